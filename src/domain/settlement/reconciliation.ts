import type { RefundAge } from '../../contract/settlement/reconciliation';
import { addDays } from '../shanghai-time';

/** Highest age in days of open refunds of each age but the last. */
export const REFUND_AGE_DAYS: Readonly<Record<Exclude<RefundAge, 'refundOlder'>, number>> = {
  refund7: 7,
  refund30: 30,
};

/** Returns the month before that of a day, both days included. */
export function monthBefore(today: string): { beginDate: string; endDate: string } {
  const endDate = addDays(`${today.slice(0, 7)}-01`, -1);
  return { beginDate: `${endDate.slice(0, 7)}-01`, endDate };
}
