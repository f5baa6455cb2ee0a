import { sql } from 'kysely';
import type { Database } from '../../db/database';
import { addToBalance } from '../../payment/accounts';

type AccountKind = 'prepaid' | 'bank' | 'refundDue' | 'cashier' | 'credit' | 'sales';

/**
 * Books a transfer between an enterprise's accounts that belongs to no order, such as a repayment of its credit line.
 * The amounts of `parts` sum to zero. Returns the number of the transfer. Throws when the enterprise has no account of
 * a kind.
 */
export async function bookAdjustment(
  db: Database,
  enterpriseNum: string,
  parts: readonly { kind: AccountKind; amount: number }[],
  { memo, now }: { memo: string; now: Date },
): Promise<number> {
  const { rows } = await sql<{ transfer_no: number }>`
    insert into ledger_transfer (kind, transferred_at, memo) values ('settlement', ${now}, ${memo})
    returning transfer_no`.execute(db);
  const [made] = rows;
  if (made === undefined) throw new Error(`Nothing was booked for ${memo}`);
  const { transfer_no } = made;
  for (const { kind, amount } of parts) {
    if (amount === 0) continue;
    const account = await addToBalance(db, enterpriseNum, { kind, amount });
    if (account === undefined)
      throw new Error(`Enterprise ${enterpriseNum} has no ${kind} account for ${memo}`);
    await db
      .insertInto('ledger_entry')
      .values({ transfer_no, account_no: account.account_no, amount, balance_after: account.balance })
      .execute();
  }
  return transfer_no;
}
