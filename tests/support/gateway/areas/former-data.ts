import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { openPGlite } from '../../../../demo/gateway/db/database';
import { cloneDatabase, dropDatabase, openDatabase } from '../process/postgres-databases';
import { TEST_DATABASE, type TestDatabase } from '../process/test-database';

/** Migrations after which the demo data were dumped at that time; 0370 without rows of trip facts. */
const FORMER_DATA = ['0106', '0370'] as const;

/** Database with former demo data, as written by `pg_dump --inserts`. */
export async function openFormerData(migration: (typeof FORMER_DATA)[number]): Promise<TestDatabase> {
  const file = join(import.meta.dirname, '../former-data', `${migration}.sql.br`);
  const dump = brotliDecompressSync(readFileSync(file)).toString();
  if (TEST_DATABASE !== 'postgres') {
    const pglite = await PGlite.create();
    await pglite.exec(dump);
    return openPGlite(pglite);
  }
  const url = await cloneDatabase({
    name: `template_data_${migration}`,
    fill: async (db) => {
      await sql.raw(dump).execute(db);
    },
  });
  const opened = openDatabase(url);
  return {
    ...opened,
    url,
    async close() {
      await opened.close();
      await dropDatabase(url);
    },
  };
}
