import * as v from 'valibot';
import { call } from '../call';
import { checkPeriod, ReportFilter } from './report';

/** Departments and routes that are told apart at most, each by its own. */
const FLOW_PARTS = 20;

/** Fen. */
const Sum = v.pipe(v.number(), v.integer());
const Limit = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(FLOW_PARTS)), 8);

/** What a department spent on a route; null: all others together. */
export const SpendFlow = v.object({
  /** Without those below it; '' where none bears the costs. */
  deptNO: v.nullable(v.string()),
  /** As it is called now; the number where it has no name. */
  deptName: v.string(),
  /** As the rows of a breakdown have it. */
  route: v.nullable(v.string()),
  amount: Sum,
});
export type SpendFlow = v.InferOutput<typeof SpendFlow>;

/**
 * The net spend of the departments that spent most on the routes that most was spent on, within the caller's report scope: the most
 * first, all others together last. The flows add up to the amount, which is that of `queryReportFigures`, exactly.
 */
export const queryReportFlow = call({
  gateway: 'service',
  path: '/CLMidPlatExtendedService/api/travelReport/queryReportFlow',
  body: v.pipe(
    v.object({ ...ReportFilter.entries, deptLimit: Limit, routeLimit: Limit }),
    checkPeriod('beginDate', 'endDate'),
  ),
  result: v.object({
    amount: Sum,
    /** Each pair of a department and a route once, in the order of departments, then of routes. */
    flowList: v.array(SpendFlow),
    /** Departments and routes there are, those beyond the limits too. */
    deptCount: v.number(),
    routeCount: v.number(),
  }),
  needs: 'token',
  reads: ['order', 'report'],
  origin: 'suite',
});
