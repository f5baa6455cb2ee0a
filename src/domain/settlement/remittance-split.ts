import { lateFeeOn, type BillPayment } from './late-fee';

/** A bill as somebody pays it; amounts in fen, days YYYY-MM-DD. */
export interface BillToPay {
  /** What is owed without fees, paid or not. 0 and below: there is nothing to pay. */
  principal: number;
  dueDate: string;
  /** Millionths a day. */
  rate: number;
  /** Those so far. */
  payments: readonly BillPayment[];
}

export interface TransferSplit {
  /** What goes to the bill: to what is owed first, to the late fee last. */
  toBill: number;
  /** What is left. */
  over: number;
  /** The fee that the bill is settled with; null: something is still owed. */
  settledFee: number | null;
}

const sumOf = (payments: readonly BillPayment[]): number =>
  payments.reduce((sum, { amount }) => sum + amount, 0);

/**
 * The amount that settles a bill when it is paid on a day: what is owed, with the late fee up to that day. Where payments of later
 * days are known already the fee runs up to the last of them, and the smallest amount is meant that covers it: paid earlier, it makes
 * the fee smaller.
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

/** What of a transfer of a day goes to a bill, and what is over. */
export function splitTransfer(bill: BillToPay, { day, amount }: BillPayment): TransferSplit {
  const owed = owedOn(day, bill);
  const toBill = Math.min(amount, owed);
  const isSettled = bill.principal > 0 && amount >= owed;
  const settledFee = isSettled ? sumOf(bill.payments) + toBill - bill.principal : null;
  return { toBill, over: amount - toBill, settledFee };
}

interface BillPaid {
  principal: number;
  /** With the payment that is taken back. */
  paid: number;
}

/**
 * What a payment that is taken back was for: what is left paid goes to what is owed first again, so that fees are taken back before it.
 * Fen. A settled bill is owed again without any of its payments: what is left either falls short of what is owed, or has covered it on a
 * later day, with a fee that is no smaller.
 */
export function paidBack(
  { principal, paid }: BillPaid,
  amount: number,
): { toPrincipal: number; toFee: number } {
  const covered = (sum: number) => Math.min(sum, Math.max(0, principal));
  const toPrincipal = covered(paid) - covered(paid - amount);
  return { toPrincipal, toFee: amount - toPrincipal };
}
