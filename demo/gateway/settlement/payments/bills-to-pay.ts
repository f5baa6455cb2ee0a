import { sql } from 'kysely';
import type { MatchedBill } from '../../../../src/domain/settlement/match-transfers';
import type { BillToPay } from '../../../../src/domain/settlement/remittance-split';
import type { Database } from '../../db/database';
import '../../enterprise/schema';
import { findPayments, type BillRow, type PaymentRow } from '../bills/bill-queries';
import '../schema';

/** The amounts and dates of a bill that a payment needs. */
export const billToPay = (row: BillRow, payments: readonly PaymentRow[]): BillToPay => ({
  principal: row.total_amount - row.held_amount,
  dueDate: row.due_date,
  rate: row.late_rate,
  payments: payments.map(({ paid_on, amount }) => ({ day: paid_on, amount })),
});

/** A bill with the agency of its enterprise. */
export type BillOfAgency = MatchedBill & { tmcNumber: string };

/** Bills of real enterprises that receipts are compared with: confirmed ones, and settled ones with these remittance numbers. */
export async function findMatchedBills(
  db: Database,
  remittanceNos: readonly number[],
): Promise<BillOfAgency[]> {
  const rows = await db
    .selectFrom('settle_bill as b')
    .innerJoin('enterprise as e', 'e.enterprise_num', 'b.enterprise_num')
    .selectAll('b')
    .select('e.tmc_number')
    .where('e.is_sandbox', '=', false)
    .where((eb) =>
      eb.or([
        eb('bill_state', '=', 'confirmed'),
        eb.and([
          eb('bill_state', '=', 'settled'),
          eb('remittance_no', '=', sql<number>`any(${[...remittanceNos]}::int[])`),
        ]),
      ]),
    )
    .execute();
  const payments = await findPayments(
    db,
    rows.map(({ bill_no }) => bill_no),
  );
  const names = await payerNames(db, [...new Set(rows.map(({ enterprise_num }) => enterprise_num))]);
  return rows.map((row) => ({
    ...billToPay(
      row,
      payments.filter(({ bill_no }) => bill_no === row.bill_no),
    ),
    tmcNumber: row.tmc_number,
    billNo: row.bill_no,
    remittanceNo: row.remittance_no,
    billDate: row.bill_date,
    isSettled: row.bill_state === 'settled',
    payerNames: names
      .filter(
        ({ enterprise_num, account_no }) => enterprise_num === row.enterprise_num && isPayer(row, account_no),
      )
      .map(({ name }) => name),
  }));
}

/** A payer named as a legal entity pays only that entity's bills; the enterprise itself pays any. */
const isPayer = ({ account_no }: BillRow, payerAccountNo: string): boolean =>
  account_no === '' || payerAccountNo === '' || payerAccountNo === account_no;

/** Names under which enterprises pay: their own, with an empty account number, and those of their legal entities. */
async function payerNames(
  db: Database,
  enterpriseNums: readonly string[],
): Promise<{ enterprise_num: string; account_no: string; name: string }[]> {
  const { rows } = await sql<{ enterprise_num: string; account_no: string; name: string }>`
    select enterprise_num, '' as account_no, ent_name as name from enterprise where enterprise_num = any(${[...enterpriseNums]})
    union select enterprise_num, accounting_entity_no, accounting_entity_name from accounting_entity
      where enterprise_num = any(${[...enterpriseNums]})`.execute(db);
  return rows;
}
