import { sql } from 'kysely';
import {
  readStatement,
  STATEMENT_COLUMNS,
  statementColumns,
  type StatementFault,
  type StatementRow,
  type WrongCell,
} from '../../../../src/domain/settlement/remittance-statement';
import { shanghaiDate } from '../../../../src/domain/shanghai-time';
import { columnLetter } from '../../../../src/domain/table-import/columns';
import { STATEMENT_ROWS, type WrongPlace } from '../../../../src/contract/agency/bank-statements';
import type { Database } from '../../db/database';
import { slicesOf } from '../../server/limits/slices';
import { readTableFile, tableRefused } from '../../server/table-file/read-table-file';
import './schema';

const STATEMENT_LIMITS = {
  rows: STATEMENT_ROWS,
  columns: 40,
  headers: Object.values(STATEMENT_COLUMNS).flat(),
};
/** Turn owner of the agency's files, separate from all staff. */
const OWNER = 'agency';
/** At most so many wrong cells are listed. */
const WRONG_SHOWN = 200;

const STATEMENT_FAULT_TEXTS: Readonly<Record<Extract<StatementFault, string>, string>> = {
  missing: '不能为空',
  noDay: '日期格式不正确',
  dayToCome: '日期晚于今天',
  noAmount: '须为大于0的金额，最多两位小数',
  tooLong: '内容过长',
  unreadable: '含有不可识别的字符',
  shortened: '流水号被表格软件改为科学计数，请将该列设为文本后重新导出',
  changed: '该银行流水号已导入过，但日期、金额、付款方或用途不同',
};

/** Rows of a bank statement, and the first wrong cells with their total. */
export interface ReadStatement {
  rows: readonly StatementRow[];
  wrongList: WrongPlace[];
  wrongCount: number;
  /** Place of the bank's reference. */
  referencePlace: number;
}

/** Reads a file without the database. Throws fieldsInvalid when the file is no statement. */
export async function readStatementFile(bytes: Uint8Array, now: Date): Promise<ReadStatement> {
  const { headers, rows: cells } = await readTableFile(bytes, STATEMENT_LIMITS, OWNER);
  const { places, missing, twice } = statementColumns(headers);
  if (missing.length > 0) throw tableRefused(`缺少列：${missing.join('、')}`);
  if (twice.length > 0) throw tableRefused(`重复的列：${twice.join('、')}`);
  const { rows, wrong } = readStatement(cells, places, shanghaiDate(now));
  return { rows, ...listed(wrong), referencePlace: places.get('reference') ?? 0 };
}

/** The numbers of rows that an import would add and leave out. Rows whose reference is stored with other content are wrong. */
export async function checkStatement(
  db: Database,
  tmcNumber: string,
  { rows, wrongList, wrongCount, referencePlace }: ReadStatement,
): Promise<{
  wrongList: WrongPlace[];
  wrongCount: number;
  addCount: number;
  knownCount: number;
  addAmount: number;
}> {
  if (wrongCount > 0) return { wrongList, wrongCount, addCount: 0, knownCount: 0, addAmount: 0 };
  const fresh = freshRows(sortedRows(rows));
  const stored = await contentOfStored(db, tmcNumber, rows);
  const content = new Map([...fresh.map((row) => [row.reference, contentOf(row)] as const), ...stored]);
  const others = rows.filter((row) => content.get(row.reference) !== contentOf(row));
  if (others.length > 0)
    return { ...changed(others, referencePlace), addCount: 0, knownCount: 0, addAmount: 0 };
  const added = fresh.filter(({ reference }) => !stored.has(reference));
  return {
    wrongList: [],
    wrongCount: 0,
    addCount: added.length,
    knownCount: rows.length - added.length,
    addAmount: added.reduce((sum, { amount }) => sum + amount, 0),
  };
}

interface Statement {
  tmcNumber: string;
  /** '' for a receipt that was typed in. */
  fileName: string;
  /** Name of the operator. */
  by: string;
  now: Date;
}

/**
 * Stores the new rows of a statement, in the caller's transaction. The bank's reference makes each row unique, even with
 * concurrent imports. Throws fieldsInvalid when a reference is stored with other content. The caller compares the
 * receipts with the bills afterwards.
 */
export async function storeStatement(
  tx: Database,
  rows: readonly StatementRow[],
  { tmcNumber, fileName, by, now }: Statement,
): Promise<{ statementNo: number; added: number }> {
  const sorted = sortedRows(rows);
  const statement = { file_name: fileName, imported_by: by, imported_at: now };
  const { statement_no: statementNo } = await tx
    .insertInto('settle_statement')
    .values({ ...statement, row_count: rows.length, added_count: rows.length })
    .returning('statement_no')
    .executeTakeFirstOrThrow();
  let added = 0;
  for await (const piece of slicesOf(freshRows(sorted)))
    added += await insertReceipts(tx, { statementNo, tmcNumber }, piece);
  if (fileName !== '') await completeTyped(tx, tmcNumber, freshRows(sorted));
  const stored = await contentOfStored(tx, tmcNumber, rows);
  const others = sorted.filter((row) => stored.get(row.reference) !== contentOf(row));
  if (others.length > 0) throw tableRefused(`有${others.length}行的银行流水号已导入过，但内容不同`);
  if (added === 0) await tx.deleteFrom('settle_statement').where('statement_no', '=', statementNo).execute();
  else
    await tx
      .updateTable('settle_statement')
      .set({ added_count: added })
      .where('statement_no', '=', statementNo)
      .execute();
  return { statementNo, added };
}

/** One sort order for all imports avoids deadlocks. */
const sortedRows = (rows: readonly StatementRow[]): StatementRow[] =>
  [...rows].sort(
    (a, b) => (a.reference < b.reference ? -1 : Number(a.reference > b.reference)) || a.row - b.row,
  );

/** The second row with the same reference counts as known. */
const freshRows = (sorted: readonly StatementRow[]): StatementRow[] =>
  sorted.filter(({ reference }, at) => sorted[at - 1]?.reference !== reference);

const contentOf = ({ day, amount, payerName, purpose }: Omit<StatementRow, 'row' | 'reference'>): string =>
  JSON.stringify([day, amount, payerName, purpose]);

/**
 * Returns the number of new rows. They are sent as one JSON text because an embedded database is far slower with as
 * many parameters.
 */
async function insertReceipts(
  tx: Database,
  { statementNo, tmcNumber }: { statementNo: number; tmcNumber: string },
  rows: readonly StatementRow[],
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    insert into settle_receipt (tmc_number, bank_reference, statement_no, row_no, received_on, amount, payer_name, purpose)
    select ${tmcNumber}, reference, ${statementNo}, "row", day, amount, "payerName", purpose
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (reference text, "row" int, day date, amount bigint,
      "payerName" text, purpose text)
    order by reference
    on conflict (tmc_number, bank_reference) do nothing`.execute(tx);
  return Number(numAffectedRows);
}

/** Gives open receipts that were typed in the payer and purpose of the bank's own statement. */
async function completeTyped(tx: Database, tmcNumber: string, rows: readonly StatementRow[]): Promise<void> {
  await sql`
    update settle_receipt r set payer_name = f."payerName", purpose = f.purpose, looked_at = null
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as f (reference text, day date, amount bigint,
      "payerName" text, purpose text), settle_statement s
    where r.tmc_number = ${tmcNumber} and r.bank_reference = f.reference and r.receipt_state = 'open'
      and s.statement_no = r.statement_no and s.file_name = '' and r.received_on = f.day and r.amount = f.amount
      and (r.payer_name, r.purpose) <> (f."payerName", f.purpose)`.execute(tx);
}

/**
 * Content of the stored receipts with the references of these rows. One that was typed in with the day and amount of
 * its row has the content of the row, because people type payer and purpose otherwise than the bank.
 */
async function contentOfStored(
  db: Database,
  tmcNumber: string,
  rows: readonly StatementRow[],
): Promise<ReadonlyMap<string, string>> {
  const stored = await db
    .selectFrom('settle_receipt')
    .innerJoin('settle_statement as s', 's.statement_no', 'settle_receipt.statement_no')
    .select(['bank_reference', 'received_on', 'amount', 'payer_name', 'purpose', 's.file_name'])
    .where('tmc_number', '=', tmcNumber)
    .where('bank_reference', '=', sql<string>`any(${rows.map(({ reference }) => reference)}::text[])`)
    .execute();
  const fresh = new Map(freshRows(sortedRows(rows)).map((row) => [row.reference, row]));
  return new Map(
    stored.map((row) => {
      const { bank_reference: reference, received_on: day, amount } = row;
      const same = fresh.get(reference);
      const isTyped = row.file_name === '' && same?.day === day && same.amount === amount;
      const content =
        isTyped && same !== undefined
          ? same
          : { day, amount, payerName: row.payer_name, purpose: row.purpose };
      return [reference, contentOf(content)];
    }),
  );
}

const listed = (wrong: readonly WrongCell[]): { wrongList: WrongPlace[]; wrongCount: number } => ({
  wrongList: wrong.slice(0, WRONG_SHOWN).map(placeOf),
  wrongCount: wrong.length,
});

const changed = (rows: readonly StatementRow[], place: number) =>
  listed(
    rows
      .map(({ row }) => row)
      .sort((a, b) => a - b)
      .map((row) => ({ row, place, field: 'reference', fault: 'changed' }) as const),
  );

export const faultText = (fault: StatementFault): string =>
  typeof fault === 'string' ? STATEMENT_FAULT_TEXTS[fault] : fault.message;

const placeOf = ({ row, place, field, fault }: WrongCell): WrongPlace => ({
  cell: `${columnLetter(place)}${row}`,
  column: STATEMENT_COLUMNS[field][0],
  message: faultText(fault),
});
