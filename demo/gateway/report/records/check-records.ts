import type { WrongCell } from '../../../../src/contract/import-job/import-job';
import type { ImportedProduct } from '../../../../src/contract/report/records';
import { RECORD_COLUMNS } from '../../../../src/domain/report/record-columns';
import { RecordReader, type ReadRecords } from '../../../../src/domain/report/record-reader';
import type { TableLine } from '../../../../src/domain/table-import/columns';
import { PREVIEW_ROWS, type PreviewRow } from '../../../../src/contract/import-job/table-import';
import type { WrongField } from '../../../../src/domain/report/record-row';
import { purchasesOf, settleRecords } from '../../../../src/domain/report/settle-records';
import type { Database } from '../../db/database';
import { slicesOf } from '../../server/limits/slices';
import type { LinedTable } from '../../server/table-file/read-table-file';
import { placesOfColumns } from '../../server/table-file/take-columns';
import type { PendingRecordRow } from './pending-record-row';
import { findStoredRecords } from './stored-records';
import { surroundingsOf } from './surroundings';
import { wrongCells } from './wrong-cells';

interface RecordCheck {
  enterpriseNum: string;
  product: ImportedProduct;
  table: LinedTable;
  now: Date;
}

export interface CheckedRecords {
  rowCount: number;
  newCount: number;
  knownCount: number;
  /** Number of rows with errors. */
  wrongCount: number;
  wrongList: readonly WrongCell[];
  /** The first new rows, in the order of the file. */
  previewList: readonly PreviewRow[];
  /** New rows, purchases before all refunds; none when a row is wrong. */
  rows: readonly PendingRecordRow[];
}

/**
 * Checks the records of a table against the rules, each other and the stored ones, yielding to other work in between.
 * Writes nothing.
 */
export async function checkRecords(
  db: Database,
  { enterpriseNum, product, table, now }: RecordCheck,
): Promise<CheckedRecords> {
  const places = placesOfColumns(RECORD_COLUMNS[product], table.headers);
  const read = new RecordReader({
    product,
    places,
    around: await surroundingsOf(db, { enterpriseNum, now }),
  });
  for await (const slice of slicesOf(table.rows)) for (const row of slice) read.read(row);
  const inFile = { bought: purchasesOf(read.records), wrongNos: read.wrongNos };
  const wrong: WrongField[] = [...read.wrong];
  const newLines = new Set<number>();
  let knownCount = 0;
  for await (const slice of slicesOf(read.records)) {
    const numbers = slice.map(({ recordNo }) => recordNo);
    const settled = settleRecords(
      slice,
      await findStoredRecords(db, { enterpriseNum, product }, numbers),
      inFile,
    );
    for (const line of settled.newLines) newLines.add(line);
    knownCount += settled.knownCount;
    wrong.push(...settled.wrong);
  }
  return {
    rowCount: table.rows.length,
    newCount: newLines.size,
    knownCount,
    wrongCount: new Set(wrong.map(({ line }) => line)).size,
    wrongList: wrongCells(product, wrong),
    previewList: wrong.length > 0 ? [] : previewOf(read, newLines),
    rows: wrong.length > 0 ? [] : pendingRowsOf(table.rows, read, newLines),
  };
}

const previewOf = ({ records }: ReadRecords, newLines: ReadonlySet<number>): PreviewRow[] =>
  records
    .filter(({ line }) => newLines.has(line))
    .slice(0, PREVIEW_ROWS)
    .map(({ line, event, recordNo }) => ({
      line,
      title: event === 'refunded' ? `${recordNo} 退款` : recordNo,
      how: 'add',
      fieldList: [],
    }));

/** New rows of a valid file in writing order: a refund after its purchase. */
function pendingRowsOf(
  rows: readonly TableLine[],
  { records }: ReadRecords,
  newLines: ReadonlySet<number>,
): PendingRecordRow[] {
  const cellsOf = new Map(rows.map(({ line, cells }) => [line, [...cells]]));
  const kept = (line: number) => ({ line, cells: cellsOf.get(line) ?? [] });
  const fresh = records.filter(({ line }) => newLines.has(line));
  const boughtAt = new Map(
    records.flatMap(({ event, recordNo, line }) => (event === 'bought' ? [[recordNo, line] as const] : [])),
  );
  return [
    ...fresh.filter(({ event }) => event === 'bought').map(({ line }) => kept(line)),
    ...fresh
      .filter(({ event }) => event === 'refunded')
      .map(({ line, recordNo }) => {
        const bought = cellsOf.get(boughtAt.get(recordNo) ?? 0);
        return { ...kept(line), ...(bought && { bought }) };
      }),
  ];
}
