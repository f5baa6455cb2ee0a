import type { querySharedReportViews, shareReportView } from '../../contract/report/shared-views';

/** Calls for sharing saved filters, on pages that support it. */
export interface SharingCalls {
  shared: typeof querySharedReportViews;
  share: typeof shareReportView;
}
