import { addDays, daysBetween } from '../shanghai-time';

/** Rates are stored in millionths per day: 0.05 % per day are 500. */
const MILLION = 1_000_000n;

/**
 * Converts a daily rate in per cent, a decimal of four places at most such as '0.05', to millionths. Throws RangeError
 * for any other text.
 */
export function rateInMillionths(percent: string): number {
  const [, whole, part = ''] = /^(\d{1,3})(?:\.(\d{1,4}))?$/.exec(percent) ?? [];
  if (whole === undefined) throw new RangeError(`Not a rate of four places at most: ${percent}`);
  return Number(whole) * 10_000 + Number(part.padEnd(4, '0'));
}

/** The reverse: 500 are '0.05'. */
export function rateText(millionths: number): string {
  const part = String(millionths % 10_000)
    .padStart(4, '0')
    .replace(/0+$/, '');
  const whole = String(Math.floor(millionths / 10_000));
  return part === '' ? whole : `${whole}.${part}`;
}

interface OwedAmount {
  /** Fen owed without fees. */
  principal: number;
  /** Last day to pay without a fee. */
  dueDate: string;
  /** Rate in millionths per day. */
  rate: number;
}

/** Fen paid on a day. */
export interface BillPayment {
  day: string;
  amount: number;
}

/**
 * Returns the late fee as of a day: for each day after the due date the rate on the amount still owed at its beginning,
 * so that the day of a payment counts in full. Payments settle the principal first, fees last. The days are summed
 * exactly and rounded once, half up to the fen. A bill of 0 or below has no fee.
 */
export function lateFeeOn(
  day: string,
  { principal, dueDate, rate }: OwedAmount,
  payments: readonly BillPayment[],
): number {
  const sorted = [...payments].sort((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)));
  let left = principal;
  let from = dueDate;
  let daily = 0n;
  const count = (to: string) => {
    if (left > 0 && to > from) daily += BigInt(left) * BigInt(daysBetween(from, to));
    if (to > from) from = to;
  };
  for (const payment of sorted) {
    if (payment.day > day) break;
    count(payment.day);
    left -= payment.amount;
  }
  count(day);
  return Number((daily * BigInt(rate) * 2n + MILLION) / (MILLION * 2n));
}

/** Days after the due date; 0 in time. */
export const lateDaysOn = (day: string, dueDate: string): number => Math.max(0, daysBetween(dueDate, day));

/** Returns the deadline so many days after a day, for confirming or paying a bill. */
export const deadlineOf = (billDate: string, days: number): string => addDays(billDate, days);
