import { findLimit } from '../../agency/dual-control/stored-limit';
import type { Database } from '../../db/database';
import { confirmAssignmentFirst } from './confirmation';
import type { ReceiptRow } from './receipt-queries';

/**
 * Whether a match may not book a receipt by itself. Above the limit of the agency an operator other than the one who
 * imported or typed it confirms the match: otherwise one operator pays a debt alone, by a file of their own.
 */
export async function needsTwoOperators(tx: Database, receipt: ReceiptRow, now: Date): Promise<boolean> {
  if (receipt.needed_two) return true;
  const { limit } = await findLimit(tx, { tmcNumber: receipt.tmc_number, requestedAt: now });
  return receipt.amount > limit;
}

/**
 * Leaves a locked receipt to a second operator: the one who imported or typed it counts as the first, for the bill of
 * its match. After a withdrawn confirmation, and for receipts of before, both operators confirm by hand.
 */
export async function waitForSecond(
  tx: Database,
  receipt: ReceiptRow,
  { billNo, now }: { billNo: string; now: Date },
): Promise<void> {
  const { operator_no: operatorNo, imported_by: operatorName } = await tx
    .selectFrom('settle_statement')
    .select(['operator_no', 'imported_by'])
    .where('statement_no', '=', receipt.statement_no)
    .executeTakeFirstOrThrow();
  if (receipt.needed_two || operatorNo === null) return;
  await confirmAssignmentFirst(tx, receipt, { operatorNo, operatorName, billNo, now });
}
