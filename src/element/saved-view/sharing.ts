import type { querySharedReportViews, shareReportView } from '../../contract/report/shared-views';

/** The calls by which saved filters are shared, on pages where they are. */
export interface Sharing {
  shared: typeof querySharedReportViews;
  share: typeof shareReportView;
}
