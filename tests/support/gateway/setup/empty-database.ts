import { PGlite } from '@electric-sql/pglite';
import { openPGlite } from '../../../../demo/gateway/db/database';
import { updateDatabase } from '../../../../demo/gateway/update-database';
import { cloneDatabase, dropDatabase, openDatabase, type Template } from '../process/postgres-databases';
import { TEST_DATABASE, type TestDatabase } from '../process/test-database';

/** The schema and the permission objects alone. */
export const MIGRATED: Template = { name: 'template_migrated', fill: updateDatabase };

/** No table at all, as an operator creates a database. */
export const UNMIGRATED: Template = { name: 'template_unmigrated', fill: () => Promise.resolve() };

/** Opens a migrated database without any rows of the demo. */
export async function openEmptyDatabase(kind = TEST_DATABASE): Promise<TestDatabase> {
  if (kind === 'pglite') {
    const opened = openPGlite(await PGlite.create());
    await updateDatabase(opened.db);
    return opened;
  }
  const url = await cloneDatabase(MIGRATED);
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
