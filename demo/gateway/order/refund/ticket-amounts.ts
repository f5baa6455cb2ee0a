import { sql } from 'kysely';
import type { Database } from '../../db/database';
import './schema';

/** Amounts of a refund's tickets and its sums; insurances stay. */
export async function setTicketAmounts(
  db: Database,
  refundNo: string,
  tickets: readonly { passengerNo: number; segmentNo: number; refundFee: number; refundAmount: number }[],
): Promise<void> {
  for (const { passengerNo, segmentNo, refundFee, refundAmount } of tickets) {
    await db
      .updateTable('refund_ticket')
      .set({ refund_fee: refundFee, refund_amount: refundAmount })
      .where('refund_no', '=', refundNo)
      .where('passenger_no', '=', passengerNo)
      .where('segment_no', '=', segmentNo)
      .execute();
  }
  const sumOf = (of: 'refundFee' | 'refundAmount') => tickets.reduce((sum, one) => sum + one[of], 0);
  await db
    .updateTable('refund_order')
    .set({
      refund_fee: sumOf('refundFee'),
      refund_amount: sql<number>`${sumOf('refundAmount')}::bigint + (
        select coalesce(sum(refund_amount), 0)::bigint from refund_insurance i where i.refund_no = ${refundNo})`,
    })
    .where('refund_no', '=', refundNo)
    .execute();
}
