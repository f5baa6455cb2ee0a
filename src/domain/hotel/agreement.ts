import type { AgreementState } from '../../contract/hotel/hotel-agreements';
import type { AgreedRoom } from '../../contract/hotel/values';
import type { Period } from '../../contract/resource/values';
import { addDays } from '../shanghai-time';

/** An agreement is about to end for so many days. */
const ENDING_DAYS = 30;

/** Last day of those that end soon, as seen on a day. */
export const endingUntil = (today: string): string => addDays(today, ENDING_DAYS);

/** How an agreement stands on a day, YYYY-MM-DD. */
export function agreementState(
  { isEnable, validPeriod: { from, to } }: { isEnable: boolean; validPeriod: Period },
  today: string,
): AgreementState {
  if (!isEnable) return 'disabled';
  if (to < today) return 'expired';
  if (from > today) return 'upcoming';
  return to <= endingUntil(today) ? 'ending' : 'enabled';
}

/** May it be booked at? */
export const isInForce = (state: AgreementState): boolean => state === 'enabled' || state === 'ending';

/** How prices are agreed. */
export interface Tax {
  isTaxIncluded: boolean;
  /** Percent. */
  taxRate: number;
}

const PERCENT = 100;
/** What is paid for a price, fen. */
export const withTax = (price: number, { isTaxIncluded, taxRate }: Tax): number =>
  isTaxIncluded ? price : Math.round((price * (PERCENT + taxRate)) / PERCENT);

/** The cheapest room on a weekday, with tax; there is at least one. */
export const lowestPrice = (rooms: readonly AgreedRoom[], tax: Tax): number =>
  Math.min(...rooms.map(({ weekdayPrice }) => withTax(weekdayPrice, tax)));

/** Nights of a week at either price. */
const NIGHTS = { weekday: 5, weekend: 2 };

/** The cheapest room a night over a whole week, with tax. */
export const weekPrice = (rooms: readonly AgreedRoom[], tax: Tax): number =>
  Math.min(
    ...rooms.map(({ weekdayPrice, weekendPrice }) =>
      Math.round(
        (withTax(weekdayPrice, tax) * NIGHTS.weekday + withTax(weekendPrice, tax) * NIGHTS.weekend) /
          (NIGHTS.weekday + NIGHTS.weekend),
      ),
    ),
  );

/** Rooms that cost no more than a limit on any night; no limit: all of them. */
export const roomsWithin = (
  rooms: readonly AgreedRoom[],
  tax: Tax,
  limit: number | null,
): readonly AgreedRoom[] =>
  rooms.filter(
    ({ weekdayPrice, weekendPrice }) =>
      limit === null || withTax(Math.max(weekdayPrice, weekendPrice), tax) <= limit,
  );

/** What a night may cost those of a grade. */
export interface NightLimit {
  gradeNo: string;
  /** Cities of this tier; null: all cities. */
  tierNo: string | null;
  limit: number;
}

/** The limit of a grade in a city: that for its tier before that for all cities; null: none. */
export function nightLimit(
  limits: readonly NightLimit[],
  gradeNo: string,
  tierNo: string | null,
): number | null {
  const own = limits.filter((one) => one.gradeNo === gradeNo);
  const ofTier = own.find((one) => tierNo !== null && one.tierNo === tierNo);
  return (ofTier ?? own.find((one) => one.tierNo === null))?.limit ?? null;
}

/** Does one limit of a night allow more than the one before? null: none. */
export const isLooserLimit = (before: number | null, after: number | null): boolean =>
  before !== null && (after === null || after > before);

/** Do two periods, each with a last day, have a day in common? */
export const overlaps = (one: Period, other: Period): boolean => one.from <= other.to && other.from <= one.to;
