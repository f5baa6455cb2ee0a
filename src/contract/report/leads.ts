import * as v from 'valibot';
import { call } from '../call';
import { checkPeriod, LEADS, ReportFilter } from './report';

/** Maximum number of listed people, those with the highest extra cost first. */
export const LEAD_PERSONS = 10;

/** Fen. */
const Sum = v.pipe(v.number(), v.integer());

const Part = {
  /**
   * Number of purchases, with the nights of stays (equal to bookings for all others), and their prices without taxes.
   */
  bookings: v.number(),
  quantity: v.number(),
  price: Sum,
  /** Sum of the days ahead. */
  leadDays: v.number(),
  /** Amount paid above the price of the earliest bookers; below 0 where later was cheaper. */
  extra: Sum,
};

/**
 * Returns the extra cost of late booking: of each ticket, ride or night its price less the average price of the
 * earliest existing bucket of days ahead on the same route, or in the same city for stays. Routes with only one bucket
 * are not compared.
 */
export const queryReportLeads = call({
  gateway: 'service',
  path: '/CLMidPlatExtendedService/api/travelReport/queryReportLeads',
  body: v.pipe(v.object(ReportFilter.entries), checkPeriod('beginDate', 'endDate')),
  result: v.object({
    total: v.object(Part),
    /** Number of those on routes with more than one bucket. */
    comparedBookings: v.number(),
    /** Buckets with bookings, the latest bucket first. */
    leadList: v.array(v.object({ lead: v.picklist(LEADS), ...Part })),
    personList: v.array(v.object({ staffNO: v.string(), staffName: v.string(), ...Part })),
    personCount: v.number(),
    /** Weekday of the date of the report's basis: 1 is Monday. */
    weekdayList: v.array(v.object({ weekday: v.number(), ...Part })),
  }),
  needs: 'token',
  reads: ['order', 'report'],
  origin: 'suite',
});
