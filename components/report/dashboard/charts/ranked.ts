import type { Measures } from '../../../../src/contract/report/measures';
import type { ReportRow } from '../../../../src/contract/report/report';
import { METRICS, type MetricKey } from '../../../../src/domain/report/metrics';

/** Bars that can be told apart, and parts of a whole. */
export const MOST_BARS = 10;
const MOST_SHARES = 8;

/** The rows of the largest figures. */
export function largest(rows: readonly ReportRow[], metric: MetricKey, most: number): ReportRow[] {
  const { of } = METRICS[metric];
  const sizeOf = ({ measures }: ReportRow) => of(measures) ?? Number.NEGATIVE_INFINITY;
  // of equals the order stays
  return rows.toSorted((one, other) => sizeOf(other) - sizeOf(one) || 0).slice(0, most);
}

/** The parts of a whole, and what is left of it in one. Only what is more than nothing is a part. */
export function sharesOf(
  rows: readonly ReportRow[],
  metric: MetricKey,
  total: Measures,
): { parts: ReportRow[]; rest: number } {
  const { of } = METRICS[metric];
  const isPart = ({ measures }: ReportRow) => (of(measures) ?? 0) > 0;
  const all = largest(rows.filter(isPart), metric, rows.length);
  const parts = all.length > MOST_SHARES ? all.slice(0, MOST_SHARES - 1) : all;
  const whole = of(total) ?? 0;
  const rest = whole - parts.reduce((sum, { measures }) => sum + (of(measures) ?? 0), 0);
  return { parts, rest: all.length > MOST_SHARES && rest > 0 ? rest : 0 };
}
