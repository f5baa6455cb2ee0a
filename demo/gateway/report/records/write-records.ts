import { sql } from 'kysely';
import type { ImportedProduct } from '../../../../src/contract/report/records';
import { readNumber } from '../../../../src/domain/report/record-cells';
import { RECORD_COLUMNS } from '../../../../src/domain/report/record-columns';
import { findColumns } from '../../../../src/domain/table-import/table-columns';
import { RecordReader } from '../../../../src/domain/report/record-reader';
import type { ImportedRecord } from '../../../../src/domain/report/records';
import { purchasesOf, settleRecords, type NewEvent } from '../../../../src/domain/report/settle-records';
import type { Database } from '../../db/database';
import type { SliceOutcome } from '../../import-job/table-imports';
import { factRow } from './fact-rows';
import { insertFactRows } from './insert-facts';
import type { PendingRecordRow } from './pending-record-row';
import { findStoredRecords } from './stored-records';
import { surroundingsOf } from './surroundings';
import { wrongCells } from './wrong-cells';

/** Rows that are written in one transaction. */
export const RECORDS_AT_ONCE = 100;

interface RecordWrite {
  enterpriseNum: string;
  product: ImportedProduct;
  headers: readonly string[];
  /** Rows of a valid file, purchases before their refunds. */
  rows: readonly PendingRecordRow[];
  now: Date;
}

/**
 * Writes the records of some rows in the caller's transaction. They are checked again first: records stored meanwhile
 * stay unchanged, and rows made wrong by other changes since the first check are reported and left out, refunds
 * together with their purchases.
 */
export async function writeRecords(
  db: Database,
  { enterpriseNum, product, headers, rows, now }: RecordWrite,
): Promise<SliceOutcome> {
  const owner = { enterpriseNum, product };
  // serialises concurrent imports of the same records, which are then found as known
  const lock = `records of ${product} of ${enterpriseNum}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(db);
  const { places } = findColumns(RECORD_COLUMNS[product], headers);
  const staffNos = rows.flatMap(({ cells, bought = [] }) =>
    [cells, bought].map((row) => numberIn(row[places.get('staffNo') ?? -1])),
  );
  const reading = { product, places, around: await surroundingsOf(db, { enterpriseNum, now, staffNos }) };
  const read = new RecordReader(reading);
  const before = new RecordReader(reading);
  for (const { line, cells, bought } of rows) {
    read.read({ line, cells });
    if (bought !== undefined) before.read({ line, cells: bought });
  }
  const numbers = read.records.map(({ recordNo }) => recordNo);
  const known = await findStoredRecords(db, owner, numbers);
  // a purchase refused in an earlier slice cannot be refunded
  const standing = [...purchasesOf(before.records)].filter(([no]) => known.get(no)?.purchase !== undefined);
  const { events, newLines, knownCount, wrong } = settleRecords(read.records, known, {
    bought: new Map([...standing, ...purchasesOf(read.records)]),
    wrongNos: new Set(),
  });
  const facts = events.map((event) => factRow(owner, event));
  const written = await insertFactRows(db, facts);
  if (written !== facts.length) throw new Error(`Only ${written} of ${facts.length} new facts were written`);
  return {
    written: newLines.length,
    known: knownCount,
    refused: wrongCells(product, [...read.wrong, ...wrong]),
    writes: await writesOf(db, owner, { events, records: read.records }),
  };
}

/** The facts that were written, each with its line in the file. */
async function writesOf(
  db: Database,
  { enterpriseNum, product }: Pick<RecordWrite, 'enterpriseNum' | 'product'>,
  { events, records }: { events: readonly NewEvent[]; records: readonly ImportedRecord[] },
): Promise<SliceOutcome['writes']> {
  const keyOf = (kind: string, recordNo: string) => `${kind} ${recordNo}`;
  const written = new Set(events.map(({ kind, purchase }) => keyOf(kind, purchase.recordNo)));
  const lines = new Map(records.map(({ event, recordNo, line }) => [keyOf(event, recordNo), line]));
  const facts = await db
    .selectFrom('travel_fact')
    .select(['fact_no', 'kind', 'record_no'])
    .where('enterprise_num', '=', enterpriseNum)
    .where('product', '=', product)
    .where('record_no', '=', sql<string>`any(${events.map(({ purchase }) => purchase.recordNo)}::text[])`)
    .orderBy('fact_no')
    .execute();
  return facts
    .filter(({ kind, record_no }) => written.has(keyOf(kind, record_no)))
    .map(({ fact_no, kind, record_no }) => ({
      key: String(fact_no),
      // the row of the purchase also records its use
      line: lines.get(keyOf(kind === 'used' ? 'bought' : kind, record_no)) ?? 0,
    }));
}

/** '' for a cell without a number. */
function numberIn(cell = ''): string {
  const read = readNumber(cell.trim());
  return read.problem === undefined ? read.value : '';
}
