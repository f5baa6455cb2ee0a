import type { OverPolicy, StandardSnapshot } from '../../contract/travel-standard/shapes';
import { BY_STRICTNESS } from './travel-standard';

/** Value of a missing limit. */
const FREE = Number.POSITIVE_INFINITY;

/**
 * Returns the strictness of a standard as numbers by importance, lower is stricter: the highest cabin, the caps of
 * discounts and of the price, the lowest-fare rule (present or not, kind and size of the tolerance, size of the
 * window), days ahead, and the policy.
 */
function strictnessOf({
  maxCabinType,
  discountCaps: { economy, business, first },
  maxPrice,
  lowestFare,
  advanceDays,
  policy,
}: StandardSnapshot): number[] {
  const lowest =
    lowestFare === null
      ? [1, 0, 0, 0]
      : [0, lowestFare.tolerance.kind === 'amount' ? 0 : 1, lowestFare.tolerance.value, -lowestFare.minutes];
  return [
    maxCabinType,
    economy ?? FREE,
    business ?? FREE,
    first ?? FREE,
    maxPrice ?? FREE,
    ...lowest,
    -advanceDays,
    -BY_STRICTNESS.indexOf(policy),
  ];
}

/** Returns the strictest standard; of equals the first. Undefined for an empty list. */
export function strictest<S extends { snapshot: StandardSnapshot }>(standards: readonly S[]): S | undefined {
  const [first, ...others] = standards;
  if (first === undefined) return undefined;
  return others.reduce((best, other) => (isStricter(other.snapshot, best.snapshot) ? other : best), first);
}

function isStricter(one: StandardSnapshot, than: StandardSnapshot): boolean {
  const [a, b] = [strictnessOf(one), strictnessOf(than)];
  const at = a.findIndex((value, i) => value !== b[i]);
  return at >= 0 && (a[at] ?? 0) < (b[at] ?? 0);
}

/**
 * True when a standard allows a person more than the former one. null: no standard. Another kind of tolerance counts as
 * more.
 */
export function isLooserStandard(before: StandardSnapshot | null, after: StandardSnapshot | null): boolean {
  if (before === null) return false;
  if (after === null) return true;
  const capsOf = ({ maxCabinType, discountCaps, maxPrice, advanceDays, policy }: StandardSnapshot) => [
    maxCabinType,
    discountCaps.economy ?? FREE,
    discountCaps.business ?? FREE,
    discountCaps.first ?? FREE,
    maxPrice ?? FREE,
    -advanceDays,
    -BY_STRICTNESS.indexOf(policy),
  ];
  const former = capsOf(before);
  return (
    capsOf(after).some((cap, at) => cap > (former[at] ?? FREE)) ||
    isLooserLowest(before.lowestFare, after.lowestFare)
  );
}

type LowestFareRule = StandardSnapshot['lowestFare'];

function isLooserLowest(before: LowestFareRule, after: LowestFareRule): boolean {
  if (before === null) return false;
  if (after === null) return true;
  return (
    after.tolerance.kind !== before.tolerance.kind ||
    after.tolerance.value > before.tolerance.value ||
    after.minutes < before.minutes ||
    (before.withShared && !after.withShared) ||
    (before.withConnections && !after.withConnections)
  );
}

/** A limit of an amount and the policy above it; null: no limit. */
export interface LimitBound {
  limit: number;
  policy: OverPolicy;
}

export function isLooserBound(before: LimitBound | null, after: LimitBound | null): boolean {
  if (before === null) return false;
  if (after === null) return true;
  return (
    after.limit > before.limit || BY_STRICTNESS.indexOf(after.policy) < BY_STRICTNESS.indexOf(before.policy)
  );
}
