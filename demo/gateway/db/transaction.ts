import type { Database, DatabaseTransaction } from './database';

/** Deadlock and serialisation failure: the database asks to try the transaction again. */
const TRY_AGAIN = new Set(['40P01', '40001']);
const ATTEMPTS = 3;

/** Runs `work` in one transaction: all of it or nothing. `work` may run again after a deadlock. */
export async function inTransaction<T>(
  db: Database,
  work: (tx: DatabaseTransaction) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt >= ATTEMPTS || !TRY_AGAIN.has(sqlState(error))) throw error;
    }
  }
}

/**
 * Runs reads that belong together as of one moment: between two of them others may have done something, and what is
 * put together of both was never so. In a transaction that is under way they are those of that transaction.
 */
export function atOneMoment<T>(db: Database, read: (moment: Database) => Promise<T>): Promise<T> {
  if (db.isTransaction) return read(db);
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);
}

/** SQLSTATE of a database error; empty for any other. */
function sqlState(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
