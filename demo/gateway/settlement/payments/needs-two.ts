import type { Database } from '../../db/database';
import '../../enterprise/schema';
import type { ReceiptRow } from './receipt-queries';

/**
 * Whether a match may not book a receipt by itself. Above the limit of the agency a typed-in receipt, and an excess that
 * would go into a prepaid account, wait for two operators: otherwise one operator books money alone.
 */
export async function needsTwoOperators(tx: Database, receipt: ReceiptRow, over: number): Promise<boolean> {
  if (receipt.needed_two) return true;
  const { dual_control_limit: limit } = await tx
    .selectFrom('tmc')
    .select('dual_control_limit')
    .where('tmc_number', '=', receipt.tmc_number)
    .executeTakeFirstOrThrow();
  if (receipt.amount <= limit) return false;
  const { file_name: fileName } = await tx
    .selectFrom('settle_statement')
    .select('file_name')
    .where('statement_no', '=', receipt.statement_no)
    .executeTakeFirstOrThrow();
  return fileName === '' || over > limit;
}
