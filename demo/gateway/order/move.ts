import type { UpdateObject } from 'kysely';
import type { OrderStatus, TicketStatus } from '../../../src/contract/order/list';
import { ORDER_TRANSITIONS, statesBefore, TICKET_TRANSITIONS } from '../../../src/domain/order/states';
import type { Database } from '../db/database';
import type { Schema } from '../db/schema';
import { Fault } from '../server/http/fault';

/** Columns that are written along with a state. */
type OtherColumns<Table extends 'flight_order' | 'ticket'> = Omit<
  UpdateObject<Schema, Table>,
  'order_no' | 'order_status' | 'ticket_status'
>;

interface Move<To> {
  orderNo: string;
  to: To;
  at: Date;
}

/**
 * Moves an order, locked by the transaction, to a state and records the moment. Throws orderStateNotAllowed when its
 * state does not allow the move.
 */
export async function moveOrder(
  db: Database,
  { orderNo, to, at }: Move<OrderStatus>,
  along: OtherColumns<'flight_order'> = {},
): Promise<void> {
  const moved = await db
    .updateTable('flight_order')
    .set({ ...along, order_status: to })
    .where('order_no', '=', orderNo)
    .where('order_status', 'in', statesBefore(ORDER_TRANSITIONS, to))
    .returning('order_no')
    .execute();
  if (moved.length === 0) throw new Fault('orderStateNotAllowed');
  await noteState(db, { orderNo, to, at });
}

/** Records the state of a new order. */
export async function noteState(db: Database, { orderNo, to, at }: Move<OrderStatus>): Promise<void> {
  await db
    .insertInto('order_state')
    .values({ order_no: orderNo, order_status: to, entered_at: at })
    .execute();
}

/** Moves a ticket of an order locked by the transaction. Throws ticketStateNotAllowed. */
export async function moveTicket(
  db: Database,
  place: { orderNo: string; segmentNo: number; passengerNo: number },
  to: TicketStatus,
  along: OtherColumns<'ticket'> = {},
): Promise<void> {
  const moved = await db
    .updateTable('ticket')
    .set({ ...along, ticket_status: to })
    .where('order_no', '=', place.orderNo)
    .where('segment_no', '=', place.segmentNo)
    .where('passenger_no', '=', place.passengerNo)
    .where('ticket_status', 'in', statesBefore(TICKET_TRANSITIONS, to))
    .returning('ticket_no')
    .execute();
  if (moved.length === 0) throw new Fault('ticketStateNotAllowed');
}
