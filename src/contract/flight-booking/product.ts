import * as v from 'valibot';
import { call } from '../call';
import { LocalDate, PlaceCode } from './booking';
import { OBJECT } from '../permission/objects';

/** Maximum number of days of one query for lowest prices: two months of a calendar. */
export const MOST_CALENDAR_DAYS = 62;

/** The lowest price of a day. */
export const DayPrice = v.object({
  date: LocalDate,
  /**
   * Fen for one adult without taxes, the lowest that anyone may buy with the requested number of seats; null: none
   * left.
   */
  minPrice: v.nullable(v.pipe(v.number(), v.integer())),
});
export type DayPrice = v.InferOutput<typeof DayPrice>;

/** Restricts the query to airports of a city, e.g. the one that a traveller chose; missing for all of its airports. */
const Airports = v.optional(v.pipe(v.array(PlaceCode), v.minLength(1), v.maxLength(10)));

/**
 * Returns the lowest prices by day of departure, both ends included; days that are over or not yet on sale are left
 * out. A price may be some seconds old: only the search is current.
 */
export const queryLowestPriceCalendar = call({
  gateway: 'flight',
  path: '/CLAIRTICKETPRODUCTQUERYSERVICE/jppubapi/BaseData/queryLowestPriceCalendar',
  body: v.pipe(
    v.object({
      depCode: PlaceCode,
      arrCode: PlaceCode,
      depAirports: Airports,
      arrAirports: Airports,
      /** Number of seats needed; an infant needs none. */
      seats: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9)), 1),
      beginDate: LocalDate,
      endDate: LocalDate,
    }),
    v.forward(
      v.check(
        ({ beginDate, endDate }) => beginDate <= endDate && daysIn(beginDate, endDate) <= MOST_CALENDAR_DAYS,
        `日期范围应为1至${MOST_CALENDAR_DAYS}天`,
      ),
      ['endDate'],
    ),
  ),
  result: v.array(DayPrice),
  needs: 'token',
  reads: ['flight'],
  permission: OBJECT.bookFlight,
  origin: 'suite',
});

const daysIn = (begin: string, end: string): number => (Date.parse(end) - Date.parse(begin)) / 86_400_000 + 1;

/** Meaning of a product tag on a price unit. */
export const ProductTagInfo = v.object({
  /** Tag as it occurs on the price unit. */
  productTag: v.string(),
  title: v.string(),
  content: v.string(),
});
export type ProductTagInfo = v.InferOutput<typeof ProductTagInfo>;

/** Explains product tags, in the requested order; unknown ones are left out. */
export const queryProductTagInfo = call({
  gateway: 'flight',
  path: '/CLAIRTICKETPRODUCTQUERYSERVICE/jppubapi/BaseData/queryProductTagInfo',
  body: v.object({ productTags: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(50)) }),
  result: v.array(ProductTagInfo),
  needs: 'token',
  reads: ['flight'],
  permission: OBJECT.bookFlight,
});
