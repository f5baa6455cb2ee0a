import { setImmediate } from 'node:timers/promises';
import type { DayPrice } from '../../../src/contract/flight-booking/product';
import { addDays, daysBetween, shanghaiDate } from '../../../src/domain/shanghai-time';
import type { Database } from '../db/database';
import type { BookingParameters } from '../dictionary/booking-parameters';
import { BoundedCache } from '../supplier/bounded-cache';
import type { FlightSupplier, LowFare } from '../supplier/port';
import { saleEnd } from '../flight-offers/booking-dates';
import { findTakenSeats, type TakenSeats } from '../flight-offers/taken-seats';

/** Fares cached per day; it is rare that so many of the cheapest are sold out. */
const KEPT_FARES = 40;
/** Days cached over all routes; some 5 kB each. */
const KEPT_DAYS = 2000;
/** Time for which the fares of a remote supplier are reused, and its days that are asked for at the same time. */
const REMOTE_MS = 15 * 60_000;
const REMOTE_AT_ONCE = 4;

interface DayFares {
  date: string;
  fares: readonly LowFare[];
}

interface KeptDay {
  fares: Promise<readonly LowFare[]>;
  /** ms since 1970. */
  until: number;
}

export interface CalendarQuery {
  depCode: string;
  arrCode: string;
  depAirports?: readonly string[] | undefined;
  arrAirports?: readonly string[] | undefined;
  /** Seats that the travellers need. */
  seats: number;
  /** Airlines whose agreement fares the caller may not use. */
  closed?: ReadonlySet<string>;
  beginDate: string;
  endDate: string;
}

/**
 * Finds the lowest prices of many days at the cost of a few: the supplier's cheapest fares of each day are cached, and
 * one query finds the sold-out ones among them. Uncached days are computed one at a time, with room for other requests
 * between them.
 */
export function createPriceCalendar(supplier: FlightSupplier) {
  const days = new BoundedCache<KeptDay>(KEPT_DAYS, () => 1);
  const isRemote = supplier.reusableMs !== undefined;

  function faresOf(query: CalendarQuery, depDate: string, now: Date): Promise<readonly LowFare[]> {
    const issueDate = shanghaiDate(now);
    const { depCode, arrCode, depAirports, arrAirports, seats, closed = [] } = query;
    const key = [
      depCode,
      arrCode,
      depDate,
      issueDate,
      seats,
      depAirports?.join('+'),
      arrAirports?.join('+'),
      [...closed].join('+'),
    ].join();
    if (now.getTime() >= (days.peek(key)?.until ?? Infinity)) days.drop(key);
    const make = async () => {
      await setImmediate();
      try {
        return await supplier.lowestFares({ ...query, depDate }, issueDate, KEPT_FARES);
      } catch (error) {
        days.drop(key);
        throw error;
      }
    };
    const until = isRemote ? now.getTime() + REMOTE_MS : Infinity;
    return days.getOrMake(key, () => ({ fares: make(), until })).fares;
  }

  /** A supplier that computes is asked for one day at a time, a remote one for several. */
  async function daysOf(query: CalendarQuery, dates: readonly string[], now: Date): Promise<DayFares[]> {
    const found: DayFares[] = [];
    const step = isRemote ? REMOTE_AT_ONCE : 1;
    for (let from = 0; from < dates.length; from += step) {
      const some = dates.slice(from, from + step);
      found.push(
        ...(await Promise.all(some.map(async (date) => ({ date, fares: await faresOf(query, date, now) })))),
      );
    }
    return found;
  }

  return async (
    db: Database,
    query: CalendarQuery,
    now: Date,
    parameters: BookingParameters,
  ): Promise<DayPrice[]> => {
    const today = shanghaiDate(now);
    const first = query.beginDate > today ? query.beginDate : today;
    const lastOnSale = addDays(today, parameters.lastBookableDays);
    const last = query.endDate < lastOnSale ? query.endDate : lastOnSale;
    const dates = Array.from({ length: Math.max(0, daysBetween(first, last) + 1) }, (_, i) =>
      addDays(first, i),
    );
    const byDay = await daysOf(query, dates, now);

    const onSale = ({ takeOffTime }: LowFare) => now.getTime() < saleEnd(takeOffTime, parameters);
    const keys = byDay.flatMap(({ fares }) => fares.map(({ inventoryKey }) => inventoryKey));
    const taken = await findTakenSeats(db, [...new Set(keys)]);
    const prices: DayPrice[] = [];
    for (const { date, fares } of byDay) {
      const isLeft = (fare: LowFare) => onSale(fare) && hasSeats(fare, query.seats, taken);
      let found = fares.find(isLeft);
      if (found === undefined && fares.length === KEPT_FARES) {
        // all cached fares are sold out, so the more expensive ones are searched
        const all = await supplier.lowestFares({ ...query, depDate: date }, today, Infinity);
        const sold = await findTakenSeats(db, [...new Set(all.map(({ inventoryKey }) => inventoryKey))]);
        found = all.find((fare) => onSale(fare) && hasSeats(fare, query.seats, sold));
      }
      prices.push({ date, minPrice: found?.salePrice ?? null });
    }
    return prices;
  };
}

function hasSeats({ inventoryKey, cabinCode, seats }: LowFare, needed: number, taken: TakenSeats): boolean {
  return seats - (taken.byInventory.get(inventoryKey)?.get(cabinCode) ?? 0) >= needed;
}
