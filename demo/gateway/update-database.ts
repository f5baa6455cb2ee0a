import type { Database } from './db/database';
import { migrate } from './db/migrate';
import { inTransaction } from './db/transaction';
import { MIGRATIONS } from './migrations';
import { productRights, updatePermissionObjects } from './permission/objects/update';

/**
 * Updates a database to the current version: its schema, then the permission objects. Concurrent processes wait for
 * each other.
 */
export async function updateDatabase(db: Database): Promise<void> {
  await migrate(db, MIGRATIONS);
  const product = await productRights();
  await inTransaction(db, (tx) => updatePermissionObjects(tx, product));
}
