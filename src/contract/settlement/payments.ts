import * as v from 'valibot';
import { call } from '../call';
import { OBJECT } from '../permission/objects';
import { BillNo } from './bills';

const BASE = '/jspubapi/settlement/';

/** Fen, 0 or above. */
const Fen = v.pipe(v.number(), v.integer(), v.minValue(0));

/**
 * How it was known what a payment was for. `exact`: by its code, in the amount that was owed. `code`: by its code, in part or with
 * something over. `amount`: by the amount that was owed and who paid. `hand`: somebody of the agency has assigned it. `other`: it was
 * booked without a bank statement.
 */
export const PAYMENT_HOW = ['exact', 'code', 'amount', 'hand', 'other'] as const;

export const SettlePayment = v.object({
  /** Day on which it came in, YYYY-MM-DD: the late fee is counted up to it. */
  paidDate: v.string(),
  /** What came in: what went to the bill and what was over. */
  receivedAmount: Fen,
  billAmount: Fen,
  /** What went into the prepaid account, as it was more than was owed. */
  walletAmount: Fen,
  how: v.picklist(PAYMENT_HOW),
  /** As the bank has them; '' without a bank statement. */
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
    /** The newest first. */
    paymentList: v.array(SettlePayment),
  }),
  needs: 'token',
  permission: OBJECT.seeBills,
  reads: ['bill'],
  origin: 'suite',
});
