import type { Database } from '../db/database';
import type { Schema } from '../db/schema';

/** Accounts money is paid from: a wallet, a credit line, or what the cashier has taken for us. */
export type Purse = 'prepaid' | 'credit' | 'cashier';
type AccountKind = Schema['ledger_account']['kind'];

export interface MoneyMove {
  enterpriseNum: string;
  paymentNo: string;
  /** A payment goes from the purse to sales, a refund back. */
  kind: 'payment' | 'refund';
  purse: Purse;
  /** Fen, above 0. */
  amount: number;
  memo: string;
  now: Date;
}

/**
 * Books a transfer: two entries that sum to zero and both balances, in the caller's transaction. False, with
 * nothing written, if the purse would fall below its floor or there is no such purse. The schema refuses to
 * take a payment twice and to refund more than was paid.
 */
export async function moveMoney(db: Database, move: MoneyMove): Promise<boolean> {
  const fromPurse = move.kind === 'payment' ? -move.amount : move.amount;
  // the purse first both ways, so that a payment and a refund wait for each other instead of in a circle
  const purse = await addToBalance(db, move.enterpriseNum, move.purse, fromPurse);
  if (purse === undefined) return false;
  const sales = await addToBalance(db, move.enterpriseNum, 'sales', -fromPurse);
  if (sales === undefined) throw new Error(`Enterprise ${move.enterpriseNum} has no sales account`);
  const { transfer_no } = await db
    .insertInto('ledger_transfer')
    .values({ kind: move.kind, payment_no: move.paymentNo, transferred_at: move.now, memo: move.memo })
    .returning('transfer_no')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('ledger_entry')
    .values([
      { transfer_no, account_no: purse.account_no, amount: fromPurse, balance_after: purse.balance },
      { transfer_no, account_no: sales.account_no, amount: -fromPurse, balance_after: sales.balance },
    ])
    .execute();
  return true;
}

/** One conditional update: two payers of the last yuan cannot both have it. */
function addToBalance(db: Database, enterpriseNum: string, kind: AccountKind, amount: number) {
  return db
    .updateTable('ledger_account')
    .set((eb) => ({ balance: eb('balance', '+', amount) }))
    .where('enterprise_num', '=', enterpriseNum)
    .where('kind', '=', kind)
    .where((eb) => eb.or([eb('floor', 'is', null), eb(eb('balance', '+', amount), '>=', eb.ref('floor'))]))
    .returning(['account_no', 'balance'])
    .executeTakeFirst();
}
