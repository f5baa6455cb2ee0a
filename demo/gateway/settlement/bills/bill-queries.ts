import { sql, type Selectable } from 'kysely';
import type { Database } from '../../db/database';
import type { Schema } from '../../db/schema';
import '../schema';

export type BillRow = Selectable<Schema['settle_bill']>;
export type ContractRow = Selectable<Schema['settle_contract']>;
/** A bill in generation. With several accounts, its number also names the bill of lines without an account. */
export type ClosingBill = Pick<
  BillRow,
  'bill_no' | 'closing_no' | 'enterprise_num' | 'bill_date' | 'bill_date_flag'
>;
export type PaymentRow = Pick<Selectable<Schema['settle_payment']>, 'bill_no' | 'amount' | 'paid_on'>;

export function findContract(db: Database, enterpriseNum: string): Promise<ContractRow | undefined> {
  return db
    .selectFrom('settle_contract')
    .selectAll()
    .where('enterprise_num', '=', enterpriseNum)
    .executeTakeFirst();
}

/**
 * Locks the enterprise's contract until the transaction ends. Every change to its bills takes this lock, so that
 * carried, corrected and confirmed lines stay consistent.
 */
export async function lockContract(db: Database, enterpriseNum: string): Promise<void> {
  await db
    .selectFrom('settle_contract')
    .select('enterprise_num')
    .where('enterprise_num', '=', enterpriseNum)
    .forUpdate()
    .executeTakeFirst();
}

/** Finds a bill of this enterprise only. */
export function findBill(db: Database, enterpriseNum: string, billNo: string): Promise<BillRow | undefined> {
  return db
    .selectFrom('settle_bill')
    .selectAll()
    .where('bill_no', '=', billNo)
    .where('enterprise_num', '=', enterpriseNum)
    .executeTakeFirst();
}

/**
 * Returns all bills of an enterprise, the latest first: one a month, or one a month and accounting entity. `begin` and
 * `end` limit the clearing dates, both inclusive.
 */
export function findBills(
  db: Database,
  enterpriseNum: string,
  { begin, end }: { begin: string; end: string },
): Promise<BillRow[]> {
  return db
    .selectFrom('settle_bill')
    .selectAll()
    .where('enterprise_num', '=', enterpriseNum)
    .$if(begin !== '', (some) => some.where('bill_date', '>=', begin))
    .$if(end !== '', (some) => some.where('bill_date', '<=', end))
    .orderBy('bill_date', 'desc')
    .orderBy('account_no')
    .execute();
}

/** Returns the accounting entities that have had bills of their own, by number, with their names on the latest bill. */
export function findBilledAccounts(
  db: Database,
  enterpriseNum: string,
): Promise<{ accountNo: string; accountName: string }[]> {
  return db
    .selectFrom('settle_bill')
    .select(['account_no as accountNo', 'account_name as accountName'])
    .distinctOn('account_no')
    .where('enterprise_num', '=', enterpriseNum)
    .where('account_no', '<>', '')
    .orderBy('account_no')
    .orderBy('bill_date', 'desc')
    .execute();
}

/** Returns the payments that count; undone ones are left out. */
export async function findPayments(db: Database, billNos: readonly string[]): Promise<PaymentRow[]> {
  if (billNos.length === 0) return [];
  return db
    .selectFrom('settle_payment')
    .select(['bill_no', 'amount', 'paid_on'])
    .where('bill_no', 'in', billNos)
    .where('undone_at', 'is', null)
    .orderBy('paid_on')
    .orderBy('payment_no')
    .execute();
}

/** Counts the open disputes of these bills, including disputes of lines that were carried over to them. */
export async function countOpenDisputes(
  db: Database,
  billNos: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ bill_no: string; count: number }>`
    select bill_no, count(distinct dispute_no)::int as count from (
      select d.bill_no, d.dispute_no from settle_dispute d
        where d.dispute_state = 'open' and d.bill_no = any(${[...billNos]})
      union all
      select l.bill_no, d.dispute_no from settle_line l join settle_dispute d on d.dispute_no = l.dispute_no
        where d.dispute_state = 'open' and l.entry_no is null and l.kind = 'dispute' and l.bill_no = any(${[...billNos]})
    ) open group by bill_no`.execute(db);
  return new Map(rows.map(({ bill_no, count }) => [bill_no, count]));
}

interface NewEvent {
  how: Schema['settle_event']['how'];
  operatorName?: string;
  lineCount?: number;
  amount?: number;
  aboutNo?: string;
}

export async function insertEvent(
  db: Database,
  billNo: string,
  { how, operatorName = '', lineCount = 0, amount = 0, aboutNo = '' }: NewEvent,
  now: Date,
): Promise<void> {
  await db
    .insertInto('settle_event')
    .values({
      bill_no: billNo,
      how,
      operator_name: operatorName,
      happened_at: now,
      line_count: lineCount,
      amount,
      about_no: aboutNo,
    })
    .execute();
}

/** Events of a bill, the oldest first; those of payments with the amount paid before and after. */
export async function findEvents(db: Database, billNo: string) {
  const rows = await db
    .selectFrom('settle_event')
    .selectAll()
    .where('bill_no', '=', billNo)
    .orderBy('event_no')
    .execute();
  let before = 0;
  return rows.map((row) => {
    const after = before + paidBy(row);
    const paid = { before, after };
    before = after;
    return {
      how: row.how,
      operatorName: row.operator_name,
      time: row.happened_at.toISOString(),
      lineCount: row.line_count,
      amount: row.amount,
      aboutNo: row.about_no,
      ...(paid.before !== after && { paid }),
    };
  });
}

/** Amount in fen by which an event changed the paid amount of its bill. */
const paidBy = ({ how, amount }: { how: Schema['settle_event']['how']; amount: number }): number =>
  how === 'paid' ? amount : how === 'undone' ? -amount : 0;
