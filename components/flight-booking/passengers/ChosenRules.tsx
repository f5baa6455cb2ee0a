import { queryTicketRuleSec } from '../../../src/contract/flight-booking/booking';
import { flightNames } from '../../../src/domain/fare/leg-name';
import { instantOf } from '../../../src/domain/shanghai-time';
import { useCall } from '../../../src/element/data/use-call';
import { ErrorState } from '../../../src/ui/feedback/ErrorState';
import { SkeletonRows } from '../../../src/ui/feedback/SkeletonRows';
import { InlineName } from '../../../src/ui/layout/InlineName';
import { TicketRules } from '../../../src/ui/fare/TicketRules';
import type { Choice } from '../model/flow';
import { sectorsOf, type Sector } from '../model/sectors';
import { voyagesOf } from '../model/voyage';

/** Refund, change and baggage rules of what is about to be bought, leg by leg. */
export function ChosenRules({ choices }: { choices: readonly Choice[] }) {
  const rules = useCall(queryTicketRuleSec, {
    voyages: voyagesOf(choices),
  });
  const sectors = choices.flatMap(sectorsOf);
  const names = flightNames(choices.flatMap((choice, leg) => sectorsOf(choice).map(() => leg + 1)));
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
      {rules.data?.map((rule, i) => {
        const sector = sectors[i];
        return (
          sector && (
            <SectorRules
              key={`${sector.flight.flightNo}${sector.flight.takeOffTime}`}
              sector={sector}
              rule={rule}
              name={names[i] ?? ''}
            />
          )
        );
      })}
    </section>
  );
}

interface SectorRulesProps {
  sector: Sector;
  rule: Parameters<typeof TicketRules>[0]['rule'];
  /** What the flight is called among those of the journey; '' of a single one. */
  name: string;
}

function SectorRules({ sector: { flight, unit }, rule, name }: SectorRulesProps) {
  return (
    <div className="fb-leg-rules">
      <h3>
        {name} <InlineName>{flight.carrierShortName}</InlineName> {flight.flightNo} {unit.cabinName}{' '}
        {unit.cabinCode}舱
      </h3>
      <TicketRules rule={rule} departure={instantOf(flight.takeOffTime).getTime()} />
    </div>
  );
}
