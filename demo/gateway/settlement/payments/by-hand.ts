import type { Database } from '../../db/database';
import { Fault } from '../../server/http/fault';
import { lockContract } from '../bills/bill-queries';
import { bookReceipt } from './book';
import { NO_FIRST } from './confirmation';
import { findBillNo, findPayable, lockReceipt, noteStep, type ReceiptRow } from './receipt-queries';

export interface ByHand {
  receiptNo: number;
  /** Name of the operator. */
  by: string;
  now: Date;
}

/**
 * Locks an open receipt that is to be booked for the bill of a number or a remittance code. Throws billNotPayable,
 * receiptOver.
 */
export async function lockAssignment(
  tx: Database,
  { receiptNo, bill }: { receiptNo: number; bill: string },
): Promise<{ receipt: ReceiptRow; billNo: string; enterpriseNum: string }> {
  const billNo = await findBillNo(tx, bill);
  const payable = billNo === undefined ? undefined : await findPayable(tx, billNo);
  if (billNo === undefined || payable === undefined) throw new Fault('billNotPayable');
  const { enterprise_num: enterpriseNum, tmc_number: tmcNumber } = payable;
  // lock order: the contract first, as in each booking
  await lockContract(tx, enterpriseNum);
  const receipt = await lockReceipt(tx, receiptNo);
  if (receipt?.receipt_state !== 'open') throw new Fault('receiptOver');
  if (receipt.tmc_number !== tmcNumber) throw new Fault('billNotPayable');
  return { receipt, billNo, enterpriseNum };
}

/**
 * Books a receipt for the bill of a number or a remittance code, in the caller's transaction. Throws billNotPayable,
 * receiptOver, receiptIsRecharge and prepaidMissing.
 */
export async function assignReceipt(
  tx: Database,
  { bill, ...hand }: ByHand & { bill: string },
): Promise<void> {
  const billNo = await findBillNo(tx, bill);
  if (billNo === undefined) throw new Fault('billNotPayable');
  const end = await bookReceipt(tx, { ...hand, billNo, how: 'hand' });
  if (end === 'booked') return;
  if (end === 'isRecharge') throw new Fault('receiptIsRecharge');
  if (end === 'changed' || end === 'needsTwo')
    throw new Error('A receipt booked by hand must accept any amount');
  throw new Fault(
    end === 'notPayable' ? 'billNotPayable' : end === 'over' ? 'receiptOver' : 'prepaidMissing',
  );
}

/** Sets a receipt aside as no payment of a bill. Throws receiptUnknown and receiptOver. */
export async function dismissReceipt(
  tx: Database,
  { receiptNo, by, reason, now }: ByHand & { reason: string },
): Promise<void> {
  await setState(tx, receiptNo, { from: 'open', to: 'dismissed' });
  await noteStep(tx, receiptNo, { how: 'dismissed', by, reason, now });
}

/** Reopens a receipt that was set aside. Throws receiptUnknown and receiptOver. */
export async function reopenReceipt(tx: Database, { receiptNo, by, now }: ByHand): Promise<void> {
  await setState(tx, receiptNo, { from: 'dismissed', to: 'open' });
  await noteStep(tx, receiptNo, { how: 'reopened', by, now });
}

async function setState(
  tx: Database,
  receiptNo: number,
  { from, to }: { from: 'open' | 'dismissed'; to: 'open' | 'dismissed' },
): Promise<void> {
  const receipt = await lockReceipt(tx, receiptNo);
  if (receipt === undefined) throw new Fault('receiptUnknown');
  if (receipt.receipt_state !== from) throw new Fault('receiptOver');
  await tx
    .updateTable('settle_receipt')
    .set({ receipt_state: to, ...NO_FIRST })
    .where('receipt_no', '=', receiptNo)
    .execute();
}
