import { sql } from 'kysely';
import type { Database } from '../db/database';
import { HELD_STATUSES } from '../order/lifecycle';
import { Fault } from '../server/http/fault';

/**
 * Limits the unpaid seats of a person over all enterprises they book for, so that orders cannot empty a flight. They
 * are counted in the caller's transaction under a lock per person. Throws tooManySeatsHeld.
 */
export async function limitUnpaidSeats(
  db: Database,
  { userNo, seats, limit }: { userNo: string; seats: number; limit: number },
): Promise<void> {
  // concurrent orders would not see each other's seats
  await sql`select pg_advisory_xact_lock(hashtextextended(${`unpaid seats of ${userNo}`}, 0))`.execute(db);
  const held = await findUnpaidSeats(db, userNo);
  if (held + seats <= limit) return;
  const holding = held === 0 ? '' : `您未支付的订单已占用${held}个座位，`;
  const way = held === 0 ? '请减少乘客人数或航段' : '请先支付或取消部分订单后再预订';
  throw new Fault('tooManySeatsHeld', `${holding}未支付的座位最多${limit}个，${way}`);
}

/** Seats per segment in the person's orders that wait for payment or approval. */
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
