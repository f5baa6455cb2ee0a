import type { TicketStatus } from '../../../../src/contract/order/list';
import type { Database } from '../../db/database';
import { moveTicket } from '../move';

/** Moves tickets of one order, given by their places in it, to a state. */
export async function moveTickets(
  db: Database,
  orderNo: string,
  tickets: readonly { segmentNo: number; passengerNo: number }[],
  to: TicketStatus,
): Promise<void> {
  for (const { segmentNo, passengerNo } of tickets)
    await moveTicket(db, { orderNo, segmentNo, passengerNo }, to);
}

export async function findTicketStatuses(db: Database, orderNo: string): Promise<TicketStatus[]> {
  const rows = await db
    .selectFrom('ticket')
    .select('ticket_status')
    .where('order_no', '=', orderNo)
    .execute();
  return rows.map(({ ticket_status }) => ticket_status);
}
