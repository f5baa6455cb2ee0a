import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import type { WrongCell } from '../../src/contract/import-job/import-job';
import { openEmbedded, openServer, type Database } from './db/database';
import { inTransaction } from './db/transaction';
import { WRONG_CELLS, ImportedProduct } from '../../src/contract/report/records';
import { checkRecords } from './report/records/check-records';
import { readTable } from './report/records/read-table';
import { RECORDS_AT_ONCE, writeRecords } from './report/records/write-records';
import { Fault } from './server/http/fault';
import { slicesOf } from './server/limits/slices';
import type { LinedTable } from './server/table-file/read-table-file';

const USAGE = 'npm run import:records -- <train|car|hotel> <file> --enterprise=<no> [--dry-run]';

/**
 * `npm run import:records`: imports the records of an .xlsx or .csv file into the reports of an enterprise, as the
 * portal does, in the database of DATABASE_URL or in the folder DATA_DIR, which no running gateway may be using. Exits
 * with 1 and writes nothing if a row is wrong; if rows became wrong during the import by concurrent changes, it exits
 * with 1 and writes the others. A stopped import resumes with the same file.
 */
async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { enterprise: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
  });
  const [product, path] = positionals;
  const { enterprise: enterpriseNum } = values;
  if (!v.is(ImportedProduct, product) || path === undefined || enterpriseNum === undefined) {
    throw new Error(USAGE);
  }
  const table = await readTable(await readFile(path), { product, enterpriseNum });
  const { DATABASE_URL: url, DATA_DIR: folder = './data' } = process.env;
  const { db, close } = url ? openServer(url, { onError: fail }) : await openEmbedded(folder);
  try {
    const known = await db
      .selectFrom('enterprise')
      .select('enterprise_num')
      .where('enterprise_num', '=', enterpriseNum)
      .executeTakeFirst();
    if (known === undefined) throw new Error(`There is no enterprise ${enterpriseNum}`);
    const isDryRun = values['dry-run'];
    await importTable(db, { enterpriseNum, product, table, isDryRun });
  } finally {
    await close();
  }
}

interface TableImport {
  enterpriseNum: string;
  product: ImportedProduct;
  table: LinedTable;
  isDryRun: boolean;
}

/** Writes a few rows per transaction as the gateway does, so that others never wait longer than that. */
async function importTable(
  db: Database,
  { enterpriseNum, product, table, isDryRun }: TableImport,
): Promise<void> {
  const checked = await checkRecords(db, { enterpriseNum, product, table, now: new Date() });
  const { rowCount, newCount, knownCount, wrongCount, wrongList, rows } = checked;
  tellWrong(wrongList.slice(0, WRONG_CELLS));
  console.log(`Rows: ${rowCount}, new ${newCount}, known ${knownCount}, wrong ${wrongCount}`);
  let written = 0;
  for await (const slice of isDryRun ? [] : slicesOf(rows, RECORDS_AT_ONCE)) {
    const outcome = await inTransaction(db, (tx) =>
      writeRecords(tx, { enterpriseNum, product, headers: table.headers, rows: slice, now: new Date() }),
    );
    tellWrong(outcome.refused);
    written += outcome.written;
  }
  console.log(written > 0 ? `Written: ${written}` : 'Nothing is written');
}

function tellWrong(wrong: readonly WrongCell[]): void {
  for (const { line, column, message } of wrong) console.error(`${line} ${column}: ${message}`);
  if (wrong.length > 0) process.exitCode = 1;
}

function fail(error: unknown): void {
  console.error(messageOf(error));
  process.exit(1);
}

function messageOf(error: unknown): unknown {
  // the details of a file's fault are in the result, not in the message
  if (error instanceof Fault) return JSON.stringify(error.result);
  return error instanceof Error ? error.message : error;
}

main().catch(fail);
