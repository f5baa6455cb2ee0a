import { sql } from 'kysely';
import type { Database } from '../../db/database';
import './schema';

interface ReceiptUse {
  receiptNo: number;
  reference: string;
  state: 'open' | 'booked' | 'dismissed';
  /** A booking was taken back: its transfers stay in the ledger. */
  wasBooked: boolean;
  /** Name of another operator than the caller who has confirmed it first; '' for none. */
  confirmedBy: string;
  /** Imported from a file, or typed and in one. */
  isOfFile: boolean;
  /** In a file, besides the one that it came from. */
  isFiled: boolean;
}

/** Locks receipts of an agency, and returns their use in the order of their numbers. */
export async function lockUses(
  tx: Database,
  { tmcNumber, operatorNo }: { tmcNumber: string; operatorNo: string },
  receiptNos: readonly number[],
): Promise<ReceiptUse[]> {
  const nos = sql`any(${receiptNos}::bigint[])`;
  // locks first: a statement that waited for a lock would not see a reversal that was stored meanwhile
  await sql`
    select from settle_receipt where tmc_number = ${tmcNumber} and receipt_no = ${nos}
    order by receipt_no for update`.execute(tx);
  const { rows } = await sql<ReceiptUse>`
    select r.receipt_no as "receiptNo", r.bank_reference as reference, r.receipt_state as state,
      exists (select from settle_reversal v where v.receipt_no = r.receipt_no) as "wasBooked",
      case when r.first_operator_no <> ${operatorNo} then r.first_operator_name else '' end as "confirmedBy",
      s.file_name <> '' or r.is_filed as "isOfFile", r.is_filed as "isFiled"
    from settle_receipt r join settle_statement s using (statement_no)
    where r.tmc_number = ${tmcNumber} and r.receipt_no = ${nos}
    order by r.receipt_no`.execute(tx);
  return rows;
}

/** Deletes locked receipts that no ledger refers to, with their steps, and statements without any receipt. */
export async function removeReceipts(tx: Database, receiptNos: readonly number[]): Promise<void> {
  const nos = sql`any(${receiptNos}::bigint[])`;
  // the same transfer may be stored again
  await sql`
    insert into settle_needed_two (tmc_number, bank_reference)
    select tmc_number, bank_reference from settle_receipt where receipt_no = ${nos} and needed_two
    on conflict do nothing`.execute(tx);
  await sql`delete from settle_receipt_step where receipt_no = ${nos}`.execute(tx);
  const { rows } = await sql<{ no: number; removed: number }>`
    with removed as (delete from settle_receipt where receipt_no = ${nos} returning statement_no)
    select statement_no as no, count(*)::int as removed from removed group by statement_no`.execute(tx);
  for (const { no, removed } of rows) {
    await sql`delete from settle_statement where statement_no = ${no} and added_count = ${removed}`.execute(
      tx,
    );
    await sql`update settle_statement set added_count = added_count - ${removed} where statement_no = ${no}`.execute(
      tx,
    );
  }
}
