import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { positions } from '../../../src/contract/address-book/positions';
import { queryPermMember, REPORT_SCOPE } from '../../../src/contract/data-permission/data-permission';
import { OBJECT } from '../../../src/contract/permission/objects';
import { addRoleMember, roles } from '../../../src/contract/permission/roles';
import {
  queryUserBusiRoleByUserkeyIdForCloud,
  queryMainManagerName,
  subManagers,
} from '../../../src/contract/permission/sub-managers';
import { MIGRATIONS } from '../../../demo/gateway/migrations';
import { areaRights } from '../../../demo/gateway/permission/area-rights';
import { findCaller } from '../../../demo/gateway/permission/callers';
import { withScopeOf } from '../../../demo/gateway/server/http/caller';
import { OF_DEPARTMENTS, WHOLE } from '../../../demo/gateway/permission/sub-managers/whole';
import { describeResource } from '../../support/gateway/describe-resource';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { staffNumbers } from '../../support/gateway/staff-numbers';

const POSITION_PAGE = 'YHWZ-YMQX-050204';
const PANDECT = 'YHWZ-YMQX-0401';
const named = (...nos: string[]) => nos.map((no) => ({ no, name: '' }));

describe('sub administrators', () => {
  let gateway: TestGateway;
  let as: { as: string };
  let staff: { as: string };
  let noOf: (account: string) => string;
  let deptNo: string;
  beforeAll(async () => {
    gateway = await startTestGateway();
    as = { as: await gateway.login('admin') };
    staff = { as: await gateway.login('staff') };
    noOf = await staffNumbers(gateway);
    const other = await gateway.db
      .selectFrom('department')
      .select('dept_no')
      .where('enterprise_num', '=', '100001')
      .where('dept_name', '=', '销售中心')
      .executeTakeFirstOrThrow();
    deptNo = other.dept_no;
  });
  afterAll(() => gateway.close());

  const form = (
    staffNo: string,
    objects: readonly string[],
    more: Partial<ReturnType<typeof whole>> = {},
  ) => ({
    ...whole(staffNo, objects),
    ...more,
  });
  const whole = (staffNo: string, objects: readonly string[]) => ({
    staff: { no: staffNo, name: '' },
    managedScope: 'enterprise' as 'enterprise' | 'departments',
    departments: named(),
    objectList: named(...objects),
    validPeriod: { from: '2026-01-01', to: '' },
    remark: '',
  });
  const ofDepartment = () => ({ managedScope: 'departments' as const, departments: named(deptNo) });
  const saidOf = async (body: unknown, who = as) => (await gateway.send(subManagers.add, body, who)).result;
  const gone = ({ keyId, version }: { keyId: string; version: number }) =>
    gateway.ok(subManagers.remove, { key: keyId, version }, as);

  it('are found by a right and by their period, below the name of the main administrator', async () => {
    const add = (of: string, objects: readonly string[], from: string, to: string) =>
      gateway.ok(subManagers.add, form(noOf(of), objects, { validPeriod: { from, to } }), as);
    const objects = [POSITION_PAGE, OBJECT.editPositions];
    const made = [
      await add('staff', objects, '2026-01-01', '2026-02-01'),
      await add('approver', [POSITION_PAGE], '2026-01-01', '2026-12-05'),
      await add('finance', [POSITION_PAGE], '2027-01-01', ''),
    ];
    const found = async (filters: object) => {
      const { rows } = await gateway.ok(subManagers.list, { ...filters, pageSize: 100 }, as);
      return made.map(({ keyId }) => rows.some((row) => row.keyId === keyId));
    };
    assert.deepEqual(await found({ objectList: OBJECT.editPositions }), [true, false, false]);
    for (const [validPeriod, expected] of [
      ['current', [false, true, false]],
      ['ending', [false, true, false]],
      ['coming', [false, false, true]],
      ['ended', [true, false, false]],
    ] as const)
      assert.deepEqual(await found({ validPeriod }), expected, validPeriod);
    const { mainManager } = await gateway.ok(queryMainManagerName, {}, as);
    assert.equal(mainManager?.staffNO, noOf('admin'));
    await gateway.refused('forbidden', queryMainManagerName, {}, staff);
    for (const one of made) await gone(one);
  });

  it('keep their rights for their time, by the days of Shanghai', async () => {
    await gateway.refused('forbidden', positions.list, {}, staff);
    const objects = [POSITION_PAGE, OBJECT.editPositions];
    const validPeriod = { from: '2026-01-01', to: '2026-11-20' };
    const made = await gateway.ok(subManagers.add, form(noOf('staff'), objects, { validPeriod }), as);
    await gateway.ok(positions.list, {}, staff);
    assert.ok(
      made.objectList.some(({ no }) => no === OBJECT.seePositions),
      'comes with the page',
    );
    const mine = await gateway.ok(queryUserBusiRoleByUserkeyIdForCloud, {}, staff);
    assert.deepEqual([mine.isMainManager, mine.isSubManager, mine.roleList.length], [false, true, 1]);
    const values = form(noOf('staff'), objects, { validPeriod: { from: '2026-01-01', to: '2026-01-31' } });
    const over = await gateway.ok(subManagers.alter, { key: made.keyId, version: made.version, values }, as);
    await gateway.refused('forbidden', positions.list, {}, staff);
    await gone(over);
  });

  it('give no lasting right from their own limited ones', async () => {
    const made = await gateway.ok(
      subManagers.add,
      form(noOf('staff'), [POSITION_PAGE, OBJECT.editPositions, 'YHWZ-YMQX-050301', OBJECT.editRoles], {
        validPeriod: { from: '2026-01-01', to: '2026-12-31' },
      }),
      as,
    );
    const values = {
      roleName: '职位维护',
      remark: '',
      permissionRangeID: 1 as const,
      objectList: named(POSITION_PAGE, OBJECT.editPositions),
    };
    const role = await gateway.ok(roles.add, values, as);
    for (const account of ['staff', 'approver'])
      await gateway.refused(
        'grantBeyondOwn',
        addRoleMember,
        { key: role.roleNO, staffNOs: [noOf(account)] },
        staff,
      );
    await gone(made);
  });

  it('end with the day, also where nothing else changes', async () => {
    const validPeriod = { from: '2026-01-01', to: gateway.clock.now.toISOString().slice(0, 10) };
    const objects = [POSITION_PAGE, OBJECT.editPositions];
    const made = await gateway.ok(subManagers.add, form(noOf('staff'), objects, { validPeriod }), as);
    await gateway.ok(positions.list, {}, staff);
    gateway.clock.advance(24 * 60);
    const [later, admin] = [await gateway.login('staff'), await gateway.login('admin')];
    await gateway.refused('forbidden', positions.list, {}, { as: later });
    await gateway.ok(subManagers.remove, { key: made.keyId, version: made.version }, { as: admin });
    gateway.clock.advance(-24 * 60);
    [as, staff] = [{ as: await gateway.login('admin') }, { as: await gateway.login('staff') }];
  });

  it('see the data of their departments, in reports too, and no more than these', async () => {
    const made = await gateway.ok(
      subManagers.add,
      form(noOf('staff'), [OBJECT.managedOrders, PANDECT], ofDepartment()),
      as,
    );
    const holder = await findCaller(gateway.db, noOf('staff'), gateway.clock.now);
    assert.equal(holder?.range, 1);
    const caller = withScopeOf(holder, OBJECT.managedOrders);
    assert.equal(caller.range, 3);
    assert.ok(caller.deptNos.includes(deptNo) && !caller.deptNos.includes(caller.deptNo));
    assert.ok(caller.objects.has(OBJECT.managedOrders));
    const scope = await gateway.ok(queryPermMember, REPORT_SCOPE, staff);
    assert.deepEqual(
      [scope.permissionRangeID, scope.permMemberRealList.map(({ memberID }) => memberID)],
      [5, [deptNo]],
    );
    await gone(made);
    assert.equal((await gateway.ok(queryPermMember, REPORT_SCOPE, staff)).permissionRangeID, 1);
  });

  it('are not the main administrator, keep no more than who names them, and nothing of all in a department', async () => {
    const said = (fields: Record<string, string>) => ({ fields });
    assert.deepEqual(
      await saidOf(form(noOf('admin'), [OBJECT.managedOrders])),
      said({ staff: '主管理员不能同时是子管理员' }),
    );
    assert.deepEqual(
      await saidOf(form(noOf('staff'), [POSITION_PAGE, OBJECT.editPositions], ofDepartment())),
      said({
        objectList: '“维护职位和职级”“查看职位和职级”涉及全企业的数据，只能授予管理全企业的子管理员',
      }),
    );
    assert.deepEqual(
      await saidOf(form(noOf('staff'), [OBJECT.pcLoginDisabled])),
      said({ objectList: '“PC登录限制”是限制，不能授予子管理员' }),
    );
    assert.deepEqual(
      await saidOf(form(noOf('staff'), [OBJECT.managedOrders], { managedScope: 'departments' })),
      said({ departments: '请选择管理的部门' }),
    );
    const role = await gateway.ok(
      roles.add,
      {
        roleName: '任命人',
        remark: '',
        permissionRangeID: 1,
        objectList: named('YHWZ-YMQX-050303', OBJECT.editSubManagers),
      },
      as,
    );
    await gateway.ok(addRoleMember, { key: role.roleNO, staffNOs: [noOf('staff')] }, as);
    const home = ['YHWZ-YMQX-00'];
    const approver = noOf('approver');
    assert.deepEqual(
      await saidOf(form(noOf('staff'), home), staff),
      said({ staff: '不能设置自己的子管理员权限' }),
    );
    assert.deepEqual(
      await saidOf(form(approver, home), staff),
      said({ managedScope: '不能超出您自己的数据范围' }),
    );
    assert.deepEqual(
      await saidOf(form(approver, home, ofDepartment()), staff),
      said({ departments: '只能选择您自己管理的部门' }),
    );
    const { version } = await gateway.ok(roles.get, { key: role.roleNO }, as);
    const values = {
      roleName: '任命人',
      remark: '',
      permissionRangeID: 2 as const,
      objectList: role.objectList,
    };
    await gateway.ok(roles.alter, { key: role.roleNO, version, values }, as);
    assert.deepEqual(
      await saidOf(form(approver, [POSITION_PAGE]), staff),
      said({ objectList: '您没有权限“职位列表”“查看职位和职级”，不能授予他人' }),
    );
    await gone(await gateway.ok(subManagers.add, form(approver, home), staff));
    await gateway.ok(subManagers.list, {}, staff);
    await gateway.refused(
      'rowUnknown',
      queryUserBusiRoleByUserkeyIdForCloud,
      { userkeyId: '1000030001' },
      staff,
    );
    await gateway.db.deleteFrom('staff_role').where('role_no', '=', role.roleNO).execute();
    const finance = { as: await gateway.login('finance') };
    await gateway.refused(
      'forbidden',
      queryUserBusiRoleByUserkeyIdForCloud,
      { userkeyId: approver },
      finance,
    );
  });

  it('of departments get no right of the whole enterprise, and every right is one or the other', async () => {
    const undecided = (await areaRights()).filter(
      ({ objectNo }) => WHOLE.has(objectNo) === OF_DEPARTMENTS.has(objectNo),
    );
    assert.deepEqual(undecided, [], 'demo/gateway/permission/sub-managers/whole.ts says which it is');
    assert.deepEqual(await saidOf(form(noOf('staff'), [OBJECT.configGuide], ofDepartment())), {
      fields: { objectList: '“配置向导”涉及全企业的数据，只能授予管理全企业的子管理员' },
    });
  });

  it('of departments lose rights given before for the whole enterprise', async () => {
    const { db } = gateway;
    const made = await gateway.ok(
      subManagers.add,
      form(noOf('staff'), [OBJECT.managedOrders, OBJECT.configGuide]),
      as,
    );
    await db
      .updateTable('sub_manager')
      .set({ is_whole: false, dept_nos: [deptNo] })
      .where('key_id', '=', made.keyId)
      .execute();
    await MIGRATIONS['0366-department-rights']?.up(db);
    const row = await gateway.ok(subManagers.get, { key: made.keyId }, as);
    assert.deepEqual(
      row.objectList.map(({ no }) => no),
      [OBJECT.managedOrders],
    );
    const [noted] = await gateway.ok(subManagers.changes, { key: made.keyId }, as);
    assert.deepEqual(
      [noted?.action, noted?.changedBy, JSON.stringify(noted?.before).includes(OBJECT.configGuide)],
      ['alter', '', true],
    );
    await gone({ keyId: made.keyId, version: row.version });
  });

  describe('as a resource', () => {
    const rows = { row: form('1000010003', []), other: form('1000010003', []), foreign: form('', []) };
    beforeAll(async () => {
      const numbers = await gateway.db
        .selectFrom('staff')
        .select(['staff_no', 'enterprise_num'])
        .where((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom('main_manager as m')
                .select('m.staff_no')
                .whereRef('m.staff_no', '=', 'staff.staff_no'),
            ),
          ),
        )
        .orderBy('staff_no', 'desc')
        .execute();
      const [one, two] = numbers.filter(({ enterprise_num }) => enterprise_num === '100001');
      const theirs = numbers.find(({ enterprise_num }) => enterprise_num === '100003');
      Object.assign(rows.row, form(one?.staff_no ?? '', [OBJECT.managedOrders]));
      Object.assign(rows.other, form(two?.staff_no ?? '', [OBJECT.managedOrders, POSITION_PAGE]));
      Object.assign(rows.foreign, form(theirs?.staff_no ?? '', [OBJECT.managedOrders]));
    });
    describeResource(subManagers, {
      gateway: () => gateway,
      row: rows.row,
      other: rows.other,
      foreignRow: () => rows.foreign,
      taken: { staff: '该员工已是子管理员' },
      wrong: { row: { objectList: [] }, fields: { objectList: '请至少选择一项权限' } },
    });
  });
});
