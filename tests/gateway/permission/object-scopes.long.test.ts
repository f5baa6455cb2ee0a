import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import {
  addDepartment,
  alterDepartment,
  deleteDepartment,
  queryDepartments,
} from '../../../src/contract/address-book/departments';
import {
  addOrUpdateStaffExtInfo,
  queryStaffExtInfo,
  staffFields,
} from '../../../src/contract/address-book/staff-fields';
import { staffMembers } from '../../../src/contract/address-book/staff-members';
import {
  changeStaffState,
  departStaff,
  queryStaffDependents,
} from '../../../src/contract/address-book/staff-state';
import { queryCommentAverages, tripComments } from '../../../src/contract/comment/comments';
import {
  queryStaffGrants,
  setDataPermission,
  staffPermissions,
} from '../../../src/contract/data-permission/staff-permissions';
import { REPORT_SCOPE } from '../../../src/contract/data-permission/data-permission';
import { addExport, queryExportFile, queryExportList } from '../../../src/contract/download/download';
import { addInvitation, queryInvitations, queryJoinApplications } from '../../../src/contract/invite/manage';
import { queryAirTicketDetailNew, queryorderListOnPermission } from '../../../src/contract/order/list';
import { OBJECT } from '../../../src/contract/permission/objects';
import { operators, WEEKDAYS } from '../../../src/contract/permission/operators';
import { subManagers } from '../../../src/contract/permission/sub-managers';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { staffNumbers } from '../../support/gateway/staff-numbers';

const KEPT = [
  OBJECT.seeStaff,
  OBJECT.editStaff,
  OBJECT.seeOperators,
  OBJECT.editOperators,
  OBJECT.seeStaffPermissions,
  OBJECT.setDataPermissions,
  OBJECT.seeComments,
];
const named = (...nos: string[]) => nos.map((no) => ({ no, name: '' }));

describe('a colleague who sees the enterprise by a role and administers one department', () => {
  let gateway: TestGateway;
  let admin: { as: string };
  let finance: { as: string };
  /** Objects given to the sub administrator, with the pages on which they are used. */
  let keptObjects: readonly string[];
  /** Department given with those below it, a member of it, and a member of another one. */
  let kept: readonly string[];
  let inside: string;
  let outside: { staffNo: string; deptNo: string };
  let sub: { keyId: string; version: number };
  beforeAll(async () => {
    gateway = await startTestGateway();
    const { db } = gateway;
    const noOf = await staffNumbers(gateway);
    admin = { as: await gateway.login('admin') };
    const departments = await db
      .selectFrom('department')
      .select(['dept_no', 'dept_name', 'parent_no'])
      .where('enterprise_num', '=', '100001')
      .execute();
    const top = departments.find(({ dept_name }) => dept_name === '销售中心');
    assert.ok(top);
    kept = departments
      .filter(({ dept_no, parent_no }) => dept_no === top.dept_no || parent_no === top.dept_no)
      .map(({ dept_no }) => dept_no);
    const staff = await db
      .selectFrom('staff')
      .select(['staff_no', 'dept_no'])
      .where('enterprise_num', '=', '100001')
      .where('staff_state', '=', 'active')
      .where('staff_no', 'not in', [noOf('finance'), noOf('admin')])
      .orderBy('staff_no')
      .execute();
    inside = staff.find(({ dept_no }) => kept.includes(dept_no))?.staff_no ?? '';
    const other = staff.find(({ dept_no }) => !kept.includes(dept_no));
    assert.ok(inside !== '' && other);
    outside = { staffNo: other.staff_no, deptNo: other.dept_no };
    const pages = await db
      .selectFrom('permission_object')
      .select('object_no')
      .where('url', 'in', [
        '/addressBook/manage/list',
        '/addressBook/manage/enterpriseInvite',
        '/permission/permissionManageNew',
        '/commentManage/commentListPage',
      ])
      .execute();
    keptObjects = [...new Set([...KEPT, ...pages.map(({ object_no }) => object_no)])];
    sub = await gateway.ok(
      subManagers.add,
      {
        staff: { no: noOf('finance'), name: '' },
        managedScope: 'departments',
        departments: named(top.dept_no),
        objectList: named(...keptObjects),
        validPeriod: { from: '2026-01-01', to: '' },
        remark: '',
      },
      admin,
    );
    finance = { as: await gateway.login('finance') };
  });
  afterAll(() => gateway.close());

  const operator = (deptNo: string) => ({
    staff: { no: inside, name: '' },
    departments: named(deptNo),
    products: ['flight' as const],
    weekdays: [...WEEKDAYS],
    hours: { from: '08:00', to: '09:00' },
    isEnabled: true,
    remark: '',
  });
  const said = async (call: Parameters<TestGateway['send']>[0], body: unknown) => {
    const { result } = await gateway.send(call, body, finance);
    return (result as { fields?: Record<string, string> } | null)?.fields;
  };

  it('sees of each list the part of the department', async () => {
    const { rows } = await gateway.ok(staffMembers.list, { pageSize: 100 }, finance);
    assert.ok(rows.length > 0 && rows.every(({ department }) => kept.includes(department.no)));
    const { departmentList } = await gateway.ok(queryDepartments, {}, finance);
    assert.deepEqual(departmentList.map(({ deptNO }) => deptNO).toSorted(), [...kept].toSorted());
    const permissions = await gateway.ok(staffPermissions.list, { pageSize: 100 }, finance);
    assert.ok(permissions.total > 0 && permissions.total < 60);
    const made = await gateway.ok(operators.add, operator(outside.deptNo), admin);
    assert.equal((await gateway.ok(operators.list, {}, finance)).total, 0);
    await gateway.refused('rowUnknown', operators.get, { key: made.keyId }, finance);
    await gateway.ok(operators.remove, { key: made.keyId, version: made.version }, admin);
    const all = await gateway.ok(tripComments.list, {}, admin);
    const some = await gateway.ok(tripComments.list, {}, finance);
    assert.ok(some.total < all.total || all.total === 0);
    const averages = await gateway.ok(queryCommentAverages, {}, finance);
    assert.equal(averages.reduce((sum, { count }) => sum + count, 0) <= some.total, true);
    const place = {
      department: { no: outside.deptNo, name: '' },
      position: await positionOf(outside.staffNo),
    };
    const given = { ...place, maxUses: 1, days: 1, needsConsent: true };
    await gateway.ok(addInvitation, given, admin);
    assert.equal((await gateway.ok(queryInvitations, {}, finance)).total, 0);
    assert.equal((await gateway.ok(queryJoinApplications, {}, finance)).total, 0);
    assert.equal((await said(addInvitation, given))?.['department'], '该部门不在您的数据权限内');
  });

  const positionOf = async (staffNo: string) => {
    const { position_no } = await gateway.db
      .selectFrom('staff')
      .select('position_no')
      .where('staff_no', '=', staffNo)
      .executeTakeFirstOrThrow();
    return { no: position_no ?? '', name: '' };
  };

  it('is refused records of others', async () => {
    const { staffNo: key, deptNo: deptNO } = outside;
    const whole = await gateway.ok(staffMembers.get, { key }, admin);
    const attempts: [call: Parameters<TestGateway['refused']>[1], body: unknown][] = [
      [staffMembers.get, { key }],
      [staffMembers.changes, { key }],
      [queryStaffDependents, { key, staffState: 'stopped' }],
      [departStaff, { key, version: whole.version, successor: null }],
      [changeStaffState, { key, version: whole.version, staffState: 'stopped' }],
      [queryStaffExtInfo, { staffNO: key }],
      [addOrUpdateStaffExtInfo, { staffNO: key, extInfoList: [] }],
      [alterDepartment, { deptNO, version: 1, deptName: '改名', parentNO: '', head: null }],
      [deleteDepartment, { deptNO, version: 1 }],
      [staffPermissions.get, { key }],
      [staffPermissions.changes, { key }],
      [queryStaffGrants, { key }],
      [setDataPermission, { key, ...REPORT_SCOPE, permissionRangeID: 1, memberList: [] }],
    ];
    for (const [call, body] of attempts) {
      const { code, msg } = await gateway.send(call, body, finance);
      assert.equal(code, '49801', `${call.path}: ${code} ${msg}`);
    }
    const beyond = '该部门不在您的数据权限内';
    assert.deepEqual(await said(addDepartment, { deptName: '新部门', parentNO: '', head: null }), {
      parentNO: beyond,
    });
    assert.deepEqual(await said(addDepartment, { deptName: '新部门', parentNO: deptNO, head: null }), {
      parentNO: beyond,
    });
    assert.deepEqual(await said(operators.add, operator(deptNO)), {
      departments: '只能选择您自己管理的部门',
    });
    const field = {
      fieldName: '工位',
      fieldKind: 'text' as const,
      isRequired: false,
      isEnabled: true,
      options: [],
    };
    const { code } = await gateway.send(staffFields.add, field, finance);
    assert.notEqual(code, '0');
  });

  it('keeps the whole range for their own rights', async () => {
    const query = { scope: 'managed' as const };
    const all = await gateway.ok(queryorderListOnPermission, query, admin);
    const own = await gateway.ok(queryorderListOnPermission, query, finance);
    assert.equal(own.total, all.total);
    const [order] = own.orderList;
    assert.ok(order);
    await gateway.ok(queryAirTicketDetailNew, { orderNo: order.orderNo }, finance);
  });

  it('has files of the department alone, and of nothing once it is taken', async () => {
    const { exportNo } = await gateway.ok(addExport, { kind: 'staff', format: 'csv', query: {} }, finance);
    await gateway.idle();
    const { exportList } = await gateway.ok(queryExportList, {}, finance);
    const { total } = await gateway.ok(staffMembers.list, {}, finance);
    assert.equal(exportList.find((job) => job.exportNo === exportNo)?.rowsTotal, total);
    await gateway.ok(queryExportFile, { exportNo }, finance);

    const setKept = (more: object) =>
      gateway.db.updateTable('sub_manager').set(more).where('key_id', '=', sub.keyId).execute();
    await setKept({ dept_nos: [kept[1] ?? outside.deptNo] });
    await gateway.refused('exportBeyondRights', queryExportFile, { exportNo }, finance);
    await setKept({ dept_nos: [kept[0]], object_nos: [OBJECT.seeComments] });
    await gateway.refused('forbidden', queryExportFile, { exportNo }, finance);
    await setKept({ object_nos: [...keptObjects] });
    await gateway.ok(queryExportFile, { exportNo }, finance);
  });

  it('sees all records of a role’s range, too, and still changes only those of the department', async () => {
    await gateway.db
      .insertInto('role_grant')
      .values({ role_no: '100001-finance', object_no: OBJECT.seeStaff })
      .execute();
    const { total } = await gateway.ok(staffMembers.list, {}, admin);
    assert.equal((await gateway.ok(staffMembers.list, {}, finance)).total, total);
    const { version } = await gateway.ok(staffMembers.get, { key: outside.staffNo }, finance);
    const stopped = { key: outside.staffNo, version, staffState: 'stopped' as const };
    await gateway.refused('rowUnknown', changeStaffState, stopped, finance);
  });
});
