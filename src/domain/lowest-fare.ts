import type { LowestFare, LowestFareRule } from '../contract/standard-shapes';
import { checkBookingLimits, type LimitedPassenger } from './booking-limits';
import type { FareOption } from './fare-option';

/** Who is to fly on every fare looked at. */
export interface FareParty {
  passengers: readonly LimitedPassenger[];
  /** Seats they take: an infant takes none. */
  seats: number;
}

/** The part of a standard that says which fares count. */
export interface LowestFareTerms {
  rule: LowestFareRule;
  maxCabinType: 1 | 2 | 3;
}

const MINUTE = 60_000;

/**
 * The fares of one leg that count beside the selected one (domain terms, section 3, points 1 and 2): same date,
 * departing within ±N minutes, boundaries included, with enough seats, in an allowed cabin, that these passengers
 * may buy; shared flights and connections only where set. `options` are of the selected fare's origin and
 * destination. By price, then departure, then flight number; equals keep their order.
 */
export function countingFares(
  selected: FareOption,
  options: readonly FareOption[],
  { rule, maxCabinType }: LowestFareTerms,
  { passengers, seats }: FareParty,
): FareOption[] {
  const departure = minutesOf(selected.takeOffTime);
  const date = selected.takeOffTime.slice(0, 10);
  return options
    .filter(
      (option) =>
        option.takeOffTime.startsWith(date) &&
        Math.abs(minutesOf(option.takeOffTime) - departure) <= rule.minutes &&
        option.seatCount >= Math.min(seats, 9) &&
        option.cabinType <= maxCabinType &&
        (rule.withShared || !option.isShared) &&
        (rule.withConnections || !option.isConnection) &&
        mayBuy(option, passengers),
    )
    .sort(
      (a, b) =>
        a.salePrice - b.salePrice || order(a.takeOffTime, b.takeOffTime) || order(a.flightNo, b.flightNo),
    );
}

/** The lowest of the fares that count and what the selected one costs above it; null where none counts. */
export function lowestFare(selected: FareOption, counting: readonly FareOption[]): LowestFare | null {
  const [lowest] = counting;
  if (lowest === undefined) return null;
  const { flightNo, takeOffTime, cabinCode, policyId, salePrice } = lowest;
  const difference = Math.max(0, selected.salePrice - salePrice);
  return { flightNo, takeOffTime, cabinCode, policyId, salePrice, difference };
}

/** The highest price that is still within: the lowest and the tolerance, a percentage rounded down to whole fen. */
export function highestWithin(lowest: number, { kind, value }: LowestFareRule['tolerance']): number {
  return lowest + (kind === 'amount' ? value : Math.floor((lowest * value) / 100));
}

/** Cheaper flights to offer in place of the selected fare: those that count, each with its cheapest fare. */
export function cheaperFares(selected: FareOption, counting: readonly FareOption[]): FareOption[] {
  const seen = new Set<string>();
  return counting.filter(({ flightNo, takeOffTime, salePrice }) => {
    const flight = `${flightNo}@${takeOffTime}`;
    if (salePrice >= selected.salePrice || seen.has(flight)) return false;
    seen.add(flight);
    return true;
  });
}

function mayBuy({ limits }: FareOption, passengers: readonly LimitedPassenger[]): boolean {
  // most fares have no restriction, and a busy leg has hundreds of fares
  if (limits.every(({ plimit }) => plimit === '')) return true;
  return checkBookingLimits({ voyageType: 1, segments: [{ segmentNo: 1, flights: limits }], passengers })
    .success;
}

/** Wall clocks of one airport differ like instants: China keeps no summer time. */
function minutesOf(wallClock: string): number {
  return Date.parse(`${wallClock}:00Z`) / MINUTE;
}

function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
