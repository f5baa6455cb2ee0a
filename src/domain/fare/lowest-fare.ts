import type { LowestFare, LowestFareRule } from '../../contract/travel-standard/shapes';
import type { FareOption } from './fare-option';
import { obstaclesFor, type FareParty, type Obstacle } from './obstacle';

/** Part of a standard that selects the compared fares. */
export interface LowestFareTerms {
  rule: LowestFareRule;
  /** Highest cabin type that the standard allows on the flight of a fare. */
  maxCabinOf(option: FareOption): 1 | 2 | 3;
}

/**
 * Reason why a fare is not compared: the standard's own terms, or an obstacle that keeps these passengers from it now.
 */
export type ExclusionReason = 'cabin' | 'shared' | 'connection' | Obstacle;

const MINUTE = 60_000;

/**
 * Returns the compared fares of one leg beside the selected one (domain terms, section 3, points 1 and 2): same date,
 * departing within ±N minutes, boundaries included, in an allowed cabin, and available to these passengers now; shared
 * flights and connections only where set. `options` have the selected fare's origin and destination. Sorted by price,
 * then departure, then flight number; within one flight by cabin code and policy, so that the result does not depend on
 * the order of `options`.
 */
export function countingFares(
  selected: FareOption,
  options: readonly FareOption[],
  terms: LowestFareTerms,
  party: FareParty,
): FareOption[] {
  const leftOut = exclusionReasonBy(terms, party);
  return faresInWindow(selected, options, terms.rule)
    .filter((option) => leftOut(option) === undefined)
    .sort(cheaperFirst);
}

/** Returns the fares of a leg in the rule's window around the selected one, compared or not. */
export function faresInWindow(
  { takeOffTime }: Pick<FareOption, 'takeOffTime'>,
  options: readonly FareOption[],
  { minutes }: Pick<LowestFareRule, 'minutes'>,
): FareOption[] {
  const departure = minutesOf(takeOffTime);
  const date = takeOffTime.slice(0, 10);
  return options.filter(
    (option) =>
      option.takeOffTime.startsWith(date) && Math.abs(minutesOf(option.takeOffTime) - departure) <= minutes,
  );
}

/**
 * Returns the lowest fare beside any fare of the leg, as `lowestFare` of its `countingFares`. It selects the compared
 * fares once and each window once per time of departure, for result lists, which query every fare.
 */
export function lowestFaresOf(
  options: readonly FareOption[],
  terms: LowestFareTerms,
  party: FareParty,
): (selected: FareOption) => LowestFare | null {
  const leftOut = exclusionReasonBy(terms, party);
  const cheapest = new Map<string, FareOption>();
  for (const option of options) {
    const known = cheapest.get(option.takeOffTime);
    if (known !== undefined && cheaperFirst(known, option) <= 0) continue;
    if (leftOut(option) === undefined) cheapest.set(option.takeOffTime, option);
  }
  // Parses times once, because a leg has as many windows as departures.
  const candidates = [...cheapest.values()]
    .sort(cheaperFirst)
    .map((option) => ({ option, at: minutesOf(option.takeOffTime) }));
  const byDeparture = new Map<string, FareOption | undefined>();
  return (selected) => {
    const { takeOffTime } = selected;
    if (!byDeparture.has(takeOffTime)) {
      const departure = minutesOf(takeOffTime);
      const date = takeOffTime.slice(0, 10);
      const found = candidates.find(
        ({ option, at }) =>
          Math.abs(at - departure) <= terms.rule.minutes && option.takeOffTime.startsWith(date),
      );
      byDeparture.set(takeOffTime, found?.option);
    }
    const lowest = byDeparture.get(takeOffTime);
    return lowestFare(selected, lowest === undefined ? [] : [lowest]);
  };
}

/** Returns the lowest of the compared fares and the difference of the selected one to it; null without any. */
export function lowestFare(selected: FareOption, counting: readonly FareOption[]): LowestFare | null {
  const [lowest] = counting;
  if (lowest === undefined) return null;
  const { flightNo, takeOffTime, cabinCode, policyId, salePrice } = lowest;
  const difference = Math.max(0, selected.salePrice - salePrice);
  return { flightNo, takeOffTime, cabinCode, policyId, salePrice, difference };
}

/** Returns the highest price within the tolerance of the lowest, a percentage rounded down to whole fen. */
export function highestWithin(lowest: number, { kind, value }: LowestFareRule['tolerance']): number {
  return lowest + (kind === 'amount' ? value : Math.floor((lowest * value) / 100));
}

/** Returns cheaper flights to offer in place of the selected fare: those compared, each with its cheapest fare. */
export function cheaperFares(selected: FareOption, counting: readonly FareOption[]): FareOption[] {
  const seen = new Set<string>();
  return counting.filter(({ flightNo, takeOffTime, salePrice }) => {
    const flight = `${flightNo}@${takeOffTime}`;
    if (salePrice >= selected.salePrice || seen.has(flight)) return false;
    seen.add(flight);
    return true;
  });
}

/** Returns the first reason why a fare is not compared, regardless of its departure; undefined when it is compared. */
export function exclusionReasonBy(
  terms: LowestFareTerms,
  party: FareParty,
): (option: FareOption) => ExclusionReason | undefined {
  const { rule } = terms;
  const obstacleOf = obstaclesFor(party);
  return (option) => {
    if (option.cabinType > terms.maxCabinOf(option)) return 'cabin';
    if (option.isShared && !rule.withShared) return 'shared';
    if (option.isConnection && !rule.withConnections) return 'connection';
    return obstacleOf(option);
  };
}

export function cheaperFirst(a: FareOption, b: FareOption): number {
  return (
    a.salePrice - b.salePrice ||
    order(a.takeOffTime, b.takeOffTime) ||
    order(a.flightNo, b.flightNo) ||
    order(a.cabinCode, b.cabinCode) ||
    order(a.policyId, b.policyId)
  );
}

/** Wall clocks of one airport differ like instants, because China has no summer time. */
function minutesOf(wallClock: string): number {
  return Date.parse(`${wallClock}:00Z`) / MINUTE;
}

function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
