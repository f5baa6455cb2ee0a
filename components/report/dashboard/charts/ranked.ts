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

interface Parts {
  parts: ReportRow[];
  /** Remainder of the whole beside the parts. */
  rest: number;
  /** Some came to less than nothing: they are no parts of a whole but bars of their own. */
  isBelowZero: boolean;
}

/** The parts of a whole, with the remainder in one; rows of value 0 are left out. */
export function sharesOf(rows: readonly ReportRow[], metric: MetricKey, total: Measures): Parts {
  const { of } = METRICS[metric];
  const valueOf = ({ measures }: ReportRow) => of(measures) ?? 0;
  const some = rows.filter((row) => valueOf(row) !== 0);
  const bySize = some.toSorted((one, other) => Math.abs(valueOf(other)) - Math.abs(valueOf(one)) || 0);
  const isCut = some.length > MOST_SHARES;
  const parts = largest(isCut ? bySize.slice(0, MOST_SHARES - 1) : bySize, metric, some.length);
  const sum = parts.reduce((all, row) => all + valueOf(row), 0);
  const rest = isCut ? (of(total) ?? 0) - sum : 0;
  return { parts, rest, isBelowZero: rest < 0 || parts.some((row) => valueOf(row) < 0) };
}
