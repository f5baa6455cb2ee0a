import { sql } from 'kysely';
import { inTransaction } from '../db/transaction';
import type { Database } from '../db/database';
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
