import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { REPORT_SCOPE } from '../../../src/contract/data-permission/data-permission';
import { setDataPermission } from '../../../src/contract/data-permission/staff-permissions';
import { OBJECT } from '../../../src/contract/permission/objects';
import { operators, WEEKDAYS } from '../../../src/contract/permission/operators';
import {
  addRoleMember,
  copyRole,
  deleteRoleMember,
  queryGrantableObjects,
  roles,
} from '../../../src/contract/permission/roles';
import { subManagers } from '../../../src/contract/permission/sub-managers';
import { addDays, shanghaiDate } from '../../../src/domain/shanghai-time';
import { findOperatedStaff } from '../../../demo/gateway/permission/operators/operated-staff';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { staffNumbers } from '../../support/gateway/staff-numbers';

const PAGES = {
  roles: 'YHWZ-YMQX-050301',
  subManagers: 'YHWZ-YMQX-050303',
  positions: 'YHWZ-YMQX-050204',
  reports: 'YHWZ-YMQX-0401',
};
/** Objects given to the sub administrator for a day. Except for the page of reports, their roles hold none of them. */
const KEPT = [
  ...Object.values(PAGES),
  OBJECT.editRoles,
  OBJECT.editSubManagers,
  OBJECT.editPositions,
  OBJECT.seeStaffPermissions,
  OBJECT.setDataPermissions,
  OBJECT.seeOperators,
  OBJECT.editOperators,
];
/** Width of a data range by its number. */
const WIDTH: Readonly<Record<number, number>> = { 1: 0, 3: 1, 2: 2, 4: 2, 5: 2 };
const named = (...nos: string[]) => nos.map((no) => ({ no, name: '' }));

describe('a right of a sub administrator for a day', () => {
  let gateway: TestGateway;
  let admin: { as: string };
  let keeper: { as: string };
  let noOf: (account: string) => string;
  let today: string;
  let base: { roleNO: string; version: number };
  beforeAll(async () => {
    gateway = await startTestGateway();
    noOf = await staffNumbers(gateway);
    admin = { as: await gateway.login('admin') };
    keeper = { as: await gateway.login('staff') };
    today = shanghaiDate(gateway.clock.now);
    // A lasting role of theirs, of which they are a member.
    base = await gateway.ok(roles.add, roleForm('自有角色', [HOME]), admin);
    await gateway.ok(addRoleMember, { key: base.roleNO, staffNOs: [noOf('staff')] }, admin);
    await gateway.ok(subManagers.add, subForm('staff', KEPT, today), admin);
  });
  afterAll(() => gateway.close());

  const HOME = 'YHWZ-YMQX-00';
  const roleForm = (roleName: string, objects: readonly string[], permissionRangeID: 1 | 2 | 3 = 1) => ({
    roleName,
    remark: '',
    permissionRangeID,
    objectList: named(...objects),
  });
  const subForm = (account: string, objects: readonly string[], to: string) => ({
    staff: { no: noOf(account), name: '' },
    managedScope: 'enterprise' as const,
    departments: [],
    objectList: named(...objects),
    validPeriod: { from: '2026-01-01', to },
    remark: '',
  });
  const said = async (call: Parameters<TestGateway['send']>[0], body: unknown) => {
    const { result } = await gateway.send(call, body, keeper);
    return (result as { fields?: Record<string, string> } | null)?.fields;
  };

  it('is used', async () => {
    const { objectList } = await gateway.ok(queryGrantableObjects, {}, keeper);
    const heldOf = (no: string) => objectList.find(({ objectNo }) => objectNo === no)?.isHeld;
    assert.deepEqual([heldOf(HOME), heldOf(OBJECT.editPositions)], [true, false]);
    const made = await gateway.ok(roles.add, roleForm('临时做的', [HOME]), keeper);
    await gateway.ok(roles.remove, { key: made.roleNO, version: made.version }, keeper);
  });

  it('goes into no role, by no way', async () => {
    const theirs = [PAGES.positions, OBJECT.editPositions];
    const message = '您只是作为子管理员拥有权限“职位列表”“维护职位和职级”“查看职位和职级”，不能授予他人';
    const { version } = await gateway.ok(roles.get, { key: base.roleNO }, admin);
    const alter = { key: base.roleNO, version, values: roleForm('自有角色', [HOME, ...theirs]) };
    assert.deepEqual(await said(roles.alter, alter), { objectList: message });
    assert.deepEqual(await said(roles.add, roleForm('新角色', theirs)), { objectList: message });
    const wide = { key: base.roleNO, version, values: roleForm('自有角色', [HOME], 2) };
    assert.deepEqual(await said(roles.alter, wide), { permissionRangeID: '不能超出您自己的数据范围' });
    await gateway.refused('grantBeyondOwn', copyRole, { key: '100001-admin', roleName: '副本' }, keeper);
    for (const account of ['staff', 'approver'])
      await gateway.refused(
        'grantBeyondOwn',
        addRoleMember,
        { key: '100001-admin', staffNOs: [noOf(account)] },
        keeper,
      );
  });

  it('makes no other sub administrator, and none of longer or wider', async () => {
    const theirs = [PAGES.positions, OBJECT.editPositions];
    const message = '您只是作为子管理员拥有权限“职位列表”“维护职位和职级”“查看职位和职级”，不能授予他人';
    assert.deepEqual(await said(subManagers.add, subForm('approver', theirs, today)), {
      objectList: message,
    });
    assert.deepEqual(await said(subManagers.add, subForm('staff', [HOME], '')), {
      staff: '不能设置自己的子管理员权限',
    });
    const made = await gateway.ok(subManagers.add, subForm('approver', theirs, today), admin);
    const alter = (to: string, objects = theirs) => ({
      key: made.keyId,
      version: made.version,
      values: subForm('approver', objects, to),
    });
    assert.deepEqual(await said(subManagers.alter, alter('')), { objectList: message });
    assert.deepEqual(await said(subManagers.alter, alter(addDays(today, 1))), { objectList: message });
    const fewer = await gateway.ok(subManagers.alter, alter(today, [PAGES.positions]), keeper);
    await gateway.ok(subManagers.remove, { key: fewer.keyId, version: fewer.version }, keeper);
  });

  it('sets no scope of reports that they do not see for good', async () => {
    const wanted = (permissionRangeID: 1 | 2) => ({
      key: noOf('approver'),
      ...REPORT_SCOPE,
      permissionRangeID,
      memberList: [],
    });
    assert.deepEqual(await said(setDataPermission, wanted(2)), {
      permissionRangeID: '不能超出您自己的数据范围',
    });
    await gateway.ok(setDataPermission, wanted(1), keeper);
    await gateway.ok(setDataPermission, { ...wanted(1), permissionRangeID: null }, admin);
  });

  it('makes them no operator, and others for as long as it lasts', async () => {
    const { dept_no } = await gateway.db
      .selectFrom('staff')
      .select('dept_no')
      .where('staff_no', '=', noOf('admin'))
      .executeTakeFirstOrThrow();
    const form = (account: string) => ({
      staff: { no: noOf(account), name: '' },
      departments: named(dept_no),
      products: ['flight' as const],
      weekdays: [...WEEKDAYS],
      hours: { from: '00:00', to: '23:59' },
      isEnabled: true,
      remark: '',
    });
    assert.deepEqual(await said(operators.add, form('staff')), {
      staff: '您只是暂时维护操作员，不能设置自己为操作员',
    });
    const made = await gateway.ok(operators.add, form('approver'), keeper);
    const alter = { key: made.keyId, version: made.version, values: form('staff') };
    assert.deepEqual(await said(operators.alter, alter), {
      staff: '您只是暂时维护操作员，不能设置自己为操作员',
    });
    assert.equal(made.validTo, today);
    const operated = (now: Date) =>
      findOperatedStaff(
        gateway.db,
        { staffNo: noOf('approver'), enterpriseNum: '100001' },
        { product: 'flight', now },
      );
    const noon = (day: string) => new Date(`${day}T12:00:00+08:00`);
    assert.notEqual((await operated(noon(today))).length, 0);
    assert.deepEqual(await operated(noon(addDays(today, 1))), []);
    // An administrator who manages operators without an end date may appoint them without one.
    const again = { key: made.keyId, version: made.version, values: form('approver') };
    const kept = await gateway.ok(operators.alter, again, admin);
    assert.equal(kept.validTo, null);
    assert.notEqual((await operated(noon(addDays(today, 1)))).length, 0);
    await gateway.ok(operators.remove, { key: made.keyId, version: kept.version }, admin);
  });

  /**
   * Width of every lasting right: objects held through roles and sub administration, by person and role, and data
   * scopes.
   */
  async function lasting(): Promise<Map<string, number>> {
    const { rows } = await sql<{ of: string; range: number; no: string }>`
      select sr.staff_no as of, r.permission_range_id::int as range, g.object_no as no
        from staff_role sr join role r using (role_no) join role_grant g using (role_no)
      union select r.role_no, r.permission_range_id::int, g.object_no from role r join role_grant g using (role_no)
      union select staff_no || '-sub', 1, no from sub_manager, unnest(object_nos) as no
        where coalesce(valid_to, 'infinity') > ${today}::date
      union select staff_no || '-scope', permission_range_id::int, 'scope' from data_permission
        where permission_range_id <> 1`.execute(gateway.db);
    const widths = new Map<string, number>();
    for (const { of, range, no } of rows) {
      const right = `${of} ${no}`;
      widths.set(right, Math.max(widths.get(right) ?? 0, WIDTH[range] ?? 0));
    }
    return widths;
  }

  it('is gone after the day, for any actions of theirs', async () => {
    const own = new Set(
      (
        await sql<{
          no: string;
        }>`select distinct g.object_no as no from staff_role sr join role_grant g using (role_no)
          where sr.staff_no = ${noOf('staff')}`.execute(gateway.db)
      ).rows.map(({ no }) => no),
    );
    const object = fc.constantFrom(...KEPT, HOME, OBJECT.bookFlight, OBJECT.approve, OBJECT.managedOrders);
    const who = fc.constantFrom('staff', 'approver', 'finance', 'multi');
    const role = fc.constantFrom('100001-admin', '100001-finance', '100001-approver', '100001-staff', 'base');
    const range = fc.constantFrom<1 | 2 | 3>(1, 2, 3);
    const step = fc.oneof(
      fc.record({ kind: fc.constant('alter' as const), role, objects: fc.uniqueArray(object), range }),
      fc.record({ kind: fc.constant('copy' as const), role }),
      fc.record({ kind: fc.constant('join' as const), role, who }),
      fc.record({ kind: fc.constant('leave' as const), role, who }),
      fc.record({ kind: fc.constant('sub' as const), who, objects: fc.uniqueArray(object), days: fc.nat(2) }),
      fc.record({ kind: fc.constant('scope' as const), who, range }),
    );
    type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;
    const keyOf = (no: string) => (no === 'base' ? base.roleNO : no);
    let copies = 0;
    const carryOut = async (one: Step): Promise<void> => {
      switch (one.kind) {
        case 'alter': {
          const { roleName, version } = await gateway.ok(roles.get, { key: keyOf(one.role) }, admin);
          const values = roleForm(roleName, one.objects, one.range);
          await gateway.send(roles.alter, { key: keyOf(one.role), version, values }, keeper);
          return;
        }
        case 'copy':
          copies += 1;
          await gateway.send(copyRole, { key: keyOf(one.role), roleName: `副本${copies}` }, keeper);
          return;
        case 'join':
        case 'leave': {
          const body = { key: keyOf(one.role), staffNOs: [noOf(one.who)] };
          await gateway.send(one.kind === 'join' ? addRoleMember : deleteRoleMember, body, keeper);
          return;
        }
        case 'sub':
          await gateway.send(
            subManagers.add,
            subForm(one.who, one.objects, addDays(today, one.days)),
            keeper,
          );
          return;
        case 'scope': {
          const body = { key: noOf(one.who), ...REPORT_SCOPE, permissionRangeID: one.range, memberList: [] };
          await gateway.send(setDataPermission, body, keeper);
        }
      }
    };
    const before = await lasting();
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 8 }), async (steps) => {
        for (const one of steps) await carryOut(one);
        const beyond = [...(await lasting())].filter(([right, width]) => {
          const [, no = ''] = right.split(' ');
          // They may grant their own lasting rights, no wider than their own data range.
          return width > (before.get(right) ?? -1) && !(own.has(no) && width === 0);
        });
        assert.deepEqual(beyond, []);
      }),
      { numRuns: 12 },
    );
  });
});
