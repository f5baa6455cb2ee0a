import type { OverPolicy, StandardSnapshot } from '../../contract/travel-standard/shapes';
import { addDays } from '../shanghai-time';
import { limitsOf, type FlightLimits, type FlightPlace } from './flight-limits';
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

/** Returns the strictest standard by its own limits; of equals the first. Undefined for an empty list. */
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
 * True when a standard allows a person more than the former one, on any flight. null: no standard. Another kind of
 * tolerance counts as more.
 */
export function isLooserStandard(before: StandardSnapshot | null, after: StandardSnapshot | null): boolean {
  if (before === null) return false;
  if (after === null) return true;
  return (
    after.advanceDays < before.advanceDays ||
    BY_STRICTNESS.indexOf(after.policy) < BY_STRICTNESS.indexOf(before.policy) ||
    placesOf([before, after]).some((place) => isHigher(limitsOf(after, place), limitsOf(before, place))) ||
    isLooserLowest(before.lowestFare, after.lowestFare)
  );
}

function isHigher(limits: FlightLimits, than: FlightLimits): boolean {
  const capsOf = ({ maxCabinType, discountCaps: { economy, business, first }, maxPrice }: FlightLimits) => [
    maxCabinType,
    ...[economy, business, first, maxPrice].map((cap) => cap ?? FREE),
  ];
  const former = capsOf(than);
  return capsOf(limits).some((cap, at) => cap > (former[at] ?? FREE));
}

/** One flight of each kind that the exceptions of these standards tell apart. */
function placesOf(standards: readonly StandardSnapshot[]): FlightPlace[] {
  const exceptions = standards.flatMap(({ exceptions: own }) => own ?? []);
  const lists = exceptions.flatMap(({ airports }) => (airports === null ? [] : [airports]));
  const byLists = new Map(
    ['', ...lists.flat()].map((code) => [lists.map((list) => list.includes(code)).join(), code]),
  );
  const seasons = exceptions.flatMap(({ season }) => (season === null ? [] : [season]));
  // a day counts alike up to the next one on which a season begins or has just ended
  const days = new Set(['01-01', ...seasons.flatMap(({ from, to }) => [from, dayAfter(to)])]);
  const durations = new Set([0, ...exceptions.flatMap(({ leastMinutes }) => leastMinutes ?? [])]);
  return [...byLists.values()].flatMap((arrAirportCode) =>
    [...days].flatMap((day) =>
      [...durations].map((travelMinutes) => ({
        arrAirportCode,
        takeOffTime: `2000-${day}T00:00`,
        travelMinutes,
      })),
    ),
  );
}

/** The day of the year after another, MM-DD, in a leap year. */
const dayAfter = (day: string): string => addDays(`2000-${day}`, 1).slice(5);

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
