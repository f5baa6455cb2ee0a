import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { queryApprovalFlows, saveApprovalFlow } from '../../../src/contract/approval/flow-settings';
import {
  addDepartment,
  alterDepartment,
  queryDepartments,
} from '../../../src/contract/address-book/departments';
import { staffMembers } from '../../../src/contract/address-book/staff-members';
import { departStaff } from '../../../src/contract/address-book/staff-state';
import { saveCostObject } from '../../../src/contract/cost-center/cost-objects';
import { OBJECT } from '../../../src/contract/permission/objects';
import { addRoleMember, roles } from '../../../src/contract/permission/roles';
import { shanghaiDate } from '../../../src/domain/shanghai-time';
import { setFlow } from '../../support/gateway/areas/approval-flow';
import { costObjects } from '../../support/gateway/areas/money/cost-objects';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { alterStaff, formLike } from '../../support/gateway/areas/accounts/staff-forms';
import { staffNumbers } from '../../support/gateway/staff-numbers';

const E = '100001';
const POSTS = /以有期限的权限任.*请由其他管理员修改/;

describe('a right that somebody has until a day', () => {
  let gateway: TestGateway;
  let noOf: (account: string) => string;
  let admin: { as: string };
  let keeper: { as: string };
  let me: string;
  let friend: string;
  let self: { no: string; name: string };
  beforeAll(async () => {
    gateway = await startTestGateway();
    noOf = await staffNumbers(gateway);
    me = noOf('approver');
    friend = noOf('staff');
    self = { no: me, name: '' };
    admin = { as: await gateway.login('admin') };
    await gateway.db
      .updateTable('staff')
      .set({ supervisor_no: null })
      .where('staff_no', '=', friend)
      .execute();
    await keep(shanghaiDate(gateway.clock.now));
    keeper = { as: await gateway.login('approver') };
  });
  afterAll(() => gateway.close());

  async function keep(validTo: string | null) {
    await gateway.db.deleteFrom('sub_manager').where('staff_no', '=', me).execute();
    await gateway.db
      .insertInto('sub_manager')
      .values({
        enterprise_num: E,
        staff_no: me,
        is_whole: true,
        dept_nos: [],
        object_nos: [
          OBJECT.seeStaff,
          OBJECT.editStaff,
          OBJECT.editRoles,
          OBJECT.editApprovalFlow,
          OBJECT.editCostObjects,
        ],
        valid_from: '2026-01-01',
        valid_to: validTo,
        remark: '',
      })
      .execute();
  }
  const department = async (deptName: string) => {
    const { deptNO } = await gateway.ok(addDepartment, { deptName, parentNO: '', head: null }, admin);
    return deptNO;
  };
  const headed = async (deptNO: string) => {
    const { departmentList } = await gateway.ok(queryDepartments, {}, admin);
    const found = departmentList.find((one) => one.deptNO === deptNO);
    assert.ok(found);
    const { version, deptName, parentNO } = found;
    return { deptNO, version, deptName, parentNO, head: self };
  };
  const refused = ({ code, msg }: { code: string; msg: string }) => {
    assert.equal(code, '48107', msg);
    assert.match(msg, POSTS);
  };

  it('makes them no head and no supervisor, by a form or a departure', async () => {
    const deptNO = await department('他人的部门');
    refused(await gateway.send(alterDepartment, await headed(deptNO), keeper));
    const below = { deptName: '下级部门', parentNO: deptNO, head: self };
    refused(await gateway.send(addDepartment, below, keeper));
    refused(await alterStaff(gateway, keeper.as, friend, { supervisor: self }));
    const beside = await gateway.ok(staffMembers.get, { key: friend }, admin);
    const form = formLike(beside, { staffName: '离职人', phone: '13886500001' });
    const { staffNO: key, version } = await gateway.ok(staffMembers.add, form, admin);
    await gateway.db.updateTable('department').set({ head_no: key }).where('dept_no', '=', deptNO).execute();
    refused(await gateway.send(departStaff, { key, version, successor: self }, keeper));
    await gateway.ok(departStaff, { key, version, successor: { no: friend, name: '' } }, keeper);
  });

  it('makes them no approver, by a flow or a role', async () => {
    const objectList = [{ no: 'YHWZ-YMQX-00', name: '' }];
    const form = { roleName: '审批角色', remark: '', permissionRangeID: 1 as const, objectList };
    const { roleNO: key } = await gateway.ok(roles.add, form, admin);
    const named = { kind: 'role' as const, roleNo: key };
    await setFlow(gateway, [{ stepNo: 1, stepName: '审批', approver: named, mode: 'any', conditions: [] }]);
    refused(await gateway.send(addRoleMember, { key, staffNOs: [me] }, keeper));
    await gateway.ok(addRoleMember, { key, staffNOs: [friend] }, keeper);
    const { flows } = await gateway.ok(queryApprovalFlows, {}, admin);
    const found = flows.find(({ applyType }) => applyType === 1);
    assert.ok(found);
    const step = {
      stepNo: 2,
      stepName: '再审',
      approver: { kind: 'staff' as const, staffNOs: [me] },
      mode: 'any' as const,
      conditions: [],
    };
    const flow = { ...found.flow, steps: [...found.flow.steps, step] };
    const body = { applyType: 1 as const, basedOn: found.version, flow };
    refused(await gateway.send(saveApprovalFlow, body, keeper));
  });

  it('makes them no owner of cost objects', async () => {
    const objects = await costObjects(gateway);
    const { no } = await objects.add({ code: 'P1' });
    refused(await gateway.send(saveCostObject, await objects.changed(no, { ownerNO: me }), keeper));
    const project = objects.wanted({ code: 'P2', costKind: 'project', ownerNO: me });
    refused(await gateway.send(saveCostObject, project, keeper));
    await gateway.ok(saveCostObject, await objects.changed(no, { ownerNO: friend }), keeper);
  });

  it('is used so once it has no end', async () => {
    await keep(null);
    gateway.clock.advance(24 * 60);
    admin = { as: await gateway.login('admin') };
    const as = { as: await gateway.login('approver') };
    await gateway.ok(alterDepartment, await headed(await department('自己负责的部门')), as);
    assert.equal((await alterStaff(gateway, as.as, friend, { supervisor: self })).code, '0');
  });
});
