import type { BillState, SettleBillLine } from '../../contract/settlement/bills';
import { lateDaysOn, lateFeeOn, type BillPayment } from './late-fee';

/** What is kept of a bill's state; being late is no state of its own but comes with the days. */
export type KeptState = Exclude<BillState, 'overdue'>;

export interface BillMoney {
  keptState: KeptState;
  totalAmount: number;
  /** Of lines that are disputed, or were when it was confirmed. */
  heldAmount: number;
  dueDate: string;
  /** Millionths a day. */
  lateRate: number;
  payments: readonly BillPayment[];
  /** The fee it was settled with; null before. */
  settledFee: number | null;
  /** '' before. */
  settledDay: string;
}

export interface BillStanding {
  billState: BillState;
  payableAmount: number;
  paidAmount: number;
  outstandingAmount: number;
  lateDays: number;
  lateFee: number;
}

/** How a bill stands on a day: what is owed, since when it is late, and what that costs. */
export function standingOn(day: string, bill: BillMoney): BillStanding {
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

/** A line as it stands to what is said against it. */
export interface DisputableLine {
  amount: number;
  lineDispute: SettleBillLine['lineDispute'];
  /** What was accepted is taken off on this bill or an earlier one. */
  isCorrected: boolean;
}

/**
 * Is a line left out of what is owed? What is charged and disputed is, until it is decided; what was accepted, until it is taken off.
 * What goes back counts at once: more of it may come.
 */
export const isHeld = ({ amount, lineDispute, isCorrected }: DisputableLine): boolean =>
  amount > 0 && (lineDispute === 'open' || (lineDispute === 'accepted' && !isCorrected));
