import { array, literal, object, optional, picklist, string, variant, type InferOutput } from 'valibot';
import type { OrdersTarget } from './orders-target';
import { SAFETY_PAGES } from './safety-pages';

/** One order. */
export const OrderTarget = object({ target: literal('order'), orderNo: string() });

/** Flight search, run when both codes are set; '' for open fields. */
export const SearchTarget = object({
  target: literal('search'),
  depCode: string(),
  arrCode: string(),
  depDate: string(),
  /** '' for one way. */
  retDate: string(),
  /** 1 on business, 2 private. */
  travelType: picklist([1, 2]),
  /** Over-standard application for the booking; '' for none. */
  overApplyId: string(),
});

/** Applications that wait for the user's decision. */
export const ApprovalsTarget = object({ target: literal('approvals') });

/** One of the user's own applications. */
export const ApprovalTarget = object({ target: literal('approval'), applyId: string() });

/** A travel request with its initial values; '' for open fields. */
export const RequestTarget = object({
  target: literal('request'),
  kind: picklist(['trip', 'pre-trip']),
  depCity: string(),
  arrCity: string(),
  beginDate: string(),
  endDate: string(),
  /** Request to copy or to change; omitted for a new one. */
  copyOf: optional(string()),
  changeOf: optional(string()),
});

/** Exports of lists. */
export const DownloadsTarget = object({ target: literal('downloads') });

/** Refund of an order's tickets, with the approved application if there is one. */
export const RefundTarget = object({
  target: literal('refund'),
  orderNo: string(),
  applyId: optional(string()),
});

/** Change of an order's tickets, with the approved application if there is one. */
export const ChangeTarget = object({
  target: literal('change'),
  orderNo: string(),
  applyId: optional(string()),
});

/** Import of cost centres, accounting entities or projects from a file. */
export const CostCenterImportTarget = object({
  target: literal('costCenterImport'),
  costKind: picklist(['costCenter', 'accountingEntity', 'project']),
});

/** Administration of cost centres, accounting entities or projects. */
export const CostCentersTarget = object({
  target: literal('costCenters'),
  costKind: picklist(['costCenter', 'accountingEntity', 'project']),
});

/** Recharges of the enterprise's wallet, or a single one; '' for all. */
export const RechargeTarget = object({ target: literal('recharge'), rechargeNo: string() });

/** A monthly bill of the enterprise. */
export const BillTarget = object({ target: literal('bill'), billNo: string() });

/** A page of account safety, at `/accountSafe/…`. */
export const AccountSafetyTarget = object({
  target: literal('accountSafety'),
  page: picklist(SAFETY_PAGES),
});

/** A travel report; '' and an empty list for open values. */
export const ReportTarget = object({
  target: literal('report'),
  /** Path below the reports: `ticket/bookingAnalysis`. */
  page: string(),
  beginDate: string(),
  endDate: string(),
  basis: string(),
  compare: string(),
  metric: string(),
  departments: array(string()),
  /** Part of the report whose tickets, stays and rides are shown, and their kind, as named by the report. */
  factsOf: string(),
  factsKind: string(),
});

/** The sign-in page. */
export const SignInTarget = object({ target: literal('signIn') });

/** The download page of the app. */
export const AppDownloadTarget = object({ target: literal('appDownload') });

/** Result of joining an enterprise: its name, and the title of the app to continue with, '' when unknown. */
export const JoinedTarget = object({ target: literal('joined'), entName: string(), appTitle: string() });

type TargetSchema =
  | typeof OrdersTarget
  | typeof OrderTarget
  | typeof RefundTarget
  | typeof ChangeTarget
  | typeof SearchTarget
  | typeof DownloadsTarget
  | typeof ApprovalsTarget
  | typeof ApprovalTarget
  | typeof RequestTarget
  | typeof CostCenterImportTarget
  | typeof CostCentersTarget
  | typeof RechargeTarget
  | typeof BillTarget
  | typeof AccountSafetyTarget
  | typeof ReportTarget
  | typeof SignInTarget
  | typeof AppDownloadTarget
  | typeof JoinedTarget;

/** Navigation request of a widget: detail of `tp-navigate`. */
export type NavigationTarget = InferOutput<TargetSchema>;

/**
 * Declares `tp-navigate` with the targets of an element. Without `preventDefault` the element shows them in its place.
 */
export const navigateEvent = <const T extends readonly TargetSchema[]>(targets: T, description: string) =>
  ({ detail: variant('target', targets), cancelable: true, description }) as const;
