import type { AgreementState } from '../../contract/hotel/hotel-agreements';
import type { AgreedRoom } from '../../contract/hotel/values';
import type { Period } from '../../contract/resource/values';
import { addDays } from '../shanghai-time';

/** Days before the end of an agreement in which it counts as ending. */
const ENDING_DAYS = 30;

/** Returns the latest last day of agreements that count as ending on `today`. */
export const endingUntil = (today: string): string => addDays(today, ENDING_DAYS);

/** Returns the state of an agreement on a day, YYYY-MM-DD. */
export function agreementState(
  { isEnable, validPeriod: { from, to } }: { isEnable: boolean; validPeriod: Period },
  today: string,
): AgreementState {
  if (!isEnable) return 'disabled';
  if (to < today) return 'expired';
  if (from > today) return 'upcoming';
  return to <= endingUntil(today) ? 'ending' : 'enabled';
}

/** True when hotels can be booked under an agreement of the state. */
export const isInForce = (state: AgreementState): boolean => state === 'enabled' || state === 'ending';

/** Tax terms of agreed prices. */
export interface Tax {
  isTaxIncluded: boolean;
  /** Percent. */
  taxRate: number;
}

const PERCENT = 100;
/** Returns the price including tax, fen. */
export const withTax = (price: number, { isTaxIncluded, taxRate }: Tax): number =>
  isTaxIncluded ? price : Math.round((price * (PERCENT + taxRate)) / PERCENT);

/** Returns the price of the cheapest room on a weekday, with tax; requires at least one room. */
export const lowestPrice = (rooms: readonly AgreedRoom[], tax: Tax): number =>
  Math.min(...rooms.map(({ weekdayPrice }) => withTax(weekdayPrice, tax)));

/** Number of nights per week at either price. */
const NIGHTS = { weekday: 5, weekend: 2 };

/** Returns the average price per night of the cheapest room over a whole week, with tax. */
export const weekPrice = (rooms: readonly AgreedRoom[], tax: Tax): number =>
  Math.min(
    ...rooms.map(({ weekdayPrice, weekendPrice }) =>
      Math.round(
        (withTax(weekdayPrice, tax) * NIGHTS.weekday + withTax(weekendPrice, tax) * NIGHTS.weekend) /
          (NIGHTS.weekday + NIGHTS.weekend),
      ),
    ),
  );

/** Returns the rooms within a limit on every night; all of them without a limit. */
export const roomsWithin = (
  rooms: readonly AgreedRoom[],
  tax: Tax,
  limit: number | null,
): readonly AgreedRoom[] =>
  rooms.filter(
    ({ weekdayPrice, weekendPrice }) =>
      limit === null || withTax(Math.max(weekdayPrice, weekendPrice), tax) <= limit,
  );

/** Limit per night for a grade. */
export interface NightLimit {
  gradeNo: string;
  /** Cities of this tier; null: all cities. */
  tierNo: string | null;
  limit: number;
}

/** Returns the limit of a grade in a city: that for its tier, else that for all cities; null: none. */
export function nightlyRateLimit(
  limits: readonly NightLimit[],
  gradeNo: string,
  tierNo: string | null,
): number | null {
  const own = limits.filter((one) => one.gradeNo === gradeNo);
  const ofTier = own.find((one) => tierNo !== null && one.tierNo === tierNo);
  return (ofTier ?? own.find((one) => one.tierNo === null))?.limit ?? null;
}

/** True when a limit per night allows more than the former one. null: none. */
export const isLooserLimit = (before: number | null, after: number | null): boolean =>
  before !== null && (after === null || after > before);

/** True when two periods, each with a last day, have a day in common. */
export const overlaps = (one: Period, other: Period): boolean => one.from <= other.to && other.from <= one.to;
