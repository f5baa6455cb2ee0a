import type { MatchedHow } from '../../../../src/domain/settlement/match-transfers';
import { findLimit } from '../../agency/dual-control/stored-limit';
import type { Database } from '../../db/database';
import { confirmAssignmentFirst } from './confirmation';
import type { ReceiptRow } from './receipt-queries';

/**
 * Whether a match may not book a receipt by itself. Above the limit of the agency two operators confirm it: otherwise
 * one pays a debt alone, by a file of their own.
 */
export async function needsTwoOperators(tx: Database, receipt: ReceiptRow, now: Date): Promise<boolean> {
  if (receipt.needed_two) return true;
  const { limit } = await findLimit(tx, { tmcNumber: receipt.tmc_number, requestedAt: now });
  return receipt.amount > limit;
}

/**
 * Leaves a locked receipt to two operators. One who has typed it with the code of the bill has named the bill and counts
 * as the first, as long as the receipt is as they typed it and waits for its first comparison. Otherwise a file, a
 * colleague or a later bill would confirm in their name, so both confirm by hand.
 */
export async function waitForSecond(
  tx: Database,
  receipt: ReceiptRow,
  { billNo, how, now }: { billNo: string; how: MatchedHow; now: Date },
): Promise<void> {
  if (receipt.needed_two) return;
  const { receipt_no: receiptNo, statement_no: statementNo } = receipt;
  await tx
    .updateTable('settle_receipt')
    .set({ needed_two: true })
    .where('receipt_no', '=', receiptNo)
    .execute();
  if (receipt.is_filed || receipt.looked_at !== null || how === 'amount') return;
  const typed = await tx
    .selectFrom('settle_statement')
    .select(['operator_no', 'imported_by'])
    .where('statement_no', '=', statementNo)
    .where('file_name', '=', '')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('settle_receipt_step').select('step_no').where('receipt_no', '=', receiptNo))),
    )
    .executeTakeFirst();
  if (typed === undefined || typed.operator_no === null) return;
  const { operator_no: operatorNo, imported_by: operatorName } = typed;
  await confirmAssignmentFirst(tx, receipt, { operatorNo, operatorName, billNo, now });
}
