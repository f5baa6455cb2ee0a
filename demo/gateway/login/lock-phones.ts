import { sql } from 'kysely';
import type { Database } from '../db/database';

/**
 * Keeps phones until the transaction ends: of two who give the same one to an account or a record, the second finds it taken. All in
 * one order, lest two wait in a circle.
 */
export async function lockPhones(db: Database, phones: readonly string[]): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('joining phone'), phone) from (
    select distinct hashtext(phone) as phone from unnest(${[...phones]}::text[]) given (phone) order by 1) locked`.execute(
    db,
  );
}
