import assert from 'node:assert/strict';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { changeStaffState } from '../../../src/contract/address-book/staff-state';
import { staffMembers } from '../../../src/contract/address-book/staff-members';
import { OBJECT } from '../../../src/contract/permission/objects';
import { addRoleMember, deleteRoleMember, roles } from '../../../src/contract/permission/roles';
import { subManagers } from '../../../src/contract/permission/sub-managers';
import { travelStandards } from '../../../src/contract/travel-standard/travel-standards';
import { roleNo } from '../../../demo/gateway/permission/objects/built-in-roles';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { proveSession, standardSteps } from '../../support/gateway/areas/accounts/second-admin';
import { alterStaff } from '../../support/gateway/areas/accounts/staff-forms';
import { staffNumbers } from '../../support/gateway/staff-numbers';

const E = '100001';
const ADMIN = roleNo(E, 'admin');
/** Permission object of the page of travel standards. */
const PAGE = 'YHWZ-YMQX-050401';
const DAY = 24 * 60;
const named = (...nos: string[]) => nos.map((no) => ({ no, name: '' }));

describe('an administrator who becomes the only one by themselves', () => {
  let gateway: TestGateway;
  let noOf: (account: string) => string;
  let standards: ReturnType<typeof standardSteps>;
  let as: { as: string };
  let me: string;
  let other: string;
  beforeAll(async () => {
    gateway = await startTestGateway();
    noOf = await staffNumbers(gateway);
    standards = standardSteps(gateway);
    me = noOf('admin');
    other = noOf('approver');
  });
  afterAll(() => gateway.close());
  beforeEach(async () => {
    // Outlasts the recent changes of the previous test.
    gateway.clock.advance(8 * DAY);
    await standards.tighten();
    await gateway.db.deleteFrom('sub_manager').where('staff_no', '=', other).execute();
    as = { as: await gateway.login('admin') };
  });

  const giveRole = () =>
    gateway.db
      .insertInto('staff_role')
      .values({ enterprise_num: E, staff_no: other, role_no: ADMIN })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  const takeRole = () => gateway.ok(deleteRoleMember, { key: ADMIN, staffNOs: [other] }, as);
  const change = async () => gateway.send(travelStandards.alter, await standards.looser(me, as.as), as);
  const refusedAsRemoved = async () => {
    await proveSession(gateway, as.as);
    const { code, msg } = await change();
    assert.equal(code, '48107', msg);
    assert.match(msg, /须由其他管理员修改；.*7天内由您.*移除、停用或限制/);
  };

  it('takes the role from the other, and may after a week', async () => {
    await giveRole();
    await takeRole();
    await refusedAsRemoved();
    const moved = await alterStaff(gateway, as.as, me, { supervisor: { no: noOf('finance'), name: '' } });
    assert.match(JSON.stringify(moved), /不能修改本人的直属上级，须由其他管理员修改/);
    gateway.clock.advance(8 * DAY);
    as = { as: await gateway.login('admin') };
    await proveSession(gateway, as.as);
    assert.equal((await change()).code, '0');
  });

  it('takes the right from the role that the other has', async () => {
    const objectList = named(PAGE, OBJECT.editStandards);
    const form = { roleName: '差旅标准维护', remark: '', permissionRangeID: 2 as const, objectList };
    const { roleNO: key, version } = await gateway.ok(roles.add, form, as);
    await gateway.ok(addRoleMember, { key, staffNOs: [other] }, as);
    gateway.clock.advance(8 * DAY);
    as = { as: await gateway.login('admin') };
    const less = { ...form, objectList: named(PAGE) };
    await gateway.ok(roles.alter, { key, version, values: less }, as);
    await refusedAsRemoved();
  });

  it('ends the sub administration of the other', async () => {
    const form = {
      staff: { no: other, name: '' },
      managedScope: 'enterprise' as const,
      departments: [],
      objectList: named(PAGE, OBJECT.editStandards),
      validPeriod: { from: '2026-01-01', to: '' },
      remark: '',
    };
    const { keyId: key, version } = await gateway.ok(subManagers.add, form, as);
    await gateway.ok(subManagers.remove, { key, version }, as);
    await refusedAsRemoved();
  });

  it('restricts the other by a role', async () => {
    await giveRole();
    const objectList = named(OBJECT.pcLoginDisabled);
    const form = { roleName: '限制', remark: '', permissionRangeID: 1 as const, objectList };
    const { roleNO: key } = await gateway.ok(roles.add, form, as);
    await gateway.ok(addRoleMember, { key, staffNOs: [other] }, as);
    await refusedAsRemoved();
    // No other administrator can restrict the main administrator, neither directly nor through later grants of a role.
    await gateway.ok(deleteRoleMember, { key, staffNOs: [other] }, as);
    const theirs = { as: await gateway.login('approver') };
    await gateway.refused('mainManagerRole', addRoleMember, { key, staffNOs: [me] }, theirs);
    const free = { ...form, roleName: '不限制', objectList: named(PAGE) };
    const made = await gateway.ok(roles.add, free, theirs);
    await gateway.ok(addRoleMember, { key: made.roleNO, staffNOs: [me] }, theirs);
    const values = { ...free, objectList: named(PAGE, OBJECT.pcLoginDisabled) };
    const body = { key: made.roleNO, version: made.version, values };
    await gateway.refused('fieldsInvalid', roles.alter, body, theirs);
  });

  it('stops the other', async () => {
    await giveRole();
    const { version } = await gateway.ok(staffMembers.get, { key: other }, as);
    const answer = await gateway.send(changeStaffState, { key: other, version, staffState: 'stopped' }, as);
    assert.equal(answer.code, '0', JSON.stringify(answer));
    await refusedAsRemoved();
  });
});

describe('an administrator beside one of departments', () => {
  it('is not the only one where these include their own', async () => {
    const gateway = await startTestGateway();
    try {
      const noOf = await staffNumbers(gateway);
      const as = await gateway.login('admin');
      const { department, grade } = await gateway.ok(staffMembers.get, { key: noOf('admin') }, { as });
      const keeps = async (dept: string) => {
        await gateway.db.deleteFrom('sub_manager').where('staff_no', '=', noOf('approver')).execute();
        await gateway.db
          .insertInto('sub_manager')
          .values({
            enterprise_num: E,
            staff_no: noOf('approver'),
            is_whole: false,
            dept_nos: [dept],
            object_nos: [OBJECT.editStaff],
            valid_from: '2026-01-01',
            valid_to: null,
            remark: '',
          })
          .execute();
      };
      const { grade_no: no } = await gateway.db
        .selectFrom('grade')
        .select('grade_no')
        .where('enterprise_num', '=', E)
        .where('grade_no', '<>', grade.no)
        .limit(1)
        .executeTakeFirstOrThrow();
      await proveSession(gateway, as);
      await keeps(department.no);
      const refused = await alterStaff(gateway, as, noOf('admin'), { grade: { no, name: '' } });
      assert.match(JSON.stringify(refused), /不能修改本人的职级，请由其他管理员修改/);
      const { dept_no } = await gateway.db
        .selectFrom('department')
        .select('dept_no')
        .where('enterprise_num', '=', E)
        .where('dept_no', '<>', department.no)
        .where('parent_no', 'is not', null)
        .limit(1)
        .executeTakeFirstOrThrow();
      await keeps(dept_no);
      const done = await alterStaff(gateway, as, noOf('admin'), { grade: { no, name: '' } });
      assert.equal(done.code, '0', JSON.stringify(done));
    } finally {
      await gateway.close();
    }
  });
});
