import { PGlite } from '@electric-sql/pglite';
import { openPGlite } from '../../../../demo/gateway/db/database';
import { updateDatabase } from '../../../../demo/gateway/update-database';
import { cloneDatabase, dropDatabase, openDatabase, type Template } from '../process/postgres-databases';
import { TEST_DATABASE, type TestDatabase } from '../process/test-database';

const EMPTY: Template = { name: 'template_empty', fill: updateDatabase };

/** Opens a migrated database without any rows of the demo. */
export async function openEmptyDatabase(): Promise<TestDatabase> {
  if (TEST_DATABASE === 'pglite') {
    const opened = openPGlite(await PGlite.create());
    await updateDatabase(opened.db);
    return opened;
  }
  const url = await cloneDatabase(EMPTY);
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
