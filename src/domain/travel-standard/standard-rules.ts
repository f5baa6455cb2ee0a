import type { LowestFare, StandardRule, StandardSnapshot } from '../../contract/travel-standard/shapes';
import type { FareOption } from '../fare/fare-option';
import { highestWithin } from '../fare/lowest-fare';
import { daysBetween } from '../shanghai-time';
import { limitsOf } from './flight-limits';

const CLASS_GROUP = { 1: 'economy', 2: 'business', 3: 'first' } as const;

/** Returns the days from the day of booking to a date of departure, YYYY-MM-DD. */
export type DaysAhead = (date: string) => number;

/** Computes days from one day of booking, YYYY-MM-DD; caches each date, because thousands of fares share it. */
export function daysAheadOf(bookingDate: string): DaysAhead {
  const known = new Map<string, number>();
  return (date) => {
    const days = known.get(date) ?? daysBetween(bookingDate, date);
    known.set(date, days);
    return days;
  };
}

/**
 * Compares a fare with every applicable rule of a standard, in the order of `StandardRule`, including the lowest fare
 * if any. `lowest`: by this standard. Calls back instead of returning a list, because result lists evaluate thousands
 * of fares.
 */
export function readRules(
  standard: StandardSnapshot,
  fare: FareOption,
  lowest: LowestFare | null,
  daysAhead: DaysAhead,
  tell: (rule: StandardRule, threshold: number, actual: number, isOver: boolean) => void,
): void {
  const { lowestFare, advanceDays } = standard;
  const { maxCabinType, discountCaps, maxPrice } = limitsOf(standard, fare);
  const { cabinType, discount, salePrice, takeOffTime } = fare;
  tell('cabin', maxCabinType, cabinType, cabinType > maxCabinType);
  const cap = discountCaps[CLASS_GROUP[cabinType]];
  if (cap !== null) tell('discount', cap, discount, discount > cap);
  if (maxPrice !== null) tell('price', maxPrice, salePrice, salePrice > maxPrice);
  if (lowestFare !== null && lowest !== null) {
    const highest = highestWithin(lowest.salePrice, lowestFare.tolerance);
    tell('lowestFare', highest, salePrice, salePrice > highest);
  }
  if (advanceDays > 0) {
    const ahead = daysAhead(takeOffTime.slice(0, 10));
    tell('advance', advanceDays, ahead, ahead < advanceDays);
  }
}

/** True when the threshold of a rule is stricter than another. */
export function isStricter(rule: StandardRule, threshold: number, than: number): boolean {
  return rule === 'advance' ? threshold > than : threshold < than;
}
