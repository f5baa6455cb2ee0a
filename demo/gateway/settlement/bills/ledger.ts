import type { Database } from '../../db/database';
import { addToBalance } from '../../payment/accounts';

type AccountKind = 'prepaid' | 'bank' | 'refundDue' | 'cashier' | 'credit' | 'sales';

interface Adjustment {
  billNo: string;
  /** Staff number of the payer in the portal; null for other people. */
  payerNo?: string | null;
  /** Name of another person as the enterprise sees it; '' for the gateway itself. */
  personName?: string;
  memo: string;
  now: Date;
}

/**
 * Books a transfer between an enterprise's accounts that belongs to no order, such as a repayment of its credit line.
 * The amounts of `parts` sum to zero. Returns the number of the transfer. Throws when the enterprise has no account of
 * a kind.
 */
export async function bookAdjustment(
  db: Database,
  enterpriseNum: string,
  parts: readonly { kind: AccountKind; amount: number }[],
  { billNo, payerNo = null, personName = '', memo, now }: Adjustment,
): Promise<number> {
  const { transfer_no } = await db
    .insertInto('ledger_transfer')
    .values({
      kind: 'settlement',
      payment_no: null,
      recharge_no: null,
      transferred_at: now,
      memo,
      bill_no: billNo,
      person_no: payerNo,
      person_name: payerNo === null ? personName : '',
    })
    .returning('transfer_no')
    .executeTakeFirstOrThrow();
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
