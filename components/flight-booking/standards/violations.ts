import type { OverPolicy, StandardViolation } from '../../../src/contract/travel-standard/shapes';

/** Strictest violated policy in the gateway's order; null for none. */
export function strictestOf(violations: readonly StandardViolation[]): OverPolicy | null {
  const byStrictness: readonly OverPolicy[] = [2, 3, 1, 0];
  return byStrictness.find((policy) => violations.some((violation) => violation.policy === policy)) ?? null;
}
