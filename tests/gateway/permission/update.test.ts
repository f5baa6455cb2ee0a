import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Database } from '../../../demo/gateway/db/database';
import { updateDatabase } from '../../../demo/gateway/update-database';
import { FORMER_DATA, openFormerData } from '../../support/gateway/former-data';
import { openTestDatabase, type TestDatabase } from '../../support/gateway/test-database';

/** Objects of the product as they stand, in order. */
const objectsIn = (db: Database) =>
  db
    .selectFrom('permission_object')
    .select(['object_no', 'app_no', 'module_no', 'parent_no', 'object_name', 'object_type', 'url', 'in_menu'])
    .orderBy('sort_order')
    .orderBy('object_no')
    .execute();

/** What each role of the portal grants, by role and object. */
async function grantsIn(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('role_grant')
    .innerJoin('role', 'role.role_no', 'role_grant.role_no')
    .select(['role_grant.role_no', 'object_no', 'role_name', 'permission_range_id'])
    .where('is_built_in', '=', true)
    .orderBy('role_grant.role_no')
    .orderBy('object_no')
    .execute();
  return rows.map(
    ({ role_no, role_name, permission_range_id, object_no }) =>
      `${role_no} ${role_name} ${permission_range_id} ${object_no}`,
  );
}

describe('a database of former days', () => {
  let fresh: TestDatabase;
  before(async () => {
    fresh = await openTestDatabase();
  });
  after(() => fresh.close());

  for (const migration of FORMER_DATA)
    it(`has the objects and the grants of a fresh one once it is updated from ${migration}`, async () => {
      const { db, close } = await openFormerData(migration);
      try {
        await updateDatabase(db);
        assert.deepEqual(await objectsIn(db), await objectsIn(fresh.db));
        assert.deepEqual(await grantsIn(db), await grantsIn(fresh.db));
      } finally {
        await close();
      }
    });
});
