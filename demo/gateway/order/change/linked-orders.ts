import { sql } from 'kysely';
import type { Flight } from '../../../../src/contract/flight-booking/booking';
import type { Database } from '../../db/database';

/** Returns the numbers of all orders linked to an order by changes and rebuys, over any number of steps. */
export async function findLinkedOrders(db: Database, orderNo: string): Promise<string[]> {
  const { rows } = await sql<{ order_no: string }>`
    with recursive older as (
      select ${orderNo}::text as order_no
      union select former.order_no from older cross join lateral (
        select changed_order_no as order_no from change_order c where c.order_no = older.order_no
        union all select old_order_no from rebuy_order r where r.order_no = older.order_no) former
    ), family as (
      select order_no from older
      union select later.order_no from family cross join lateral (
        select c.order_no from change_order c where c.changed_order_no = family.order_no
        union all select r.order_no from rebuy_order r where r.old_order_no = family.order_no) later
    )
    select order_no from family`.execute(db);
  return rows.map(({ order_no }) => order_no);
}

/** Flights that passengers have taken or will take in the other orders of an order's family. */
export async function findLiveFlights(
  db: Database,
  orderNo: string,
): Promise<{ card_type: number; card_no: string; flight: Flight }[]> {
  const others = (await findLinkedOrders(db, orderNo)).filter((other) => other !== orderNo);
  if (others.length === 0) return [];
  return db
    .selectFrom('ticket as t')
    .innerJoin('order_segment as s', (join) =>
      join.onRef('s.order_no', '=', 't.order_no').onRef('s.segment_no', '=', 't.segment_no'),
    )
    .innerJoin('order_passenger as p', (join) =>
      join.onRef('p.order_no', '=', 't.order_no').onRef('p.passenger_no', '=', 't.passenger_no'),
    )
    .select(['p.card_type', 'p.card_no', 's.flight'])
    .where('t.order_no', 'in', others)
    .where('t.ticket_status', 'in', ['OPEN FOR USE', 'CHECKED IN', 'USED/FLOWN'])
    .execute();
}

/**
 * Share of a ticket's price that each order paid, the newest first; the last is the order that the ticket was bought
 * in.
 */
export interface PaidShare {
  orderNo: string;
  /** Fen; null: the whole rest. */
  amount: number | null;
}

/** Returns the sources of a ticket's money: the extra cost of each change, then the original order. */
export async function findPaidShares(
  db: Database,
  ticket: { orderNo: string; segmentNo: number; passengerNo: number },
): Promise<PaidShare[]> {
  const { rows } = await sql<{ order_no: string; fare_difference: number | null }>`
    with recursive chain as (
      select ${ticket.orderNo}::text as order_no, ${ticket.segmentNo}::smallint as segment_no,
        ${ticket.passengerNo}::smallint as passenger_no, 1 as step
      union all
      select c.old_order_no, c.old_segment_no, c.old_passenger_no, chain.step + 1 from change_ticket c
        join chain using (order_no, segment_no, passenger_no)
    )
    select chain.order_no, c.fare_difference from chain left join change_ticket c
      using (order_no, segment_no, passenger_no) order by chain.step`.execute(db);
  return rows.map(({ order_no, fare_difference }) => ({ orderNo: order_no, amount: fare_difference }));
}
