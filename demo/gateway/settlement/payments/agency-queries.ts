import { sql } from 'kysely';
import { remittanceCodeOf } from '../../../../src/domain/settlement/remittance-code';
import type { Database } from '../../db/database';
import type { Schema } from '../../db/schema';
import { viewBills } from '../bills/bill-view';
import type { ReceiptRow } from './receipt-queries';

/** A receipt as the agency sees it, with its last step; times are instants. */
export type AgencyReceipt = Omit<ReceiptRow, 'payment_no' | 'over_transfer_no' | 'looked_at'> & {
  ent_name: string | null;
  operator_name: string | null;
  happened_at: Date | null;
  step: Schema['settle_receipt_step']['how'] | null;
  reason: string | null;
  imported_by: string;
  file_name: string;
  /** All steps of the receipt, the oldest first. */
  steps: readonly AgencyStep[];
};

/** `time`: ISO. */
export interface AgencyStep {
  how: Schema['settle_receipt_step']['how'];
  by: string;
  time: string;
  billNo: string | null;
  reason: string;
}

const SHOWN = 100;

/** Returns the open receipts, the oldest first, or the closed ones, the last step first. */
export async function findAgencyReceipts(
  db: Database,
  which: 'open' | 'over',
): Promise<{ total: number; receipts: AgencyReceipt[] }> {
  const isWhich = which === 'open' ? sql`r.receipt_state = 'open'` : sql`r.receipt_state <> 'open'`;
  const order =
    which === 'open' ? sql`r.received_on, r.bank_reference` : sql`last.happened_at desc, r.receipt_no desc`;
  const { rows } = await sql<AgencyReceipt & { total: number }>`
    select r.*, e.ent_name, last.operator_name, last.happened_at, last.how as step, last.reason, s.imported_by, s.file_name,
      coalesce(done.steps, '[]') as steps,
      count(*) over () as total
    from settle_receipt r join settle_statement s using (statement_no)
    left join settle_bill b on b.bill_no = r.bill_no left join enterprise e on e.enterprise_num = b.enterprise_num
    left join lateral (select * from settle_receipt_step t where t.receipt_no = r.receipt_no
      order by step_no desc limit 1) last on true
    left join lateral (select jsonb_agg(jsonb_build_object('how', t.how, 'by', t.operator_name, 'time', t.happened_at,
      'billNo', t.bill_no, 'reason', t.reason) order by t.step_no) as steps
      from settle_receipt_step t where t.receipt_no = r.receipt_no) done on true
    where ${isWhich} order by ${order} limit ${SHOWN}`.execute(db);
  return { total: rows[0]?.total ?? 0, receipts: rows };
}

/** A bill that may be paid, with the amount owed today. */
export interface PayableBill {
  billNo: string;
  entName: string;
  /** Accounting entity of the bill; '' for other bills. */
  accountName: string;
  code: string;
  outstandingAmount: number;
}

/** Bills of all enterprises with a debt, ordered by due date. */
export async function findPayableBills(db: Database, now: Date): Promise<PayableBill[]> {
  const rows = await db
    .selectFrom('settle_bill as b')
    .innerJoin('enterprise as e', 'e.enterprise_num', 'b.enterprise_num')
    .selectAll('b')
    .select('e.ent_name')
    .where('b.bill_state', '=', 'confirmed')
    .whereRef('b.total_amount', '>', 'b.held_amount')
    .orderBy('b.due_date')
    .orderBy('b.bill_no')
    .execute();
  const views = await viewBills(db, rows, now);
  return rows.map((row, at) => ({
    billNo: row.bill_no,
    entName: row.ent_name,
    accountName: row.account_name,
    code: remittanceCodeOf(row.remittance_no),
    outstandingAmount: views[at]?.outstandingAmount ?? 0,
  }));
}
