import type { Database } from '../../db/database';
import { findPaidShares } from '../change/linked-orders';
import type { Refund } from './queries';

/** Shares of a refund in fen by the order whose payment they reduce, the newest first; shares of 0 are left out. */
export async function findMoneyParts(
  db: Database,
  { refund_no, order_no }: Refund,
): Promise<ReadonlyMap<string, number>> {
  const tickets = await db
    .selectFrom('refund_ticket')
    .select(['segment_no', 'passenger_no', 'refund_amount'])
    .where('refund_no', '=', refund_no)
    .orderBy('passenger_no')
    .orderBy('segment_no')
    .execute();
  const parts = new Map<string, number>();
  const add = (orderNo: string, amount: number) => {
    if (amount > 0) parts.set(orderNo, (parts.get(orderNo) ?? 0) + amount);
  };
  for (const { segment_no, passenger_no, refund_amount: back } of tickets) {
    let left = back;
    const shares = await findPaidShares(db, {
      orderNo: order_no,
      segmentNo: segment_no,
      passengerNo: passenger_no,
    });
    for (const { orderNo, amount } of shares) {
      const share = Math.min(left, amount ?? left);
      add(orderNo, share);
      left -= share;
    }
  }
  const insurances = await db
    .selectFrom('refund_insurance')
    .select(['policy_order_no', 'refund_amount'])
    .where('refund_no', '=', refund_no)
    .orderBy('passenger_no')
    .execute();
  for (const { policy_order_no, refund_amount } of insurances) add(policy_order_no, refund_amount);
  return parts;
}
