import type { Selectable } from 'kysely';
import type { Database, DatabaseTransaction } from '../../db/database';
import type { Schema } from '../../db/schema';
import { retryAt } from '../jobs/retry';

export type Delivery = Selectable<Schema['event_delivery']>;

/** Inserts, in the emitting transaction, the areas that an event has to be delivered to after the commit. */
export async function insertDeliveries(
  tx: Database,
  deliveries: readonly { area: string; event: string; told: unknown }[],
  now: Date,
): Promise<void> {
  if (deliveries.length === 0) return;
  await tx
    .insertInto('event_delivery')
    .values(
      deliveries.map(({ area, event, told }) => ({
        area,
        event,
        told: JSON.stringify(told),
        emitted_at: now,
        next_attempt_at: now,
      })),
    )
    .execute();
}

/** Locks the longest due delivery that no other process has locked, but for those of `without`. */
export function lockNextDelivery(
  tx: DatabaseTransaction,
  now: Date,
  without: readonly Pick<Delivery, 'area' | 'event'>[] = [],
): Promise<Delivery | undefined> {
  return tx
    .selectFrom('event_delivery')
    .selectAll()
    .where('next_attempt_at', '<=', now)
    .where((eb) => eb.and(without.map(({ area, event }) => eb.not(eb.and({ area, event })))))
    .orderBy('next_attempt_at')
    .orderBy('delivery_no')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

export async function deleteDelivery(
  tx: DatabaseTransaction,
  { delivery_no }: Pick<Delivery, 'delivery_no'>,
): Promise<void> {
  await tx.deleteFrom('event_delivery').where('delivery_no', '=', delivery_no).execute();
}

/** Schedules a failed delivery again: the delay doubles with each attempt, up to an hour. */
export async function postpone(
  db: Database,
  { delivery_no, attempts }: Pick<Delivery, 'delivery_no' | 'attempts'>,
  now: Date,
): Promise<void> {
  await db
    .updateTable('event_delivery')
    .set({ attempts: attempts + 1, next_attempt_at: retryAt(attempts, now) })
    .where('delivery_no', '=', delivery_no)
    // skips the update when another process has tried it meanwhile
    .where('attempts', '=', attempts)
    .execute();
}
