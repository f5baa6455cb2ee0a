import { formatPrice } from '../../../src/domain/money/money';
import type { Database } from '../db/database';
import type { Schema } from '../db/schema';
import { Fault, fieldsInvalid } from '../server/http/fault';
import './schema';

type AccountKind = Schema['ledger_account']['kind'];

/** Clearing accounts, which every enterprise has. */
const CLEARING = ['bank', 'cashier', 'refundDue', 'sales'] as const satisfies readonly AccountKind[];
type Clearing = (typeof CLEARING)[number];

/** A wallet with a floor, in fen, that its balance cannot go below. */
interface Wallet {
  kind: 'prepaid' | 'credit';
  floor: number;
}

/** Wallets of an enterprise: the prepaid account, and with a limit (fen) the credit of monthly billing. */
export const walletsOf = (creditLimit: number | null): Wallet[] => [
  { kind: 'prepaid', floor: 0 },
  ...(creditLimit === null ? [] : [{ kind: 'credit' as const, floor: -creditLimit }]),
];

/**
 * Opens the missing accounts of an enterprise: its clearing accounts and its wallets. Every creation of an enterprise
 * calls it; migrations opened those of older ones.
 */
export async function openAccounts(
  db: Database,
  enterpriseNum: string,
  wallets: readonly Wallet[],
): Promise<void> {
  const accounts = [...CLEARING.map((kind) => ({ kind, floor: null })), ...wallets];
  await db
    .insertInto('ledger_account')
    .values(
      accounts.map(({ kind, floor }) => ({
        account_no: `${enterpriseNum}-${kind}`,
        enterprise_num: enterpriseNum,
        kind,
        floor,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Opens the clearing accounts before a payer goes to the cashier, so that the payment can be booked. */
export const ensureClearing = (db: Database, enterpriseNum: string): Promise<void> =>
  openAccounts(db, enterpriseNum, []);

/**
 * Adds to an account's balance. Returns undefined and writes nothing when the balance would fall below its floor or the
 * enterprise has no such wallet. The update is conditional, so two concurrent payers cannot both get the last yuan.
 * Missing clearing accounts are created here, so that received money is never left unbooked.
 */
export async function addToBalance(
  db: Database,
  enterpriseNum: string,
  { kind, amount }: { kind: AccountKind; amount: number },
): Promise<{ account_no: string; balance: number } | undefined> {
  const add = () =>
    db
      .updateTable('ledger_account')
      .set((eb) => ({ balance: eb('balance', '+', amount) }))
      .where('enterprise_num', '=', enterpriseNum)
      .where('kind', '=', kind)
      .where((eb) => eb.or([eb('floor', 'is', null), eb(eb('balance', '+', amount), '>=', eb.ref('floor'))]))
      .returning(['account_no', 'balance'])
      .executeTakeFirst();
  const added = await add();
  if (added !== undefined || !isClearing(kind)) return added;
  await ensureClearing(db, enterpriseNum);
  return add();
}

const isClearing = (kind: AccountKind): kind is Clearing => (CLEARING as readonly string[]).includes(kind);

/**
 * Changes the limit of an enterprise's credit line, fen. Throws contractChanged when it is not `seen`, and fieldsInvalid
 * at `creditLimit` for a limit below the used amount.
 */
export async function changeCreditLimit(
  tx: Database,
  enterpriseNum: string,
  { seen, limit }: { seen: number; limit: number },
): Promise<void> {
  const account = await tx
    .selectFrom('ledger_account')
    .select(['account_no', 'balance', 'floor'])
    .where('enterprise_num', '=', enterpriseNum)
    .where('kind', '=', 'credit')
    .forUpdate()
    .executeTakeFirst();
  if (account === undefined || account.floor !== -seen) throw new Fault('contractChanged');
  if (account.balance < -limit)
    throw fieldsInvalid({ creditLimit: `不能低于已用额度${formatPrice(-account.balance)}元` });
  await tx
    .updateTable('ledger_account')
    .set({ floor: -limit })
    .where('account_no', '=', account.account_no)
    .execute();
}

/** Returns whether an enterprise has this wallet. */
export async function hasWallet(db: Database, enterpriseNum: string, kind: Wallet['kind']): Promise<boolean> {
  const account = await db
    .selectFrom('ledger_account')
    .select('account_no')
    .where('enterprise_num', '=', enterpriseNum)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return account !== undefined;
}
