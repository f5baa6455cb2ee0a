import { sql } from 'kysely';
import { inTransaction } from '../../db/transaction';
import type { Database } from '../../db/database';
import { KEY, SUMS, sumsText, wrongDaysText } from './facts';
import { writeAllFlightFacts } from './flight-facts';

/** Number of daily sums that differ from the facts: days, people and routes. */
export async function countWrongDays(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (${sql.raw(wrongDaysText)}) wrong`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Writes the missing facts of tickets; returns the number of new facts. */
export const writeMissingFacts = (db: Database): Promise<number> => inTransaction(db, writeAllFlightFacts);

/**
 * Deletes the facts of flights and writes them anew from the orders, with their sums, for facts written before a
 * correction of their computation. The guard of facts is disabled for it. Returns the number of facts.
 */
export const rewriteFlightFacts = (db: Database): Promise<number> => inTransaction(db, rewriteFlightFactsIn);

/** Like `rewriteFlightFacts`, in the caller's transaction. */
export async function rewriteFlightFactsIn(tx: Database): Promise<number> {
  await sql`set local statement_timeout = 0`.execute(tx);
  await sql`alter table travel_fact disable trigger travel_fact_is_kept`.execute(tx);
  await sql`delete from travel_fact where product = 'flight'`.execute(tx);
  await sql`alter table travel_fact enable trigger travel_fact_is_kept`.execute(tx);
  await sql`delete from travel_day where product = 'flight'`.execute(tx);
  return writeAllFlightFacts(tx);
}

/** Recomputes the sums of all facts. Concurrent writers of facts wait until it is done. */
export async function rebuildDays(db: Database): Promise<void> {
  await inTransaction(db, async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`lock table travel_fact in share mode`.execute(tx);
    await sql`truncate travel_day`.execute(tx);
    await sql`insert into travel_day (${sql.raw([...KEY, ...SUMS].join(', '))}) ${sql.raw(sumsText('travel_fact'))}`.execute(
      tx,
    );
  });
}
