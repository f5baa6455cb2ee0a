import { NOTHING, type Measure, type Measures } from '../../../../src/contract/report/measures';
import { PRODUCTS, type ReportRow } from '../../../../src/contract/report/report';
import { METRICS, type MetricKey } from '../../../../src/domain/report/metrics';
import { partsOf, type Granularity, type Period } from '../../../../src/domain/report/period';
import type { Shares } from '../reports/report-type';

export const SHARES: Readonly<Record<Shares, readonly Measure[]>> = {
  lead: ['lead0', 'lead1', 'lead3', 'lead7', 'lead14'],
  class: ['class1', 'class2', 'class3'],
};

/** Whether there is nothing in a period: then nothing is held against it. */
export const isNothing = (sums: Measures): boolean => Object.values(sums).every((sum) => sum === 0);

/** Rows by time, one for each part of the period: what is empty comes without a row. */
export function inTime(rows: readonly ReportRow[], period: Period, granularity: Granularity): ReportRow[] {
  const byKey = new Map(rows.map((row) => [row.key, row]));
  return partsOf(period, granularity).map((key) => byKey.get(key) ?? { key, name: key, measures: NOTHING });
}

export const valuesOf = (all: readonly (Measures | undefined)[], metric: MetricKey): (number | null)[] =>
  all.map((measures) => (measures ? METRICS[metric].of(measures) : null));

/** What each part of time is held against: that in the same place of the other period. */
export const inPlace = (length: number, rows: readonly ReportRow[]): (Measures | undefined)[] =>
  Array.from({ length }, (_, at) => rows[at]?.measures);

/** Hue of a product on all charts, from 0. */
export const productHue = (product: string): number => PRODUCTS.findIndex((one) => one === product);

/** What each part is held against: the same one in the other period; nothing was there unless it has a row. */
export function ofSameKey(
  rows: readonly ReportRow[],
  { rowList, rowCount }: { rowList: readonly ReportRow[]; rowCount: number },
): (ReportRow | undefined)[] {
  const byKey = new Map(rowList.map((row) => [row.key, row]));
  // one that is not among so many may be beyond the limit
  const isRest = rowCount > rowList.length;
  return rows.map((row) => byKey.get(row.key) ?? (isRest ? undefined : { ...row, measures: NOTHING }));
}
