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
import type { Database, DatabaseTransaction } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import type { EventLog } from '../../server/events/domain-events';
import { slicesOf } from '../../server/limits/slices';
import { readTableFile, tableRefused } from '../../server/table-file/read-table-file';
import { matchReceipts } from './match';
import './schema';

export const STATEMENT_LIMITS = { rows: 2000, columns: 40, headers: Object.values(STATEMENT_COLUMNS).flat() };
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

/** A wrong cell, named as in a spreadsheet: `C5`. */
export interface WrongPlace {
  cell: string;
  column: string;
  message: string;
}

export type StatementOutcome =
  /** The first wrong cells, and their total. */
  | { wrongList: WrongPlace[]; wrongCount: number }
  /**
   * `added`: number of new rows; `booked`: number of those that were booked; `known`: rows that were imported before.
   */
  | { wrongList: []; added: number; booked: number; known: number };

interface Statement {
  bytes: Uint8Array;
  fileName: string;
  /** Name of the operator who imports it. */
  by: string;
  now: Date;
  log: EventLog;
}

/**
 * Imports a bank statement as a whole or not at all. The bank's reference makes each row unique, even with concurrent
 * imports. New rows are then matched with the bills. Throws fieldsInvalid when the file is no statement.
 */
export async function takeStatement(
  db: Database,
  { bytes, fileName, by, now, log }: Statement,
): Promise<StatementOutcome> {
  const { headers, rows: cells } = await readTableFile(bytes, STATEMENT_LIMITS, OWNER);
  const { places, missing, twice } = statementColumns(headers);
  if (missing.length > 0) throw tableRefused(`缺少列：${missing.join('、')}`);
  if (twice.length > 0) throw tableRefused(`重复的列：${twice.join('、')}`);
  const { rows, wrong } = readStatement(cells, places, shanghaiDate(now));
  if (wrong.length > 0) return refused(wrong);
  const referencePlace = places.get('reference') ?? 0;
  try {
    const { statementNo, added } = await inTransaction(db, (tx) => keep(tx, rows, { fileName, by, now }));
    await matchReceipts({ db, now, log });
    return { wrongList: [], added, booked: await countBooked(db, statementNo), known: rows.length - added };
  } catch (error) {
    if (!(error instanceof OtherContent)) throw error;
    const fault = { place: referencePlace, field: 'reference', fault: 'changed' } as const;
    return refused(error.rowNos.map((row) => ({ row, ...fault })));
  }
}

/** Rows whose references are stored with other content. It rolls back the import of their file. */
class OtherContent extends Error {
  constructor(readonly rowNos: readonly number[]) {
    super('references of a bank statement stand with other content');
  }
}

/** Inserts the new rows. Throws OtherContent. */
async function keep(
  tx: DatabaseTransaction,
  rows: readonly StatementRow[],
  { fileName, by, now }: Omit<Statement, 'bytes' | 'log'>,
): Promise<{ statementNo: number; added: number }> {
  // one sort order for all imports avoids deadlocks; the second row with the same reference counts as known
  const sorted = [...rows].sort(
    (a, b) => (a.reference < b.reference ? -1 : Number(a.reference > b.reference)) || a.row - b.row,
  );
  const fresh = sorted.filter(({ reference }, at) => sorted[at - 1]?.reference !== reference);
  const statement = { file_name: fileName, imported_by: by, imported_at: now };
  const { statement_no } = await tx
    .insertInto('settle_statement')
    .values({ ...statement, row_count: rows.length, added_count: rows.length })
    .returning('statement_no')
    .executeTakeFirstOrThrow();
  let added = 0;
  for await (const piece of slicesOf(fresh)) added += await insertReceipts(tx, statement_no, piece);
  const others = await rowsOfOtherContent(tx, sorted);
  if (others.length > 0) throw new OtherContent(others);
  if (added === 0) await tx.deleteFrom('settle_statement').where('statement_no', '=', statement_no).execute();
  else {
    await tx
      .updateTable('settle_statement')
      .set({ added_count: added })
      .where('statement_no', '=', statement_no)
      .execute();
  }
  return { statementNo: statement_no, added };
}

/**
 * Returns the number of new rows. They are sent as one JSON text because an embedded database is far slower with as
 * many parameters.
 */
async function insertReceipts(
  tx: DatabaseTransaction,
  statementNo: number,
  rows: readonly StatementRow[],
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    insert into settle_receipt (bank_reference, statement_no, row_no, received_on, amount, payer_name, purpose)
    select reference, ${statementNo}, "row", day, amount, "payerName", purpose
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (reference text, "row" int, day date, amount bigint,
      "payerName" text, purpose text)
    order by reference
    on conflict (bank_reference) do nothing`.execute(tx);
  return Number(numAffectedRows);
}

/** Counts the booked receipts of a statement; 0 for a statement without new rows. */
async function countBooked(db: Database, statementNo: number): Promise<number> {
  const { count } = await db
    .selectFrom('settle_receipt')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('statement_no', '=', statementNo)
    .where('receipt_state', '=', 'booked')
    .executeTakeFirstOrThrow();
  return count;
}

/** Returns the row numbers whose content differs from the stored receipt of the same reference. */
async function rowsOfOtherContent(tx: DatabaseTransaction, rows: readonly StatementRow[]): Promise<number[]> {
  const kept = await tx
    .selectFrom('settle_receipt')
    .select(['bank_reference', 'received_on', 'amount', 'payer_name', 'purpose'])
    .where('bank_reference', '=', sql<string>`any(${rows.map(({ reference }) => reference)}::text[])`)
    .execute();
  const contentOf = new Map(
    kept.map((row) => [
      row.bank_reference,
      JSON.stringify([row.received_on, row.amount, row.payer_name, row.purpose]),
    ]),
  );
  return rows
    .filter(
      ({ reference, day, amount, payerName, purpose }) =>
        contentOf.get(reference) !== JSON.stringify([day, amount, payerName, purpose]),
    )
    .map(({ row }) => row)
    .sort((a, b) => a - b);
}

const refused = (wrong: readonly WrongCell[]): StatementOutcome => ({
  wrongList: wrong.slice(0, WRONG_SHOWN).map(placeOf),
  wrongCount: wrong.length,
});

const placeOf = ({ row, place, field, fault }: WrongCell): WrongPlace => ({
  cell: `${columnLetter(place)}${row}`,
  column: STATEMENT_COLUMNS[field][0],
  message: typeof fault === 'string' ? STATEMENT_FAULT_TEXTS[fault] : fault.message,
});
