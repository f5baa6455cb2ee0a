import assert from 'node:assert/strict';
import type { TestGateway } from '../../harness';

const URL = '/developer/bank-statements';

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
  status: number;
  success: boolean;
  code: string;
  msg: string;
  result: {
    added: number;
    booked: number;
    known: number;
    wrongList: { cell: string; column: string; message: string }[];
    wrongCount: number;
    fields: Record<string, string>;
  };
}

/** Imports a file like the agency. Resolves with the answer. */
export async function importStatement(
  gateway: TestGateway,
  content: string | Uint8Array,
  query: Record<string, string> = { by: '周会计', fileName: '对账单.csv' },
): Promise<Answer> {
  const response = await gateway.app.inject({
    method: 'POST',
    url: `${URL}/import`,
    query,
    headers: { 'content-type': 'application/octet-stream' },
    payload: Buffer.from(content),
  });
  return { status: response.statusCode, ...response.json<Omit<Answer, 'status'>>() };
}

/** Imports valid rows. Resolves with the numbers of new, booked and known ones. */
export async function importLines(
  gateway: TestGateway,
  ...lines: readonly StatementLine[]
): Promise<[added: number, booked: number, known: number]> {
  const { success, msg, result } = await importStatement(gateway, statementCsv(lines));
  assert.deepEqual([success, msg, result.wrongList], [true, '', []]);
  return [result.added, result.booked, result.known];
}

/** Processes a receipt manually like the agency. Resolves with the code of the answer. */
export async function byHand(
  gateway: TestGateway,
  what: 'assign' | 'dismiss' | 'reopen' | 'undo',
  payload: object,
): Promise<string> {
  const response = await gateway.app.inject({
    method: 'POST',
    url: `${URL}/${what}`,
    payload: { by: '周会计', ...payload },
  });
  return response.json<{ code: string }>().code;
}

/** Stored receipt of a statement row. */
export function receiptOf({ db }: TestGateway, reference: string) {
  return db
    .selectFrom('settle_receipt')
    .selectAll()
    .where('bank_reference', '=', reference)
    .executeTakeFirstOrThrow();
}
