import { sql } from 'kysely';
import type { Database } from '../../../demo/gateway/db/database';

/**
 * How often `work` reads a table from end to end although any index would be taken instead, however small the table:
 * 0 if indexes serve all it asks.
 */
export function countTableScans(
  db: Database,
  table: string,
  work: (tx: Database) => Promise<unknown>,
): Promise<number> {
  return db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx);
    // the server counts on from earlier transactions of the connection until it passes the count on, once a second
    const before = await scansSoFar(tx, table);
    await work(tx);
    return (await scansSoFar(tx, table)) - before;
  });
}

async function scansSoFar(db: Database, table: string): Promise<number> {
  const { rows } = await sql<{ scans: number }>`
    select seq_scan as scans from pg_stat_xact_user_tables where relname = ${table}`.execute(db);
  const [found] = rows;
  if (found === undefined) throw new Error(`There is no table ${table}`);
  return found.scans;
}
