import * as v from 'valibot';
import { call } from '../call';
import { LocalDate } from '../flight-booking/booking';
import { checkPeriod, Product, PRODUCTS, ReportBasis, ReportFact } from './report';

/** Counts of bookings, changes and refunds, and the net spend, fen: refunds are subtracted on their own date. */
const SUMS = v.object({
  bookings: v.pipe(v.number(), v.integer()),
  changes: v.pipe(v.number(), v.integer()),
  refunds: v.pipe(v.number(), v.integer()),
  amount: v.pipe(v.number(), v.integer()),
});
export type ConsumptionSums = v.InferOutput<typeof SUMS>;

/** One event of the caller's own ticket, ride or stay, as in reports. */
export const Consumption = v.object({
  ...v.pick(ReportFact, [
    'factNo',
    'product',
    'kind',
    'date',
    'recordNo',
    'ticketNo',
    'routeName',
    'carrierName',
    'serviceName',
    'className',
    'startTime',
    'costCenterName',
    'amount',
  ]).entries,
  /** Order of the event, which the caller may open; '' for bookings made elsewhere. */
  orderNo: v.string(),
});
export type Consumption = v.InferOutput<typeof Consumption>;

export const CONSUMPTION_SORTS = ['date', 'amount'] as const;

/**
 * Returns the costs of the caller's own business trips, as traveller, in one enterprise: a page of the events, and the
 * totals of all matches. The token identifies the traveller. The specification names the path (section 7.4) and shows
 * no body.
 */
export const queryPersonConsumptionsFromESApply = call({
  gateway: 'settlement',
  path: '/jspubapi/settlement/queryPersonConsumptionsFromESApply',
  body: v.pipe(
    v.object({
      products: v.optional(
        v.pipe(v.array(Product), v.minLength(1, '请选择产品'), v.maxLength(PRODUCTS.length)),
        [...PRODUCTS],
      ),
      basis: v.optional(ReportBasis, 'issued'),
      /** Both inclusive, three years at most. */
      beginDate: LocalDate,
      endDate: LocalDate,
      /**
       * Part of an order or ticket number, a route, city, carrier, train, flight or hotel, in any case; '' does not
       * filter.
       */
      keyword: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(50, '关键字不能超过50个字')), ''),
      sort: v.optional(v.picklist(CONSUMPTION_SORTS), 'date'),
      order: v.optional(v.picklist(['asc', 'desc']), 'desc'),
      pageIndex: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)), 1),
      pageSize: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 20),
    }),
    checkPeriod('beginDate', 'endDate'),
  ),
  result: v.object({
    /** Number of matching events. */
    total: v.number(),
    sums: SUMS,
    /** Products with events, in the order of PRODUCTS. */
    productList: v.array(v.object({ product: Product, ...SUMS.entries })),
    /** The same by month (YYYY-MM), the latest first. */
    monthList: v.array(v.object({ month: v.string(), ...SUMS.entries })),
    consumptionList: v.array(Consumption),
  }),
  needs: 'token',
  reads: ['order', 'report'],
});
