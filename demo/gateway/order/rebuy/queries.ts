import type { Selectable } from 'kysely';
import type { TicketStatus } from '../../../../src/contract/order/list';
import type { RebuyOutcome } from '../../../../src/contract/order/rebuy';
import type { TicketPlace } from '../../../../src/contract/order/refund';
import { REBUY_TRANSITIONS, statesBefore } from '../../../../src/domain/order/states';
import type { Database } from '../../db/database';
import type { Schema } from '../../db/schema';
import { replacingTicket } from '../after-sale/application';
import type { PlannedTicket } from '../change/new-flights';

export type Rebuy = Selectable<Schema['rebuy_order']>;

type NewRebuy = Pick<
  Rebuy,
  | 'order_no'
  | 'old_order_no'
  | 'applicant_no'
  | 'applicant_name'
  | 'reason_type'
  | 'remark'
  | 'back_total'
  | 'status_before'
> & { tickets: readonly PlannedTicket[]; now: Date };

/** Inserts the rebuy of a new order with the tickets that it replaces. */
export async function insertRebuy(db: Database, { tickets, now, ...rebuy }: NewRebuy): Promise<void> {
  await db
    .insertInto('rebuy_order')
    .values({ ...rebuy, applied_at: now, ended_at: null })
    .execute();
  await db
    .insertInto('rebuy_ticket')
    .values(
      tickets.map((ticket) =>
        replacingTicket({ newOrderNo: rebuy.order_no, oldOrderNo: rebuy.old_order_no }, ticket),
      ),
    )
    .execute();
}

export function findRebuy(db: Database, newOrderNo: string): Promise<Rebuy | undefined> {
  return db.selectFrom('rebuy_order').selectAll().where('order_no', '=', newOrderNo).executeTakeFirst();
}

/** Rebuys of an old order whose new tickets are issued while the old ones are still valid. */
export function findUnended(db: Database, oldOrderNo: string): Promise<Rebuy[]> {
  return db
    .selectFrom('rebuy_order')
    .selectAll()
    .where('old_order_no', '=', oldOrderNo)
    .where('outcome', 'in', ['bought', 'refundFailed'])
    .orderBy('applied_at')
    .execute();
}

/** The old tickets to be refunded. */
export async function findOldPlaces(db: Database, newOrderNo: string): Promise<TicketPlace[]> {
  const rows = await db
    .selectFrom('rebuy_ticket')
    .select(['old_passenger_no', 'old_segment_no'])
    .where('order_no', '=', newOrderNo)
    .execute();
  return rows.map((row) => ({ passengerNo: row.old_passenger_no, segmentNo: row.old_segment_no }));
}

export async function findOldStatuses(db: Database, newOrderNo: string): Promise<TicketStatus[]> {
  const rows = await db
    .selectFrom('rebuy_ticket as r')
    .innerJoin('ticket as t', (join) =>
      join
        .onRef('t.order_no', '=', 'r.old_order_no')
        .onRef('t.segment_no', '=', 'r.old_segment_no')
        .onRef('t.passenger_no', '=', 'r.old_passenger_no'),
    )
    .select('t.ticket_status')
    .where('r.order_no', '=', newOrderNo)
    .execute();
  return rows.map(({ ticket_status }) => ticket_status);
}

/** Returns whether tickets of an order have been replaced by others, or should have been. */
export async function isRebought(
  db: Database,
  oldOrderNo: string,
  places: readonly TicketPlace[],
): Promise<boolean> {
  const rows = await db
    .selectFrom('rebuy_ticket')
    .select(['old_passenger_no', 'old_segment_no'])
    .where('old_order_no', '=', oldOrderNo)
    .where('ended', '=', false)
    .execute();
  return rows.some((row) =>
    places.some((one) => one.passengerNo === row.old_passenger_no && one.segmentNo === row.old_segment_no),
  );
}

/** First departure of the replaced flights, in local time. */
export async function findFirstDeparture(db: Database, newOrderNo: string): Promise<string | undefined> {
  const rows = await db
    .selectFrom('rebuy_ticket as r')
    .innerJoin('order_segment as s', (join) =>
      join.onRef('s.order_no', '=', 'r.old_order_no').onRef('s.segment_no', '=', 'r.old_segment_no'),
    )
    .select('s.flight')
    .where('r.order_no', '=', newOrderNo)
    .execute();
  return rows.map(({ flight }) => flight.takeOffTime).toSorted()[0];
}

/** Moves a rebuy to an outcome. The transaction has locked both its orders. */
export async function moveRebuy(
  db: Database,
  newOrderNo: string,
  to: Exclude<RebuyOutcome, 'open'>,
  { now, refundNo }: { now: Date; refundNo?: string },
): Promise<void> {
  await db
    .updateTable('rebuy_order')
    .set({
      outcome: to,
      ended_at: to === 'bought' ? null : now,
      ...(refundNo !== undefined && { refund_no: refundNo }),
    })
    .where('order_no', '=', newOrderNo)
    .where('outcome', 'in', statesBefore(REBUY_TRANSITIONS, to))
    .returning('order_no')
    .executeTakeFirstOrThrow();
  if (to !== 'cancelled' && to !== 'notIssued') return;
  await db.updateTable('rebuy_ticket').set({ ended: true }).where('order_no', '=', newOrderNo).execute();
}

/** Rebuys with the order as the new or the old one, oldest first. */
export function findRebuysOf(db: Database, orderNo: string) {
  return db
    .selectFrom('rebuy_order as r')
    .innerJoin('flight_order as o', 'o.order_no', 'r.order_no')
    .selectAll('r')
    .select(['o.order_status', 'o.pay_deadline', 'o.passenger_names', 'o.total_amount'])
    .where((eb) => eb.or([eb('r.order_no', '=', orderNo), eb('r.old_order_no', '=', orderNo)]))
    .orderBy('r.applied_at')
    .orderBy('r.order_no')
    .execute();
}
