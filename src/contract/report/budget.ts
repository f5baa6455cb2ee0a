import * as v from 'valibot';
import { call } from '../call';
import { LocalDate } from '../flight-booking/booking';
import { checkPeriod, ReportFilter } from './report';

/** Fen. */
const Sum = v.pipe(v.number(), v.integer());

/**
 * What cost centres may spend on all their travel in a period. A budget is of a whole cost centre: it is told to whom the whole
 * enterprise is in their report scope, and can be held against what nothing but cost centres narrows.
 */
export const queryReportBudget = call({
  gateway: 'service',
  path: '/CLMidPlatExtendedService/api/travelReport/queryReportBudget',
  body: v.pipe(
    v.object({
      beginDate: LocalDate,
      endDate: LocalDate,
      granularity: v.picklist(['day', 'week', 'month']),
      /** Empty: all of the enterprise. */
      costCenterNOList: ReportFilter.entries.costCenterNOList,
    }),
    checkPeriod('beginDate', 'endDate'),
  ),
  result: v.object({
    /** Of all days, a month that is not wholly among them by its days; null: it is not told, or some month has none. */
    amount: v.nullable(Sum),
    /** By time, in its order; parts with a month that has none are left out. They add up to the amount where it is there. */
    rowList: v.array(v.object({ key: v.string(), amount: Sum })),
    /** Cost centres without a budget in some month of the period, unless it is not told: what they spend is held against nothing. */
    withoutBudgetCount: v.number(),
  }),
  needs: 'token',
  reads: ['budget', 'report'],
  origin: 'suite',
});
