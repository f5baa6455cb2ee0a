/** At most so long before an order is cancelled, its booker hears that it is not paid. */
export const UNPAID_NOTICE_MS = 10 * 60_000;

/** When they do: of one that can be paid for a short time only, once half of that is over. */
export function unpaidNoticeAt(payableSince: Date, payDeadline: Date): Date {
  const half = (payDeadline.getTime() - payableSince.getTime()) / 2;
  return new Date(payDeadline.getTime() - Math.min(UNPAID_NOTICE_MS, half));
}
