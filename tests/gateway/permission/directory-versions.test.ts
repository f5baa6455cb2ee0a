import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, it } from 'vitest';
import type { Database } from '../../../demo/gateway/db/database';
import { findSession } from '../../../demo/gateway/login/queries';
import { findRights } from '../../../demo/gateway/permission/queries';
import { hashToken } from '../../../demo/gateway/server/http/token';
import { staffNumbers } from '../../support/gateway/staff-numbers';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { TEST_DATABASE } from '../../support/gateway/process/test-database';
import { measureReads } from '../../support/gateway/table-reads';

const ONE = '100001';
const OTHER = '100002';

describe('the version of the directory', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startTestGateway();
  });
  afterAll(() => gateway.close());

  async function versions(): Promise<Record<string, number>> {
    const rows = await gateway.db.selectFrom('directory_version').selectAll().execute();
    return Object.fromEntries(rows.map(({ enterprise_num, version }) => [enterprise_num, version]));
  }
  const rename = (db: Database, enterpriseNum: string) =>
    sql`update staff set staff_name = staff_name where enterprise_num = ${enterpriseNum}`.execute(db);

  const CHANGES: Readonly<Record<string, string>> = {
    staff: `update staff set staff_state = staff_state where enterprise_num = '${ONE}'`,
    department: `update department set dept_name = dept_name where enterprise_num = '${ONE}'`,
    role: `update role set remark = remark where enterprise_num = '${ONE}'`,
    'a grant': `delete from role_grant where role_no = '${ONE}-admin' and object_no = (
      select min(object_no) from role_grant where role_no = '${ONE}-admin')`,
    'a new grant': `insert into role_grant (role_no, object_no) select '${ONE}-admin', object_no from permission_object
      where object_no not in (select object_no from role_grant where role_no = '${ONE}-admin') limit 1`,
    'a holder': `update staff_role set role_no = role_no where enterprise_num = '${ONE}'`,
    'the main administrator': `update main_manager set staff_no = staff_no where enterprise_num = '${ONE}'`,
    'a sub administrator': `insert into sub_manager
      (enterprise_num, staff_no, is_whole, dept_nos, object_nos, valid_from, remark)
      select enterprise_num, min(staff_no), true, '{}', '{}', '2026-01-01', '' from staff
      where enterprise_num = '${ONE}' group by enterprise_num`,
    'a user': `update app_user set locked_at = locked_at where user_no in (
      select user_no from staff group by user_no having array_agg(enterprise_num) = '{${ONE}}')`,
  };
  for (const [name, change] of Object.entries(CHANGES)) {
    it(`rises by one for the enterprise of a change alone: ${name}`, async () => {
      const before = await versions();
      await sql.raw(change).execute(gateway.db);
      assert.deepEqual(await versions(), { ...before, [ONE]: (before[ONE] ?? 0) + 1 });
    });
  }

  it('rises for all with a change of the permission objects, and for none with a change of no row', async () => {
    const before = await versions();
    await sql`update staff set staff_name = staff_name where staff_no = ''`.execute(gateway.db);
    assert.deepEqual(await versions(), before);
    await sql`update permission_object set sort_order = sort_order`.execute(gateway.db);
    const after = await versions();
    assert.deepEqual(Object.keys(after).sort(), Object.keys(before).sort());
    for (const [enterpriseNum, version] of Object.entries(before))
      assert.equal(after[enterpriseNum], version + 1);
  });

  it('is told with a session of the enterprise, and stays with a change of another one', async () => {
    const token = hashToken(await gateway.login('staff'));
    const told = async () => (await findSession(gateway.db, token))?.directoryVersion;
    const before = await told();
    await rename(gateway.db, OTHER);
    assert.equal(await told(), before);
    await rename(gateway.db, ONE);
    assert.equal(await told(), (before ?? 0) + 1);
  });

  it(
    'makes no enterprise wait for another one that commits',
    { skip: TEST_DATABASE === 'pglite' },
    async () => {
      await gateway.db.transaction().execute(async (first) => {
        await rename(first, ONE);
        await sql`set constraints all immediate`.execute(first);
        await gateway.db.transaction().execute(async (second) => {
          await sql`set local lock_timeout = '2s'`.execute(second);
          await rename(second, OTHER);
          await sql`set constraints all immediate`.execute(second);
        });
      });
    },
  );

  it(
    'lets two transactions over the same enterprises end in any order',
    { skip: TEST_DATABASE === 'pglite' },
    async () => {
      const before = await versions();
      const inOrder = (...enterprises: string[]) =>
        gateway.db.transaction().execute(async (tx) => {
          for (const enterpriseNum of enterprises)
            await sql`update department set dept_name = dept_name where dept_no = (
            select ${sql.raw(enterprises[0] === ONE ? 'min' : 'max')}(dept_no) from department
            where enterprise_num = ${enterpriseNum})`.execute(tx);
        });
      await Promise.all(
        Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? inOrder(ONE, OTHER) : inOrder(OTHER, ONE))),
      );
      const after = await versions();
      assert.deepEqual([after[ONE], after[OTHER]], [(before[ONE] ?? 0) + 20, (before[OTHER] ?? 0) + 20]);
    },
  );

  it('is rarely needed: rights read the departments of their own branch alone, by an index', async () => {
    const { db } = gateway;
    const noOf = await staffNumbers(gateway);
    await sql`insert into department (dept_no, enterprise_num, parent_no, dept_name)
      select 'FAR' || n, ${OTHER}, (select min(dept_no) from department where enterprise_num = ${OTHER}), '远处' || n
      from generate_series(1, 500) n`.execute(db);
    await sql`insert into department (dept_no, enterprise_num, parent_no, dept_name)
      select 'NEAR' || n, ${ONE}, (select min(dept_no) from department where enterprise_num = ${ONE} and parent_no is null),
        '近处' || n from generate_series(1, 500) n`.execute(db);
    const read = await measureReads(db, 'department', (tx) => findRights(tx, noOf('staff')));
    assert.equal(read.scans, 0);
    assert.ok(read.rows < 30, `${read.rows} rows`);
  });
});
