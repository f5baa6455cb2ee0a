import { readAmount } from '../table-import/amount';
import { cellFault } from '../table-import/cell-fault';
import { readDayOrTime } from '../table-import/day';
import type { Transfer } from './match-transfers';

/** Columns of a bank statement and their names; the first is the name in messages. */
export const STATEMENT_COLUMNS = {
  day: ['交易日期', '入账日期', '记账日期', '日期', '交易时间'],
  amount: ['收款金额', '收入金额', '贷方发生额', '贷方金额', '金额'],
  payerName: ['付款方名称', '付款方', '付款人', '付款人名称', '对方户名', '对方名称'],
  purpose: ['用途', '附言', '汇款附言', '转账附言'],
  reference: ['银行流水号', '流水号', '交易流水号'],
} as const;
export type StatementField = keyof typeof STATEMENT_COLUMNS;
const FIELDS = Object.keys(STATEMENT_COLUMNS) as StatementField[];

/** Highest amount in fen: a hundred billion yuan. */
const MOST = 10_000_000_000_000;
const STATEMENT_TEXT = { payerName: 100, purpose: 200, reference: 60 } as const;

/** Returns the position of each column; `missing` and `twice` contain the names of columns. */
export function statementColumns(headers: readonly string[]): {
  places: ReadonlyMap<StatementField, number>;
  missing: string[];
  twice: string[];
} {
  const places = new Map<StatementField, number>();
  const missing: string[] = [];
  const twice: string[] = [];
  for (const field of FIELDS) {
    const names: readonly string[] = STATEMENT_COLUMNS[field];
    // (元) and blanks are not part of a name.
    const found = headers.flatMap((header, place) =>
      names.includes(header.normalize('NFKC').replace(/\s|\(元\)/g, '')) ? [place] : [],
    );
    const [place, ...others] = found;
    if (place === undefined) missing.push(names[0] ?? field);
    else if (others.length > 0) twice.push(names[0] ?? field);
    else places.set(field, place);
  }
  return { places, missing, twice };
}

/**
 * Fault of a cell. `message`: the text for cells of any table; `changed`: the reference is known with other content.
 */
export type StatementFault =
  | { message: string }
  | 'missing'
  | 'noDay'
  | 'dayToCome'
  | 'noAmount'
  | 'tooLong'
  | 'unreadable'
  | 'shortened'
  | 'changed';

/** An invalid cell; `row` as in spreadsheets, where the headers are 1, and `place` from 0. */
export interface WrongCell {
  row: number;
  place: number;
  field: StatementField;
  fault: StatementFault;
}

export type StatementRow = Transfer & { row: number };

/**
 * Reads the rows below the headers, each with its number in the file, and skips empty ones. `today`: latest valid day
 * of a receipt.
 */
export function readStatement(
  rows: readonly (readonly string[])[],
  places: ReadonlyMap<StatementField, number>,
  today: string,
): { rows: StatementRow[]; wrong: WrongCell[] } {
  const read: StatementRow[] = [];
  const wrong: WrongCell[] = [];
  rows.forEach((cells, at) => {
    if (cells.every((cell) => cell.trim() === '')) return;
    const row = at + 2;
    const textOf = (field: StatementField): string =>
      (cells[places.get(field) ?? -1] ?? '').replace(/\s+/g, ' ').trim();
    const texts = Object.fromEntries(FIELDS.map((field) => [field, textOf(field)])) as Record<
      StatementField,
      string
    >;
    const amount = amountOf(texts.amount);
    const day = readDayOrTime(texts.day);
    const faults = FIELDS.flatMap((field) => {
      const fault = faultOf(field, texts[field], { amount, day, today });
      return fault === undefined ? [] : [{ row, place: places.get(field) ?? 0, field, fault }];
    });
    wrong.push(...faults);
    if (faults.length > 0 || amount === undefined || day === undefined) return;
    const { payerName, purpose } = texts;
    read.push({ row, reference: referenceOf(texts.reference), day, amount, payerName, purpose });
  });
  return { rows: read, wrong };
}

/** A bank reference as it is stored and compared: without blanks, in capitals, with half-width letters. */
export const referenceOf = (text: string): string => text.normalize('NFKC').replace(/\s/g, '').toUpperCase();

/** Fault of a text of a typed receipt, as in a file. */
export const textFault = (
  field: 'payerName' | 'purpose' | 'reference',
  text: string,
): StatementFault | undefined => faultOf(field, text, { amount: undefined, day: undefined, today: '' });

function faultOf(
  field: StatementField,
  text: string,
  { amount, day, today }: { amount: number | undefined; day: string | undefined; today: string },
): StatementFault | undefined {
  const message = cellFault(text);
  if (message !== undefined) return { message };
  // Characters that database texts cannot contain, and invisible ones.
  if (/[\p{Cc}\p{Cs}\uFFFD]/u.test(text)) return 'unreadable';
  if (text === '') return field === 'purpose' ? undefined : 'missing';
  switch (field) {
    case 'day':
      if (day === undefined) return 'noDay';
      return day > today ? 'dayToCome' : undefined;
    case 'amount':
      return amount === undefined ? 'noAmount' : undefined;
    case 'reference':
      // A spreadsheet has converted a long number: its last digits are lost.
      if (/^\d(\.\d+)?e\+\d+$/i.test(referenceOf(text))) return 'shortened';
  }
  return text.length > STATEMENT_TEXT[field] ? 'tooLong' : undefined;
}

/** Parses yuan as banks write them, into fen above 0. */
function amountOf(text: string): number | undefined {
  const fen = readAmount(text, MOST);
  return fen !== undefined && fen > 0 ? fen : undefined;
}
