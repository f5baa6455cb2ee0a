import { sql } from 'kysely';
import { moveOrder, moveTicket } from '../order/move';
import type { Database } from '../db/database';
import type { Order } from '../order/scope';
import type { TicketPrice } from './ticket-price';

const ISSUE_BATCH = 100;

/** Paid orders whose tickets are due to be issued. */
export async function findOrdersToIssue(db: Database, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('flight_order')
    .select('order_no')
    .where('order_status', '=', '出票中')
    .where('next_issue_at', '<=', now)
    .orderBy('next_issue_at')
    .limit(ISSUE_BATCH)
    .execute();
  return rows.map(({ order_no }) => order_no);
}

/** Locks a paid order that is due to be issued; undefined when it is not, or no longer. */
export function lockOrderToIssue(tx: Database, orderNo: string, now: Date): Promise<Order | undefined> {
  return tx
    .selectFrom('flight_order')
    .selectAll()
    .where('order_no', '=', orderNo)
    .where('order_status', '=', '出票中')
    .where('next_issue_at', '<=', now)
    .forUpdate()
    .executeTakeFirst();
}

export interface TicketToIssue extends TicketPrice {
  segmentNo: number;
  passengerNo: number;
  carrierCode: string;
  sequence: number;
}

/** Tickets in a fixed order, so that a repeated call to the supplier is identical. */
export async function findTicketsToIssue(tx: Database, orderNo: string): Promise<TicketToIssue[]> {
  const rows = await tx
    .selectFrom('ticket as t')
    .innerJoin('order_segment as s', (join) =>
      join.onRef('s.order_no', '=', 't.order_no').onRef('s.segment_no', '=', 't.segment_no'),
    )
    .select(['t.segment_no', 't.passenger_no', 't.sequence', 's.flight'])
    .select(['t.sale_price', 't.build_fee', 't.fuel_fee'])
    .where('t.order_no', '=', orderNo)
    .orderBy('t.segment_no')
    .orderBy('t.passenger_no')
    .execute();
  return rows.map((row) => ({
    segmentNo: row.segment_no,
    passengerNo: row.passenger_no,
    carrierCode: row.flight.carrierCode,
    sequence: row.sequence,
    salePrice: row.sale_price,
    buildFee: row.build_fee,
    fuelFee: row.fuel_fee,
  }));
}

/** Writes the ticket numbers, given in the order of the tickets, and moves the order to 已出票. */
export async function setIssued(
  tx: Database,
  orderNo: string,
  tickets: readonly Pick<TicketToIssue, 'segmentNo' | 'passengerNo'>[],
  ticketNos: readonly string[],
  at: Date,
): Promise<void> {
  for (const [i, { segmentNo, passengerNo }] of tickets.entries()) {
    await moveTicket(tx, { orderNo, segmentNo, passengerNo }, 'OPEN FOR USE', {
      ticket_no: ticketNos[i] ?? null,
    });
  }
  await moveOrder(
    tx,
    { orderNo, to: '已出票', at },
    {
      issued_at: at,
      next_issue_at: null,
      // local times of all airports are those of Shanghai
      next_flown_at: sql<Date>`(take_off_time || ':00+08:00')::timestamptz`,
    },
  );
}

/** Records the number of refusals by the supplier, whether the last answer was one, and the time of the next try. */
export async function setNextTry(tx: Database, orderNo: string, attempts: number, at: Date): Promise<void> {
  await tx
    .updateTable('flight_order')
    .set({
      issue_attempts: attempts,
      issue_refused: sql<boolean>`issue_attempts < ${attempts}`,
      next_issue_at: at,
    })
    .where('order_no', '=', orderNo)
    .execute();
}
