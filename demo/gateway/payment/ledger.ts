import type { Database } from '../db/database';
import { addToBalance } from './accounts';

/** Accounts that payments are taken from: a wallet, a credit line, or the clearing account of the cashier. */
export type Wallet = 'prepaid' | 'credit' | 'cashier';

export interface MoneyMove {
  enterpriseNum: string;
  paymentNo: string;
  /** A payment goes from the wallet to sales, a refund back. */
  kind: 'payment' | 'refund';
  wallet: Wallet;
  /** Fen, above 0. */
  amount: number;
  /** Part of the amount that another wallet bears. */
  shared?: { wallet: Wallet; amount: number } | undefined;
  /** The cashier's part of a refund is only due back, until the cashier confirms it. */
  isDue?: boolean;
  /** Number of the refund of tickets. */
  refundNo?: string | undefined;
  memo: string;
  now: Date;
}

/**
 * Books a transfer in the caller's transaction: entries that sum to zero, one per wallet and one of sales, with all
 * balances. Returns false and writes nothing when the wallet would fall below its floor or does not exist. The schema
 * refuses to take a payment twice or to refund more than was paid.
 */
export async function moveMoney(db: Database, move: MoneyMove): Promise<boolean> {
  const sign = move.kind === 'payment' ? -1 : 1;
  const { shared } = move;
  // lock order: the wallets first both ways, the enterprise's before the cashier, to avoid deadlocks
  const parts = [
    ...(shared === undefined ? [] : [shared]),
    { wallet: move.wallet, amount: move.amount - (shared?.amount ?? 0) },
    // the proportional share of a small refund may be 0 fen
  ].filter((part) => part.amount > 0);
  const entries = [];
  for (const { wallet, amount } of parts) {
    const kind = move.isDue === true && wallet === 'cashier' ? 'refundDue' : wallet;
    const account = await addToBalance(db, move.enterpriseNum, { kind, amount: sign * amount });
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
      refund_no: move.refundNo ?? null,
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
  /** Source of the money. */
  from: 'bank' | 'cashier';
  /** Fen, above 0. */
  amount: number;
  memo: string;
  now: Date;
}

/**
 * Books money received for the prepaid account in the caller's transaction, as an entry of the account and one of its
 * source. The schema refuses to book a recharge twice. Throws when the enterprise has no such account.
 */
export async function topUp(
  db: Database,
  { enterpriseNum, rechargeNo, from, amount, memo, now }: TopUp,
): Promise<void> {
  // lock order: the wallet first, as in payments
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

export interface Return {
  enterpriseNum: string;
  /** Way by which the payer has got the money: the cashier, or a transfer by hand. */
  by: 'cashier' | 'bank';
  /** Fen, above 0. */
  amount: number;
  memo: string;
  now: Date;
}

/** Books money due back as given back, in the caller's transaction. Returns the number of the transfer. */
export async function bookReturn(
  db: Database,
  { enterpriseNum, by, amount, memo, now }: Return,
): Promise<number> {
  // lock order: money due back before the cashier, as in refunds of bills
  const due = await addToBalance(db, enterpriseNum, { kind: 'refundDue', amount: -amount });
  const way = await addToBalance(db, enterpriseNum, { kind: by, amount });
  if (due === undefined || way === undefined) {
    throw new Error(`Enterprise ${enterpriseNum} has no account for ${memo}`);
  }
  const { transfer_no } = await db
    .insertInto('ledger_transfer')
    .values({ kind: 'givenBack', payment_no: null, recharge_no: null, transferred_at: now, memo })
    .returning('transfer_no')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('ledger_entry')
    .values([
      { transfer_no, account_no: due.account_no, amount: -amount, balance_after: due.balance },
      { transfer_no, account_no: way.account_no, amount, balance_after: way.balance },
    ])
    .execute();
  return transfer_no;
}
