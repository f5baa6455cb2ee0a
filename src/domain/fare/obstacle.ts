import { checkBookingLimits, type LimitedPassenger } from '../booking-limits/booking-limits';
import type { BookTime } from '../travel-standard/book-time';
import type { FareOption } from './fare-option';

/** Buyers of the examined fares, and the time of the purchase. */
export interface FareParty {
  passengers: readonly LimitedPassenger[];
  /** Seats needed; an infant needs none. */
  seats: number;
  /** Current kind of time (`bookTimeAt`); missing: fares restricted to certain hours are unavailable. */
  bookTime?: BookTime | undefined;
}

/**
 * Reason why travellers cannot buy a fare now: a restriction (specification 5.1), fewer seats than they need, or hours
 * at which it is not sold (specification 9).
 */
export type Obstacle = 'limits' | 'seats' | 'bookTime';

/** Highest shown number of seats left; it stands for so many or more. */
const MOST_SHOWN_SEATS = 9;

/**
 * Returns the first obstacle that keeps a party from buying a fare now, in the order of `Obstacle`, or undefined. For
 * result lists: a restriction that thousands of prices share is evaluated once per day of departure.
 */
export function obstaclesFor({
  passengers,
  seats,
  bookTime,
}: FareParty): (fare: Pick<FareOption, 'limits' | 'seatCount' | 'bookTimes'>) => Obstacle | undefined {
  const needed = Math.min(seats, MOST_SHOWN_SEATS);
  const known = new Map<string, boolean>();
  const meets = (limit: FareOption['limits'][number]): boolean => {
    if (limit.plimit === '') return true;
    const key = `${limit.depDate} ${limit.plimit}`;
    let met = known.get(key);
    if (met === undefined) {
      const segments = [{ segmentNo: 1, flights: [limit] }];
      met = checkBookingLimits({ voyageType: 1, segments, passengers }).success;
      known.set(key, met);
    }
    return met;
  };
  return ({ limits, seatCount, bookTimes }) => {
    if (!limits.every(meets)) return 'limits';
    if (seatCount < needed) return 'seats';
    return bookTimes.every((time) => time === bookTime) ? undefined : 'bookTime';
  };
}
