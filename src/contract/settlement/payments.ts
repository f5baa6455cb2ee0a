import * as v from 'valibot';
import { call } from '../call';
import { OBJECT } from '../permission/objects';
import { BillNo } from './bills';

const BASE = '/jspubapi/settlement/';

/** Fen, 0 or above. */
const Fen = v.pipe(v.number(), v.integer(), v.minValue(0));

/**
 * Way in which a payment was assigned. `exact`: by its code, in the amount that was owed. `code`: by its code, in part
 * or with an excess. `amount`: by the amount that was owed and the payer. `hand`: by a person at the agency. `wallet`:
 * it was paid by the prepaid account. `cashier`: it was paid at the third-party cashier. `other`: it was booked without
 * a bank statement.
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
  /** Day of receipt, YYYY-MM-DD: the late fee is counted up to it. */
  paidDate: v.string(),
  /** Amount received: the part for the bill and the excess. */
  receivedAmount: Fen,
  billAmount: Fen,
  /** Excess that went into the prepaid account. */
  walletAmount: Fen,
  how: v.picklist(PAYMENT_HOW),
  /** Payer and reference from the bank, or from the cashier with its trade number; '' for others. */
  payerName: v.string(),
  bankReference: v.string(),
  /** Time of the booking, ISO. */
  bookedTime: v.string(),
});
export type SettlePayment = v.InferOutput<typeof SettlePayment>;

/** Bank account that receives payments. */
export const ReceivingAccount = v.object({
  accountName: v.string(),
  bankName: v.string(),
  accountNo: v.string(),
});
export type ReceivingAccount = v.InferOutput<typeof ReceivingAccount>;

/**
 * Returns the payment data of a bill: the amount owed today, the receiving account, the code, and the payments so far.
 * Throws billUnknown.
 */
export const querySettlePayment = call({
  gateway: 'settlement',
  path: `${BASE}querySettlePayment`,
  body: v.object({ billNo: BillNo }),
  result: v.object({
    /** Amount owed today without the late fee, the late fee up to today less its payments, and the sum of both. */
    principalAmount: Fen,
    lateFeeAmount: Fen,
    outstandingAmount: Fen,
    /**
     * Code for the purpose of the transfer, which identifies the bill: HK and nine digits, of which the last two find
     * every single wrong digit and any two that are swapped (ISO 7064 MOD 97-10). '' where nothing is to be paid.
     */
    remittanceCode: v.string(),
    /** The agency's account; null: the gateway has none configured, or nothing is to be paid. */
    receivingAccount: v.nullable(ReceivingAccount),
    /**
     * Amount that the prepaid account can pay now; null: there is no account, nothing is to be paid, or the caller may
     * not pay.
     */
    prepaidAmount: v.nullable(Fen),
    /** True when the caller may pay it at the cashier. */
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
 * Pays a confirmed bill by the prepaid account, all that is owed today or a part of it. When the caller's payments of
 * the bill together exceed the amount that requires a second person, the person who has confirmed the bill may not pay.
 * Throws billUnknown, billNotOwed, billOverpaid, billPayerConfirmed, secondPersonRecent, walletShort, and the faults of
 * payments without the security password.
 */
export const paySettleBill = call({
  gateway: 'settlement',
  path: `${BASE}paySettleBill`,
  body: v.object({ billNo: BillNo, amount: Amount }),
  /** Amount still owed. */
  result: v.object({ outstandingAmount: Fen }),
  needs: 'token',
  permission: OBJECT.confirmBills,
  mutates: true,
  changes: ['bill', 'wallet'],
  origin: 'suite',
});

/**
 * Begins to pay a confirmed bill at the third-party cashier, all that is owed today or a part of it. The bill is paid
 * once the cashier has called back; an excess by then goes into the prepaid account, or back to the payer where there
 * is none. Resumes an identical payment that is still unpaid. The payer continues at `payUrl`. Throws as paySettleBill,
 * and payMethodUnavailable, returnUrlRefused.
 */
export const beginBillPayment = call({
  gateway: 'settlement',
  path: `${BASE}beginBillPayment`,
  body: v.object({
    billNo: BillNo,
    amount: Amount,
    /** Sub pay type of a method through the cashier. */
    subPayType: v.pipe(v.number(), v.integer()),
    /**
     * Address to which the cashier sends the payer afterwards; only configured origins. Empty: the gateway's own page.
     */
    returnUrl: v.optional(v.string(), ''),
  }),
  result: v.object({ paymentNo: v.string(), payUrl: v.string() }),
  needs: 'token',
  permission: OBJECT.confirmBills,
  mutates: true,
  changes: ['bill'],
  origin: 'suite',
});
