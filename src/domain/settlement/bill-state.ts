import type { BillState, SettleBillLine } from '../../contract/settlement/bills';
import { lateDaysOn, lateFeeOn, type BillPayment } from './late-fee';

/** Stored state of a bill; overdue is not stored, because it depends on the day. */
export type StoredBillState = Exclude<BillState, 'overdue'>;

export interface BillMoney {
  keptState: StoredBillState;
  totalAmount: number;
  /** Sum of lines that are disputed, or were when it was confirmed. */
  heldAmount: number;
  dueDate: string;
  /** Rate in millionths per day. */
  lateRate: number;
  payments: readonly BillPayment[];
  /** The late fee at the settlement; null before. */
  settledFee: number | null;
  /** '' before. */
  settledDay: string;
}

export interface BillBalance {
  billState: BillState;
  payableAmount: number;
  paidAmount: number;
  outstandingAmount: number;
  lateDays: number;
  lateFee: number;
}

/** Returns the standing of a bill on a day: amount owed, days late, and late fee. */
export function billBalanceOn(day: string, bill: BillMoney): BillBalance {
  const { keptState, totalAmount, heldAmount, dueDate, lateRate, payments, settledFee, settledDay } = bill;
  const payableAmount = totalAmount - heldAmount;
  const paidAmount = payments.reduce((sum, { amount }) => sum + amount, 0);
  if (keptState === 'settled') {
    const lateFee = settledFee ?? 0;
    const lateDays = lateFee > 0 ? lateDaysOn(settledDay, dueDate) : 0;
    return { billState: 'settled', payableAmount, paidAmount, outstandingAmount: 0, lateDays, lateFee };
  }
  const lateFee = lateFeeOn(day, { principal: payableAmount, dueDate, rate: lateRate }, payments);
  const outstandingAmount = Math.max(0, payableAmount + lateFee - paidAmount);
  const isLate = keptState !== 'generating' && outstandingAmount > 0 && day > dueDate;
  return {
    billState: isLate ? 'overdue' : keptState,
    payableAmount,
    paidAmount,
    outstandingAmount,
    lateDays: isLate ? lateDaysOn(day, dueDate) : 0,
    lateFee,
  };
}

/** A line with the state of its dispute. */
export interface DisputableLine {
  amount: number;
  lineDispute: SettleBillLine['lineDispute'];
  /** True when the accepted amount is deducted on this bill or an earlier one. */
  isCorrected: boolean;
}

/**
 * True when a line is excluded from the amount owed: a disputed charge until the decision, an accepted one until its
 * deduction. Refund lines count at once, even if their claim may raise them.
 */
export const isHeldLine = ({ amount, lineDispute, isCorrected }: DisputableLine): boolean =>
  amount > 0 && (lineDispute === 'open' || (lineDispute === 'accepted' && !isCorrected));
