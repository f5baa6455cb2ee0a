import * as v from 'valibot';
import { call } from '../call';
import { ViewFilters, ViewName } from '../saved-view/saved-view';

const BASE = '/CLMidPlatExtendedService/api/travelReport/';

/** Maximum number for all colleagues of an enterprise on the page of one report. */
export const SHARED_VIEWS_OF_PAGE = 200;

/** Page of a report. Only filters of reports are shared, because a report scope decides who may see their data. */
export const ReportPath = v.pipe(
  v.string(),
  v.maxLength(100),
  v.regex(/^\/travelReport(?:\/[A-Za-z]+){1,2}$/, '仅支持差旅报表'),
);

/** Filters of a report that a colleague has saved and shares. */
export const SharedView = v.object({
  viewName: v.string(),
  filters: ViewFilters,
  /** Name of the colleague who shares it. */
  ownerName: v.string(),
  /** ISO instant since which it is shared. */
  shareTime: v.string(),
});
export type SharedView = v.InferOutput<typeof SharedView>;

/**
 * Returns the report filters that colleagues of the enterprise in use share, the latest first. The caller's own are
 * left out, and so are those with departments or people (cost centres, accounting entities) that are not wholly within
 * the caller's report scope. Empty for callers who may not open the report.
 */
export const querySharedReportViews = call({
  origin: 'suite',
  gateway: 'service',
  path: `${BASE}querySharedReportViews`,
  body: v.object({ pagePath: ReportPath }),
  result: v.object({ sharedViewList: v.array(SharedView) }),
  needs: 'token',
  reads: ['savedView', 'permission'],
});

/** Shares the caller's saved filters with colleagues whose scope covers them, or stops sharing. */
export const shareReportView = call({
  origin: 'suite',
  gateway: 'service',
  path: `${BASE}shareReportView`,
  body: v.object({ pagePath: ReportPath, viewName: ViewName, isShared: v.boolean() }),
  result: v.object({ isShared: v.boolean() }),
  needs: 'token',
  mutates: true,
  changes: ['savedView'],
});
