import { sql, type Selectable } from 'kysely';
import type { Database } from '../../../db/database';
import type { Schema } from '../../../db/schema';
import type { EnterpriseKind } from '../../../server/enterprise-kind';
import '../schema';

export type CashierRow = Selectable<Schema['settle_cashier']>;

/** Payments of bills as the cashier is queried for them. */
export const BILL_PAYMENTS = {
  table: 'settle_cashier',
  no: 'cashier_no',
  begunAt: 'begun_at',
  isOpen: sql`paid_at is null`,
};

export function findAtCashier(
  db: Database,
  cashierNo: string,
  { lock = false } = {},
): Promise<CashierRow | undefined> {
  return db
    .selectFrom('settle_cashier')
    .selectAll()
    .where('cashier_no', '=', cashierNo)
    .$if(lock, (q) => q.forUpdate())
    .executeTakeFirst();
}

/** Returns the number of an identical payment that is begun and unpaid. */
export async function findPendingBillPayment(
  db: Database,
  wanted: Pick<CashierRow, 'bill_no' | 'amount' | 'sub_pay_type' | 'payer_no'>,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('settle_cashier')
    .select('cashier_no')
    .where('bill_no', '=', wanted.bill_no)
    .where('amount', '=', wanted.amount)
    .where('sub_pay_type', '=', wanted.sub_pay_type)
    .where('payer_no', '=', wanted.payer_no)
    .where('paid_at', 'is', null)
    .orderBy('begun_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.cashier_no;
}

/** The kind of the enterprise that pays a bill; undefined for an unknown payment. */
export const kindOfPayer = (db: Database, cashierNo: string): Promise<EnterpriseKind | undefined> =>
  db
    .selectFrom('settle_cashier as c')
    .innerJoin('settle_bill as b', 'b.bill_no', 'c.bill_no')
    .innerJoin('enterprise as e', 'e.enterprise_num', 'b.enterprise_num')
    .select('e.is_sandbox as isSandbox')
    .where('c.cashier_no', '=', cashierNo)
    .executeTakeFirst();

/** Returns the enterprise of a bill and the name of its payer at the cashier. */
export function findParties(
  db: Database,
  { bill_no, payer_no }: Pick<CashierRow, 'bill_no' | 'payer_no'>,
): Promise<{ enterprise_num: string; staff_name: string }> {
  return db
    .selectFrom('settle_bill as b')
    .innerJoin('staff as s', (join) => join.on('s.staff_no', '=', payer_no))
    .select(['b.enterprise_num', 's.staff_name'])
    .where('b.bill_no', '=', bill_no)
    .executeTakeFirstOrThrow();
}
