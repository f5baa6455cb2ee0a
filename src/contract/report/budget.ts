import * as v from 'valibot';
import { call } from '../call';
import { LocalDate } from '../flight-booking/booking';
import { checkPeriod, ReportFilter } from './report';

/** Fen. */
const Sum = v.pipe(v.number(), v.integer());

/**
 * Returns the budget of cost centres for all their travel in a period. A budget belongs to a whole cost centre: it is
 * returned only to callers whose report scope covers the whole enterprise, and is comparable only to figures filtered
 * by nothing but cost centres.
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
    /**
     * Budget of all days, where a partly included month counts by its days; null when the caller may not see it, or
     * some month has none.
     */
    amount: v.nullable(Sum),
    /**
     * Budgets by time, in order; parts with a month without one are left out. They add up to `amount` where it is not
     * null.
     */
    rowList: v.array(v.object({ key: v.string(), amount: Sum })),
    /**
     * Number of cost centres without a budget in some month of the period, where the caller may see budgets: their
     * spend is not compared with any.
     */
    withoutBudgetCount: v.number(),
  }),
  needs: 'token',
  reads: ['budget', 'report'],
  origin: 'suite',
});
