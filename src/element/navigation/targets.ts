import { array, literal, object, optional, picklist, string, variant, type InferOutput } from 'valibot';
import type { OrdersTarget } from './orders-target';
import { SAFETY_PAGES } from './safety-pages';

/** One order. */
export const OrderTarget = object({ target: literal('order'), orderNo: string() });

/** Flights, searched for where both codes are given; '' for what is open. */
export const SearchTarget = object({
  target: literal('search'),
  depCode: string(),
  arrCode: string(),
  depDate: string(),
  /** '' for one way. */
  retDate: string(),
  /** 1 on business, 2 private. */
  travelType: picklist([1, 2]),
  /** The over-standard application to book by; '' for none. */
  overApplyId: string(),
});

/** What waits for the user's decision. */
export const ApprovalsTarget = object({ target: literal('approvals') });

/** One application of the user's own. */
export const ApprovalTarget = object({ target: literal('approval'), applyId: string() });

/** A request for a trip, with what it begins with; '' for what is open. */
export const RequestTarget = object({
  target: literal('request'),
  kind: picklist(['trip', 'pre-trip']),
  depCity: string(),
  arrCity: string(),
  beginDate: string(),
  endDate: string(),
  /** The request that it is a copy of, or a change of; not given for a new one. */
  copyOf: optional(string()),
  changeOf: optional(string()),
});

/** The files that were made of what lists show. */
export const DownloadsTarget = object({ target: literal('downloads') });

/** Giving tickets of an order back; by the approved application, if one is named. */
export const RefundTarget = object({
  target: literal('refund'),
  orderNo: string(),
  applyId: optional(string()),
});

/** Changing tickets of an order; by the approved application, if one is named. */
export const ChangeTarget = object({
  target: literal('change'),
  orderNo: string(),
  applyId: optional(string()),
});

/** Bringing cost centres, accounting entities or projects in by a file. */
export const CostCenterImportTarget = object({
  target: literal('costCenterImport'),
  costKind: picklist(['costCenter', 'accountingEntity', 'project']),
});

/** Cost centres, accounting entities or projects as the enterprise keeps them. */
export const CostCentersTarget = object({
  target: literal('costCenters'),
  costKind: picklist(['costCenter', 'accountingEntity', 'project']),
});

/** Recharges of the enterprise's wallet, or one of them; '' for all. */
export const RechargeTarget = object({ target: literal('recharge'), rechargeNo: string() });

/** A page of account safety: what stands at `/accountSafe/…`. */
export const AccountSafetyTarget = object({
  target: literal('accountSafety'),
  page: picklist(SAFETY_PAGES),
});

/** A travel report; '' and none for what is open. */
export const ReportTarget = object({
  target: literal('report'),
  /** Its page below the reports: `ticket/bookingAnalysis`. */
  page: string(),
  beginDate: string(),
  endDate: string(),
  basis: string(),
  compare: string(),
  metric: string(),
  departments: array(string()),
  /** The part whose tickets, stays and rides are opened, and which of them, as the report has it. */
  factsOf: string(),
  factsKind: string(),
});

/** Where one signs in. */
export const SignInTarget = object({ target: literal('signIn') });

/** Where the app can be had. */
export const AppDownloadTarget = object({ target: literal('appDownload') });

/** That one has joined an enterprise, by its name; the title of the app to go on with, '' where it is not known. */
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
  | typeof AccountSafetyTarget
  | typeof ReportTarget
  | typeof SignInTarget
  | typeof AppDownloadTarget
  | typeof JoinedTarget;

/** Where the user of a widget wants to go: detail of `tp-navigate`. */
export type NavigationTarget = InferOutput<TargetSchema>;

/** `tp-navigate` as an element declares it, with the targets it asks for. Unprevented, it shows them in its place. */
export const navigateEvent = <const T extends readonly TargetSchema[]>(targets: T, description: string) =>
  ({ detail: variant('target', targets), cancelable: true, description }) as const;
