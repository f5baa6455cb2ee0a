import type { GroundProduct } from '../../contract/travel-standard/ground-standards';

/** The highest class that a grade may use; `leastMinutes`: of trains that run so long, null: of all. */
export interface ClassLimit {
  product: GroundProduct;
  gradeNo: string;
  highestClass: 1 | 2 | 3;
  leastMinutes: number | null;
}

/**
 * Returns the highest class that a grade may use: the limit for the longest duration that the journey reaches, else that
 * for all; null: none is set. `minutes` null: the duration is unknown.
 */
export function highestClassOf(
  limits: readonly ClassLimit[],
  product: GroundProduct,
  gradeNo: string,
  minutes: number | null,
): 1 | 2 | 3 | null {
  const [nearest] = limits
    .filter(
      (limit) =>
        limit.product === product &&
        limit.gradeNo === gradeNo &&
        (limit.leastMinutes === null || (minutes !== null && minutes >= limit.leastMinutes)),
    )
    .toSorted((a, b) => (b.leastMinutes ?? 0) - (a.leastMinutes ?? 0));
  return nearest?.highestClass ?? null;
}

/** Returns the durations at which the limits of a grade change, in minutes; 0 for the shortest journeys. */
export const durationsOf = (limits: readonly ClassLimit[]): number[] => [
  ...new Set([0, ...limits.flatMap(({ leastMinutes }) => leastMinutes ?? [])]),
];
