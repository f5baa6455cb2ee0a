import type { addReceipt, removeReceipt } from '../../../../src/contract/agency/bank-statements';
import type { ParsedBodyOf, ResultOf } from '../../../../src/contract/call';
import { formatPrice } from '../../../../src/domain/money/money';
import { referenceOf, textFault } from '../../../../src/domain/settlement/remittance-statement';
import { shanghaiDate } from '../../../../src/domain/shanghai-time';
import { Fault, fieldsInvalid } from '../../server/http/fault';
import type { OperatorContext } from '../../server/http/operator';
import { matchReceipts } from '../../settlement/payments/match';
import { lockUses, removeReceipts } from '../../settlement/payments/remove';
import { addReceipts, compareStatement, lockStatements } from '../../settlement/payments/statements';
import { receiptOf } from './by-hand';

/** Compares the open receipts with the bills once the change is stored. */
function matchAfter({ after, now, log }: OperatorContext): void {
  after('match bank receipts', (db) => matchReceipts({ db, now, log }));
}

/** Throws fieldsInvalid for texts that a file must not have either. */
function checkTexts({ payerName, purpose, bankReference }: ParsedBodyOf<typeof addReceipt>): void {
  const wrong = Object.entries({
    payerName: textFault('payerName', payerName),
    purpose: textFault('purpose', purpose),
    bankReference: textFault('reference', bankReference),
  }).flatMap(([field, fault]) => (fault === undefined ? [] : [[field, fault] as const]));
  if (wrong.length > 0) throw fieldsInvalid(Object.fromEntries(wrong));
}

/** Throws fieldsInvalid for a day to come, for wrong texts and for a reference on record. */
export async function add(
  context: OperatorContext,
  body: ParsedBodyOf<typeof addReceipt>,
): Promise<ResultOf<typeof addReceipt>> {
  const { db, now, operator, record } = context;
  const { receivedDate: day, amount, payerName, purpose } = body;
  const reference = referenceOf(body.bankReference);
  checkTexts(body);
  if (day > shanghaiDate(now)) throw fieldsInvalid({ receivedDate: '到账日期不能晚于今天' });
  const { tmcNumber, operatorNo, operatorName: by } = operator;
  await lockStatements(db, tmcNumber);
  const row = { line: 1, reference, day, amount, payerName, purpose };
  const { added } = await compareStatement(db, tmcNumber, [row]);
  if (added.length === 0) throw fieldsInvalid({ bankReference: '该银行流水号已有记录' });
  const numbers = await addReceipts(db, added, { tmcNumber, fileName: '', operatorNo, by, now });
  const receiptNo = numbers.get(reference);
  if (receiptNo === undefined) throw new Error(`The receipt ${reference} was not stored`);
  await record({
    subject: `SK${receiptNo}`,
    summary: `录入到账¥${formatPrice(amount)}，付款方${payerName}，银行流水${reference}`,
  });
  matchAfter(context);
  return { receiptNo };
}

/**
 * Throws receiptUnknown, receiptOver, receiptBookedBefore, receiptOfFile, and confirmationChanged when a colleague has
 * confirmed it first.
 */
export async function remove(
  context: OperatorContext,
  { receiptNo, reason }: ParsedBodyOf<typeof removeReceipt>,
): Promise<object> {
  const { db, operator, record } = context;
  await lockStatements(db, operator.tmcNumber);
  const { subject, about } = await receiptOf(context, receiptNo);
  const [use] = await lockUses(db, operator, [receiptNo]);
  if (use === undefined) throw new Fault('receiptUnknown');
  if (use.state !== 'open') throw new Fault('receiptOver');
  if (use.wasBooked) throw new Fault('receiptBookedBefore');
  if (use.isOfFile) throw new Fault('receiptOfFile');
  if (use.confirmedBy !== '') throw new Fault('confirmationChanged');
  await removeReceipts(db, [receiptNo]);
  await record({ subject, summary: `删除录入的${about}，原因：${reason}` });
  return {};
}

export async function rematch(context: OperatorContext): Promise<object> {
  await context.record({ subject: '', summary: '重新匹配待认领的到账' });
  matchAfter(context);
  return {};
}
