import { queryTicketRuleSec } from '../../../src/contract/flight-booking/booking';
import { legName } from '../../../src/domain/fare/leg-name';
import { instantOf } from '../../../src/domain/shanghai-time';
import { useCall } from '../../../src/element/data/use-call';
import { ErrorState } from '../../../src/ui/feedback/ErrorState';
import { SkeletonRows } from '../../../src/ui/feedback/SkeletonRows';
import { TicketRules } from '../../../src/ui/fare/TicketRules';
import type { Choice } from '../model/flow';
import { voyageOf } from '../model/voyage';

/** Refund, change and baggage rules of what is about to be bought, leg by leg. */
export function ChosenRules({ choices }: { choices: readonly Choice[] }) {
  const rules = useCall(queryTicketRuleSec, {
    voyages: choices.map(({ offer, fare }, leg) => voyageOf(offer, fare, leg + 1)),
  });
  return (
    <section className="fb-card" aria-labelledby="fb-chosen-rules">
      <header>
        <h2 id="fb-chosen-rules">退改和行李</h2>
        <span className="fb-card-note">按每位成人、当前时间</span>
      </header>
      {rules.isPending && <SkeletonRows rows={3} label="正在查询退改规则" />}
      {rules.isError && (
        <ErrorState message="退改规则查询失败，请重试" onRetry={() => void rules.refetch()} />
      )}
      {rules.data?.map((rule, leg) => {
        const choice = choices[leg];
        return (
          choice && (
            <LegRules key={rule.segmentNo} choice={choice} rule={rule} name={legName(choices.length, leg)} />
          )
        );
      })}
    </section>
  );
}

interface LegRulesProps {
  choice: Choice;
  rule: Parameters<typeof TicketRules>[0]['rule'];
  /** 去程 or 返程; '' of a journey of one leg. */
  name: string;
}

function LegRules({ choice: { offer, fare }, rule, name }: LegRulesProps) {
  const { carrierShortName, flightNo, takeOffTime } = offer.flight;
  return (
    <div className="fb-leg-rules">
      <h3>
        {name} {carrierShortName} {flightNo} {fare.unit.cabinName} {fare.unit.cabinCode}舱
      </h3>
      <TicketRules rule={rule} departure={instantOf(takeOffTime).getTime()} />
    </div>
  );
}
