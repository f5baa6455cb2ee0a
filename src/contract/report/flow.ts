import * as v from 'valibot';
import { call } from '../call';
import { checkPeriod, ReportFilter } from './report';

/** Maximum number of departments and of routes that are listed individually. */
const FLOW_PARTS = 20;

/** Fen. */
const Sum = v.pipe(v.number(), v.integer());
const Limit = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(FLOW_PARTS)), 8);

/** Spend of a department on a route; null: sum of all others. */
export const SpendFlow = v.object({
  /** Department without its descendants; '' where none bears the costs. */
  deptNO: v.nullable(v.string()),
  /** Current name; the number where it has none. */
  deptName: v.string(),
  /** Key as in the rows of a breakdown. */
  route: v.nullable(v.string()),
  amount: Sum,
});
export type SpendFlow = v.InferOutput<typeof SpendFlow>;

/**
 * Returns the net spend of the departments with the highest spend, on the routes with the highest spend, within the
 * caller's report scope: the highest first, the sum of all others last. The flows add up exactly to the amount of
 * `queryReportFigures`.
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
    /** One row per pair of a department and a route, in the order of departments, then of routes. */
    flowList: v.array(SpendFlow),
    /** Total numbers of departments and routes, including those beyond the limits. */
    deptCount: v.number(),
    routeCount: v.number(),
  }),
  needs: 'token',
  reads: ['order', 'report'],
  origin: 'suite',
});
