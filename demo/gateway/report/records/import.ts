import { sql } from 'kysely';
import type { ResultOf } from '../../../../src/contract/call';
import {
  WRONG_CELLS,
  type ImportedProduct,
  type importTravelRecords,
} from '../../../../src/contract/report/records';
import { RECORD_COLUMNS } from '../../../../src/domain/report/record-columns';
import type { WrongField } from '../../../../src/domain/report/record-row';
import { readRecords } from '../../../../src/domain/report/records';
import { settleRecords } from '../../../../src/domain/report/settle-records';
import type { Database } from '../../db/database';
import { factRow } from './fact-rows';
import { insertFactRows } from './insert-facts';
import { findKnownRecords } from './known-records';
import { problemText } from './messages';
import type { RecordTable } from './read-table';
import { surroundingsOf } from './surroundings';

export interface RecordImport {
  enterpriseNum: string;
  product: ImportedProduct;
  table: RecordTable;
  /** Writes nothing, and says what would be written. */
  isDryRun: boolean;
  now: Date;
}

/** Writes the records of a table, all or none; in a transaction. What is on record already is left as it is. */
export async function importRecords(
  db: Database,
  { enterpriseNum, product, table, isDryRun, now }: RecordImport,
): Promise<ResultOf<typeof importTravelRecords>> {
  const owner = { enterpriseNum, product };
  // the same file at the same moment waits, and finds its records there
  const lock = `records of ${product} of ${enterpriseNum}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(db);
  const read = readRecords(product, table.rows, table.places, await surroundingsOf(db, enterpriseNum, now));
  const numbers = read.records.map((record) =>
    record.event === 'bought' ? record.purchase.recordNo : record.refund.recordNo,
  );
  const settled = settleRecords(read, await findKnownRecords(db, owner, numbers));
  const wrong = [...read.wrong, ...settled.wrong].sort((a, b) => a.line - b.line);
  const isWritten = wrong.length === 0 && !isDryRun;
  if (isWritten) {
    const rows = settled.events.map((event) => factRow(owner, event));
    const written = await insertFactRows(db, rows);
    if (written !== rows.length) throw new Error(`Of ${rows.length} new facts ${written} were written`);
  }
  return {
    rowCount: read.rowCount,
    newCount: settled.newCount,
    knownCount: settled.knownCount,
    wrongCount: new Set(wrong.map(({ line }) => line)).size,
    isWritten,
    wrongList: wrong.slice(0, WRONG_CELLS).map((one) => wrongCell(product, one)),
  };
}

const wrongCell = (product: ImportedProduct, { line, field, problem }: WrongField) => ({
  line,
  column: RECORD_COLUMNS[product].find((column) => column.field === field)?.header ?? field,
  message: problemText(problem),
});
