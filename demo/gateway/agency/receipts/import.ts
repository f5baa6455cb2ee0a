import type { addReceipt, importReceipts } from '../../../../src/contract/agency/bank-statements';
import type { ParsedBodyOf, ResultOf } from '../../../../src/contract/call';
import { formatPrice } from '../../../../src/domain/money/money';
import { referenceOf, textFault } from '../../../../src/domain/settlement/remittance-statement';
import { shanghaiDate } from '../../../../src/domain/shanghai-time';
import { fieldsInvalid } from '../../server/http/fault';
import type { Operator, OperatorContext } from '../../server/http/operator';
import type { createFairQueue } from '../../server/limits/fair-queue';
import { tableRefused } from '../../server/table-file/read-table-file';
import {
  faultText,
  readStatementFile,
  storeStatement,
  type ReadStatement,
} from '../../settlement/payments/import';
import { matchReceipts } from '../../settlement/payments/match';

const FILE_NAME_LENGTH = 200;

/** Reads an uploaded bank statement in turn. Throws fieldsInvalid, tooManyRequests. */
export async function readIn(
  takeTurn: ReturnType<typeof createFairQueue>,
  { operatorNo }: Operator,
  { file, now }: { file: File; now: Date },
): Promise<ReadStatement> {
  const end = await takeTurn(operatorNo);
  try {
    return await readStatementFile(new Uint8Array(await file.arrayBuffer()), now);
  } finally {
    end();
  }
}

/** Compares the open receipts with the bills once the change is stored. */
function matchAfter({ after, now, log }: OperatorContext): void {
  after('match bank receipts', (db) => matchReceipts({ db, now, log }));
}

/** Throws fieldsInvalid for wrong cells. */
export async function importFile(
  context: OperatorContext,
  fileName: string,
  { rows, wrongCount }: ReadStatement,
): Promise<ResultOf<typeof importReceipts>> {
  if (wrongCount > 0) throw tableRefused(`文件有${wrongCount}处错误，未导入任何一行`);
  const { db, now, operator, record } = context;
  const { tmcNumber, operatorName: by } = operator;
  const stored = { tmcNumber, fileName: fileName.slice(0, FILE_NAME_LENGTH), by, now };
  const { statementNo, added } = await storeStatement(db, rows, stored);
  const knownCount = rows.length - added;
  await record({
    subject: added === 0 ? '' : `DZ${statementNo}`,
    summary: `导入银行流水${stored.fileName}：新增${added}笔，已有${knownCount}笔`,
  });
  matchAfter(context);
  return { addCount: added, knownCount };
}

/** Throws fieldsInvalid for texts that a file must not have either. */
function checkTexts({ payerName, purpose, bankReference }: ParsedBodyOf<typeof addReceipt>): void {
  const wrong = Object.entries({
    payerName: textFault('payerName', payerName),
    purpose: textFault('purpose', purpose),
    bankReference: textFault('reference', bankReference),
  }).flatMap(([field, fault]) => (fault === undefined ? [] : [[field, faultText(fault)] as const]));
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
  const { tmcNumber, operatorName: by } = operator;
  const known = await db
    .selectFrom('settle_receipt')
    .select('receipt_no')
    .where('tmc_number', '=', tmcNumber)
    .where('bank_reference', '=', reference)
    .executeTakeFirst();
  if (known !== undefined) throw fieldsInvalid({ bankReference: '该银行流水号已有记录' });
  const row = { row: 1, reference, day, amount, payerName, purpose };
  const { added, statementNo } = await storeStatement(db, [row], { tmcNumber, fileName: '', by, now });
  // a parallel call has stored the same row
  if (added === 0) throw fieldsInvalid({ bankReference: '该银行流水号已有记录' });
  const { receipt_no: receiptNo } = await db
    .selectFrom('settle_receipt')
    .select('receipt_no')
    .where('statement_no', '=', statementNo)
    .executeTakeFirstOrThrow();
  await record({
    subject: `SK${receiptNo}`,
    summary: `录入到账¥${formatPrice(amount)}，付款方${payerName}，银行流水${reference}`,
  });
  matchAfter(context);
  return { receiptNo };
}

export async function rematch(context: OperatorContext): Promise<object> {
  await context.record({ subject: '', summary: '重新匹配待认领的到账' });
  matchAfter(context);
  return {};
}
