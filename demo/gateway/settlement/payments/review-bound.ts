import { sql } from 'kysely';
import { OBJECT } from '../../../../src/contract/permission/objects';
import { stricter } from '../../../../src/domain/wallet/safeguards';
import type { Database } from '../../db/database';
import { isSecondPerson } from '../../permission/second-person';
import type { BillRow } from '../bills/bill-queries';
import './schema';

/** A payment of a bill, fen. */
interface Judged {
  payerNo: string;
  amount: number;
  now: Date;
  /**
   * Counts unpaid payments at the cashier as well, besides the one of this number. None where it is paid already: the payments
   * begun beside it are judged as they are booked.
   */
  begun?: { besides: string | undefined };
}

/**
 * Would the payer of a bill pass the bound up to which it is paid without a second person, together with all payments of theirs, of
 * the person who has confirmed it and of others whom that person has set up? Many small parts would come to the whole bill. The caller holds the bills.
 */
export async function isAboveBound(
  db: Database,
  bill: BillRow,
  { payerNo, amount, now, begun }: Judged,
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
  // a bound that is set since counts as well as the one that it was confirmed under
  const above = stricter(bill.review_above, await findReviewBound(db, enterpriseNum));
  if (above === null) return false;
  const payers = [payerNo, confirmedBy];
  for (const other of await findPayers(db, billNo))
    if (!payers.includes(other) && !(await isSecond(other))) payers.push(other);
  const open = begun === undefined ? 0 : await begunBy(db, payers, billNo, begun.besides);
  return amount + open + (await paidBy(db, payers, billNo)) > above;
}

/** All who have paid something of a bill, or begun to at the cashier. */
async function findPayers(db: Database, billNo: string): Promise<string[]> {
  const { rows } = await sql<{ payerNo: string }>`
    select payer_no as "payerNo" from settle_payment where bill_no = ${billNo} and payer_no is not null
    union select payer_no from settle_cashier where bill_no = ${billNo}
    order by 1`.execute(db);
  return rows.map(({ payerNo }) => payerNo);
}

/** Above so many fen the enterprise wants a second pair of eyes; null: never. */
async function findReviewBound(db: Database, enterpriseNum: string): Promise<number | null> {
  const rule = await db
    .selectFrom('wallet_rule')
    .select('review_above')
    .where('enterprise_num', '=', enterpriseNum)
    .executeTakeFirst();
  return rule?.review_above ?? null;
}

/** Sum that these have paid of a bill. */
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
 * Sum that these have begun to pay of a bill at the cashier. It may be paid there at any time, long after the cashier is asked for it;
 * only where its money has come too late and is held, it is at an end.
 */
async function begunBy(
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
