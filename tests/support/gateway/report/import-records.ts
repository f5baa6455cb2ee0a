import assert from 'node:assert/strict';
import type { Database } from '../../../../demo/gateway/db/database';
import { inTransaction } from '../../../../demo/gateway/db/transaction';
import { checkRecords } from '../../../../demo/gateway/report/records/check-records';
import { readTable } from '../../../../demo/gateway/report/records/read-table';
import { writeRecords } from '../../../../demo/gateway/report/records/write-records';
import type { ImportedProduct } from '../../../../src/contract/report/records';
import { csvFile, type RowCells } from '../areas/money/record-files';

interface RecordsToImport {
  enterpriseNum: string;
  product: ImportedProduct;
  rows: readonly RowCells[];
  now: Date;
}

/** Imports a file of trips booked elsewhere into the reports of an enterprise. */
export async function importRecords(
  db: Database,
  { enterpriseNum, product, rows, now }: RecordsToImport,
): Promise<void> {
  const file = csvFile(product, rows);
  const table = await readTable(new Uint8Array(await file.arrayBuffer()), { product, enterpriseNum });
  const checked = await checkRecords(db, { enterpriseNum, product, table, now });
  assert.deepEqual([checked.wrongList, checked.newCount], [[], rows.length]);
  const { headers } = table;
  await inTransaction(db, (tx) =>
    writeRecords(tx, { enterpriseNum, product, headers, rows: checked.rows, now }),
  );
}
