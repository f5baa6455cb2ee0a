import type { Measures } from '../../../../src/contract/report/measures';
import type { ReportRow } from '../../../../src/contract/report/report';
import { METRICS, type MetricKey } from '../../../../src/domain/report/metrics';

/** Maximum numbers of bars and of shares that can be told apart. */
export const MOST_BARS = 10;
const MOST_SHARES = 8;

/** Rows with the largest values. */
export function largestRows(rows: readonly ReportRow[], metric: MetricKey, most: number): ReportRow[] {
  const { of } = METRICS[metric];
  const sizeOf = ({ measures }: ReportRow) => of(measures) ?? Number.NEGATIVE_INFINITY;
  // equal rows keep their order
  return rows.toSorted((one, other) => sizeOf(other) - sizeOf(one) || 0).slice(0, most);
}

interface Parts {
  parts: ReportRow[];
  /** Remainder of the whole beyond the parts. */
  rest: number;
  /** True when a part is negative. The parts are then drawn as bars, not as shares of a whole. */
  isBelowZero: boolean;
}

/** Parts of a whole, with the rest combined. Rows of value 0 are left out. */
export function sharesOf(rows: readonly ReportRow[], metric: MetricKey, total: Measures): Parts {
  const { of } = METRICS[metric];
  const valueOf = ({ measures }: ReportRow) => of(measures) ?? 0;
  const some = rows.filter((row) => valueOf(row) !== 0);
  const bySize = some.toSorted((one, other) => Math.abs(valueOf(other)) - Math.abs(valueOf(one)) || 0);
  const isCut = some.length > MOST_SHARES;
  const parts = largestRows(isCut ? bySize.slice(0, MOST_SHARES - 1) : bySize, metric, some.length);
  const sum = parts.reduce((all, row) => all + valueOf(row), 0);
  const rest = isCut ? (of(total) ?? 0) - sum : 0;
  return { parts, rest, isBelowZero: rest < 0 || parts.some((row) => valueOf(row) < 0) };
}
