import type { FormFields, TripTolerance } from '../../../src/contract/approval/trip';
import { budgetOf, daysOf } from '../../../src/domain/approval/trip';
import { formatPrice } from '../../../src/domain/money/money';
import { isCalendarDate } from '../../../src/domain/shanghai-time';
import { Fact, Facts } from '../../../src/ui/layout/Facts';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { RequestDraft } from './draft/draft';
import { ExpectedPath } from './fields/ExpectedPath';
import { contentOf } from './draft/former';
import { legOf } from './legs/leg-entry';
import { requestTexts } from './texts';
import { changesBeyondTolerance, Tolerance } from './fields/Tolerance';

interface Props {
  draft: RequestDraft;
  rules: FormFields;
  tolerance: TripTolerance | null;
}

/** Totals of the request as filled in, and its expected approval path, beside the form. */
export function RequestSummary({ draft, rules, tolerance }: Props) {
  const t = useTexts(requestTexts);
  const legs = draft.legs.map(legOf);
  const budget = rules.budget === 'hidden' ? null : budgetOf(legs);
  const dated = legs.filter(({ beginDate, endDate }) => isCalendarDate(beginDate) && isCalendarDate(endDate));
  const days = daysOf(dated.length === legs.length ? dated : []);
  const isDated = days.beginDate !== '' && days.beginDate <= days.endDate;
  const change = draft.change && isDated ? { ...draft.change, content: contentOf(draft) } : null;
  const isAsked = !change || changesBeyondTolerance(change.agreed, change.content, tolerance).length > 0;
  const hasBudget = rules.budget !== 'hidden';
  return (
    <aside className="tr-summary" aria-label={t.summary}>
      {(isDated || hasBudget) && (
        <Facts>
          {isDated && <Fact name={t.days}>{t.dayRange(days.beginDate, days.endDate)}</Fact>}
          {hasBudget && (
            <Fact name={t.total}>{budget === null ? t.noBudget : `¥${formatPrice(budget)}`}</Fact>
          )}
        </Facts>
      )}
      {change && <Tolerance agreed={change.agreed} content={change.content} tolerance={tolerance} />}
      {isAsked && (
        <ExpectedPath
          applyType={draft.applyType}
          budget={budget}
          costCenterNo={draft.costCenterNo}
          travellerNOs={draft.travellers.map(({ staffNO }) => staffNO)}
          {...days}
        />
      )}
    </aside>
  );
}
