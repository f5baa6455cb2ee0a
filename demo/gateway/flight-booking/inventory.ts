import { sql } from 'kysely';
import { PASSENGER_TYPE } from '../../../src/domain/passenger/passenger-type';
import type { Database } from '../db/database';
import { Fault } from '../server/http/fault';

export interface SeatRequest {
  inventoryKey: string;
  cabinCode: string;
  /** Seats offered by the supplier, before sales through the gateway. */
  capacity: number;
  seats: number;
}

/**
 * Takes seats, all or none. Throws seatsGone when a request cannot be met, and the transaction must roll back. Each
 * request is one statement, so that two buyers cannot both get the last seat, in the order of the keys to avoid
 * deadlocks.
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

/** Frees the seats of tickets of an order; an infant has none. */
export async function releaseSeatsOf(
  db: Database,
  orderNo: string,
  tickets: readonly { segmentNo: number; passengerTypeId: number }[],
): Promise<void> {
  const seats = new Map<number, number>();
  for (const { segmentNo, passengerTypeId } of tickets)
    if (passengerTypeId !== PASSENGER_TYPE.infant) seats.set(segmentNo, (seats.get(segmentNo) ?? 0) + 1);
  await releaseSeats(db, orderNo, seats);
}

/** Frees seats of an order: a number of them per segment, or all that it still has. */
export async function releaseSeats(
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
