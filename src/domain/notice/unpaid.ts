/** Longest time before the cancellation of an order at which its booker is notified that it is unpaid. */
export const UNPAID_NOTICE_MS = 10 * 60_000;

/** Returns the time of that notice: for an order with a short deadline, once half of it has elapsed. */
export function unpaidNoticeAt(payableSince: Date, payDeadline: Date): Date {
  const half = (payDeadline.getTime() - payableSince.getTime()) / 2;
  return new Date(payDeadline.getTime() - Math.min(UNPAID_NOTICE_MS, half));
}
