import type { Database, DatabaseTransaction } from './database';

/** Deadlock and serialisation failure, after which the database suggests a retry of the transaction. */
const TRY_AGAIN = new Set(['40P01', '40001']);
const ATTEMPTS = 3;

/** SQLSTATE of a write or a lock in a transaction that only reads. */
const READ_ONLY = '25006';

class NestedTransaction extends Error {
  override name = 'NestedTransaction';
}

/** Runs `work` in one transaction. `work` may run again after a deadlock. */
export async function inTransaction<T>(
  db: Database,
  work: (tx: DatabaseTransaction) => Promise<T>,
): Promise<T> {
  if (db.isTransaction) throw new NestedTransaction('a transaction is open already');
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt >= ATTEMPTS || !TRY_AGAIN.has(sqlState(error))) throw error;
    }
  }
}

const isTransaction = (db: Database): db is DatabaseTransaction => db.isTransaction;

/** The transaction of a call that changes data. Throws an Error for a database outside a transaction. */
export function transactionOf(db: Database): DatabaseTransaction {
  if (!isTransaction(db)) throw new Error('needs a transaction');
  return db;
}

/**
 * Runs related reads on one snapshot, so that concurrent writes cannot make them inconsistent. Within an open
 * transaction they use that transaction.
 */
export function atOneMoment<T>(db: Database, read: (moment: Database) => Promise<T>): Promise<T> {
  if (db.isTransaction) return read(db);
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);
}

/** Returns whether an error comes from a write, or from the begin of one, within `atOneMoment`. */
export const isRefusedWrite = (error: unknown): boolean =>
  error instanceof NestedTransaction || sqlState(error) === READ_ONLY;

/** SQLSTATE of a database error; empty for any other. */
function sqlState(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
