import { sql } from 'kysely';
import { SETTLE_PRODUCT } from '../../../src/contract/settlement/products';
import { instantOf, shanghaiDate } from '../../../src/domain/shanghai-time';
import { availableOf } from '../../../src/domain/wallet/account';
import {
  allowanceOf,
  limitBeyond,
  usedLimits,
  type Allowance,
  type PaidByPayer,
  type WalletLimit,
} from '../../../src/domain/wallet/limits';
import type { Database } from '../db/database';
import { Fault } from '../server/http/fault';
import { mayUse } from '../settlement/products/refusal';
import type { Wallet } from './ledger';

/** Spendable amount per wallet in fen; missing when the enterprise has no such wallet. */
type Spendable = Partial<Record<Wallet, number>>;

/** Amounts and limits of an enterprise's wallets for an order. */
export interface Payable {
  spendable: Spendable;
  /** The enterprise's limits of its prepaid account; undefined when it has set none. */
  allowance: Allowance | undefined;
  /** Whether the enterprise has opened monthly settlement to the payer. */
  isMonthlyOpen: boolean;
}

export interface PayableQuery {
  enterpriseNum: string;
  /** The order's own holds are not subtracted. */
  orderNo: string;
  /** Staff number of the payer, whose daily limit applies. */
  staffNo: string;
  now: Date;
}

/**
 * Locks a wallet until the transaction ends, so that a concurrent payment counts the amounts paid or held by this one.
 * The caller has locked the order before.
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

export async function findPayable(db: Database, paying: PayableQuery): Promise<Payable> {
  const { enterpriseNum, orderNo, staffNo } = paying;
  const accounts = await db
    .selectFrom('ledger_account')
    .select(['kind', 'balance', 'floor'])
    .where('enterprise_num', '=', enterpriseNum)
    .where('kind', 'in', ['prepaid', 'credit'])
    .execute();
  const held = await findWalletHolds(db, { ...paying, exceptOrderNo: orderNo });
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

/** Highest amount in fen that a wallet pays of an order. */
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

/** Throws monthlyNotOpen, creditShort, walletShort, or the fault of the exceeded limit. */
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

/** Amount of a wallet held for one order, and the payer. */
export interface WalletHold {
  wallet: 'prepaid' | 'credit';
  amount: number;
  payerNo: string | null;
}

/**
 * Returns the held amounts: the enterprise's parts of payments begun at the cashier for unpaid orders that are not
 * overdue, at their current price. Of several payments of one order the greatest counts, because it is paid once.
 */
export async function findWalletHolds(
  db: Database,
  { enterpriseNum, now, exceptOrderNo = '' }: { enterpriseNum: string; now: Date; exceptOrderNo?: string },
): Promise<WalletHold[]> {
  const { rows } = await sql<WalletHold>`
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
  { enterpriseNum, staffNo, now }: PayableQuery,
  held: readonly WalletHold[],
): Promise<Allowance | undefined> {
  const rule = await db
    .selectFrom('wallet_rule')
    .select(['order_limit as orderLimit', 'person_day_limit as personDayLimit', 'day_limit as dayLimit'])
    .where('enterprise_num', '=', enterpriseNum)
    .executeTakeFirst();
  if (rule === undefined) return undefined;
  const paid = usedLimits(await findPaidToday(db, enterpriseNum, now), staffNo);
  const ofPrepaid = held.filter(({ wallet }) => wallet === 'prepaid');
  const sum = (some: readonly WalletHold[]) => some.reduce((all, { amount }) => all + amount, 0);
  return allowanceOf(rule, {
    byAll: paid.byAll + sum(ofPrepaid),
    byPerson: paid.byPerson + sum(ofPrepaid.filter(({ payerNo }) => payerNo === staffNo)),
  });
}

/** Today's payments from the prepaid account by payer, with their refunds. */
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
