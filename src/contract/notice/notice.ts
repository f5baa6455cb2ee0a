import * as v from 'valibot';
import { ApplyType } from '../approval/approval';
import { call } from '../call';

/**
 * Why somebody is told of an application. asked: it is theirs to decide; passedOn, added: because another has passed it on
 * to them or brought them in; askedAgain: it was sent back; standIn: it is somebody else's to decide, whose deputy they are;
 * holdEnding: the price that is held for its order ends before it has to be decided; copied: they get a copy of it; replaced: the
 * approver of their application may not decide any more, and others do; the rest
 * is what became of it.
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
 * Why somebody is told of an order that they have booked. notIssued: the supplier issued no tickets; changeRefused: it did not
 * change them; refunded: the money of a refund has arrived; unpaidSoon: it is cancelled soon unless it is paid.
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

/** What has changed of the safety of an account. */
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
 * Notices of a wallet of the enterprise. balanceLow: its prepaid balance has fallen below what is set; changeAsked: less
 * protection waits for their consent.
 */
export const WalletNoticeKind = v.picklist(['balanceLow', 'changeAsked']);
export type WalletNoticeKind = v.InferOutput<typeof WalletNoticeKind>;

/** Who is told that the enterprise was handed over: given, to its main administrator from now on; handedOver, to the former one. */
export const ManagerNoticeKind = v.picklist(['mainManagerGiven', 'mainManagerHandedOver']);
export type ManagerNoticeKind = v.InferOutput<typeof ManagerNoticeKind>;

/** What those are told who let people into the enterprise. joinApplied: somebody wants to join, and waits for their consent. */
export const JoinNoticeKind = v.picklist(['joinApplied']);
export type JoinNoticeKind = v.InferOutput<typeof JoinNoticeKind>;

/** The outcome of a file that one has imported. stopped: it ended before its last row. */
export const ImportNoticeKind = v.picklist([
  'staffImported',
  'staffImportStopped',
  'recordsImported',
  'recordImportStopped',
]);
export type ImportNoticeKind = v.InferOutput<typeof ImportNoticeKind>;
/** News to administrators of a request for somebody's sign-in. contactVoid: one that they made or agreed to came to nothing. */
export const ContactNoticeKind = v.picklist(['contactVoid']);
export type ContactNoticeKind = v.InferOutput<typeof ContactNoticeKind>;

/** News of rules that administrators go by themselves. ruleChangeAsked: a colleague's change waits until they make the same one. */
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
  /** Who has passed it on, brought them in or decided it, or whose deputy they are; empty for nobody. */
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
  /** The person that has asked; left out for none. */
  byName: v.optional(v.string()),
});
export type WalletNotice = v.InferOutput<typeof WalletNotice>;

export const ManagerNotice = v.object({
  ...common,
  about: v.literal('mainManager'),
  kind: ManagerNoticeKind,
  /** The other of the two. */
  byName: v.string(),
});
export type ManagerNotice = v.InferOutput<typeof ManagerNotice>;

export const JoinNotice = v.object({
  ...common,
  about: v.literal('join'),
  kind: JoinNoticeKind,
  /** Who wants to join. */
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
  /** Whose sign-in it was for. */
  byName: v.string(),
});
export type ContactNotice = v.InferOutput<typeof ContactNotice>;

export const RuleNotice = v.object({
  ...common,
  about: v.literal('rule'),
  kind: RuleNoticeKind,
  /** The person who has asked for the change. */
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

/** The notices of the caller in the enterprise in use, the newest first. */
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

/** Marks notices of the caller as read; those of others are not touched. */
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
