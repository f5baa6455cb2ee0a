import { reversedParts } from '../../../../src/domain/settlement/remittance-split';
import type { Database } from '../../db/database';
import { Fault } from '../../server/http/fault';
import { findBill, insertEvent, lockContract, type BillRow } from '../bills/bill-queries';
import { bookAdjustment } from '../bills/ledger';
import type { ByHand } from './by-hand';
import {
  findReceipt,
  findPaymentOf,
  lockReceipt,
  noteStep,
  openAgain,
  spendable,
  type ReceiptRow,
} from './receipt-queries';
import { shownName } from './shown-name';

interface ReceiptUndo {
  bill: BillRow;
  receipt: ReceiptRow;
  by: string;
  now: Date;
}

/**
 * Takes back the booking of a receipt in the caller's transaction, with a reversing transfer for each transfer, so that
 * the bill is owed again. The receipt then waits for assignment by hand. Throws receiptUnknown, receiptOver when it is
 * not booked for this bill (any more), and overPaymentSpent or creditSpent when its money has been spent.
 */
export async function undoReceipt(
  tx: Database,
  { receiptNo, billNo: seenBillNo, by, reason, now }: ByHand & { billNo: string; reason: string },
): Promise<void> {
  const found = await findReceipt(tx, receiptNo);
  if (found === undefined) throw new Fault('receiptUnknown');
  if (found.enterprise_num === null) throw new Fault('receiptOver');
  // lock order: the contract before the receipt, as in booking
  await lockContract(tx, found.enterprise_num);
  const receipt = await lockReceipt(tx, receiptNo);
  const billNo = receipt?.bill_no ?? null;
  // a concurrent call may have booked it for another bill
  if (receipt === undefined || billNo === null || billNo !== found.bill_no || billNo !== seenBillNo)
    throw new Fault('receiptOver');
  const bill = await findBill(tx, found.enterprise_num, billNo);
  if (bill === undefined) throw new Error(`Bill ${billNo} is gone`);
  const undoing = { bill, receipt, by, now };
  await returnSurplus(tx, undoing);
  await reversePayment(tx, undoing);
  await openAgain(tx, receiptNo, now);
  await noteStep(tx, receiptNo, { how: 'undone', by, billNo, reason, now });
}

/** Takes the surplus out of the wallet again. Lock order: the wallet first, as in every transfer of its money. */
async function returnSurplus(tx: Database, { bill, receipt, by, now }: ReceiptUndo): Promise<void> {
  const { over_amount: over, over_transfer_no: reversedNo, bank_reference: reference } = receipt;
  if (reversedNo === null) return;
  const { bill_no: billNo, enterprise_num: enterpriseNum } = bill;
  if ((await spendable(tx, enterpriseNum, 'prepaid')) < over) throw new Fault('overPaymentSpent');
  const memo = `撤销多付款转入预存：账单${billNo}，银行流水${reference}`;
  const parts = [
    { kind: 'prepaid', amount: -over },
    { kind: 'bank', amount: over },
  ] as const;
  const undoing = { billNo, personName: shownName(by), memo, now };
  const transferNo = await bookAdjustment(tx, enterpriseNum, parts, undoing);
  await noteReversal(tx, { transferNo, reversedNo, receiptNo: receipt.receipt_no });
  await insertEvent(tx, billNo, { how: 'overUndone', operatorName: shownName(by), amount: over }, now);
}

/** Takes the payment back from the bill, so that the debt and the credit line's burden return. */
async function reversePayment(tx: Database, { bill, receipt, by, now }: ReceiptUndo): Promise<void> {
  if (receipt.payment_no === null) return;
  const { bill_no: billNo, enterprise_num: enterpriseNum } = bill;
  const payment = await findPaymentOf(tx, receipt.payment_no);
  const { amount } = payment;
  const principal = bill.total_amount - bill.held_amount;
  const { toPrincipal, toFee } = reversedParts({ principal, paid: bill.paid_amount }, amount);
  if ((await spendable(tx, enterpriseNum, 'credit')) < toPrincipal) throw new Fault('creditSpent');
  const parts = [
    { kind: 'bank', amount },
    { kind: 'credit', amount: -toPrincipal },
    { kind: 'sales', amount: -toFee },
  ] as const;
  const transferNo = await bookAdjustment(tx, enterpriseNum, parts, {
    billNo,
    personName: shownName(by),
    memo: `撤销账单${billNo}还款`,
    now,
  });
  await noteReversal(tx, {
    transferNo,
    reversedNo: payment.transfer_no,
    receiptNo: receipt.receipt_no,
  });
  await tx
    .updateTable('settle_payment')
    .set({ undone_at: now })
    .where('payment_no', '=', receipt.payment_no)
    .execute();
  // every bill has a debt once its payment is gone, see `reversedParts`
  await tx
    .updateTable('settle_bill')
    .set((eb) => ({
      bill_state: 'confirmed',
      settled_at: null,
      settled_fee: null,
      paid_amount: bill.paid_amount - amount,
      revision: eb('revision', '+', 1),
    }))
    .where('bill_no', '=', billNo)
    .execute();
  await insertEvent(tx, billNo, { how: 'undone', operatorName: shownName(by), amount }, now);
}

async function noteReversal(
  tx: Database,
  { transferNo, reversedNo, receiptNo }: { transferNo: number; reversedNo: number; receiptNo: number },
): Promise<void> {
  await tx
    .insertInto('settle_reversal')
    .values({ transfer_no: transferNo, reversed_no: reversedNo, receipt_no: receiptNo })
    .execute();
}
