import { lateFeeOn, type BillPayment } from './late-fee';

/** A bill from the payer's viewpoint; amounts in fen, days YYYY-MM-DD. */
export interface BillToPay {
  /** Amount owed without fees, paid or not. 0 and below: nothing is to be paid. */
  principal: number;
  dueDate: string;
  /** Rate in millionths per day. */
  rate: number;
  /** Payments so far. */
  payments: readonly BillPayment[];
}

export interface TransferSplit {
  /** Part for the bill: first for the principal, last for the late fee. */
  toBill: number;
  /** Excess over the bill. */
  over: number;
  /** Late fee with which the bill is settled; null while an amount is still owed. */
  settledFee: number | null;
}

const sumOf = (payments: readonly BillPayment[]): number =>
  payments.reduce((sum, { amount }) => sum + amount, 0);

/**
 * Returns the amount that settles a bill when it is paid on a day: the principal, with the late fee up to that day.
 * Where payments of later days are known already the fee runs up to the last of them, and the result is the smallest
 * amount that covers it: an earlier payment makes the fee smaller.
 */
export function owedOn(day: string, { principal, dueDate, rate, payments }: BillToPay): number {
  if (principal <= 0) return 0;
  const last = payments.reduce((latest, payment) => (payment.day > latest ? payment.day : latest), day);
  const paid = sumOf(payments);
  const missing = (amount: number): number =>
    principal + lateFeeOn(last, { principal, dueDate, rate }, [...payments, { day, amount }]) - paid - amount;
  let most = Math.max(0, missing(0));
  if (last === day) return most;
  let least = 0;
  while (least < most) {
    const middle = Math.floor((least + most) / 2);
    if (missing(middle) > 0) least = middle + 1;
    else most = middle;
  }
  return most;
}

/** Splits a transfer into the part for a bill and the excess. */
export function splitTransfer(bill: BillToPay, { day, amount }: BillPayment): TransferSplit {
  const owed = owedOn(day, bill);
  const toBill = Math.min(amount, owed);
  const isSettled = bill.principal > 0 && amount >= owed;
  const settledFee = isSettled ? sumOf(bill.payments) + toBill - bill.principal : null;
  return { toBill, over: amount - toBill, settledFee };
}

interface PaidBill {
  principal: number;
  /** Amount paid, including the payment to be reversed. */
  paid: number;
}

/**
 * Splits a reversed payment into principal and fee, fen: the remaining payments settle the principal first, so that
 * fees are reversed before it. Every reversal reopens a settled bill: the remaining payments either fall short of the
 * principal, or have covered it on a later day, with a fee that is no smaller.
 */
export function reversedParts(
  { principal, paid }: PaidBill,
  amount: number,
): { toPrincipal: number; toFee: number } {
  const covered = (sum: number) => Math.min(sum, Math.max(0, principal));
  const toPrincipal = covered(paid) - covered(paid - amount);
  return { toPrincipal, toFee: amount - toPrincipal };
}
