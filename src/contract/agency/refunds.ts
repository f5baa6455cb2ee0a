import * as v from 'valibot';
import { call } from '../call';
import { FirstConfirmation, SeenFirst } from './dual-control';
import { HistoryEntry } from './history';
import { Day } from './log';
import { Keyword, Paging } from './operators';

const BASE = '/agencyController/';
const SuspenseNo = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(Number.MAX_SAFE_INTEGER));

/**
 * `atCashier`: an operator has asked the cashier for the refused refund again, or the cashier says after a day that it is
 * still working on it. `unanswered`: the cashier has not answered about the refund for a day. `confirmedOnce`: above the limit, and
 * waits for a second operator. `settled`: given back or booked by hand. `booked`: booked by the gateway, or given back by
 * the cashier, after all.
 */
export const REFUND_OWED_STATES = [
  'waiting',
  'atCashier',
  'unanswered',
  'confirmedOnce',
  'settled',
  'booked',
] as const;
export type RefundOwedState = (typeof REFUND_OWED_STATES)[number];

/**
 * `failed`: the booking fails and is retried every hour. `unknown`: no such payment, or another amount. `secondTrade`:
 * another trade made the payment. `secondPerson`: it came late, and another person would have to pay. `refundRefused`:
 * the cashier refused to give it back to the payer. `refundOpen`: the cashier has neither given it back nor refused to for
 * a day.
 */
const HOLD_REASONS = [
  'failed',
  'unknown',
  'secondTrade',
  'secondPerson',
  'refundRefused',
  'refundOpen',
] as const;
export type HoldReason = (typeof HOLD_REASONS)[number];

const PAID_FOR = ['order', 'bill', 'recharge'] as const;
export type PaidFor = (typeof PAID_FOR)[number];

/** Money that the cashier has received and that is not booked, or that it does not give back. */
export const RefundOwed = v.object({
  suspenseNo: v.number(),
  /** '' for money of no known payment. */
  enterpriseNum: v.string(),
  entName: v.string(),
  refundState: v.picklist(REFUND_OWED_STATES),
  paidFor: v.picklist(PAID_FOR),
  paymentNo: v.string(),
  /** Trade number of the cashier. */
  tradeNo: v.string(),
  /** Fen. */
  amount: v.number(),
  why: v.picklist(HOLD_REASONS),
  /** ISO instant at which it came, or at which the refund was last refused or found open. */
  heldTime: v.string(),
});
export type RefundOwed = v.InferOutput<typeof RefundOwed>;

/**
 * Held money of the enterprises of the agency, the waiting one first. Money of no known payment is shown only where the
 * gateway serves one agency.
 */
export const queryRefundsOwed = call({
  gateway: 'agency',
  path: `${BASE}queryRefundsOwed`,
  body: v.object({
    /** Part of the number of the payment or trade, or of the enterprise's name or number. */
    keyword: Keyword,
    refundState: v.optional(v.picklist(REFUND_OWED_STATES)),
    /** Days in Shanghai on which the money came, both included; '' without limit. */
    beginDate: v.optional(Day, ''),
    endDate: v.optional(Day, ''),
    ...Paging,
  }),
  result: v.object({ total: v.number(), refundList: v.array(RefundOwed) }),
  needs: 'operator',
  right: 'readRefundsOwed',
  reads: ['refundOwed'],
  origin: 'suite',
});

export const RefundOwedDetail = v.object({
  ...RefundOwed.entries,
  /**
   * Message of the failed booking, the cashier's reason of a refusal, or why its answer is missing; a warning where the
   * cashier has made a refund that was recorded as given back by hand too.
   */
  detail: v.string(),
  /** Number under which the cashier is asked for the refund; '' for money that is no refund. */
  refundNo: v.string(),
  /** Of the settlement by hand, also of a first confirmation; '' for none. */
  bankReference: v.string(),
  reason: v.string(),
  settledBy: v.string(),
  /** ISO instant; '' while it waits. */
  settleTime: v.string(),
  /** null: not confirmed by a first operator. */
  first: v.nullable(FirstConfirmation),
  isFirstCaller: v.boolean(),
  needsTwo: v.boolean(),
  historyList: v.array(HistoryEntry),
});
export type RefundOwedDetail = v.InferOutput<typeof RefundOwedDetail>;

/** Throws refundOwedUnknown. */
export const queryRefundOwed = call({
  gateway: 'agency',
  path: `${BASE}queryRefundOwed`,
  body: v.object({ suspenseNo: SuspenseNo }),
  result: RefundOwedDetail,
  needs: 'operator',
  right: 'readRefundsOwed',
  reads: ['refundOwed'],
  origin: 'suite',
});

const CHANGES = ['refundOwed', 'agencyLog'];

/**
 * Asks the cashier again for a refund that it refused, with another refund number. Until it has decided, the refund
 * cannot be settled by hand. Throws refundOwedUnknown, refundOwedOver, refundOwedAtCashier, refundOwedNotRefused,
 * confirmationChanged.
 */
export const retryRefundOwed = call({
  gateway: 'agency',
  path: `${BASE}retryRefundOwed`,
  body: v.object({ suspenseNo: SuspenseNo }),
  result: v.object({}),
  needs: 'operator',
  right: 'settleRefundsOwed',
  mutates: true,
  changes: CHANGES,
  origin: 'suite',
});

const Text = (empty: string, most: number) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(empty), v.maxLength(most, `不能超过${most}个字`));

/**
 * Records that the money was given back or booked by hand; it is no longer retried, and the cashier no longer asked. Above
 * the limit it only waits for a second operator. Throws refundOwedUnknown, refundOwedOver, refundOwedAtCashier,
 * confirmationChanged, and fieldsInvalid for an unanswered refund without `isCheckedAtCashier`.
 */
export const settleRefundOwed = call({
  gateway: 'agency',
  path: `${BASE}settleRefundOwed`,
  body: v.object({
    suspenseNo: SuspenseNo,
    bankReference: Text('请输入银行流水号', 60),
    reason: Text('请填写处理说明', 200),
    /** The operator has learnt from the cashier that it has not made the refund and will not. Needed where `unanswered`. */
    isCheckedAtCashier: v.optional(v.boolean(), false),
  }),
  result: v.object({ isSettled: v.boolean() }),
  needs: 'operator',
  right: 'settleRefundsOwed',
  mutates: true,
  changes: CHANGES,
  origin: 'suite',
});

/**
 * Confirms the settlement of a first operator, with their bank reference and reason. Throws refundOwedUnknown,
 * refundOwedOver, refundOwedAtCashier, confirmationChanged, confirmationOwn.
 */
export const confirmRefundOwed = call({
  gateway: 'agency',
  path: `${BASE}confirmRefundOwed`,
  body: v.object({ suspenseNo: SuspenseNo, firstOperatorNo: v.pipe(SeenFirst, v.nonEmpty()) }),
  result: v.object({}),
  needs: 'operator',
  right: 'settleRefundsOwed',
  mutates: true,
  changes: CHANGES,
  origin: 'suite',
});

/**
 * Takes the first confirmation back, by its operator or by another one who does not agree. Throws refundOwedUnknown,
 * refundOwedOver, confirmationChanged.
 */
export const returnRefundOwed = call({
  gateway: 'agency',
  path: `${BASE}returnRefundOwed`,
  body: v.object({
    suspenseNo: SuspenseNo,
    firstOperatorNo: v.pipe(SeenFirst, v.nonEmpty()),
    reason: Text('请填写退回原因', 200),
  }),
  result: v.object({}),
  needs: 'operator',
  right: 'settleRefundsOwed',
  mutates: true,
  changes: CHANGES,
  origin: 'suite',
});
