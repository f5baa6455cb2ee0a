import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { use } from 'react';
import { Button } from '../../../../src/ui/button/Button';
import { Tag } from '../../../../src/ui/feedback/Tag';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import { BudgetMark } from '../../requests/BudgetMark';
import { BudgetContext } from '../../requests/budget-context';
import { StandardMark } from '../../standards/StandardMark';
import { isJudged, type ListedOffer } from './offers';
import { resultTexts } from '../texts';

/** Other flight numbers of the same aircraft, listed below the row on demand. */
export interface SameAircraft {
  count: number;
  /** Id of their list; undefined while it is hidden. */
  listId: string | undefined;
  toggle(): void;
}

interface Props {
  offer: ListedOffer;
  sameAircraft: SameAircraft | undefined;
}

/**
 * Marks of a flight. It is within standard and budget when a fare that the travellers can buy is; otherwise the mark
 * describes the first such fare.
 */
export function FlightMarks({ offer, sameAircraft }: Props) {
  const t = useTexts(resultTexts);
  const { flight, shownFares, isApproved } = offer;
  const theirs = shownFares.filter(({ obstacle }) => obstacle === undefined);
  const readBudget = use(BudgetContext);
  const budgets = theirs.map((fare) => readBudget({ offer, fare }));
  const [budget] = budgets.every((one) => one && one.over > 0) ? budgets : [];
  const marked = theirs.find(({ compliance }) => compliance?.violations.length === 0) ?? theirs[0];
  return (
    <div className="fb-marks">
      {isApproved && <Tag tone="accent">{t.approved}</Tag>}
      {theirs.length === 0 && <Tag tone="blocked">{t.notTheirs}</Tag>}
      {marked && isJudged(marked) && (
        <StandardMark offer={offer} fare={marked} of={t.flight(flight.flightNo)} />
      )}
      {budget && <BudgetMark reading={budget} of={t.flight(flight.flightNo)} />}
      {flight.isShare && (
        <span title={t.operatedBy(`${flight.operatingCarrierName} ${flight.operatingFlightNo}`)}>
          <Tag>
            {t.share}
            <span className="tp-visually-hidden"> {t.operatedBy(flight.operatingCarrierName)}</span>{' '}
            {flight.operatingFlightNo}
          </Tag>
        </span>
      )}
      {shownFares.some(({ unit }) => unit.isProtocol) && <Tag tone="accent">{t.protocol}</Tag>}
      {sameAircraft && <SameAircraftButton of={flight.flightNo} {...sameAircraft} />}
    </div>
  );
}

function SameAircraftButton({ of, count, listId, toggle }: SameAircraft & { of: string }) {
  const t = useTexts(resultTexts);
  const isOpen = listId !== undefined;
  return (
    <Button
      className="fb-same-aircraft"
      variant="text"
      size="small"
      icon={isOpen ? <ChevronUp /> : <ChevronDown />}
      aria-expanded={isOpen}
      aria-controls={listId}
      onClick={toggle}
    >
      <span className="tp-visually-hidden">{t.sameAircraft(of)}</span>
      {t.othersOf(count)}
    </Button>
  );
}
