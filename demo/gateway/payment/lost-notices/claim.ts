import { sql, type RawBuilder } from 'kysely';
import { nextCashierQuery } from '../../../../src/domain/money/cashier-query';
import type { Database } from '../../db/database';
import { inTransaction } from '../../db/transaction';

/** Where payments are kept that are begun at the cashier, each with a `query_at`: when it is asked for next. */
interface Kept {
  table: string;
  /** Columns of its number, and of when it was begun. */
  no: string;
  begunAt: string;
  /** The cashier can still be paid for it. */
  isOpen: RawBuilder<unknown>;
}

/** The number of one that it is time to ask for, put off to its next time: of several processes one asks. */
export function claimDue(
  db: Database,
  { table, no, begunAt, isOpen }: Kept,
  now: Date,
): Promise<string | undefined> {
  const [from, number] = [sql.table(table), sql.ref(no)];
  return inTransaction(db, async (tx) => {
    const { rows } = await sql<{ no: string; begun: Date }>`
      select ${number} as no, ${sql.ref(begunAt)} as begun from ${from} where ${isOpen} and query_at <= ${now}
      order by query_at limit 1 for update skip locked`.execute(tx);
    const [due] = rows;
    if (due === undefined) return undefined;
    const next = nextCashierQuery(due.begun, now) ?? null;
    await sql`update ${from} set query_at = ${next} where ${number} = ${due.no}`.execute(tx);
    return due.no;
  });
}
