import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { grades } from '../../../src/contract/address-book/grades';
import { positions } from '../../../src/contract/address-book/positions';
import { OBJECT } from '../../../src/contract/permission/objects';
import {
  addRoleMember,
  copyRole,
  deleteRoleMember,
  queryGrantableObjects,
  queryRoleMemberList,
  roles,
} from '../../../src/contract/permission/roles';
import { describeResource } from '../../support/gateway/describe-resource';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { staffNumbers } from '../../support/gateway/staff-numbers';

const named = (...nos: string[]) => nos.map((no) => ({ no, name: '' }));
const POSITION_PAGE = 'YHWZ-YMQX-050204';
const GRADE_PAGE = 'YHWZ-YMQX-050205';
const ROLE_PAGE = 'YHWZ-YMQX-050301';
const HOME = 'YHWZ-YMQX-00';
const row = (roleName: string, objects: readonly string[], permissionRangeID: 1 | 2 | 3 = 1) => ({
  roleName,
  remark: '',
  permissionRangeID,
  objectList: named(...objects),
});

describe('roles', () => {
  let gateway: TestGateway;
  let as: { as: string };
  let staff: { as: string };
  let noOf: (account: string) => string;
  beforeAll(async () => {
    gateway = await startTestGateway();
    as = { as: await gateway.login('admin') };
    staff = { as: await gateway.login('staff') };
    noOf = await staffNumbers(gateway);
  });
  afterAll(() => gateway.close());

  /** Adds a role whose only member is `staff`. */
  async function roleOfStaff(roleName: string, objects: readonly string[], range: 1 | 2 | 3 = 1) {
    const role = await gateway.ok(roles.add, row(roleName, objects, range), as);
    await gateway.ok(addRoleMember, { key: role.roleNO, staffNOs: [noOf('staff')] }, as);
    return role;
  }
  async function dissolve(key: string): Promise<void> {
    await gateway.ok(deleteRoleMember, { key, staffNOs: [noOf('staff')] }, as);
    const { version } = await gateway.ok(roles.get, { key }, as);
    await gateway.ok(roles.remove, { key, version }, as);
  }
  const fieldsOf = async (body: unknown, who = as) => (await gateway.send(roles.add, body, who)).result;

  it('came with the portal, with who has them', async () => {
    const { rows } = await gateway.ok(roles.list, {}, as);
    assert.deepEqual(
      rows.map(({ roleName, isBuiltIn }) => [roleName, isBuiltIn]).toSorted(),
      [
        ['企业管理员', true],
        ['员工', true],
        ['员工（不可登录PC端）', true],
        ['财务负责人', true],
        ['部门审批人', true],
      ].toSorted(),
    );
    const empty = await gateway.ok(roles.list, { memberCount: 'none', isBuiltIn: false }, as);
    assert.equal(empty.total, 0);
    const some = await gateway.ok(roles.list, { memberCount: 'some' }, as);
    assert.ok(some.total > 0 && some.rows.every(({ memberCount }) => memberCount > 0));
    const everyone = rows.find(({ roleNO }) => roleNO === '100001-staff');
    assert.ok(everyone);
    const listed = await gateway.ok(queryRoleMemberList, { key: everyone.roleNO, pageSize: 5 }, as);
    assert.equal(listed.total, everyone.memberCount);
    assert.equal(listed.memberList.length, 5);
    const found = await gateway.ok(queryRoleMemberList, { key: everyone.roleNO, keyword: '陈思远' }, as);
    assert.ok(found.memberList.some(({ staffNO }) => staffNO === noOf('staff')));
    assert.ok(found.total < listed.total);
  });

  it('count with the next call of their members, and no longer once they are taken away', async () => {
    await gateway.refused('forbidden', positions.list, {}, staff);
    const role = await roleOfStaff('职位维护员', [POSITION_PAGE, OBJECT.editPositions]);
    await gateway.ok(positions.list, {}, staff);
    const { version } = await gateway.ok(roles.get, { key: role.roleNO }, as);
    const values = row('职位维护员', [HOME]);
    await gateway.ok(roles.alter, { key: role.roleNO, version, values }, as);
    await gateway.refused('forbidden', positions.list, {}, staff);
    await dissolve(role.roleNO);
  });

  it('read the data of their pages, and change them by a right of its own', async () => {
    const role = await roleOfStaff('职级查看员', [GRADE_PAGE]);
    assert.deepEqual(role.objectList.map(({ no }) => no).toSorted(), [GRADE_PAGE, OBJECT.seePositions]);
    const held = async () =>
      (
        await gateway.db
          .selectFrom('role_grant')
          .select('object_no')
          .where('role_no', '=', role.roleNO)
          .execute()
      )
        .map(({ object_no }) => object_no)
        .toSorted();
    const menus = [OBJECT.pageRoot, 'YHWZ-YMQX-05', 'YHWZ-YMQX-0502'];
    assert.deepEqual(await held(), [...menus, GRADE_PAGE, OBJECT.seePositions].toSorted());
    await gateway.ok(grades.list, {}, staff);
    await gateway.ok(positions.list, {}, staff);
    await gateway.refused('forbidden', grades.add, { gradeName: '新级', remark: '' }, staff);
    const alone = row('只读', [OBJECT.seePositions]);
    assert.deepEqual(await fieldsOf(alone), {
      fields: { objectList: '“查看职位和职级”须与页面“职位列表”一并授予' },
    });
    // a page that lost its right to read before stays without it
    await gateway.db
      .deleteFrom('role_grant')
      .where('role_no', '=', role.roleNO)
      .where('object_no', '=', OBJECT.seePositions)
      .execute();
    const { version } = await gateway.ok(roles.get, { key: role.roleNO }, as);
    const values = row('职级查看员', [GRADE_PAGE, HOME]);
    await gateway.ok(roles.alter, { key: role.roleNO, version, values }, as);
    assert.ok(!(await held()).includes(OBJECT.seePositions));
    await dissolve(role.roleNO);
  });

  it('grant a page with the menus above it, and an action with its page alone', async () => {
    assert.deepEqual(await fieldsOf(row('无页面', [OBJECT.editPositions])), {
      fields: { objectList: '“维护职位和职级”须与页面“职位列表”一并授予' },
    });
    const role = await gateway.ok(roles.add, row('职位查看', [POSITION_PAGE]), as);
    const grants = await gateway.db
      .selectFrom('role_grant')
      .select('object_no')
      .where('role_no', '=', role.roleNO)
      .execute();
    assert.deepEqual(
      new Set(grants.map(({ object_no }) => object_no)),
      new Set([POSITION_PAGE, OBJECT.seePositions, 'YHWZ-YMQX-0502', 'YHWZ-YMQX-05', OBJECT.pageRoot]),
    );
    await gateway.ok(roles.remove, { key: role.roleNO, version: role.version }, as);
    assert.deepEqual(await fieldsOf(row('未知', ['YHWZ-YMQX-05', 'NONE'])), {
      fields: { objectList: '所选权限不存在，请重新选择' },
    });
  });

  it('give no member more rights than the granter has, by a role, a member or a copy', async () => {
    const role = await roleOfStaff('角色维护员', [ROLE_PAGE, OBJECT.editRoles]);
    const { objectList } = await gateway.ok(queryGrantableObjects, {}, staff);
    const isHeld = (no: string) => objectList.find(({ objectNo }) => objectNo === no)?.isHeld;
    assert.deepEqual(
      [isHeld(POSITION_PAGE), isHeld(HOME), isHeld(OBJECT.pcLoginDisabled)],
      [false, true, true],
    );
    assert.deepEqual(await fieldsOf(row('越权', [POSITION_PAGE, HOME]), staff), {
      fields: { objectList: '您没有权限“职位列表”“查看职位和职级”，不能授予他人' },
    });
    assert.deepEqual(await fieldsOf(row('越权', [HOME], 2), staff), {
      fields: { permissionRangeID: '不能超出您自己的数据范围' },
    });
    const self = [noOf('staff')];
    await gateway.refused('grantBeyondOwn', addRoleMember, { key: '100001-admin', staffNOs: self }, staff);
    await gateway.refused('grantBeyondOwn', copyRole, { key: '100001-admin', roleName: '副本' }, staff);
    const wide = await gateway.ok(roles.add, row('宽范围', [HOME], 2), as);
    await gateway.refused('rangeBeyondOwn', addRoleMember, { key: wide.roleNO, staffNOs: self }, staff);
    // Grants that exist already stay, even when the caller could not add them.
    const kept = { key: wide.roleNO, version: wide.version, values: row('宽范围改', [HOME], 2) };
    const changed = await gateway.ok(roles.alter, kept, staff);
    await gateway.ok(roles.remove, { key: wide.roleNO, version: changed.version }, staff);
    await dissolve(role.roleNO);
  });

  it('are copied without their members', async () => {
    const { roleNO } = await gateway.ok(copyRole, { key: '100001-finance', roleName: '财务助理' }, as);
    const original = await gateway.ok(roles.get, { key: '100001-finance' }, as);
    const copy = await gateway.ok(roles.get, { key: roleNO }, as);
    assert.deepEqual(copy.objectList, original.objectList);
    assert.deepEqual(
      [copy.memberCount, copy.isBuiltIn, copy.permissionRangeID],
      [0, false, original.permissionRangeID],
    );
    const { result } = await gateway.send(copyRole, { key: '100001-finance', roleName: '财务助理' }, as);
    assert.deepEqual(result, { fields: { roleName: '已有同名的角色' } });
    await gateway.ok(roles.remove, { key: roleNO, version: copy.version }, as);
  });

  it('stay where they are everybody’s, built in, held or in use', async () => {
    const removal = async (key: string) => {
      const { version } = await gateway.ok(roles.get, { key }, as);
      return (await gateway.send(roles.remove, { key, version }, as)).msg;
    };
    assert.equal(await removal('100001-staff'), '“员工”是全体员工的角色，不能删除');
    assert.equal(await removal('100001-finance'), '“财务负责人”是内置角色，不能删除');
    const role = await roleOfStaff('有成员', [HOME]);
    assert.equal(await removal(role.roleNO), '角色“有成员”有1名成员，不能删除，请先移除成员');
    await dissolve(role.roleNO);
    const used = await gateway.ok(roles.add, row('审批用', [HOME]), as);
    const { flow, apply_type, version } = await gateway.db
      .selectFrom('approval_flow')
      .selectAll()
      .where('enterprise_num', '=', '100001')
      .orderBy('version', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    const write = (approver: object) =>
      gateway.db
        .updateTable('approval_flow')
        .set({ flow: JSON.stringify({ steps: [{ ...flow.steps[0], approver }] }) })
        .where('enterprise_num', '=', '100001')
        .where('apply_type', '=', apply_type)
        .where('version', '=', version)
        .execute();
    await write({ kind: 'role', roleNo: used.roleNO });
    assert.equal(await removal(used.roleNO), '角色“审批用”已用于审批流程，不能删除');
    await write({ kind: 'supervisor', level: 1 });
    await gateway.ok(roles.remove, { key: used.roleNO, version: used.version }, as);
  });

  it('always leave somebody who can keep them', async () => {
    const key = '100001-admin';
    const holders = await gateway.ok(queryRoleMemberList, { key, pageSize: 100 }, as);
    const staffNOs = holders.memberList.map(({ staffNO }) => staffNO);
    await gateway.refused('mainManagerRole', deleteRoleMember, { key, staffNOs }, as);
    const admin = await gateway.ok(roles.get, { key }, as);
    const values = {
      ...row(admin.roleName, []),
      permissionRangeID: admin.permissionRangeID,
      objectList: admin.objectList.filter(({ no }) => no !== OBJECT.editRoles),
    };
    const wanted = { key, version: admin.version, values };
    await gateway.refused('lastRoleEditor', roles.alter, wanted, as);
    // A member who cannot log in does not count as an editor.
    const barred = await roleOfStaff('限制', [ROLE_PAGE, OBJECT.editRoles, OBJECT.pcLoginDisabled]);
    await gateway.refused('lastRoleEditor', roles.alter, wanted, as);
    await dissolve(barred.roleNO);
    const other = await roleOfStaff('接手', [ROLE_PAGE, OBJECT.editRoles]);
    await gateway.ok(roles.alter, wanted, as);
    await gateway.ok(roles.list, {}, as);
    await gateway.refused('forbidden', roles.alter, wanted, as);
    await gateway.refused('grantBeyondOwn', addRoleMember, { key, staffNOs: [noOf('staff')] }, staff);
    await gateway.db.insertInto('role_grant').values({ role_no: key, object_no: OBJECT.editRoles }).execute();
    await dissolve(other.roleNO);
  });

  it('know no staff and no roles of other enterprises, and note who came and went', async () => {
    const theirs = await gateway.db
      .selectFrom('staff')
      .select('staff_no')
      .where('enterprise_num', '!=', '100001')
      .limit(1)
      .executeTakeFirstOrThrow();
    const role = await roleOfStaff('留痕', [HOME]);
    const strangers = await gateway.send(
      addRoleMember,
      { key: role.roleNO, staffNOs: [theirs.staff_no] },
      as,
    );
    assert.deepEqual(strangers.result, { fields: { staffNOs: '所选员工不属于当前企业，请重新选择' } });
    for (const call of [addRoleMember, deleteRoleMember])
      await gateway.refused('rowUnknown', call, { key: '100003-admin', staffNOs: [noOf('staff')] }, as);
    await gateway.refused('rowUnknown', copyRole, { key: '100003-admin', roleName: '副本' }, as);
    await gateway.refused('rowUnknown', queryRoleMemberList, { key: '100003-admin' }, as);
    await gateway.ok(deleteRoleMember, { key: role.roleNO, staffNOs: [noOf('staff')] }, as);
    const noted = await gateway.ok(roles.changes, { key: role.roleNO }, as);
    assert.deepEqual(
      noted.slice(0, 2).map(({ before, after }) => [before?.['memberList'], after?.['memberList']]),
      [
        [[{ no: noOf('staff'), name: '陈思远' }], []],
        [[], [{ no: noOf('staff'), name: '陈思远' }]],
      ],
    );
    await gateway.ok(roles.remove, { key: role.roleNO, version: role.version }, as);
  });

  describeResource(roles, {
    gateway: () => gateway,
    row: row('出行专员', [HOME]),
    other: row('出行主管', [HOME, POSITION_PAGE, OBJECT.editPositions], 2),
    taken: { roleName: '已有同名的角色' },
    wrong: {
      row: { roleName: ' ', objectList: [] },
      fields: { roleName: '请输入角色名称', objectList: '请至少选择一项权限' },
    },
  });
});
