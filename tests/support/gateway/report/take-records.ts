import assert from 'node:assert/strict';
import type { Database } from '../../../../demo/gateway/db/database';
import { inTransaction } from '../../../../demo/gateway/db/transaction';
import { importRecords } from '../../../../demo/gateway/report/records/import';
import { readTable } from '../../../../demo/gateway/report/records/read-table';
import type { ImportedProduct } from '../../../../src/contract/report/records';
import { csvFile, type RowCells } from '../record-files';

interface Taken {
  enterpriseNum: string;
  product: ImportedProduct;
  rows: readonly RowCells[];
  now: Date;
}

/** Takes a file of records of trips booked elsewhere into the reports of an enterprise. */
export async function takeRecords(db: Database, { enterpriseNum, product, rows, now }: Taken): Promise<void> {
  const file = csvFile(product, rows);
  const table = await readTable(new Uint8Array(await file.arrayBuffer()), { product, enterpriseNum });
  const taken = await inTransaction(db, (tx) =>
    importRecords(tx, { enterpriseNum, product, table, isDryRun: false, now }),
  );
  assert.deepEqual([taken.wrongList, taken.newCount], [[], rows.length]);
}
