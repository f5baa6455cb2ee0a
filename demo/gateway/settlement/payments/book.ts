import type { MatchedHow } from '../../../../src/domain/settlement/match-transfers';
import { owedOn, splitTransfer } from '../../../../src/domain/settlement/remittance-split';
import { hasWallet } from '../../payment/accounts';
import { findRechargesOf, lockBankReference } from '../../payment/bank-reference';
import type { Database } from '../../db/database';
import { findBill, findPayments, insertEvent, lockContract } from '../bills/bill-queries';
import { bookAdjustment } from '../bills/ledger';
import { payBill } from '../bills/pay';
import { billToPay } from './bills-to-pay';
import { shownName } from './shown-name';
import { needsTwoOperators, waitForSecond } from './needs-two';
import { findPayable, lockReceipt, noteStep } from './receipt-queries';

interface Booking {
  receiptNo: number;
  billNo: string;
  /** An assignment by hand is accepted at any amount. */
  how: MatchedHow | 'hand';
  /** Name of the person who assigned it; '' for the gateway itself. */
  by: string;
  now: Date;
}

/**
 * `over`: another process has booked the receipt or set it aside. `changed`: the amount by which it was matched is no
 * longer owed. `notPayable`: there is no such confirmed bill. `prepaidMissing`: more came in than is owed and the
 * enterprise has no prepaid account. `isRecharge`: an enterprise has announced the transfer as a recharge. `needsTwo`: two
 * operators have to confirm it.
 */
export type BookingEnd =
  | 'booked'
  | 'over'
  | 'changed'
  | 'notPayable'
  | 'prepaidMissing'
  | 'isRecharge'
  | 'needsTwo';

/**
 * Books a receipt for a bill once, in the caller's transaction. The debt up to the day of the transfer goes to the bill
 * and the rest, or all if the bill is settled, into the enterprise's prepaid account. Unless it returns `booked` it
 * books nothing; `needsTwo` is stored, with the first confirmation of an operator who has named the bill.
 */
export async function bookReceipt(
  tx: Database,
  { receiptNo, billNo, how, by, now }: Booking,
): Promise<BookingEnd> {
  const payable = await findPayable(tx, billNo);
  if (payable === undefined) return 'notPayable';
  const { enterprise_num: enterpriseNum } = payable;
  await lockContract(tx, enterpriseNum);
  const receipt = await lockReceipt(tx, receiptNo);
  if (receipt?.receipt_state !== 'open') return 'over';
  // a booking that was taken back since the match began is not repeated
  if (how !== 'hand' && receipt.left_why === 'undone') return 'over';
  // an agency books its money for bills of its own enterprises only
  if (receipt.tmc_number !== payable.tmc_number) return 'notPayable';
  const transfer = { tmcNumber: receipt.tmc_number, bankReference: receipt.bank_reference };
  await lockBankReference(tx, transfer);
  if ((await findRechargesOf(tx, transfer)).length > 0) return 'isRecharge';
  // reads the bill again under the lock of the contract
  const bill = await findBill(tx, enterpriseNum, billNo);
  if (bill === undefined) throw new Error(`Bill ${billNo} is gone`);
  const { amount, received_on: day, bank_reference: reference } = receipt;
  const toPay = billToPay(bill, await findPayments(tx, [billNo]));
  const isSettled = bill.bill_state === 'settled';
  const owed = isSettled ? 0 : owedOn(day, toPay);
  if (how === 'amount' && owed !== amount) return 'changed';
  const { toBill, over } = isSettled ? { toBill: 0, over: amount } : splitTransfer(toPay, { day, amount });
  if (over > 0 && !(await hasWallet(tx, enterpriseNum, 'prepaid'))) return 'prepaidMissing';
  if (how !== 'hand' && (await needsTwoOperators(tx, receipt, now))) {
    await waitForSecond(tx, receipt, { billNo, how, now });
    return 'needsTwo';
  }

  // lock order: the wallet first, as in every transfer of its money
  const memo = `多付款转入预存：账单${billNo}，银行流水${reference}`;
  const parts = [
    { kind: 'prepaid', amount: over },
    { kind: 'bank', amount: -over },
  ] as const;
  const surplus = { billNo, personName: shownName(by), memo, now };
  const overNo = over === 0 ? null : await bookAdjustment(tx, enterpriseNum, parts, surplus);
  const paid = { enterpriseNum, billNo, amount: toBill, paidOn: day, operatorName: shownName(by), now };
  const paymentNo = toBill === 0 ? null : await payBill(tx, paid);
  if (over > 0)
    await insertEvent(tx, billNo, { how: 'overpaid', operatorName: shownName(by), amount: over }, now);
  const known = how === 'exact' || how === 'code' ? (owed === amount ? 'exact' : 'code') : how;
  await tx
    .updateTable('settle_receipt')
    .set({
      receipt_state: 'booked',
      looked_at: now,
      left_why: '',
      how: known,
      bill_no: billNo,
      payment_no: paymentNo,
      over_amount: over,
      over_transfer_no: overNo,
    })
    .where('receipt_no', '=', receiptNo)
    .execute();
  await noteStep(tx, receiptNo, { how: known, by, billNo, now });
  return 'booked';
}
