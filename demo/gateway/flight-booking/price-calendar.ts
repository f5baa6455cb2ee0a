import { setImmediate } from 'node:timers/promises';
import type { DayPrice } from '../../../src/contract/flight-booking/product';
import { addDays, daysBetween, shanghaiDate } from '../../../src/domain/shanghai-time';
import type { Database } from '../db/database';
import type { BookingParameters } from '../dictionary/booking-parameters';
import { BoundedCache } from '../supplier/bounded-cache';
import type { FlightSupplier, LowFare } from '../supplier/port';
import { saleEnd } from '../flight-offers/booking-dates';
import { findTakenSeats, type TakenSeats } from '../flight-offers/taken-seats';

/** Fares a day is remembered by: the cheapest may be sold out, so many rarely are. */
const KEPT_FARES = 40;
/** Days remembered, all routes together; some 5 kB each. */
const KEPT_DAYS = 2000;

export interface CalendarQuery {
  depCode: string;
  arrCode: string;
  depAirports?: readonly string[] | undefined;
  arrAirports?: readonly string[] | undefined;
  /** That those who travel need. */
  seats: number;
  /** Airlines whose agreement fares are not for whoever asks. */
  closed?: ReadonlySet<string>;
  beginDate: string;
  endDate: string;
}

/**
 * Lowest prices of many days for the cost of a few: of each day the supplier's cheapest fares are remembered,
 * and one question to the database tells which of all of them are sold out. Days not remembered are worked out one
 * at a time with room for other requests between them.
 */
export function createPriceCalendar(supplier: FlightSupplier) {
  const days = new BoundedCache<Promise<readonly LowFare[]>>(KEPT_DAYS, () => 1);

  function faresOf(query: CalendarQuery, depDate: string, issueDate: string): Promise<readonly LowFare[]> {
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
    return days.getOrMake(key, async () => {
      await setImmediate();
      try {
        return await supplier.lowestFares({ ...query, depDate }, issueDate, KEPT_FARES);
      } catch (error) {
        days.drop(key);
        throw error;
      }
    });
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
    const byDay: { date: string; fares: readonly LowFare[] }[] = [];
    for (let i = 0; i <= daysBetween(first, last); i += 1) {
      const date = addDays(first, i);
      byDay.push({ date, fares: await faresOf(query, date, today) });
    }

    const onSale = ({ takeOffTime }: LowFare) => now.getTime() < saleEnd(takeOffTime, parameters);
    const keys = byDay.flatMap(({ fares }) => fares.map(({ inventoryKey }) => inventoryKey));
    const taken = await findTakenSeats(db, [...new Set(keys)]);
    const prices: DayPrice[] = [];
    for (const { date, fares } of byDay) {
      const isLeft = (fare: LowFare) => onSale(fare) && hasSeats(fare, query.seats, taken);
      let found = fares.find(isLeft);
      if (found === undefined && fares.length === KEPT_FARES) {
        // all that is remembered is gone: what lies above it decides
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
