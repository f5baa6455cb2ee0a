import * as v from 'valibot';
import { ApplyType } from '../approval/approval';
import { call } from '../call';

/**
 * Reason of a notice about an application. asked: the recipient must decide it; passedOn, added: another approver has
 * transferred it to them or added them; askedAgain: it was returned; standIn: it waits for an approver whose deputy
 * they are; holdEnding: the price guarantee of its order ends before the decision is due; copied: they receive a copy;
 * replaced: the approver of their application may not decide any more, and others do; the other kinds are outcomes of
 * the application.
 */
export const NoticeKind = v.picklist([
  'asked',
  'passedOn',
  'added',
  'askedAgain',
  'urged',
  'standIn',
  'holdEnding',
  'copied',
  'replaced',
  'agreed',
  'refused',
  'withdrawn',
  'expired',
  'void',
]);
export type NoticeKind = v.InferOutput<typeof NoticeKind>;

/**
 * Reason of a notice about an order that the recipient has booked. notIssued: the supplier issued no tickets;
 * changeRefused: it did not change them; refunded: the money of a refund has arrived; unpaidSoon: it is cancelled soon
 * unless it is paid.
 */
export const OrderNoticeKind = v.picklist([
  'issued',
  'notIssued',
  'changed',
  'changeRefused',
  'refunded',
  'unpaidSoon',
]);
export type OrderNoticeKind = v.InferOutput<typeof OrderNoticeKind>;

/** Changes of the safety of an account. */
export const AccountNoticeKind = v.picklist([
  'password',
  'securityPassword',
  'phone',
  'email',
  'totp',
  'totpRemoved',
  'recoveryCodes',
  'recoveryCodeUsed',
]);
export type AccountNoticeKind = v.InferOutput<typeof AccountNoticeKind>;

/**
 * Notices of a wallet of the enterprise. balanceLow: its prepaid balance has fallen below the set amount; changeAsked:
 * a reduction of its protection waits for their consent.
 */
export const WalletNoticeKind = v.picklist(['balanceLow', 'changeAsked']);
export type WalletNoticeKind = v.InferOutput<typeof WalletNoticeKind>;

/** Notices that the enterprise was handed over: given, to its new main administrator; handedOver, to the former one. */
export const ManagerNoticeKind = v.picklist(['mainManagerGiven', 'mainManagerHandedOver']);
export type ManagerNoticeKind = v.InferOutput<typeof ManagerNoticeKind>;

/**
 * Notices to the administrators who admit people to the enterprise. joinApplied: an application to join waits for their
 * consent.
 */
export const JoinNoticeKind = v.picklist(['joinApplied']);
export type JoinNoticeKind = v.InferOutput<typeof JoinNoticeKind>;

/** Outcome of the recipient's import of a file. stopped: it ended before its last row. */
export const ImportNoticeKind = v.picklist([
  'staffImported',
  'staffImportStopped',
  'recordsImported',
  'recordImportStopped',
]);
export type ImportNoticeKind = v.InferOutput<typeof ImportNoticeKind>;
/**
 * Notices to administrators about a request for another person's sign-in. contactVoid: a request that they made or
 * agreed to has lapsed.
 */
export const ContactNoticeKind = v.picklist(['contactVoid']);
export type ContactNoticeKind = v.InferOutput<typeof ContactNoticeKind>;

/**
 * Notices about rules that apply to administrators themselves. ruleChangeAsked: a colleague's change waits until they
 * make the same one.
 */
export const RuleNoticeKind = v.picklist(['ruleChangeAsked']);
export type RuleNoticeKind = v.InferOutput<typeof RuleNoticeKind>;

const common = {
  noticeNo: v.number(),
  /** ISO instant. */
  createTime: v.string(),
  isRead: v.boolean(),
};

export const ApplicationNotice = v.object({
  ...common,
  about: v.literal('application'),
  kind: NoticeKind,
  applyId: v.string(),
  applyType: ApplyType,
  applicantName: v.string(),
  /** Name of the person who transferred or decided it, added them, or is represented by them; empty for none. */
  byName: v.string(),
});
export type ApplicationNotice = v.InferOutput<typeof ApplicationNotice>;

export const OrderNotice = v.object({
  ...common,
  about: v.literal('order'),
  kind: OrderNoticeKind,
  orderNo: v.string(),
});
export type OrderNotice = v.InferOutput<typeof OrderNotice>;

export const AccountNotice = v.object({ ...common, about: v.literal('account'), kind: AccountNoticeKind });
export type AccountNotice = v.InferOutput<typeof AccountNotice>;

export const WalletNotice = v.object({
  ...common,
  about: v.literal('wallet'),
  kind: WalletNoticeKind,
  /** Name of the requesting person; missing for none. */
  byName: v.optional(v.string()),
});
export type WalletNotice = v.InferOutput<typeof WalletNotice>;

export const ManagerNotice = v.object({
  ...common,
  about: v.literal('mainManager'),
  kind: ManagerNoticeKind,
  /** Name of the other administrator. */
  byName: v.string(),
});
export type ManagerNotice = v.InferOutput<typeof ManagerNotice>;

export const JoinNotice = v.object({
  ...common,
  about: v.literal('join'),
  kind: JoinNoticeKind,
  /** Name of the applicant. */
  byName: v.string(),
});
export type JoinNotice = v.InferOutput<typeof JoinNotice>;

export const ImportNotice = v.object({
  ...common,
  about: v.literal('import'),
  kind: ImportNoticeKind,
  fileName: v.string(),
});
export type ImportNotice = v.InferOutput<typeof ImportNotice>;
export const ContactNotice = v.object({
  ...common,
  about: v.literal('contact'),
  kind: ContactNoticeKind,
  /** Name of the person whose sign-in it concerned. */
  byName: v.string(),
});
export type ContactNotice = v.InferOutput<typeof ContactNotice>;

export const RuleNotice = v.object({
  ...common,
  about: v.literal('rule'),
  kind: RuleNoticeKind,
  /** Name of the person who requested the change. */
  byName: v.string(),
  /** Names of the rules. */
  rules: v.string(),
  /** Path in the portal of the page where the change is made; '' for none. */
  page: v.string(),
});
export type RuleNotice = v.InferOutput<typeof RuleNotice>;

export const Notice = v.variant('about', [
  ApplicationNotice,
  OrderNotice,
  AccountNotice,
  WalletNotice,
  ManagerNotice,
  JoinNotice,
  ImportNotice,
  ContactNotice,
  RuleNotice,
]);
export type Notice = v.InferOutput<typeof Notice>;

/** Returns the notices of the caller in the enterprise in use, the newest first. */
export const queryNoticeList = call({
  gateway: 'service',
  path: '/clApproveIntegrateService/api/noticeController/queryNoticeList',
  body: v.object({
    pageIndex: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
    pageSize: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 20),
  }),
  result: v.object({ total: v.number(), unreadCount: v.number(), noticeList: v.array(Notice) }),
  needs: 'token',
  reads: ['approval', 'notice', 'order'],
  origin: 'suite',
});

/** Marks notices of the caller as read and ignores those of others. */
export const markNoticesRead = call({
  gateway: 'service',
  path: '/clApproveIntegrateService/api/noticeController/markNoticesRead',
  body: v.object({
    /** null: all of them. */
    noticeNoList: v.nullable(
      v.pipe(
        v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(Number.MAX_SAFE_INTEGER))),
        v.maxLength(100, '一次最多标记100条'),
      ),
    ),
  }),
  result: v.object({ unreadCount: v.number() }),
  needs: 'token',
  mutates: true,
  changes: ['notice'],
  origin: 'suite',
});
