import type { Measures } from '../../../../src/contract/report/measures';
import { METRICS, type MetricKey } from '../../../../src/domain/report/metrics';
import { comparedPeriod, daysOfMonth, type Period } from '../../../../src/domain/report/period';
import type { Sort } from '../../../../src/ui/table/DataTable';
import type { BreakdownRow } from './columns';

/** Rows sorted by a figure. Rows without a value come last, and equal rows keep their order. */
export function sorted(rows: readonly BreakdownRow[], sort: Sort | undefined): readonly BreakdownRow[] {
  if (sort === undefined || !(sort.column in METRICS)) return rows;
  const { of } = METRICS[sort.column as MetricKey];
  const sign = sort.order === 'asc' ? 1 : -1;
  return rows.toSorted((one, other) => {
    const [a, b] = [of(one.measures), of(other.measures)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return sign * (a - b);
  });
}

const monthOf = (period: Period | undefined): string => period?.beginDate.slice(0, 7) ?? '';

/** Period of whole months that also covers the same months a year earlier. */
export function monthsAround({ beginDate, endDate }: Period): Period {
  const first = comparedPeriod(daysOfMonth(beginDate.slice(0, 7)), 'yearBefore');
  return { beginDate: first?.beginDate ?? beginDate, endDate };
}

/** Adds the compared months to each row. A month that is not wholly within the period gets none. */
export function comparedRows(
  rows: readonly BreakdownRow[],
  period: Period,
  months: ReadonlyMap<string, Measures> | undefined,
  nothing: Measures,
): BreakdownRow[] {
  return rows.map((row) => {
    const whole = daysOfMonth(row.key);
    const isWhole = whole.beginDate >= period.beginDate && whole.endDate <= period.endDate;
    if (!isWhole || !months) return row;
    const of = (comparison: 'before' | 'yearBefore') =>
      months.get(monthOf(comparedPeriod(whole, comparison))) ?? nothing;
    return { ...row, monthBefore: of('before'), yearBefore: of('yearBefore') };
  });
}
