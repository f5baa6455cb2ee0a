import { useStore } from 'zustand';
import { now } from '../../../src/domain/clock';
import { shanghaiDate } from '../../../src/domain/shanghai-time';
import { Button } from '../../../src/ui/button/Button';
import { DateRangeField } from '../../../src/ui/date/DateRangeField';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { faultOf, type ReconciliationStore } from './reconciliation-store';
import { reconciliationTexts } from './texts';

/** First day with travel records. */
const FIRST_DAY = '2015-01-01';

/** The period that is reconciled. */
export function PeriodBar({ reconciling }: { reconciling: ReconciliationStore }) {
  const t = useTexts(reconciliationTexts);
  const { typed } = useStore(reconciling.store);
  const fault = faultOf(typed);
  const isOfBegin = fault === 'noBegin';
  const message = fault && t[fault];
  return (
    <div className="rc-period" part="filters">
      <DateRangeField
        from={{
          label: t.from,
          shortName: t.fromShort,
          value: typed.beginDate,
          error: isOfBegin ? message : undefined,
        }}
        to={{
          label: t.to,
          shortName: t.toShort,
          value: typed.endDate,
          error: isOfBegin ? undefined : message,
        }}
        min={FIRST_DAY}
        max={`${Number(shanghaiDate(now()).slice(0, 4)) + 1}-12-31`}
        onChange={({ from, to }) => reconciling.type({ beginDate: from, endDate: to })}
      />
      <Button onClick={reconciling.takeLastMonth}>{t.lastMonth}</Button>
    </div>
  );
}
