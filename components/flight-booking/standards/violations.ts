import type { OverPolicy, StandardViolation } from '../../../src/contract/standards/shapes';

/** One segment and rule among the violations of a choice. */
export const violationKey = ({ segmentNo, rule }: Pick<StandardViolation, 'segmentNo' | 'rule'>): string =>
  `${segmentNo}-${rule}`;

/** The strictest policy broken, as the gateway counts it; null for none. */
export function strictestOf(violations: readonly StandardViolation[]): OverPolicy | null {
  const byStrictness: readonly OverPolicy[] = [2, 3, 1, 0];
  return byStrictness.find((policy) => violations.some((violation) => violation.policy === policy)) ?? null;
}
