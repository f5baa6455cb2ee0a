import { sql } from 'kysely';
import { SETTLE_PRODUCT } from '../../../src/contract/settlement/products';
import { instantOf, shanghaiDate } from '../../../src/domain/shanghai-time';
import { availableOf } from '../../../src/domain/wallet/account';
import {
  allowanceOf,
  limitBeyond,
  usedToday,
  type Allowance,
  type PaidByPayer,
  type WalletLimit,
} from '../../../src/domain/wallet/limits';
import type { Database } from '../db/database';
import { Fault } from '../server/http/fault';
import { mayUse } from '../settlement/products/refusal';
import type { Wallet } from './ledger';

/** Amounts that can be left to spend of a wallet, in fen; missing where the enterprise has none. */
type Spendable = Partial<Record<Wallet, number>>;

/** What an enterprise's wallets can pay of an order now. */
export interface Payable {
  spendable: Spendable;
  /** What the enterprise has set of its prepaid account; undefined where it has set nothing. */
  allowance: Allowance | undefined;
  /** Whether the enterprise has opened monthly settlement to who pays. */
  isMonthlyOpen: boolean;
}

export interface Paying {
  enterpriseNum: string;
  /** What is held for it is not held from it. */
  orderNo: string;
  /** Who pays: the limit of a day is theirs. */
  staffNo: string;
  now: Date;
}

/**
 * Keeps what a wallet holds from changing until the transaction ends: of two payments at once the second counts what the first
 * has paid or held. The order is locked before.
 */
export async function lockWallet(db: Database, enterpriseNum: string, wallet: Wallet): Promise<void> {
  await db
    .selectFrom('ledger_account')
    .select('account_no')
    .where('enterprise_num', '=', enterpriseNum)
    .where('kind', '=', wallet)
    .forUpdate()
    .execute();
}

export async function findPayable(db: Database, paying: Paying): Promise<Payable> {
  const { enterpriseNum, orderNo, staffNo } = paying;
  const accounts = await db
    .selectFrom('ledger_account')
    .select(['kind', 'balance', 'floor'])
    .where('enterprise_num', '=', enterpriseNum)
    .where('kind', 'in', ['prepaid', 'credit'])
    .execute();
  const held = await findHeld(db, { ...paying, exceptOrderNo: orderNo });
  const sumOf = (kind: string) =>
    held.filter((one) => one.wallet === kind).reduce((sum, { amount }) => sum + amount, 0);
  return {
    spendable: Object.fromEntries(
      accounts.map(({ kind, balance, floor }) => [
        kind,
        availableOf({ balance, floor: floor ?? 0, held: sumOf(kind) }),
      ]),
    ),
    allowance: await findAllowance(db, paying, held),
    isMonthlyOpen: await mayUse(db, { enterpriseNum, staffNo, productNo: SETTLE_PRODUCT.monthly }),
  };
}

/** The most that a wallet pays of an order, fen. */
export function mostOf(wallet: Wallet, { spendable, allowance, isMonthlyOpen }: Payable): number {
  if (wallet === 'credit' && !isMonthlyOpen) return 0;
  const left = spendable[wallet] ?? 0;
  return wallet === 'prepaid' && allowance !== undefined ? Math.min(left, allowance.left) : left;
}

const BEYOND = {
  order: 'walletOrderLimit',
  person: 'walletPersonLimit',
  day: 'walletDayLimit',
} as const satisfies Record<WalletLimit, string>;

/** Throws monthlyNotOpen, creditShort, walletShort, or the limit that the amount is beyond. */
export function checkPayable(
  wallet: Wallet,
  amount: number,
  { spendable, allowance, isMonthlyOpen }: Payable,
): void {
  if (wallet === 'credit' && !isMonthlyOpen) throw new Fault('monthlyNotOpen');
  if (amount > (spendable[wallet] ?? 0)) throw new Fault(wallet === 'credit' ? 'creditShort' : 'walletShort');
  const beyond = wallet === 'prepaid' ? limitBeyond(amount, allowance) : undefined;
  if (beyond !== undefined) throw new Fault(BEYOND[beyond]);
}

/** What is held of a wallet for one order, and by whose payment. */
export interface Held {
  wallet: 'prepaid' | 'credit';
  amount: number;
  payerNo: string | null;
}

/**
 * What is held: the enterprise's part of payments begun at the cashier, of orders that are to be paid and not overdue, for the
 * amount they still cost. Of several begun for one order the greatest: it is paid once.
 */
export async function findHeld(
  db: Database,
  { enterpriseNum, now, exceptOrderNo = '' }: { enterpriseNum: string; now: Date; exceptOrderNo?: string },
): Promise<Held[]> {
  const { rows } = await sql<Held>`
    select distinct on (p.order_no, p.company_pay_type)
      case p.company_pay_type when 0 then 'credit' else 'prepaid' end as wallet,
      p.company_amount as amount, p.payer_no as "payerNo"
    from flight_order o join payment p using (order_no)
    where o.order_status = '待支付' and o.pay_deadline > ${now} and o.enterprise_num = ${enterpriseNum}
      and o.order_no <> ${exceptOrderNo}
      and p.pay_state = 'pending' and p.company_amount > 0 and p.amount = o.total_amount
    order by p.order_no, p.company_pay_type, p.company_amount desc, p.payment_no`.execute(db);
  return rows;
}

async function findAllowance(
  db: Database,
  { enterpriseNum, staffNo, now }: Paying,
  held: readonly Held[],
): Promise<Allowance | undefined> {
  const rule = await db
    .selectFrom('wallet_rule')
    .select(['order_limit as orderLimit', 'person_day_limit as personDayLimit', 'day_limit as dayLimit'])
    .where('enterprise_num', '=', enterpriseNum)
    .executeTakeFirst();
  if (rule === undefined) return undefined;
  const paid = usedToday(await findPaidToday(db, enterpriseNum, now), staffNo);
  const ofPrepaid = held.filter(({ wallet }) => wallet === 'prepaid');
  const sum = (some: readonly Held[]) => some.reduce((all, { amount }) => all + amount, 0);
  return allowanceOf(rule, {
    byAll: paid.byAll + sum(ofPrepaid),
    byPerson: paid.byPerson + sum(ofPrepaid.filter(({ payerNo }) => payerNo === staffNo)),
  });
}

/** What was paid by the prepaid account today, a payer each, with what of it has come back. */
async function findPaidToday(db: Database, enterpriseNum: string, now: Date): Promise<PaidByPayer[]> {
  const { rows } = await sql<PaidByPayer>`
    with today as (
      select p.payment_no, p.payer_no, t.kind, e.amount
      from ledger_account a join ledger_entry e using (account_no) join ledger_transfer t using (transfer_no)
        join payment p using (payment_no)
      where a.enterprise_num = ${enterpriseNum} and a.kind = 'prepaid'
        and e.booked_at >= ${instantOf(`${shanghaiDate(now)}T00:00`)} and t.kind in ('payment', 'refund')
    )
    select payer_no as "payerNo",
      coalesce(sum(-amount) filter (where kind = 'payment'), 0)::bigint as paid,
      coalesce(sum(amount) filter (where kind = 'refund'
        and payment_no in (select payment_no from today where kind = 'payment')), 0)::bigint as "givenBack"
    from today group by payer_no`.execute(db);
  return rows;
}
