import type { AgencyReceiptDetail } from '../../../../src/contract/agency/receipts';
import type {
  assignReceipt as assignCall,
  dismissReceipt as dismissCall,
  undoReceipt as undoCall,
} from '../../../../src/contract/agency/receipts';
import type { ParsedBodyOf, ResultOf } from '../../../../src/contract/call';
import { formatPrice } from '../../../../src/domain/money/money';
import { Fault } from '../../server/http/fault';
import type { OperatorContext } from '../../server/http/operator';
import { findAgencyReceipt } from '../../settlement/payments/agency-queries';
import {
  assignReceipt,
  dismissReceipt,
  lockAssignment,
  reopenReceipt,
} from '../../settlement/payments/by-hand';
import { clearFirst, confirmAssignmentFirst, withdrawFirst } from '../../settlement/payments/confirmation';
import { findReceipt, lockReceipt } from '../../settlement/payments/receipt-queries';
import { undoReceipt } from '../../settlement/payments/undo';
import { checkOwnConfirmation, passDualControl } from '../dual-control/limit';

/** Throws receiptUnknown, also for receipts of other agencies. */
export async function receiptOf(
  { db, operator }: OperatorContext,
  receiptNo: number,
): Promise<{ receipt: Pick<AgencyReceiptDetail, 'billNo' | 'overAmount'>; subject: string; about: string }> {
  const receipt = await findAgencyReceipt(db, operator.tmcNumber, receiptNo);
  if (receipt === undefined) throw new Fault('receiptUnknown');
  const { amount, payerName, bankReference } = receipt;
  return {
    receipt,
    subject: `SK${receiptNo}`,
    about: `到账¥${formatPrice(amount)}（${payerName}，银行流水${bankReference}）`,
  };
}

/** Enterprise of the bill that a receipt is booked for. */
async function enterpriseOf({ db }: OperatorContext, receiptNo: number): Promise<{ enterpriseNum?: string }> {
  const enterpriseNum = (await findReceipt(db, receiptNo))?.enterprise_num ?? undefined;
  return enterpriseNum === undefined ? {} : { enterpriseNum };
}

/**
 * Throws receiptUnknown, receiptOver, billNotPayable, prepaidMissing, assignmentChanged, confirmationChanged,
 * confirmationOwn, confirmationByOperations, confirmationLinked.
 */
export async function assign(
  context: OperatorContext,
  { receiptNo, bill, seen, firstOperatorNo: seenFirst }: ParsedBodyOf<typeof assignCall>,
): Promise<ResultOf<typeof assignCall>> {
  const { subject, about } = await receiptOf(context, receiptNo);
  const { db, now, operator, record } = context;
  const { receipt: locked, billNo, enterpriseNum } = await lockAssignment(db, { receiptNo, bill });
  const step = await passDualControl(db, operator, {
    amount: locked.amount,
    neededTwo: locked.needed_two,
    firstOperatorNo: locked.first_operator_no,
    seenFirst,
    right: 'matchBankStatements',
  });
  if (step === 'first') {
    await confirmAssignmentFirst(db, locked, { ...operator, billNo, now });
    const summary = `${about}认领为账单${billNo}的付款，待另一名操作员复核`;
    await record({ enterpriseNum, subject, summary });
    return { isBooked: false };
  }
  const { first_bill_no: firstBillNo } = locked;
  // both operators confirm the same bill
  if (firstBillNo !== null && firstBillNo !== billNo) throw new Fault('confirmationChanged');
  await clearFirst(db, receiptNo);
  await assignReceipt(db, { receiptNo, bill: billNo, by: operator.operatorName, now });
  const { receipt } = await receiptOf(context, receiptNo);
  // after the booking, which holds the rows that decide it; the refusal undoes it
  if (seen !== undefined && (seen.overAmount !== receipt.overAmount || seen.enterpriseNum !== enterpriseNum))
    throw new Fault('assignmentChanged');
  const over = receipt.overAmount === 0 ? '' : `，多付¥${formatPrice(receipt.overAmount)}转入企业预存`;
  const summary = `${about}认领为账单${receipt.billNo}的付款${over}`;
  await record({ enterpriseNum, subject, summary });
  return { isBooked: true };
}

/** Throws receiptUnknown, receiptOver, confirmationOthers. */
export async function withdraw(
  context: OperatorContext,
  { receiptNo }: { receiptNo: number },
): Promise<object> {
  const { subject, about } = await receiptOf(context, receiptNo);
  const { db, now, operator, record } = context;
  const locked = await lockReceipt(db, receiptNo);
  if (locked?.receipt_state !== 'open') throw new Fault('receiptOver');
  checkOwnConfirmation(operator, locked.first_operator_no);
  await withdrawFirst(db, locked, { by: operator.operatorName, now });
  await record({ subject, summary: `撤回${about}对账单${locked.first_bill_no}的认领确认` });
  return {};
}

/** Throws receiptUnknown, receiptOver. */
export async function dismiss(
  context: OperatorContext,
  { receiptNo, reason }: ParsedBodyOf<typeof dismissCall>,
): Promise<object> {
  const { subject, about } = await receiptOf(context, receiptNo);
  const { db, now, operator, record } = context;
  await dismissReceipt(db, { receiptNo, reason, by: operator.operatorName, now });
  await record({ subject, summary: `${about}标记为非账单款，原因：${reason}` });
  return {};
}

/** Throws receiptUnknown, receiptOver. */
export async function reopen(
  context: OperatorContext,
  { receiptNo }: { receiptNo: number },
): Promise<object> {
  const { subject, about } = await receiptOf(context, receiptNo);
  const { db, now, operator, record } = context;
  await reopenReceipt(db, { receiptNo, by: operator.operatorName, now });
  await record({ subject, summary: `${about}恢复为待认领` });
  return {};
}

/** Throws receiptUnknown, receiptOver, overPaymentSpent, creditSpent. */
export async function undo(
  context: OperatorContext,
  { receiptNo, billNo, reason }: ParsedBodyOf<typeof undoCall>,
): Promise<object> {
  const { subject, about } = await receiptOf(context, receiptNo);
  const entry = { ...(await enterpriseOf(context, receiptNo)), subject };
  const { db, now, operator, record } = context;
  await undoReceipt(db, { receiptNo, billNo, reason, by: operator.operatorName, now });
  await record({ ...entry, summary: `撤销${about}对账单${billNo}的入账，原因：${reason}` });
  return {};
}
