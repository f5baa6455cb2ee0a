import { sql } from 'kysely';
import type { Database } from '../../../demo/gateway/db/database';

interface Reads {
  /** Number of sequential scans. */
  scans: number;
  /** Number of rows read from the table itself, not only from an index. */
  rows: number;
}

/**
 * Measures how `work` reads a table when the planner prefers any index to a scan, however small the table. `scans` is 0
 * if indexes serve all its queries.
 */
export function measureReads(
  db: Database,
  table: string,
  work: (tx: Database) => Promise<unknown>,
): Promise<Reads> {
  return db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx);
    // counters accumulate over the connection's transactions, and the server flushes them only once a second
    const before = await countReads(tx, table);
    await work(tx);
    const after = await countReads(tx, table);
    return { scans: after.scans - before.scans, rows: after.rows - before.rows };
  });
}

async function countReads(db: Database, table: string): Promise<Reads> {
  const { rows } = await sql<Reads>`
    select seq_scan as scans, seq_tup_read + coalesce(idx_tup_fetch, 0) as rows
    from pg_stat_xact_user_tables where relname = ${table}`.execute(db);
  const [found] = rows;
  if (found === undefined) throw new Error(`There is no table ${table}`);
  return found;
}
