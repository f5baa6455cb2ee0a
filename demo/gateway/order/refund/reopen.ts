import { REFUND_TRANSITIONS, statesBefore } from '../../../../src/domain/order/states';
import type { Database } from '../../db/database';
import { isAfterSaleAllowed } from '../after-sale/states';
import { moveOrder } from '../move';
import type { Order } from '../scope';
import { findRefundParts, type Refund } from './queries';
import { refundDetail } from './quote';
import { reasonOf } from './reasons';

/**
 * Puts a refund that the supplier has refused under way again, in the order locked by the transaction. Returns false
 * when its tickets or insurances are not open any more, have departed or have another amount by now, or the order has
 * another application under way.
 */
export async function reopenRefund(
  db: Database,
  { order, refund, now }: { order: Order; refund: Refund; now: Date },
): Promise<boolean> {
  const { refund_no: refundNo, order_no: orderNo } = refund;
  if (!isAfterSaleAllowed(order.order_status) || !(await isStillOpen(db, refundNo))) return false;
  if (!(await hasSameAmounts(db, refund, now))) return false;
  await db
    .updateTable('refund_order')
    .set({ refund_state: '退票中', ask_attempts: 0, next_ask_at: now, done_at: null })
    .where('refund_no', '=', refundNo)
    .where('refund_state', 'in', statesBefore(REFUND_TRANSITIONS, '退票中'))
    .returning('refund_no')
    .executeTakeFirstOrThrow();
  await db.updateTable('refund_ticket').set({ failed: false }).where('refund_no', '=', refundNo).execute();
  await db.updateTable('refund_insurance').set({ failed: false }).where('refund_no', '=', refundNo).execute();
  await moveOrder(db, { orderNo, to: '退票中', at: now });
  return true;
}

/** True while the tickets of a refund, before their departure, come back with the amounts of its application. */
async function hasSameAmounts(db: Database, refund: Refund, now: Date): Promise<boolean> {
  const { refund_no: refundNo, order_no: orderNo } = refund;
  const parts = await findRefundParts(db, orderNo);
  const reason = reasonOf(refund.reason_type);
  const { tickets } = refundDetail(parts, { orderNo, staffNo: refund.applicant_no, reason, now });
  return parts.refundTickets
    .filter(({ refund_no }) => refund_no === refundNo)
    .every((applied) => {
      const present = tickets.find(
        ({ segmentNo, passengerNo }) =>
          segmentNo === applied.segment_no && passengerNo === applied.passenger_no,
      );
      return (
        present?.obstacle === null && !present.isNoShow && present.refundAmount === applied.refund_amount
      );
    });
}

/** True while all tickets of a refund can be used, and no other refund has paid its insurances back. */
async function isStillOpen(db: Database, refundNo: string): Promise<boolean> {
  const ticket = await db
    .selectFrom('refund_ticket as r')
    .innerJoin('ticket as t', (join) =>
      join
        .onRef('t.order_no', '=', 'r.order_no')
        .onRef('t.segment_no', '=', 'r.segment_no')
        .onRef('t.passenger_no', '=', 'r.passenger_no'),
    )
    .select('t.ticket_no')
    .where('r.refund_no', '=', refundNo)
    .where('t.ticket_status', '<>', 'OPEN FOR USE')
    .executeTakeFirst();
  const insurance = await db
    .selectFrom('refund_insurance as i')
    .innerJoin('refund_insurance as other', (join) =>
      join
        .onRef('other.policy_order_no', '=', 'i.policy_order_no')
        .onRef('other.policy_passenger_no', '=', 'i.policy_passenger_no')
        .onRef('other.refund_no', '<>', 'i.refund_no'),
    )
    .select('i.refund_no')
    .where('i.refund_no', '=', refundNo)
    .where('other.failed', '=', false)
    .executeTakeFirst();
  return ticket === undefined && insurance === undefined;
}
