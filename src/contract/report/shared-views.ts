import * as v from 'valibot';
import { call } from '../call';
import { ViewFilters, ViewName } from '../saved-view/saved-view';

const BASE = '/CLMidPlatExtendedService/api/travelReport/';

/** Of all colleagues of an enterprise on the page of one report. */
export const SHARED_VIEWS_OF_PAGE = 200;

/** Page of a report. Only its filters are shared: it has a scope that says who may see what they ask for. */
export const ReportPath = v.pipe(
  v.string(),
  v.maxLength(100),
  v.regex(/^\/travelReport(?:\/[A-Za-z]+){1,2}$/, '仅支持差旅报表'),
);

/** Filters of a report that a colleague has saved and shares. */
export const SharedView = v.object({
  viewName: v.string(),
  filters: ViewFilters,
  /** Who shares it. */
  ownerName: v.string(),
  /** ISO instant since which they do. */
  shareTime: v.string(),
});
export type SharedView = v.InferOutput<typeof SharedView>;

/**
 * What colleagues of the enterprise in use share of a report, the latest first; one's own are not among them, nor those
 * that ask for departments or people (cost centres, accounting entities) that the caller's report scope does not hold
 * whole. None for who may not open the report.
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

/** Shares saved filters of the caller's own with colleagues whose scope holds what they ask for, or no longer. */
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
