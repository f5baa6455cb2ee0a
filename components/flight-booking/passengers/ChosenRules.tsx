import { queryTicketRuleSec } from '../../../src/contract/flight-booking/booking';
import { flightNames } from '../../../src/domain/fare/leg-name';
import { legTexts } from '../../../src/domain/fare/legs/texts';
import { instantOf } from '../../../src/domain/shanghai-time';
import { useCall } from '../../../src/element/data/use-call';
import { ErrorState } from '../../../src/ui/feedback/ErrorState';
import { SkeletonRows } from '../../../src/ui/feedback/SkeletonRows';
import { InlineName } from '../../../src/ui/layout/disclosure/InlineName';
import { TicketRules } from '../../../src/ui/fare/TicketRules';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { Choice } from '../model/journey';
import { sectorsOf, type Sector } from '../model/sectors';
import { voyagesOf } from '../model/voyage';
import { resultTexts } from '../results/texts';
import { flightPassengerTexts } from './texts';

/** Refund, change and baggage rules of the chosen fares, leg by leg. */
export function ChosenRules({ choices }: { choices: readonly Choice[] }) {
  const t = useTexts(flightPassengerTexts);
  const leg = useTexts(legTexts);
  const rules = useCall(queryTicketRuleSec, {
    voyages: voyagesOf(choices),
  });
  const sectors = choices.flatMap(sectorsOf);
  const names = flightNames(
    choices.flatMap((choice, i) => sectorsOf(choice).map(() => i + 1)),
    leg,
  );
  return (
    <section className="fb-card" aria-labelledby="fb-chosen-rules">
      <header>
        <h2 id="fb-chosen-rules">{t.rules}</h2>
        <span className="fb-card-note">{t.rulesNote}</span>
      </header>
      {rules.isPending && <SkeletonRows rows={3} label={t.askingRules} />}
      {rules.isError && <ErrorState message={t.rulesFailed} onRetry={() => void rules.refetch()} />}
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
  /** Name of the flight within the journey; '' for a single flight. */
  name: string;
}

function SectorRules({ sector: { flight, unit }, rule, name }: SectorRulesProps) {
  const results = useTexts(resultTexts);
  return (
    <div className="fb-leg-rules">
      <h3>
        {name} <InlineName>{flight.carrierShortName}</InlineName> {flight.flightNo}{' '}
        {results.cabinName(unit.cabinType, unit.cabinName)} {results.cabin(unit.cabinCode)}
      </h3>
      <TicketRules rule={rule} departure={instantOf(flight.takeOffTime).getTime()} />
    </div>
  );
}
