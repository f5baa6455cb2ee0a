import { sql } from 'kysely';
import type { Database } from '../db/database';
import { HELD_STATUSES } from '../order/lifecycle';
import { Fault } from '../server/http/fault';

/**
 * Lets a person hold so many seats that they have not paid for, over all enterprises they book for: nobody empties a
 * flight by ordering. Counted in the caller's transaction, one order of a person after the other. Throws
 * tooManySeatsHeld.
 */
export async function limitUnpaidSeats(
  db: Database,
  { userNo, seats, limit }: { userNo: string; seats: number; limit: number },
): Promise<void> {
  // orders made at once would each see the seats before the others
  await sql`select pg_advisory_xact_lock(hashtextextended(${`unpaid seats of ${userNo}`}, 0))`.execute(db);
  const held = await findUnpaidSeats(db, userNo);
  if (held + seats <= limit) return;
  const holding = held === 0 ? '' : `您未支付的订单已占用${held}个座位，`;
  const way = held === 0 ? '请减少乘客人数或航段' : '请先支付或取消部分订单后再预订';
  throw new Fault('tooManySeatsHeld', `${holding}未支付的座位最多${limit}个，${way}`);
}

/** On every segment, of orders of the person that wait for payment or approval. */
async function findUnpaidSeats(db: Database, userNo: string): Promise<number> {
  const { held } = await db
    .selectFrom('flight_order as o')
    .innerJoin('staff as s', (join) =>
      join.onRef('s.staff_no', '=', 'o.booker_no').onRef('s.enterprise_num', '=', 'o.enterprise_num'),
    )
    .innerJoin('order_segment as g', 'g.order_no', 'o.order_no')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('g.seats_held'), eb.lit(0)).as('held'))
    .where('s.user_no', '=', userNo)
    .where('o.order_status', 'in', [...HELD_STATUSES])
    .executeTakeFirstOrThrow();
  return held;
}
