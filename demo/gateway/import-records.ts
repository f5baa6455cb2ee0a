import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { ImportedProduct } from '../../src/contract/report/records';
import { openEmbedded, openServer } from './db/database';
import { inTransaction } from './db/transaction';
import { importRecords } from './report/records/import';
import { readTable } from './report/records/read-table';
import { Fault } from './server/fault';

const USAGE = 'npm run import:records -- <train|car|hotel> <file> --enterprise=<no> [--dry-run]';

/**
 * `npm run import:records`: takes the records of a file, .xlsx or .csv, into the reports of an enterprise, as the portal does; in
 * the database of DATABASE_URL or in the folder DATA_DIR, of which the gateway must not be running then. Exits with 1 if a row is
 * wrong, and nothing is written then.
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
    const taken = await inTransaction(db, (tx) =>
      importRecords(tx, { enterpriseNum, product, table, isDryRun, now: new Date() }),
    );
    for (const { line, column, message } of taken.wrongList) console.error(`${line} ${column}: ${message}`);
    if (taken.wrongCount > 0) process.exitCode = 1;
    const { rowCount, newCount, knownCount, wrongCount, isWritten } = taken;
    console.log(`Rows: ${rowCount}, new ${newCount}, known ${knownCount}, wrong ${wrongCount}`);
    console.log(isWritten ? 'The new ones are written' : 'Nothing is written');
  } finally {
    await close();
  }
}

function fail(error: unknown): void {
  console.error(messageOf(error));
  process.exit(1);
}

function messageOf(error: unknown): unknown {
  // what is wrong with the file stands beside the message
  if (error instanceof Fault) return JSON.stringify(error.result);
  return error instanceof Error ? error.message : error;
}

main().catch(fail);
