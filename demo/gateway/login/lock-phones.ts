import { sql } from 'kysely';
import type { Database } from '../db/database';

/**
 * Locks phones until the transaction ends, so that of two concurrent assignments of one phone the second fails. They
 * are locked in a fixed order to avoid deadlocks.
 */
export async function lockPhones(db: Database, phones: readonly string[]): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('joining phone'), phone) from (
    select distinct hashtext(phone) as phone from unnest(${[...phones]}::text[]) given (phone) order by 1) locked`.execute(
    db,
  );
}
