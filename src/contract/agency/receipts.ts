import * as v from 'valibot';
import { call } from '../call';
import { FirstConfirmation, SeenFirst } from './dual-control';
import { Day } from './log';
import { Keyword, Paging } from './operators';

const BASE = '/agencyController/';
const ReceiptNo = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(Number.MAX_SAFE_INTEGER));
const Text = (empty: string, most: number) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(empty), v.maxLength(most, `不能超过${most}个字`));

/** `booked`: for a bill, with the excess in the prepaid account. `dismissed`: no payment of a bill. */
export const RECEIPT_STATES = ['open', 'booked', 'dismissed'] as const;
export type ReceiptState = (typeof RECEIPT_STATES)[number];

/** Reasons why a receipt waits for people; '' while it has not been compared with the bills. */
const LEFT_REASONS = [
  '',
  'codeWrong',
  'codesSeveral',
  'codeUnknown',
  'noneFits',
  'severalFit',
  'prepaidMissing',
  'needsTwo',
  'undone',
] as const;
export type LeftReason = (typeof LEFT_REASONS)[number];

const RECEIPT_STEPS = [
  'exact',
  'code',
  'amount',
  'hand',
  'dismissed',
  'reopened',
  'undone',
  'confirmedFirst',
  'confirmationWithdrawn',
] as const;
export type ReceiptStepKind = (typeof RECEIPT_STEPS)[number];

/** Money that has come to the bank account of the agency. Amounts are fen. */
export const AgencyReceipt = v.object({
  receiptNo: v.number(),
  bankReference: v.string(),
  /** Day YYYY-MM-DD. */
  receivedDate: v.string(),
  amount: v.number(),
  payerName: v.string(),
  purpose: v.string(),
  receiptState: v.picklist(RECEIPT_STATES),
  leftReason: v.picklist(LEFT_REASONS),
  /** Bill that it is booked for, with its enterprise; '' for none. */
  billNo: v.string(),
  entName: v.string(),
  /** Part in the prepaid account. */
  overAmount: v.number(),
});
export type AgencyReceipt = v.InferOutput<typeof AgencyReceipt>;

/** Receipts of the agency: the open ones, the oldest first, then the others. */
export const queryAgencyReceipts = call({
  gateway: 'agency',
  path: `${BASE}queryAgencyReceipts`,
  body: v.object({
    /** Part of the bank's reference, the payer, the purpose, the bill or the enterprise. */
    keyword: Keyword,
    receiptState: v.optional(v.picklist(RECEIPT_STATES)),
    /** Days of the receipt, both included; '' without limit. */
    beginDate: v.optional(Day, ''),
    endDate: v.optional(Day, ''),
    ...Paging,
  }),
  result: v.object({ total: v.number(), receiptList: v.array(AgencyReceipt) }),
  needs: 'operator',
  right: 'readBankStatements',
  reads: ['agencyReceipt'],
  origin: 'suite',
});

export const AgencyReceiptDetail = v.object({
  ...AgencyReceipt.entries,
  /** File and its row, counted as in spreadsheets; '' for a receipt that was typed in. */
  fileName: v.string(),
  rowNo: v.number(),
  importedBy: v.string(),
  /** First of two confirmations, with the bill that it names; null for none. */
  first: v.nullable(v.object({ ...FirstConfirmation.entries, billNo: v.string() })),
  isFirstCaller: v.boolean(),
  /** Typed in, open, in no file and never booked. */
  mayRemove: v.boolean(),
  /** An assignment by hand needs two operators. */
  needsTwo: v.boolean(),
  /** The latest first. `operatorName`: '' for the gateway itself. */
  stepList: v.array(
    v.object({
      how: v.picklist(RECEIPT_STEPS),
      operatorName: v.string(),
      /** ISO instant. */
      stepTime: v.string(),
      billNo: v.string(),
      reason: v.string(),
    }),
  ),
});
export type AgencyReceiptDetail = v.InferOutput<typeof AgencyReceiptDetail>;

/** Throws receiptUnknown. */
export const queryAgencyReceipt = call({
  gateway: 'agency',
  path: `${BASE}queryAgencyReceipt`,
  body: v.object({ receiptNo: ReceiptNo }),
  result: AgencyReceiptDetail,
  needs: 'operator',
  right: 'readBankStatements',
  reads: ['agencyReceipt'],
  origin: 'suite',
});

export const PayableBill = v.object({
  billNo: v.string(),
  entName: v.string(),
  /** Accounting entity of the bill; '' for other bills. */
  accountName: v.string(),
  /** Remittance code. */
  code: v.string(),
  /** Amount owed today, fen. */
  outstandingAmount: v.number(),
});
export type PayableBill = v.InferOutput<typeof PayableBill>;

/** Confirmed bills of the agency's enterprises with a debt, by due date, at most 100. */
export const queryPayableBills = call({
  gateway: 'agency',
  path: `${BASE}queryPayableBills`,
  body: v.object({ keyword: Keyword }),
  result: v.object({ billList: v.array(PayableBill) }),
  needs: 'operator',
  right: 'readBankStatements',
  reads: ['agencyReceipt'],
  origin: 'suite',
});

const CHANGES = ['agencyReceipt', 'agencyLog'];

/** Compares all open receipts of the agency with the bills again. */
export const rematchReceipts = call({
  gateway: 'agency',
  path: `${BASE}rematchReceipts`,
  body: v.object({}),
  result: v.object({}),
  needs: 'operator',
  right: 'matchBankStatements',
  mutates: true,
  changes: CHANGES,
  origin: 'suite',
});

/**
 * Books an open receipt for the bill of a number or remittance code: the debt goes to the bill, the excess into the
 * prepaid account. `seen`: as `checkAssignment` has said. Above the limit the first confirmation only waits for a second
 * one for the same bill by another operator, which books the money. Throws receiptUnknown, receiptOver,
 * receiptIsRecharge, billNotPayable, prepaidMissing, assignmentChanged, confirmationChanged, confirmationOwn,
 * confirmationByOperations, confirmationLinked.
 */
export const assignReceipt = call({
  gateway: 'agency',
  path: `${BASE}assignReceipt`,
  body: v.object({
    receiptNo: ReceiptNo,
    bill: Text('请输入账单编号或识别码', 40),
    /** The booking is refused when it would be another. */
    seen: v.optional(v.object({ enterpriseNum: v.string(), overAmount: v.number() })),
    firstOperatorNo: v.optional(SeenFirst, ''),
  }),
  result: v.object({ isBooked: v.boolean() }),
  needs: 'operator',
  right: 'matchBankStatements',
  mutates: true,
  changes: CHANGES,
  origin: 'suite',
});

/** Withdraws the caller's own first confirmation. Throws receiptUnknown, receiptOver, confirmationOthers. */
export const withdrawReceiptConfirmation = call({
  gateway: 'agency',
  path: `${BASE}withdrawReceiptConfirmation`,
  body: v.object({ receiptNo: ReceiptNo }),
  result: v.object({}),
  needs: 'operator',
  right: 'matchBankStatements',
  mutates: true,
  changes: CHANGES,
  origin: 'suite',
});

/** Sets an open receipt aside as no payment of a bill. Throws receiptUnknown, receiptOver. */
export const dismissReceipt = call({
  gateway: 'agency',
  path: `${BASE}dismissReceipt`,
  body: v.object({ receiptNo: ReceiptNo, reason: Text('请填写原因', 200) }),
  result: v.object({}),
  needs: 'operator',
  right: 'matchBankStatements',
  mutates: true,
  changes: CHANGES,
  origin: 'suite',
});

/** Reopens a receipt that was set aside. Throws receiptUnknown, receiptOver. */
export const reopenReceipt = call({
  gateway: 'agency',
  path: `${BASE}reopenReceipt`,
  body: v.object({ receiptNo: ReceiptNo }),
  result: v.object({}),
  needs: 'operator',
  right: 'matchBankStatements',
  mutates: true,
  changes: CHANGES,
  origin: 'suite',
});

/**
 * Takes the booking of a receipt back, so that the bill is owed again. `billNo`: of the booking that was shown. Throws
 * receiptUnknown, receiptOver, overPaymentSpent, creditSpent.
 */
export const undoReceipt = call({
  gateway: 'agency',
  path: `${BASE}undoReceipt`,
  body: v.object({
    receiptNo: ReceiptNo,
    billNo: v.pipe(v.string(), v.maxLength(40)),
    reason: Text('请填写原因', 200),
  }),
  result: v.object({}),
  needs: 'operator',
  right: 'matchBankStatements',
  mutates: true,
  changes: CHANGES,
  origin: 'suite',
});
