import type { Database } from '../../db/database';
import { noteStep, type ReceiptRow } from './receipt-queries';
import './schema';

/** Stores the first of two confirmations of a locked receipt's booking. */
export async function confirmAssignmentFirst(
  tx: Database,
  { receipt_no: receiptNo }: ReceiptRow,
  {
    operatorNo,
    operatorName,
    billNo,
    now,
  }: { operatorNo: string; operatorName: string; billNo: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('settle_receipt')
    .set({
      needed_two: true,
      first_operator_no: operatorNo,
      first_operator_name: operatorName,
      first_bill_no: billNo,
      first_confirmed_at: now,
    })
    .where('receipt_no', '=', receiptNo)
    .execute();
  await noteStep(tx, receiptNo, { how: 'confirmedFirst', by: operatorName, billNo, now });
}

/** Columns of a receipt without a first confirmation. */
export const NO_FIRST = {
  first_operator_no: null,
  first_operator_name: '',
  first_bill_no: null,
  first_confirmed_at: null,
};

/** Removes the first confirmation of a locked receipt, whose booking is decided. */
export async function clearFirst(tx: Database, receiptNo: number): Promise<void> {
  await tx.updateTable('settle_receipt').set(NO_FIRST).where('receipt_no', '=', receiptNo).execute();
}

/** Withdraws the first confirmation of a locked receipt. */
export async function withdrawFirst(
  tx: Database,
  { receipt_no: receiptNo, first_bill_no: billNo }: ReceiptRow,
  { by, now }: { by: string; now: Date },
): Promise<void> {
  await clearFirst(tx, receiptNo);
  if (billNo !== null) await noteStep(tx, receiptNo, { how: 'confirmationWithdrawn', by, billNo, now });
}
