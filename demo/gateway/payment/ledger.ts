import type { Database } from '../db/database';
import { addToBalance } from './accounts';

/** Accounts money is paid from: a wallet, a credit line, or what the cashier has taken for us. */
export type Wallet = 'prepaid' | 'credit' | 'cashier';

export interface MoneyMove {
  enterpriseNum: string;
  paymentNo: string;
  /** A payment goes from the wallet to sales, a refund back. */
  kind: 'payment' | 'refund';
  wallet: Wallet;
  /** Fen, above 0. */
  amount: number;
  /** The part of it that another wallet bears: up to the amount. */
  shared?: { wallet: Wallet; amount: number } | undefined;
  memo: string;
  now: Date;
}

/**
 * Books a transfer: entries that sum to zero, one a wallet and one of sales, and all balances, in the caller's transaction. False, with
 * nothing written, if the wallet would fall below its floor or there is no such wallet. The schema refuses to
 * take a payment twice and to refund more than was paid.
 */
export async function moveMoney(db: Database, move: MoneyMove): Promise<boolean> {
  const sign = move.kind === 'payment' ? -1 : 1;
  const { shared } = move;
  // the wallets first both ways, the enterprise's before the cashier, so that nobody waits in a circle
  const parts = [
    ...(shared === undefined ? [] : [shared]),
    { wallet: move.wallet, amount: move.amount - (shared?.amount ?? 0) },
    // of a small refund one of them may have no fen
  ].filter((part) => part.amount > 0);
  const entries = [];
  for (const { wallet, amount } of parts) {
    const account = await addToBalance(db, move.enterpriseNum, { kind: wallet, amount: sign * amount });
    if (account === undefined && entries.length > 0) {
      throw new Error(`Enterprise ${move.enterpriseNum} has no ${wallet} account for the rest of a payment`);
    }
    if (account === undefined) return false;
    entries.push({ account, amount: sign * amount });
  }
  const sales = await addToBalance(db, move.enterpriseNum, {
    kind: 'sales',
    amount: -sign * move.amount,
  });
  if (sales === undefined) throw new Error(`Enterprise ${move.enterpriseNum} has no sales account`);
  const { transfer_no } = await db
    .insertInto('ledger_transfer')
    .values({
      kind: move.kind,
      payment_no: move.paymentNo,
      recharge_no: null,
      transferred_at: move.now,
      memo: move.memo,
    })
    .returning('transfer_no')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('ledger_entry')
    .values([
      ...entries.map(({ account, amount }) => ({
        transfer_no,
        account_no: account.account_no,
        amount,
        balance_after: account.balance,
      })),
      {
        transfer_no,
        account_no: sales.account_no,
        amount: -sign * move.amount,
        balance_after: sales.balance,
      },
    ])
    .execute();
  return true;
}

export interface TopUp {
  enterpriseNum: string;
  rechargeNo: string;
  /** Where the money came from. */
  from: 'bank' | 'cashier';
  /** Fen, above 0. */
  amount: number;
  memo: string;
  now: Date;
}

/**
 * Books money that has come in for the prepaid account: an entry of the account and one of where it came from, in the caller's
 * transaction. The schema refuses to book a recharge twice. Throws where the enterprise has no such account.
 */
export async function topUp(
  db: Database,
  { enterpriseNum, rechargeNo, from, amount, memo, now }: TopUp,
): Promise<void> {
  // the wallet first, as in payments
  const prepaid = await addToBalance(db, enterpriseNum, { kind: 'prepaid', amount });
  const source = await addToBalance(db, enterpriseNum, { kind: from, amount: -amount });
  if (prepaid === undefined || source === undefined) {
    throw new Error(`Enterprise ${enterpriseNum} has no account for recharge ${rechargeNo}`);
  }
  const { transfer_no } = await db
    .insertInto('ledger_transfer')
    .values({ kind: 'topUp', payment_no: null, recharge_no: rechargeNo, transferred_at: now, memo })
    .returning('transfer_no')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('ledger_entry')
    .values([
      { transfer_no, account_no: prepaid.account_no, amount, balance_after: prepaid.balance },
      { transfer_no, account_no: source.account_no, amount: -amount, balance_after: source.balance },
    ])
    .execute();
}
