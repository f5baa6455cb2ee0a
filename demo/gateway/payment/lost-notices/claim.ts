import { sql, type RawBuilder } from 'kysely';
import { nextCashierQuery } from '../../../../src/domain/money/cashier-query';
import type { Database } from '../../db/database';
import { inTransaction } from '../../db/transaction';

/** Table of payments begun at the cashier, with `query_at` as the time of the next query. */
interface PendingPaymentTable {
  table: string;
  /** Columns of the payment's number and of its beginning. */
  no: string;
  begunAt: string;
  /** Condition under which the cashier may still be paid. */
  isOpen: RawBuilder<unknown>;
}

/**
 * Claims a payment that is due for a query and schedules its next one, so that only one process queries it. Returns its
 * number.
 */
export function claimDueCashierQuery(
  db: Database,
  { table, no, begunAt, isOpen }: PendingPaymentTable,
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
