import type { Database } from '../../db/database';

/** Everything of one order that its detail shows beside the order itself. */
export async function findOrderParts(db: Database, orderNo: string) {
  const segments = await db
    .selectFrom('order_segment')
    .selectAll()
    .where('order_no', '=', orderNo)
    .orderBy('segment_no')
    .execute();
  const passengers = await db
    .selectFrom('order_passenger')
    .selectAll()
    .where('order_no', '=', orderNo)
    .orderBy('passenger_no')
    .execute();
  const tickets = await db
    .selectFrom('ticket')
    .selectAll()
    .where('order_no', '=', orderNo)
    .orderBy('segment_no')
    .execute();
  const logs = await db
    .selectFrom('order_log')
    .selectAll()
    .where('order_no', '=', orderNo)
    .orderBy('log_no')
    .execute();
  return { segments, passengers, tickets, logs };
}

/** The over-standard application an order waited for or was booked under. */
export function findOrderApproval(db: Database, orderNo: string) {
  return db
    .selectFrom('order_standard as s')
    .innerJoin('approval_request as a', 'a.apply_id', 's.over_apply_id')
    .select([
      'a.apply_id',
      'a.apply_state',
      'a.approver_name',
      'a.deadline',
      'a.decided_at',
      'a.opinion',
      'a.order_no',
    ])
    .where('s.order_no', '=', orderNo)
    .executeTakeFirst();
}

/** Refund, change and baggage rules the order was sold under, a rule a segment. */
export async function findRules(db: Database, orderNo: string) {
  const rows = await db
    .selectFrom('order_segment')
    .select('rule')
    .where('order_no', '=', orderNo)
    .orderBy('segment_no')
    .execute();
  return rows.map(({ rule }) => rule);
}
