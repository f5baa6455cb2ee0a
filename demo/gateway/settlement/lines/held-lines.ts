import { sql } from 'kysely';
import type { LineKind } from '../../../../src/contract/settlement/bills';
import { isHeldLine } from '../../../../src/domain/settlement/bill-state';
import type { Database } from '../../db/database';
import { LINE_DISPUTE } from './line-dispute';

interface DisputedLine {
  line_no: number;
  kind: LineKind;
  amount: number;
  line_dispute: 'none' | 'open' | 'accepted' | 'refused';
  is_corrected: boolean;
}

/** Lines of a bill that are disputed, on this bill or on the bill they were carried over from. */
async function disputedLines(db: Database, billNo: string): Promise<DisputedLine[]> {
  const { rows } = await sql<DisputedLine>`
    select l.line_no, l.kind, l.amount, ${LINE_DISPUTE} as line_dispute, dl.correction_line_no is not null as is_corrected
    from (
      select one.line_no from settle_dispute d join settle_dispute_line one using (dispute_no) where d.bill_no = ${billNo}
      union
      select line_no from settle_line where bill_no = ${billNo} and entry_no is null and kind = 'dispute') disputed
    join settle_line l on l.line_no = disputed.line_no
    join settle_dispute_line dl on dl.is_live and dl.line_no = coalesce(l.origin_line_no, l.line_no)
    join settle_dispute d on d.dispute_no = dl.dispute_no`.execute(db);
  return rows;
}

/** Returns the lines of a bill that are currently held back from the owed amount. */
export async function findHeldLines(
  db: Database,
  billNo: string,
): Promise<{ line_no: number; amount: number }[]> {
  const lines = await disputedLines(db, billNo);
  return lines.filter((line) =>
    isHeldLine({ amount: line.amount, lineDispute: line.line_dispute, isCorrected: line.is_corrected }),
  );
}

/**
 * Recounts the lines held back on bills that wait for confirmation. A confirmed bill keeps its lines of that moment.
 */
export async function recountHeldLines(db: Database, enterpriseNum: string): Promise<void> {
  const bills = await db
    .selectFrom('settle_bill')
    .select(['bill_no', 'held_count', 'held_amount'])
    .where('enterprise_num', '=', enterpriseNum)
    .where('bill_state', '=', 'toConfirm')
    .execute();
  for (const { bill_no, held_count, held_amount } of bills) {
    const held = await findHeldLines(db, bill_no);
    const amount = held.reduce((sum, line) => sum + line.amount, 0);
    if (held.length === held_count && amount === held_amount) continue;
    await db
      .updateTable('settle_bill')
      .set({ held_count: held.length, held_amount: amount })
      .where('bill_no', '=', bill_no)
      .execute();
    await touch(db, bill_no);
  }
}

/** Raises the revision of a bill, so that a confirmation based on an earlier reading fails. */
export async function touch(db: Database, billNo: string): Promise<void> {
  await db
    .updateTable('settle_bill')
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .where('bill_no', '=', billNo)
    .execute();
}
