import type { Flight } from '../../../src/contract/flight-booking/booking';
import type { BookTime } from '../../../src/domain/standard/book-time';

/** Bands of the time of day, half open: [from, to) in hours. */
export const TIME_BANDS = [
  { id: 'dawn', from: 0, to: 6 },
  { id: 'morning', from: 6, to: 12 },
  { id: 'afternoon', from: 12, to: 18 },
  { id: 'evening', from: 18, to: 24 },
] as const;
export type TimeBand = (typeof TIME_BANDS)[number]['id'];
export type PlaneSize = Flight['planeSize'];

/** What is chosen in the filters. An empty list means all, null no bound. */
export interface Filters {
  timeBands: readonly TimeBand[];
  arrTimeBands: readonly TimeBand[];
  carriers: readonly string[];
  depAirports: readonly string[];
  arrAirports: readonly string[];
  planeSizes: readonly PlaneSize[];
  directOnly: boolean;
  hideShare: boolean;
  cabinTypes: readonly number[];
  /** Highest discount, percent of the full fare: 70 leaves 7.0 折 and cheaper. */
  discountMost: number | null;
  /** What a fare is listed at, without taxes or with them, fen, both ends included. */
  priceLeast: number | null;
  priceMost: number | null;
  refundableOnly: boolean;
  protocolOnly: boolean;
  /** Only what no standard of those who travel is broken by. */
  withinOnly: boolean;
  /** Of each flight the lowest price that anyone may buy, alone. */
  lowestOnly: boolean;
  /** Only what may be booked in work hours (1) or outside them (2). */
  bookTime: BookTime | null;
}

export const NO_FILTERS: Filters = {
  timeBands: [],
  arrTimeBands: [],
  carriers: [],
  depAirports: [],
  arrAirports: [],
  planeSizes: [],
  directOnly: false,
  hideShare: false,
  cabinTypes: [],
  discountMost: null,
  priceLeast: null,
  priceMost: null,
  refundableOnly: false,
  protocolOnly: false,
  withinOnly: false,
  lowestOnly: false,
  bookTime: null,
};

/** Is anything chosen under this name? */
export function isSet(filters: Filters, key: keyof Filters): boolean {
  const value = filters[key];
  return Array.isArray(value) ? value.length > 0 : value !== null && value !== false;
}

export const isFiltered = (filters: Filters): boolean =>
  (Object.keys(filters) as (keyof Filters)[]).some((key) => isSet(filters, key));
