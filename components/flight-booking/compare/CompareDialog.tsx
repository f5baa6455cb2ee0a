import { use, useState } from 'react';
import { instantOf } from '../../../src/domain/shanghai-time';
import { canBookAt } from '../../../src/domain/travel-standard/work-time';
import { queryTicketRuleSec } from '../../../src/contract/flight-booking/booking';
import { useCalls } from '../../../src/element/data/use-call';
import { Button } from '../../../src/ui/button/Button';
import { Checkbox } from '../../../src/ui/field/choice/Checkbox';
import { Dialog } from '../../../src/ui/overlay/Dialog';
import type { Booking } from '../model/booking';
import { chooseFare } from '../model/order/choose-fare';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { Choice } from '../model/journey';
import { ruleBody } from '../fares/rule-body';
import { useBookTimes } from '../fares/use-book-times';
import { BudgetContext } from '../requests/budget-context';
import { ExplanationContext } from '../standards/explanation-context';
import { useCompareLabels } from './labels';
import { compareRows, differsBy } from './compare';
import { CompareTable } from './CompareTable';
import { compareTexts } from './texts';
import { now } from '../../../src/domain/clock';

interface Props {
  booking: Booking;
  choices: readonly Choice[];
  onClose(): void;
}

/** Price units side by side, one per column. The best value of a row is also marked in words. */
export function CompareDialog({ booking, choices, onClose }: Props) {
  const t = useTexts(compareTexts);
  const words = useCompareLabels();
  const isTelling = differsBy(t.waiting);
  const rules = useCalls(
    queryTicketRuleSec,
    choices.map(({ offer, fare }) => ruleBody(offer, fare)),
  );
  const [openedAt] = useState(now);
  const { daysOff, workTime } = useBookTimes(booking);
  const rows = compareRows(
    choices.map((choice, i) => ({
      ...choice,
      rule: rules[i]?.data?.[0],
      hoursLeft: (instantOf(choice.offer.flight.takeOffTime).getTime() - openedAt.getTime()) / 3_600_000,
    })),
    words,
  );
  const explain = use(ExplanationContext);
  const explanations = choices.map(({ offer, fare }) => explain(offer, fare));
  const budgets = choices.map(use(BudgetContext));
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const hidden = onlyDifferences ? rows.filter((row) => !isTelling(row)).length : 0;
  const failed = rules.filter(({ isError }) => isError);
  return (
    <Dialog title={t.title} size="large" onClose={onClose}>
      {failed.length > 0 && (
        <p className="fb-compare-failed" role="alert">
          {t.failed}
          <Button
            variant="text"
            size="small"
            onClick={() => {
              for (const rule of failed) void rule.refetch();
            }}
          >
            {t.retry}
          </Button>
        </p>
      )}
      <div className="fb-compare-tools">
        <Checkbox checked={onlyDifferences} onChange={setOnlyDifferences}>
          {t.onlyDifferences}
        </Checkbox>
        <span role="status">{hidden > 0 && t.hidden(hidden)}</span>
      </div>
      <CompareTable
        choices={choices}
        rows={onlyDifferences ? rows.filter(isTelling) : rows}
        explanations={explanations}
        budgets={budgets}
        onlyDifferences={onlyDifferences}
        canBook={({ fare }) => canBookAt(fare.unit.canBookTime, openedAt, daysOff, workTime)}
        onBook={(choice) => chooseFare(booking, choice)}
      />
    </Dialog>
  );
}
