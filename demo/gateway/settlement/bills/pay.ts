import { splitTransfer } from '../../../../src/domain/settlement/remittance-split';
import type { Database } from '../../db/database';
import { findBill, findPayments, insertEvent, lockContract } from './bill-queries';
import { bookAdjustment } from './ledger';

interface BillPaid {
  enterpriseNum: string;
  billNo: string;
  /** Fen, above 0. */
  amount: number;
  /** Source of the money: the bank, the enterprise's prepaid account, or the cashier. */
  from?: 'bank' | 'prepaid' | 'cashier';
  /** Staff number of the payer, for a payment in the portal. */
  payerNo?: string;
  /** Day of the payment; the late fee is counted up to it. */
  paidOn: string;
  /** Name of the operator who assigned the payment to this bill; '' for the gateway itself. */
  operatorName?: string;
  now: Date;
}

/**
 * Books a payment of a confirmed bill in the caller's transaction. It pays the owed amount first, which restores the
 * credit line, then the late fee, which counts as a sale; the bill is settled once both are paid. Returns the number of
 * the payment. Throws when the bill is not confirmed or the amount exceeds the debt.
 */
export async function payBill(
  db: Database,
  { enterpriseNum, billNo, amount, from = 'bank', payerNo, paidOn, operatorName = '', now }: BillPaid,
): Promise<number> {
  await lockContract(db, enterpriseNum);
  const bill = await findBill(db, enterpriseNum, billNo);
  if (bill?.bill_state !== 'confirmed') throw new Error(`Bill ${billNo} is not payable`);
  const principal = bill.total_amount - bill.held_amount;
  const payments = (await findPayments(db, [billNo])).map((one) => ({
    day: one.paid_on,
    amount: one.amount,
  }));
  const toPay = { principal, dueDate: bill.due_date, rate: bill.late_rate, payments };
  const { over, settledFee } = splitTransfer(toPay, { day: paidOn, amount });
  if (amount <= 0 || over > 0) throw new Error(`Not ${amount} of bill ${billNo} are owed`);
  const toCredit = Math.min(amount, Math.max(0, principal - bill.paid_amount));
  const parts = [
    { kind: from, amount: -amount },
    { kind: 'credit', amount: toCredit },
    { kind: 'sales', amount: amount - toCredit },
  ] as const;
  const transferNo = await bookAdjustment(db, enterpriseNum, parts, {
    billNo,
    payerNo: payerNo ?? null,
    personName: operatorName,
    memo: `账单${billNo}还款`,
    now,
  });
  const { payment_no } = await db
    .insertInto('settle_payment')
    .values({
      bill_no: billNo,
      amount,
      paid_on: paidOn,
      booked_at: now,
      transfer_no: transferNo,
      payer_no: payerNo ?? null,
      undone_at: null,
    })
    .returning('payment_no')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('settle_bill')
    .set((eb) => ({ paid_amount: bill.paid_amount + amount, revision: eb('revision', '+', 1) }))
    .where('bill_no', '=', billNo)
    .execute();
  await insertEvent(db, billNo, { how: 'paid', operatorName, amount }, now);
  if (settledFee !== null) await noteSettled(db, billNo, { fee: settledFee, now });
  return payment_no;
}

/** Marks a confirmed bill as settled once its debt is paid. */
export async function noteSettled(
  db: Database,
  billNo: string,
  { fee, now }: { fee: number; now: Date },
): Promise<void> {
  await db
    .updateTable('settle_bill')
    .set((eb) => ({
      bill_state: 'settled',
      settled_at: now,
      settled_fee: fee,
      revision: eb('revision', '+', 1),
    }))
    .where('bill_no', '=', billNo)
    .where('bill_state', '=', 'confirmed')
    .execute();
  await insertEvent(db, billNo, { how: 'settled' }, now);
}
