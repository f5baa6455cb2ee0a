import { NOTHING, type Measure, type Measures } from '../../../../src/contract/report/measures';
import { PRODUCTS, type ReportRow } from '../../../../src/contract/report/report';
import { METRICS, type MetricKey } from '../../../../src/domain/report/metrics';
import { partsOf, type Granularity, type Period } from '../../../../src/domain/report/period';
import type { Shares } from '../reports/report-type';

export const SHARES: Readonly<Record<Shares, readonly Measure[]>> = {
  lead: ['lead0', 'lead1', 'lead3', 'lead7', 'lead14'],
  class: ['class1', 'class2', 'class3'],
};

/** True when a period has no data, so that no comparison is made with it. */
export const hasNoData = (sums: Measures): boolean => Object.values(sums).every((sum) => sum === 0);

/** Rows for every part of the period. The gateway omits parts without data. */
export function fillPeriod(
  rows: readonly ReportRow[],
  period: Period,
  granularity: Granularity,
): ReportRow[] {
  const byKey = new Map(rows.map((row) => [row.key, row]));
  return partsOf(period, granularity).map((key) => byKey.get(key) ?? { key, name: key, measures: NOTHING });
}

export const valuesOf = (all: readonly (Measures | undefined)[], metric: MetricKey): (number | null)[] =>
  all.map((measures) => (measures ? METRICS[metric].of(measures) : null));

/** Compared figures by position: the n-th part of the other period. */
export const comparedByPosition = (length: number, rows: readonly ReportRow[]): (Measures | undefined)[] =>
  Array.from({ length }, (_, at) => rows[at]?.measures);

/** Hue of a product on all charts, from 0. */
export const productHue = (product: string): number => PRODUCTS.findIndex((one) => one === product);

/** Compared figures by key. A missing row counts as zero. */
export function comparedByKey(
  rows: readonly ReportRow[],
  { rowList, rowCount }: { rowList: readonly ReportRow[]; rowCount: number },
): (ReportRow | undefined)[] {
  const byKey = new Map(rowList.map((row) => [row.key, row]));
  // a row missing from a truncated result may have been cut off
  const isRest = rowCount > rowList.length;
  return rows.map((row) => byKey.get(row.key) ?? (isRest ? undefined : { ...row, measures: NOTHING }));
}
