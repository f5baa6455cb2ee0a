import * as v from 'valibot';
import { call } from '../call';
import { OBJECT } from '../permission/objects';
import { BillNo } from './bills';

const BASE = '/jspubapi/settlement/';

/** Fen, 0 or above. */
const Fen = v.pipe(v.number(), v.integer(), v.minValue(0));

/**
 * How it was known what a payment was for. `exact`: by its code, in the amount that was owed. `code`: by its code, in part or with
 * something over. `amount`: by the amount that was owed and who paid. `hand`: somebody of the agency has assigned it. `wallet`: it was
 * paid by the prepaid account. `cashier`: it was paid at the third-party cashier. `other`: it was booked without a bank statement.
 */
export const PAYMENT_HOW = ['exact', 'code', 'amount', 'hand', 'wallet', 'cashier', 'other'] as const;

/** Fen, above 0. */
const Amount = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(1, '请输入大于0的金额'),
  v.maxValue(Number.MAX_SAFE_INTEGER),
);

export const SettlePayment = v.object({
  /** Day on which it came in, YYYY-MM-DD: the late fee is counted up to it. */
  paidDate: v.string(),
  /** What came in: what went to the bill and what was over. */
  receivedAmount: Fen,
  billAmount: Fen,
  /** What went into the prepaid account, as it was more than was owed. */
  walletAmount: Fen,
  how: v.picklist(PAYMENT_HOW),
  /** As the bank has them, or who paid at the cashier and its trade number; '' of others. */
  payerName: v.string(),
  bankReference: v.string(),
  /** When it was booked, ISO. */
  bookedTime: v.string(),
});
export type SettlePayment = v.InferOutput<typeof SettlePayment>;

/** Where to pay to. */
export const ReceivingAccount = v.object({
  accountName: v.string(),
  bankName: v.string(),
  accountNo: v.string(),
});
export type ReceivingAccount = v.InferOutput<typeof ReceivingAccount>;

/** How a bill is paid: what of it is owed today, whereto and with which code, and what has come in. Refused with billUnknown. */
export const querySettlePayment = call({
  gateway: 'settlement',
  path: `${BASE}querySettlePayment`,
  body: v.object({ billNo: BillNo }),
  result: v.object({
    /** What is still owed today without the late fee, the fee up to today less what was paid of it, and both together. */
    principalAmount: Fen,
    lateFeeAmount: Fen,
    outstandingAmount: Fen,
    /**
     * To be written into the purpose of the transfer, by which it is known what it is for: HK and nine digits, of which the last two
     * find every single wrong digit and any two that are swapped (ISO 7064 MOD 97-10). '' where nothing is to be paid.
     */
    remittanceCode: v.string(),
    /** The agency's; null: it has told the gateway none, or nothing is to be paid. */
    receivingAccount: v.nullable(ReceivingAccount),
    /** What the prepaid account can pay now; null: there is none, nothing is to be paid, or it is not for the caller to pay. */
    prepaidAmount: v.nullable(Fen),
    /** The caller may pay it at the cashier. */
    canPayOnline: v.boolean(),
    /** The newest first. */
    paymentList: v.array(SettlePayment),
  }),
  needs: 'token',
  permission: OBJECT.seeBills,
  reads: ['bill', 'wallet'],
  origin: 'suite',
});

/**
 * Pays a confirmed bill by the prepaid account, all that is owed today or a part of it. Above the amount from which on the enterprise
 * wants a second pair of eyes, all that they have paid of it together, it is not for who has confirmed the bill. Throws billUnknown,
 * billNotOwed, billOverpaid, billPayerConfirmed, secondPersonRecent, walletShort, and what payments by the account are refused with without the security password.
 */
export const paySettleBill = call({
  gateway: 'settlement',
  path: `${BASE}paySettleBill`,
  body: v.object({ billNo: BillNo, amount: Amount }),
  /** What is still owed. */
  result: v.object({ outstandingAmount: Fen }),
  needs: 'token',
  permission: OBJECT.confirmBills,
  mutates: true,
  changes: ['bill', 'wallet'],
  origin: 'suite',
});

/**
 * Begins to pay a confirmed bill at the third-party cashier, all that is owed today or a part of it: it is paid once the cashier has told
 * so, and what is more than is owed by then goes into the prepaid account, or back to the payer where there is none. The same that is not
 * paid yet is gone on with. The payer goes on at `payUrl`. Refused as paySettleBill is, and with payMethodUnavailable, returnUrlRefused.
 */
export const beginBillPayment = call({
  gateway: 'settlement',
  path: `${BASE}beginBillPayment`,
  body: v.object({
    billNo: BillNo,
    amount: Amount,
    /** Of a way that goes by the cashier. */
    subPayType: v.pipe(v.number(), v.integer()),
    /** Where the cashier sends the payer afterwards; only configured origins. Empty: the gateway's own page. */
    returnUrl: v.optional(v.string(), ''),
  }),
  result: v.object({ paymentNo: v.string(), payUrl: v.string() }),
  needs: 'token',
  permission: OBJECT.confirmBills,
  mutates: true,
  changes: ['bill'],
  origin: 'suite',
});
