import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import type { Database } from '../../../demo/gateway/db/database';
import { migrate } from '../../../demo/gateway/db/migrate';
import { MIGRATIONS } from '../../../demo/gateway/migrations';
import { productRights, updatePermissionObjects } from '../../../demo/gateway/permission/objects/update';
import { updateDatabase } from '../../../demo/gateway/update-database';
import { OBJECT } from '../../../src/contract/permission/objects';
import { openFormerData } from '../../support/gateway/areas/former-data';
import { openTestDatabase, type TestDatabase } from '../../support/gateway/process/test-database';

/** Permission objects in order. */
const objectsIn = (db: Database) =>
  db
    .selectFrom('permission_object')
    .select(['object_no', 'app_no', 'module_no', 'parent_no', 'object_name', 'object_type', 'url', 'in_menu'])
    .orderBy('sort_order')
    .orderBy('object_no')
    .execute();

/** Grants of the built-in roles, with the roles' names and data ranges. */
async function grantsIn(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('role_grant')
    .innerJoin('role', 'role.role_no', 'role_grant.role_no')
    .select(['role_grant.role_no', 'object_no', 'role_name', 'permission_range_id'])
    .where('is_built_in', '=', true)
    .where('role_name', '<>', OWN_ROLE)
    .orderBy('role_grant.role_no')
    .orderBy('object_no')
    .execute();
  return rows.map(
    ({ role_no, role_name, permission_range_id, object_no }) =>
      `${role_no} ${role_name} ${permission_range_id} ${object_no}`,
  );
}

async function heldBy(db: Database, roleNo: string): Promise<string[]> {
  const rows = await db.selectFrom('role_grant').select('object_no').where('role_no', '=', roleNo).execute();
  return rows.map(({ object_no }) => object_no.replace('YHWZ-YMQX-', '')).sort();
}

const versionsOf = (db: Database) =>
  db.selectFrom('directory_version').selectAll().orderBy('enterprise_num').execute();

const OWN_ROLE = '文员';
const ENTERPRISE = '100001';
const page = (no: string) => `YHWZ-YMQX-${no}`;

/**
 * Objects of a role and of a sub administrator of departments: pages without their right to read, rights to change,
 * and both pages that shared their data with another one. `…Gets`: what the update adds;
 * the enterprise has withdrawn the right to read invoices itself.
 */
const FORMER = {
  own: ['050304', '050408', '050205', '0203', 'JSWH', 'QBCZ', 'FPSQ'],
  ownGets: ['050302', '050401', '0503', '0504', '05', '0', 'CLBZCK', 'ZWZJCK', 'JSCK', 'CKQB'],
  manager: ['050304', '050203', '050205', 'YGWH'],
  managerGets: ['050302', '050207', 'YGCK', 'YQCK'],
};
const isKept = (no: string) => no !== '050304' && no !== '050408';

describe('a database of former days', () => {
  let fresh: TestDatabase;
  beforeAll(async () => {
    fresh = await openTestDatabase();
  });
  afterAll(() => fresh.close());

  const isAsFresh = async (db: Database) => {
    assert.deepEqual(await objectsIn(db), await objectsIn(fresh.db));
    assert.deepEqual(await grantsIn(db), await grantsIn(fresh.db));
  };

  it('of 0106 has the objects and grants of a fresh one, and its own roles keep their pages', async () => {
    const { db, close } = await openFormerData('0106');
    try {
      await migrate(db, Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name < '0107')));
      // Inserts into the table as it was at this version.
      await db
        .insertInto('role')
        .values({
          role_no: 'OWN',
          enterprise_num: ENTERPRISE,
          role_name: OWN_ROLE,
          permission_range_id: 1,
        })
        .execute();
      // Downloads, contracts and reasons for breaking the standards, by their numbers at that version.
      const held = ['06', '0602', '03', '0304', '030401', '0504', '050402'].map(page);
      await db
        .insertInto('role_grant')
        .values(held.map((object_no) => ({ role_no: 'OWN', object_no })))
        .execute();
      await migrate(db, Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name < '0371')));
      const { staff_no } = await db
        .selectFrom('staff')
        .select('staff_no')
        .where('enterprise_num', '=', ENTERPRISE)
        .executeTakeFirstOrThrow();
      await db
        .insertInto('sub_manager')
        .values({
          enterprise_num: ENTERPRISE,
          staff_no,
          is_whole: true,
          dept_nos: [],
          object_nos: [page('050403'), page('0602'), OBJECT.editRoles],
          valid_from: '2026-01-01',
          remark: '',
        })
        .execute();

      await updateDatabase(db);
      await isAsFresh(db);
      assert.deepEqual(
        await heldBy(db, 'OWN'),
        // Administering the reasons needs a right of its own now.
        ['03', '0303', '030301', '0504', '050411', '06', '0603', 'CBYYCK', 'CBYYWH', '0604'].sort(),
      );
      const manager = await db.selectFrom('sub_manager').select('object_nos').executeTakeFirst();
      assert.deepEqual(manager?.object_nos, [
        page('050402'),
        page('0603'),
        OBJECT.editRoles,
        OBJECT.seeStandards,
        OBJECT.seeRoles,
      ]);
    } finally {
      await close();
    }
  });

  it('of 0370 has them too, except for rights an enterprise has taken from a role itself', async () => {
    const { db, close } = await openFormerData('0370');
    try {
      const admin = `${ENTERPRISE}-admin`;
      await db
        .deleteFrom('role_grant')
        .where('role_no', '=', admin)
        .where('object_no', 'in', [OBJECT.editMeals, OBJECT.editStandards])
        .execute();
      const withdrawn = (row_key: string, no: string) => ({
        enterprise_num: ENTERPRISE,
        resource: 'role',
        row_key,
        action: 'alter' as const,
        staff_no: null,
        changed_at: new Date(),
        before: JSON.stringify({ objectList: [{ no, name: '' }] }),
        after: JSON.stringify({ objectList: [] }),
      });
      await db
        .insertInto('change_log')
        .values([
          withdrawn(admin, OBJECT.editMeals),
          withdrawn('OWN', OBJECT.seeInvoices),
          withdrawn('TAKEN', OBJECT.seeStaffPermissions),
        ])
        .execute();
      const { staff_no } = await db
        .selectFrom('staff')
        .select('staff_no')
        .where('enterprise_num', '=', ENTERPRISE)
        .executeTakeFirstOrThrow();
      await db
        .insertInto('role')
        .values({ role_no: 'OWN', enterprise_num: ENTERPRISE, role_name: OWN_ROLE, permission_range_id: 1 })
        .execute();
      await db
        .insertInto('role_grant')
        .values(FORMER.own.map((no) => ({ role_no: 'OWN', object_no: page(no) })))
        .execute();
      await db
        .insertInto('sub_manager')
        .values({
          enterprise_num: ENTERPRISE,
          staff_no,
          is_whole: false,
          dept_nos: ['D1'],
          object_nos: FORMER.manager.map(page),
          valid_from: '2026-01-01',
          remark: '',
        })
        .execute();
      await db
        .insertInto('role')
        .values({ role_no: 'BILLS', enterprise_num: ENTERPRISE, role_name: '账单', permission_range_id: 1 })
        .execute();
      await db.insertInto('role_grant').values({ role_no: 'BILLS', object_no: OBJECT.seeBills }).execute();
      await db
        .insertInto('role')
        .values({ role_no: 'TAKEN', enterprise_num: ENTERPRISE, role_name: '收回', permission_range_id: 1 })
        .execute();
      await db
        .insertInto('role_grant')
        .values({ role_no: 'TAKEN', object_no: page('050304') })
        .execute();
      await Promise.all([updateDatabase(db), updateDatabase(db)]);
      assert.deepEqual(await heldBy(db, 'OWN'), [...FORMER.own.filter(isKept), ...FORMER.ownGets].sort());
      const manager = await db.selectFrom('sub_manager').select('object_nos').executeTakeFirstOrThrow();
      assert.deepEqual(
        manager.object_nos.map((no) => no.replace('YHWZ-YMQX-', '')).sort(),
        [...FORMER.manager.filter(isKept), ...FORMER.managerGets].sort(),
      );
      const held = await heldBy(db, admin);
      // the holders of a right get the new one that it stands for, with its page and menus
      assert.deepEqual(await heldBy(db, 'BILLS'), ['0', '03', '0306', 'YJZDCK', 'YJZDDZ']);
      // a replacement that was withdrawn stays away
      assert.deepEqual(await heldBy(db, 'TAKEN'), []);
      assert.ok(!held.includes('YCBZWH'), 'taken away');
      assert.ok(held.includes('CLBZWH'), 'lost');
      await db.insertInto('role_grant').values({ role_no: admin, object_no: OBJECT.editMeals }).execute();
      await isAsFresh(db);

      const versions = await versionsOf(db);
      await updateDatabase(db);
      assert.deepEqual(await versionsOf(db), versions, 'there was nothing left to do');
    } finally {
      await close();
    }
  });
});

describe('the update of permission objects', () => {
  it('gives the replacement of a retired object, and no other page its number', async () => {
    const { db, close } = await openTestDatabase();
    try {
      const product = await productRights();
      const left = product.objects.filter(({ object_no }) => object_no !== page('0606'));
      const [first, second, ...others] = left;
      assert.ok(first && second);
      const next = { ...second, url: '/new/page', object_name: '新页面', object_no: page('0606') };
      await db
        .insertInto('role')
        .values({
          role_no: 'OWN',
          enterprise_num: ENTERPRISE,
          role_name: OWN_ROLE,
          permission_range_id: 1,
        })
        .execute();
      await db
        .insertInto('role_grant')
        .values([
          { role_no: 'OWN', object_no: page('0606') },
          { role_no: 'OWN', object_no: OBJECT.editMeals },
        ])
        .execute();
      await db.transaction().execute((tx) =>
        updatePermissionObjects(tx, {
          objects: [first, { ...second, object_name: '新的名称' }, ...others, next],
          rights: product.rights,
          retired: [
            { objectNo: page('0606'), url: '/commentManage/myComments', insteadOf: page('0301') },
            { objectNo: page('0606'), url: '/never/was' },
          ],
        }),
      );
      assert.deepEqual(await heldBy(db, 'OWN'), ['0', '03', '0301', 'YCBZWH']);
      const objects = await objectsIn(db);
      const named = (no: string) => objects.find(({ object_no }) => object_no === no)?.object_name;
      assert.deepEqual([named(second.object_no), named(page('0606'))], ['新的名称', '新页面']);
    } finally {
      await close();
    }
  });
});
