import { sql } from 'kysely';
import { inTransaction } from '../../db/transaction';
import type { Database } from '../../db/database';
import { KEY, SUMS, sumsText, wrongDaysText } from './facts';
import { writeAllFlightFacts } from './flight-facts';

/** Sums kept by day that are not those of the facts: how many days, people and routes. */
export async function countWrongDays(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (${sql.raw(wrongDaysText)}) wrong`.execute(db);
  return rows[0]?.count ?? 0;
}

/** What tickets have gone through and is no fact yet, written; answers how many facts there are more. */
export const writeMissingFacts = (db: Database): Promise<number> => inTransaction(db, writeAllFlightFacts);

/**
 * Takes the facts of flights away and writes them of the orders as those stand, with their sums: for facts that were written before
 * a correction of how they are made. The guard of facts stands aside for it. Answers how many there are.
 */
export const rewriteFlightFacts = (db: Database): Promise<number> => inTransaction(db, writeFlightFactsAnew);

/** The same in a transaction. */
export async function writeFlightFactsAnew(tx: Database): Promise<number> {
  await sql`set local statement_timeout = 0`.execute(tx);
  await sql`alter table travel_fact disable trigger travel_fact_is_kept`.execute(tx);
  await sql`delete from travel_fact where product = 'flight'`.execute(tx);
  await sql`alter table travel_fact enable trigger travel_fact_is_kept`.execute(tx);
  await sql`delete from travel_day where product = 'flight'`.execute(tx);
  return writeAllFlightFacts(tx);
}

/** Sums all facts up anew. Facts that are written meanwhile wait until it is done. */
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
