import type { Flight } from '../../../src/contract/flight-booking/booking';
import type { OrderStatus, TicketStatus } from '../../../src/contract/order/list';
import type { Database } from '../db/database';
import { moveOrder, moveTicket } from './move';
import { insertOrderLog, SYSTEM } from './order-log';
import type { Order } from './scope';

const BATCH = 100;
/** States in which a pending refund or change decides about the tickets first. */
const UNDER_WAY: readonly OrderStatus[] = ['退票中', '改签待核算', '改签中'];
/** Ticket states that allow the passenger to fly. */
const TO_FLY: readonly TicketStatus[] = ['OPEN FOR USE', 'CHECKED IN'];

/** Numbers of orders without a pending application of which a flight has departed or the last one has arrived. */
export async function findFlownDue(db: Database, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('flight_order')
    .select('order_no')
    .where('next_flown_at', '<=', now)
    .where('order_status', 'not in', UNDER_WAY)
    .orderBy('next_flown_at')
    .limit(BATCH)
    .execute();
  return rows.map(({ order_no }) => order_no);
}

/** Locks one of them; undefined when another process is processing it or has done so. */
export function lockFlownDue(
  tx: Database,
  orderNo: string,
  now: Date,
): Promise<Pick<Order, 'arrival_time' | 'enterprise_num'> | undefined> {
  return tx
    .selectFrom('flight_order')
    .select(['arrival_time', 'enterprise_num'])
    .where('order_no', '=', orderNo)
    .where('next_flown_at', '<=', now)
    .where('order_status', 'not in', UNDER_WAY)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

export interface SegmentToFly {
  segmentNo: number;
  flight: Flight;
  tickets: { passengerNo: number; ticketNo: string; name: string }[];
}

/** Segments of an order with tickets to be flown, and those tickets. */
export async function findSegmentsToFly(tx: Database, orderNo: string): Promise<SegmentToFly[]> {
  const rows = await tx
    .selectFrom('ticket as t')
    .innerJoin('order_segment as s', (join) =>
      join.onRef('s.order_no', '=', 't.order_no').onRef('s.segment_no', '=', 't.segment_no'),
    )
    .innerJoin('order_passenger as p', (join) =>
      join.onRef('p.order_no', '=', 't.order_no').onRef('p.passenger_no', '=', 't.passenger_no'),
    )
    .select(['t.segment_no', 't.passenger_no', 't.ticket_no', 's.flight', 'p.passenger_name'])
    .where('t.order_no', '=', orderNo)
    .where('t.ticket_status', 'in', TO_FLY)
    .where('t.is_no_show', '=', false)
    .orderBy('t.segment_no')
    .orderBy('t.passenger_no')
    .execute();
  return [...new Set(rows.map(({ segment_no }) => segment_no))].flatMap((segmentNo) => {
    const ofSegment = rows.filter(({ segment_no }) => segment_no === segmentNo);
    const tickets = ofSegment.map((row) => ({
      passengerNo: row.passenger_no,
      ticketNo: row.ticket_no ?? '',
      name: row.passenger_name,
    }));
    const [first] = ofSegment;
    return first === undefined ? [] : [{ segmentNo, flight: first.flight, tickets }];
  });
}

/** Marks a segment's boarded tickets as flown and the other ones as no-shows. */
export async function noteFlown(
  tx: Database,
  orderNo: string,
  { segmentNo, tickets }: SegmentToFly,
  boarded: readonly string[],
): Promise<void> {
  for (const { ticketNo, passengerNo } of tickets) {
    const place = { orderNo, segmentNo, passengerNo };
    if (boarded.includes(ticketNo)) await moveTicket(tx, place, 'USED/FLOWN');
    // a check-in without boarding is reversed, so the ticket is open again
    else await moveTicket(tx, place, 'OPEN FOR USE', { is_no_show: true });
  }
}

export async function setNextFlown(tx: Database, orderNo: string, at: Date | null): Promise<void> {
  await tx.updateTable('flight_order').set({ next_flown_at: at }).where('order_no', '=', orderNo).execute();
}

/**
 * Completes the journey of a locked order after its last arrival. It becomes 完成 when everything was flown; an order
 * with refunded or missed tickets keeps its state, and missed tickets remain refundable.
 */
export async function completeOrder(tx: Database, orderNo: string, now: Date): Promise<void> {
  await setNextFlown(tx, orderNo, null);
  const completed = await tx
    .selectFrom('flight_order as o')
    .select('o.order_no')
    .where('o.order_no', '=', orderNo)
    .where('o.order_status', 'in', ['已出票', '退票失败'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('ticket as t')
            .select('t.order_no')
            .whereRef('t.order_no', '=', 'o.order_no')
            .where('t.ticket_status', 'in', TO_FLY),
        ),
      ),
    )
    .executeTakeFirst();
  if (completed === undefined) return;
  await moveOrder(tx, { orderNo, to: '完成', at: now });
  await insertOrderLog(tx, { orderNo, at: now, operatorName: SYSTEM, content: '行程已完成' });
}

/** Marks all remaining tickets of an order as flown. */
export async function setTicketsFlown(tx: Database, orderNo: string): Promise<void> {
  for (const { segmentNo, tickets } of await findSegmentsToFly(tx, orderNo))
    for (const { passengerNo } of tickets)
      await moveTicket(tx, { orderNo, segmentNo, passengerNo }, 'USED/FLOWN');
}
