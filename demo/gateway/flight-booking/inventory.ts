import { sql } from 'kysely';
import type { Database } from '../db/database';
import { Fault } from '../server/http/fault';

export interface SeatRequest {
  inventoryKey: string;
  cabinCode: string;
  /** Seats the supplier gave out, before our sales. */
  capacity: number;
  seats: number;
}

/**
 * Takes seats, all or none: throws seatsGone if one request cannot be met, and the transaction must roll back.
 * Taken in one statement each, so two buyers of the last seat cannot both have it, and in the order of the
 * keys, so that buyers of the same flights wait for each other instead of in a circle.
 */
export async function takeSeats(db: Database, requests: readonly SeatRequest[]): Promise<void> {
  for (const { inventoryKey, cabinCode, capacity, seats } of inKeyOrder(requests)) {
    if (seats > capacity) throw new Fault('seatsGone');
    const { numAffectedRows } = await sql`
      insert into seat_inventory as i (inventory_key, cabin_code, capacity, taken)
      values (${inventoryKey}, ${cabinCode}, ${capacity}, ${seats})
      on conflict (inventory_key, cabin_code) do update
        set taken = i.taken + excluded.taken, capacity = excluded.capacity
        where i.taken + excluded.taken <= excluded.capacity`.execute(db);
    if (numAffectedRows !== 1n) throw new Fault('seatsGone');
  }
}

/** Gives back seats of an order: so many of its segments by number, or all that it still has. */
export async function giveBackSeats(
  db: Database,
  orderNo: string,
  some?: ReadonlyMap<number, number>,
): Promise<void> {
  const held = await db
    .selectFrom('order_segment')
    .select(['segment_no', 'inventory_key as inventoryKey', 'cabin_code as cabinCode', 'seats_held as seats'])
    .where('order_no', '=', orderNo)
    .where('seats_held', '>', 0)
    .execute();
  const given = held.map((segment) => ({
    ...segment,
    seats: some === undefined ? segment.seats : (some.get(segment.segment_no) ?? 0),
  }));
  for (const { segment_no, inventoryKey, cabinCode, seats } of inKeyOrder(
    given.filter((segment) => segment.seats > 0),
  )) {
    await db
      .updateTable('seat_inventory')
      .set((eb) => ({ taken: eb('taken', '-', seats) }))
      .where('inventory_key', '=', inventoryKey)
      .where('cabin_code', '=', cabinCode)
      .execute();
    await db
      .updateTable('order_segment')
      .set((eb) => ({ seats_held: eb('seats_held', '-', seats) }))
      .where('order_no', '=', orderNo)
      .where('segment_no', '=', segment_no)
      .execute();
  }
}

function inKeyOrder<T extends { inventoryKey: string; cabinCode: string }>(requests: readonly T[]): T[] {
  const keyOf = ({ inventoryKey, cabinCode }: T) => `${inventoryKey}\n${cabinCode}`;
  return [...requests].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}
