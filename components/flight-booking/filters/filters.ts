import type { Flight } from '../../../src/contract/flight-booking/booking';
import type { BookTime } from '../../../src/domain/travel-standard/book-time';

/** Bands of the time of day, half open: [from, to) in hours. */
export const TIME_BANDS = [
  { id: 'dawn', from: 0, to: 6 },
  { id: 'morning', from: 6, to: 12 },
  { id: 'afternoon', from: 12, to: 18 },
  { id: 'evening', from: 18, to: 24 },
] as const;
export type TimeBand = (typeof TIME_BANDS)[number]['id'];
export type PlaneSize = Flight['planeSize'];

/** Active filters. An empty list permits all, null sets no bound. */
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
  /** Maximum discount in percent of the full fare: 70 permits 7.0 折 and cheaper. */
  discountMost: number | null;
  /** Bounds of the listed price in fen, inclusive. Taxes count when they are listed. */
  priceLeast: number | null;
  priceMost: number | null;
  refundableOnly: boolean;
  protocolOnly: boolean;
  /** Only fares that break no travel standard of the travellers. */
  withinOnly: boolean;
  /** Only the lowest price of each flight that anyone may buy. */
  lowestOnly: boolean;
  /** Only fares bookable within work hours (1) or outside them (2). */
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

/** True when the filter of this name is active. */
export function isSet(filters: Filters, key: keyof Filters): boolean {
  const value = filters[key];
  return Array.isArray(value) ? value.length > 0 : value !== null && value !== false;
}

export const isFiltered = (filters: Filters): boolean =>
  (Object.keys(filters) as (keyof Filters)[]).some((key) => isSet(filters, key));
