import { sql } from 'kysely';
import { OBJECT } from '../../../../src/contract/permission/objects';
import { stricter } from '../../../../src/domain/wallet/safeguards';
import type { Database } from '../../db/database';
import { isSecondPerson } from '../../permission/second-person';
import type { BillRow } from '../bills/bill-queries';
import './schema';

/** A payment of a bill to be checked; amount in fen. */
interface PaymentToReview {
  payerNo: string;
  amount: number;
  now: Date;
  /**
   * Set to count unpaid payments at the cashier too, except the one with number `besides`. Left out when the payment is
   * already paid: the begun ones are checked when they are booked.
   */
  begun?: { besides: string | undefined };
}

/**
 * Returns whether a payment exceeds the bound above which a bill needs a second person. It sums the payments of the
 * payer, of the person who confirmed the bill and of everyone whom that person has set up, so that small parts cannot
 * add up to the whole bill. The caller holds the lock of the bills.
 */
export async function isAboveBound(
  db: Database,
  bill: BillRow,
  { payerNo, amount, now, begun }: PaymentToReview,
): Promise<boolean> {
  const { bill_no: billNo, enterprise_num: enterpriseNum } = bill;
  const { confirmed_by: confirmedBy, confirmed_at: confirmedAt } = bill;
  if (confirmedBy === null || confirmedAt === null) return false;
  const isSecond = (second: string): Promise<boolean> =>
    isSecondPerson(db, {
      enterpriseNum,
      first: confirmedBy,
      second,
      objectNo: OBJECT.confirmBills,
      askedAt: confirmedAt,
      now,
    });
  if (await isSecond(payerNo)) return false;
  // of the bound at confirmation and the current one, the stricter counts
  const above = stricter(bill.review_above, await findReviewBound(db, enterpriseNum));
  if (above === null) return false;
  const payers = [payerNo, confirmedBy];
  for (const other of await findPayers(db, billNo))
    if (!payers.includes(other) && !(await isSecond(other))) payers.push(other);
  const open = begun === undefined ? 0 : await sumPendingOf(db, payers, billNo, begun.besides);
  return amount + open + (await paidBy(db, payers, billNo)) > above;
}

/** Everyone who has paid a part of a bill or begun a payment at the cashier. */
async function findPayers(db: Database, billNo: string): Promise<string[]> {
  const { rows } = await sql<{ payerNo: string }>`
    select payer_no as "payerNo" from settle_payment where bill_no = ${billNo} and payer_no is not null
    union select payer_no from settle_cashier where bill_no = ${billNo}
    order by 1`.execute(db);
  return rows.map(({ payerNo }) => payerNo);
}

/** Amount in fen above which the enterprise wants a second person; null: never. */
async function findReviewBound(db: Database, enterpriseNum: string): Promise<number | null> {
  const rule = await db
    .selectFrom('wallet_rule')
    .select('review_above')
    .where('enterprise_num', '=', enterpriseNum)
    .executeTakeFirst();
  return rule?.review_above ?? null;
}

/** Sum that these persons have paid of a bill. */
async function paidBy(db: Database, payers: readonly string[], billNo: string): Promise<number> {
  const payments = await db
    .selectFrom('settle_payment')
    .select('amount')
    .where('bill_no', '=', billNo)
    .where('payer_no', 'in', payers)
    .where('undone_at', 'is', null)
    .execute();
  return payments.reduce((sum, { amount }) => sum + amount, 0);
}

/**
 * Sum that these persons have begun to pay of a bill at the cashier. A begun payment can be paid at any time, long
 * after the gateway stops querying it; it ends only when its money came too late and is held.
 */
async function sumPendingOf(
  db: Database,
  payers: readonly string[],
  billNo: string,
  besides: string | undefined,
): Promise<number> {
  const begun = await db
    .selectFrom('settle_cashier as c')
    .select('amount')
    .where('bill_no', '=', billNo)
    .where('payer_no', 'in', payers)
    .where('paid_at', 'is', null)
    .$if(besides !== undefined, (q) => q.where('cashier_no', '<>', besides ?? ''))
    .where(
      sql<boolean>`(query_at is not null or not exists (select from payment_suspense s where s.paid_for = 'bill'
        and s.payment_no = c.cashier_no and s.why = 'secondPerson'))`,
    )
    .execute();
  return begun.reduce((sum, { amount }) => sum + amount, 0);
}
