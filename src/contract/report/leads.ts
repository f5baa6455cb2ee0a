import * as v from 'valibot';
import { call } from '../call';
import { checkPeriod, LEADS, ReportFilter } from './report';

/** People that are named, those of the most extra first. */
export const LEAD_PERSONS = 10;

/** Fen. */
const Sum = v.pipe(v.number(), v.integer());

const Part = {
  /** Bought; nights of stays, as bookings for all else; and their prices without taxes. */
  bookings: v.number(),
  quantity: v.number(),
  price: Sum,
  /** Sum of the days ahead. */
  leadDays: v.number(),
  /** What was paid above the price of those who booked first; below 0 where later was cheaper. */
  extra: Sum,
};

/**
 * What booking later has cost: of each ticket, ride or night its price less the average price of the earliest bucket of days ahead
 * that there is on the same route, in the same city for stays. Where a route has only one bucket nothing is compared.
 */
export const queryReportLeads = call({
  gateway: 'service',
  path: '/CLMidPlatExtendedService/api/travelReport/queryReportLeads',
  body: v.pipe(v.object(ReportFilter.entries), checkPeriod('beginDate', 'endDate')),
  result: v.object({
    total: v.object(Part),
    /** Of those how many are on routes with more than one bucket. */
    comparedBookings: v.number(),
    /** What was booked at all, the latest bucket first. */
    leadList: v.array(v.object({ lead: v.picklist(LEADS), ...Part })),
    personList: v.array(v.object({ staffNO: v.string(), staffName: v.string(), ...Part })),
    personCount: v.number(),
    /** Of the date that counts: 1 is Monday. */
    weekdayList: v.array(v.object({ weekday: v.number(), ...Part })),
  }),
  needs: 'token',
  reads: ['order', 'report'],
  origin: 'suite',
});
