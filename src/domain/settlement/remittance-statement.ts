import { readAmount } from '../table-import/amount';
import { cellFault } from '../table-import/cell-fault';
import { columnsOf, readCells, type CellColumn, type Read } from '../table-import/cells';
import type { TableLine } from '../table-import/columns';
import { readDayOrTime } from '../table-import/day';
import { findColumns, type ColumnMatches, type TableColumn } from '../table-import/table-columns';
import type { Transfer } from './match-transfers';

/** Highest amount in fen: a hundred billion yuan. */
const MOST = 10_000_000_000_000;

/** Columns of a bank statement; the first name is that in messages and in the template. */
export const STATEMENT_COLUMNS = {
  day: {
    header: '交易日期',
    aliases: ['入账日期', '记账日期', '日期', '交易时间'],
    isRequired: true,
    read: readDay,
  },
  amount: {
    header: '收款金额',
    aliases: ['收入金额', '贷方发生额', '贷方金额', '金额'],
    isRequired: true,
    read: readPositive,
  },
  payerName: {
    header: '付款方名称',
    aliases: ['付款方', '付款人', '付款人名称', '对方户名', '对方名称'],
    isRequired: true,
    read: textUpTo(100),
  },
  // a statement has the column, though a receipt may have no purpose
  purpose: {
    header: '用途',
    aliases: ['附言', '汇款附言', '转账附言'],
    read: textUpTo(200),
  },
  reference: {
    header: '银行流水号',
    aliases: ['流水号', '交易流水号'],
    isRequired: true,
    read: readReference,
  },
} satisfies Readonly<Record<string, CellColumn<unknown>>>;
export type StatementField = keyof typeof STATEMENT_COLUMNS;

/** Columns that a file must have. */
export const STATEMENT_TABLE: readonly TableColumn<StatementField>[] = columnsOf(STATEMENT_COLUMNS).map(
  (column) => ({ ...column, isRequired: true }),
);

/**
 * Finds the columns of a statement; others are ignored. Only （元） in brackets is no part of a name, because 金额（美元） is
 * no amount in yuan.
 */
export const findStatementColumns = (headers: readonly string[]): ColumnMatches<StatementField> =>
  findColumns(
    STATEMENT_TABLE,
    headers.map((header) => (/[([【]/.test(withoutYuan(header)) ? '' : header)),
  );

const withoutYuan = (header: string): string => header.normalize('NFKC').replaceAll(/\s|\(元\)/g, '');

/** An invalid cell, with the header of its column. */
export interface WrongStatementCell {
  line: number;
  column: string;
  message: string;
}

export type StatementRow = Transfer & { line: number };

/** Reads the rows of a table. `today`: latest valid day of a receipt. */
export function readStatement(
  lines: readonly TableLine[],
  places: ReadonlyMap<StatementField, number>,
  today: string,
): { rows: StatementRow[]; wrong: WrongStatementCell[] } {
  const rows: StatementRow[] = [];
  const wrong: WrongStatementCell[] = [];
  for (const { line, cells } of lines) {
    const read = readCells(STATEMENT_COLUMNS, places, cells);
    const { day, amount, payerName, purpose, reference } = read.row;
    const faults = [...read.wrong];
    if (day !== null && day > today)
      faults.unshift({ column: STATEMENT_COLUMNS.day.header, message: '日期晚于今天' });
    wrong.push(...faults.map((fault) => ({ line, ...fault })));
    if (faults.length > 0 || day === null || amount === null || payerName === null || reference === null)
      continue;
    rows.push({ line, reference, day, amount, payerName, purpose: purpose ?? '' });
  }
  return { rows, wrong };
}

/** A bank reference as it is stored and compared: without blanks, in capitals, with half-width letters. */
export const referenceOf = (text: string): string => text.normalize('NFKC').replace(/\s/g, '').toUpperCase();

/** Message for a text of a typed receipt that a file must not have either; undefined for a valid one. */
export const textFault = (field: 'payerName' | 'purpose' | 'reference', text: string): string | undefined =>
  cellFault(text) ?? (text === '' ? undefined : STATEMENT_COLUMNS[field].read(text).problem);

const plainText = (text: string): string => text.replace(/\s+/g, ' ').trim();

function textUpTo(most: number): (text: string) => Read<string> {
  return (text) => {
    const plain = plainText(text);
    // Characters that database texts cannot contain, and invisible ones.
    if (/[\p{Cc}\p{Cs}\uFFFD]/u.test(plain)) return { problem: '含有不可识别的字符' };
    return plain.length > most ? { problem: `不能超过${most}个字` } : { value: plain };
  };
}

function readReference(text: string): Read<string> {
  const { value, problem } = textUpTo(60)(text);
  if (problem !== undefined) return { problem };
  const reference = referenceOf(value);
  // A spreadsheet has converted a long number: its last digits are lost.
  return /^\d(\.\d+)?e\+\d+$/i.test(reference)
    ? { problem: '流水号被表格软件改为科学计数，请将该列设为文本后重新导出' }
    : { value: reference };
}

function readDay(text: string): Read<string> {
  const value = readDayOrTime(plainText(text));
  return value === undefined ? { problem: '日期格式不正确' } : { value };
}

/** Parses yuan as banks write them, into fen above 0. */
function readPositive(text: string): Read<number> {
  const value = readAmount(text, MOST);
  return value !== undefined && value > 0 ? { value } : { problem: '须为大于0的金额，最多两位小数' };
}
