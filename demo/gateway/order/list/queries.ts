import { sql } from 'kysely';
import type { Database } from '../../db/database';
import type { Caller } from '../../server/http/caller';
import { findLinkedOrders } from '../change/linked-orders';
import { withinScope } from '../scope';

/** Parts of an order that its detail shows. */
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
  const states = await db
    .selectFrom('order_state')
    .select(['order_status', 'entered_at'])
    .where('order_no', '=', orderNo)
    .orderBy('state_no')
    .execute();
  return { segments, passengers, tickets, states, logs };
}

/** Orders linked by changes of the tickets that the caller may see; none when there were no changes. */
export async function findChain(db: Database, caller: Caller, orderNo: string) {
  const family = await findLinkedOrders(db, orderNo);
  if (family.length < 2) return [];
  return db
    .selectFrom('flight_order as o')
    .leftJoin('rebuy_order as r', 'r.order_no', 'o.order_no')
    .select([
      'r.old_order_no',
      'o.order_no',
      'o.change_of',
      'o.order_status',
      'o.flights',
      'o.passenger_names',
    ])
    .select(['o.total_amount', 'o.created_at'])
    .where('o.order_no', 'in', family)
    .where((eb) => withinScope(eb, caller))
    .orderBy('o.created_at')
    .orderBy('o.order_no')
    .execute();
}

export function findRefundsOf(db: Database, orderNo: string) {
  return db
    .selectFrom('refund_order as r')
    .select(['r.refund_no', 'r.refund_state', 'r.refund_fee', 'r.refund_amount', 'r.applied_at', 'r.done_at'])
    .select((eb) =>
      eb
        .selectFrom('refund_ticket as t')
        .innerJoin('order_passenger as p', (join) =>
          join.onRef('p.order_no', '=', 't.order_no').onRef('p.passenger_no', '=', 't.passenger_no'),
        )
        .select(sql<string[]>`array_agg(distinct p.passenger_name)`.as('names'))
        .whereRef('t.refund_no', '=', 'r.refund_no')
        .as('passenger_names'),
    )
    .where('r.order_no', '=', orderNo)
    .orderBy('r.applied_at')
    .orderBy('r.refund_no')
    .execute();
}

/** The over-standard application that an order waited for or was booked under. */
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

/** Refund, change and baggage rules that the order was sold under, one per segment. */
export async function findRules(db: Database, orderNo: string) {
  const rows = await db
    .selectFrom('order_segment')
    .select('rule')
    .where('order_no', '=', orderNo)
    .orderBy('segment_no')
    .execute();
  return rows.map(({ rule }) => rule);
}
