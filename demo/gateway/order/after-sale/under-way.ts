import { sql } from 'kysely';
import type { Database } from '../../db/database';

/** Application in progress that a ticket is part of; `orderUnderWay`: one of another ticket of its order is. */
export type UnderWay = 'changing' | 'refunding' | 'orderUnderWay';

/** Tickets of an order in a change or refund in progress. A rebuy refunds the tickets that it replaces. */
export interface TicketsUnderWay {
  changing: readonly { segment_no: number; passenger_no: number }[];
  refunding: readonly { segment_no: number; passenger_no: number }[];
}

export async function findTicketsUnderWay(db: Database, orderNo: string): Promise<TicketsUnderWay> {
  const { rows } = await sql<{ way: 'changing' | 'refunding'; segment_no: number; passenger_no: number }>`
    select 'changing' as way, t.old_segment_no as segment_no, t.old_passenger_no as passenger_no
      from change_ticket t join change_order c using (order_no)
      where t.old_order_no = ${orderNo} and c.outcome = 'open'
    union all select 'refunding', t.old_segment_no, t.old_passenger_no
      from rebuy_ticket t join rebuy_order r using (order_no)
      where t.old_order_no = ${orderNo} and r.outcome in ('open', 'bought')
    union all select 'refunding', t.segment_no, t.passenger_no
      from refund_ticket t join refund_order r using (refund_no)
      where t.order_no = ${orderNo} and r.refund_state = '退票中'`.execute(db);
  return {
    changing: rows.filter(({ way }) => way === 'changing'),
    refunding: rows.filter(({ way }) => way === 'refunding'),
  };
}

/** Returns the application that a ticket waits for; undefined when its order has none in progress. */
export function underWayOf(
  { changing, refunding }: TicketsUnderWay,
  ticket: { segment_no: number; passenger_no: number },
): UnderWay | undefined {
  const isSame = (other: { segment_no: number; passenger_no: number }) =>
    other.segment_no === ticket.segment_no && other.passenger_no === ticket.passenger_no;
  if (changing.some(isSame)) return 'changing';
  if (refunding.some(isSame)) return 'refunding';
  return changing.length + refunding.length > 0 ? 'orderUnderWay' : undefined;
}
