import assert from 'node:assert/strict';
import { importReceipts, receiptImports } from '../../../../../src/contract/agency/bank-statements';
import type { ImportJob, WrongCell } from '../../../../../src/contract/import-job/import-job';
import {
  assignReceipt,
  dismissReceipt,
  queryAgencyReceipt,
  reopenReceipt,
  undoReceipt,
} from '../../../../../src/contract/agency/receipts';
import type { TestGateway } from '../../harness';
import { openSecond } from '../agency';

/** Headers as used by banks, in another order than the suite's. */
const HEADERS = ['交易日期', '银行流水号', '收款金额', '付款方名称', '用途'];

export interface StatementLine {
  day?: string;
  reference: string;
  /** Yuan. */
  amount: string;
  payer?: string;
  purpose?: string;
}

/** Name of the first enterprise of the demo data at its bank. */
export const PAYER = '华睿信息技术股份有限公司';

export const statementCells = (lines: readonly StatementLine[]): string[][] => [
  HEADERS,
  ...lines.map(({ day = '2026-11-20', reference, amount, payer = PAYER, purpose = '' }) => [
    day,
    reference,
    amount,
    payer,
    purpose,
  ]),
];

export const statementCsv = (lines: readonly StatementLine[]): string =>
  statementCells(lines)
    .map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','))
    .join('\r\n');

interface Answer {
  success: boolean;
  result: {
    added: number;
    booked: number;
    known: number;
    wrongList: WrongCell[];
    wrongCount: number;
    fields: Record<string, string>;
  };
}

const clerks = new WeakMap<TestGateway, Map<string, Promise<string>>>();

/** Session of an operator of finance with this name. */
export function clerkOf(gateway: TestGateway, name = '周会计'): Promise<string> {
  const opened = clerks.get(gateway) ?? new Map<string, Promise<string>>();
  clerks.set(gateway, opened);
  const session = opened.get(name) ?? openClerk(gateway, name, `clerk-${opened.size}`);
  opened.set(name, session);
  return session;
}

async function openClerk(gateway: TestGateway, name: string, loginName: string): Promise<string> {
  return (await openSecond(gateway, ['finance'], { name, loginName })).as;
}

/** Checks and imports a file like the agency, and waits until it is matched. Resolves with the answer. */
export async function importStatement(gateway: TestGateway, content: string | Uint8Array): Promise<Answer> {
  const as = await clerkOf(gateway);
  const file = () => new File([content as BlobPart], '对账单.csv');
  const none = { added: 0, booked: 0, known: 0, wrongList: [], wrongCount: 0, fields: {} };
  const checked = await gateway.send(importReceipts, { file: file(), dryRun: '1' }, { as });
  if (!checked.success) return { success: false, result: { ...none, ...(checked.result as object | null) } };
  const { wrongList, wrongCount, rowCount } = checked.result;
  if (wrongCount > 0) return { success: true, result: { ...none, wrongList, wrongCount } };
  const last = await lastStatement(gateway);
  const begun = await gateway.ok(importReceipts, { file: file() }, { as });
  await gateway.idle();
  const { importJobNo } = begun;
  const added = importJobNo === null ? 0 : (await importedBy(gateway, as, importJobNo)).rowsWritten;
  const booked = await bookedSince(gateway, last);
  return { success: true, result: { ...none, added, known: rowCount - added, booked } };
}

/** Import of an operator, as they see it. */
export const importedBy = async (gateway: TestGateway, as: string, importJobNo: string): Promise<ImportJob> =>
  (await gateway.ok(receiptImports.get, { importJobNo }, { as })).importJob;

async function lastStatement({ db }: TestGateway): Promise<number> {
  const row = await db
    .selectFrom('settle_statement')
    .select('statement_no')
    .orderBy('statement_no', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.statement_no ?? 0;
}

async function bookedSince({ db }: TestGateway, statementNo: number): Promise<number> {
  const { count } = await db
    .selectFrom('settle_receipt')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('statement_no', '>', statementNo)
    .where('receipt_state', '=', 'booked')
    .executeTakeFirstOrThrow();
  return count;
}

/** Imports valid rows. Resolves with the numbers of new, booked and known ones. */
export async function importLines(
  gateway: TestGateway,
  ...lines: readonly StatementLine[]
): Promise<[added: number, booked: number, known: number]> {
  const { success, result } = await importStatement(gateway, statementCsv(lines));
  assert.deepEqual([success, result.wrongList, result.fields], [true, [], {}]);
  return [result.added, result.booked, result.known];
}

interface ByHand {
  receiptNo: number;
  bill?: string;
  reason?: string;
  /** Name of the operator. */
  by?: string;
}

/** Processes a receipt manually like the agency. Resolves with the code of the answer. */
export async function byHand(
  gateway: TestGateway,
  what: 'assign' | 'dismiss' | 'reopen' | 'undo',
  { receiptNo, bill = '', reason = '', by }: ByHand,
): Promise<string> {
  const options = { as: await clerkOf(gateway, by) };
  switch (what) {
    case 'assign':
      return (await gateway.send(assignReceipt, { receiptNo, bill }, options)).code;
    case 'dismiss':
      return (await gateway.send(dismissReceipt, { receiptNo, reason }, options)).code;
    case 'reopen':
      return (await gateway.send(reopenReceipt, { receiptNo }, options)).code;
    case 'undo': {
      const booked = await gateway.send(queryAgencyReceipt, { receiptNo }, options);
      const billNo = booked.success ? booked.result.billNo : '';
      return (await gateway.send(undoReceipt, { receiptNo, billNo, reason }, options)).code;
    }
  }
}

/** Stored receipt of a statement row. */
export function receiptOf({ db }: TestGateway, reference: string) {
  return db
    .selectFrom('settle_receipt')
    .selectAll()
    .where('bank_reference', '=', reference)
    .executeTakeFirstOrThrow();
}
