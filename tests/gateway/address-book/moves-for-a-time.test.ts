import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import {
  addDepartment,
  alterDepartment,
  queryDepartments,
} from '../../../src/contract/address-book/departments';
import { REPORT_SCOPE } from '../../../src/contract/data-permission/data-permission';
import { OBJECT } from '../../../src/contract/permission/objects';
import { shanghaiDate } from '../../../src/domain/shanghai-time';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { alterStaff } from '../../support/gateway/areas/accounts/staff-forms';
import { staffNumbers } from '../../support/gateway/staff-numbers';

const E = '100001';
const WIDER = '您的管理权限有期限，不能将可查看本部门数据的员工移至其他部门，请由其他管理员修改';
const OTHERS = '您的管理权限有期限，不能将部门移至他人可查看下级部门数据的部门之下，请由其他管理员修改';

describe('a move by somebody who keeps departments until a day', () => {
  let gateway: TestGateway;
  let admin: { as: string };
  let keeper: { as: string };
  let friend: string;
  let one: string;
  let two: string;
  let below: string;
  let roleNo: string;
  beforeAll(async () => {
    gateway = await startTestGateway();
    const noOf = await staffNumbers(gateway);
    friend = noOf('staff');
    admin = { as: await gateway.login('admin') };
    const add = async (deptName: string, parentNO: string) =>
      (await gateway.ok(addDepartment, { deptName, parentNO, head: null }, admin)).deptNO;
    one = await add('管理的部门甲', '');
    two = await add('管理的部门乙', '');
    below = await add('甲的下级部门', one);
    await gateway.db
      .insertInto('sub_manager')
      .values({
        enterprise_num: E,
        staff_no: noOf('approver'),
        is_whole: false,
        dept_nos: [one, two],
        object_nos: [OBJECT.seeStaff, OBJECT.editStaff],
        valid_from: '2026-01-01',
        valid_to: shanghaiDate(gateway.clock.now),
        remark: '',
      })
      .execute();
    keeper = { as: await gateway.login('approver') };
    const role = { enterprise_num: E, role_name: '部门数据', permission_range_id: 3 as const };
    roleNo = (await gateway.db.insertInto('role').values(role).returning('role_no').executeTakeFirstOrThrow())
      .role_no;
  });
  afterAll(() => gateway.close());

  const stands = (no: string) =>
    gateway.db.updateTable('staff').set({ dept_no: no }).where('staff_no', '=', friend).execute();
  const sees = (range: 3 | 5, members: readonly string[] = []) =>
    gateway.db.transaction().execute(async (db) => {
      const scope = {
        enterprise_num: E,
        staff_no: friend,
        busi_scene_id: REPORT_SCOPE.busiSceneID,
        permission_id: REPORT_SCOPE.permissionID,
      };
      await db.deleteFrom('data_permission').where('staff_no', '=', friend).execute();
      await db
        .insertInto('data_permission')
        .values({ ...scope, permission_range_id: range })
        .execute();
      for (const member_dept_no of members)
        await db
          .insertInto('data_permission_member')
          .values({ ...scope, member_staff_no: null, member_dept_no })
          .execute();
    });
  const moved = async (no: string) => {
    const { result } = await alterStaff(gateway, keeper.as, friend, { department: { no, name: '' } });
    return (result as { fields?: Record<string, string> } | null)?.fields?.['department'];
  };

  it('gives no colleague the data of another department, where a role or a scope shows them their own', async () => {
    await stands(one);
    assert.equal(await moved(two), undefined);
    await gateway.db
      .insertInto('staff_role')
      .values({ enterprise_num: E, staff_no: friend, role_no: roleNo })
      .execute();
    assert.equal(await moved(one), WIDER);
    await stands(below);
    assert.equal(await moved(one), WIDER);
    // Members of the role already see that department.
    await stands(one);
    assert.equal(await moved(below), undefined);
    await gateway.db.deleteFrom('staff_role').where('role_no', '=', roleNo).execute();
    await sees(3);
    assert.equal(await moved(two), WIDER);
    assert.equal(
      (await alterStaff(gateway, admin.as, friend, { department: { no: two, name: '' } })).code,
      '0',
    );
  });

  it('brings no department below one that the scope of reports or the bookings of somebody hold', async () => {
    const { departmentList } = await gateway.ok(queryDepartments, {}, admin);
    const leaf = (await gateway.ok(addDepartment, { deptName: '叶', parentNO: one, head: null }, admin))
      .deptNO;
    assert.ok(departmentList.some(({ deptNO }) => deptNO === below));
    await stands(two);
    const move = async () => {
      const body = { deptNO: leaf, version: 1, deptName: '叶', parentNO: below, head: null };
      const { result } = await gateway.send(alterDepartment, body, keeper);
      return (result as { fields?: Record<string, string> } | null)?.fields?.['parentNO'];
    };
    await sees(5, [below]);
    assert.equal(await move(), OTHERS);
    await gateway.db.deleteFrom('data_permission').where('staff_no', '=', friend).execute();
    const operator = {
      enterprise_num: E,
      staff_no: friend,
      products: ['flight'],
      weekdays: ['1'],
      begin_time: '09:00',
      end_time: '18:00',
      remark: '',
    };
    await gateway.db
      .insertInto('booking_operator')
      .values({ ...operator, dept_nos: [below], is_enabled: true })
      .execute();
    assert.equal(await move(), OTHERS);
    await gateway.db.deleteFrom('booking_operator').where('staff_no', '=', friend).execute();
    assert.equal(await move(), undefined);
  });
});
