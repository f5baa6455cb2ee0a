import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { queryPermMember, REPORT_SCOPE } from '../../../src/contract/data-permission/data-permission';
import {
  queryStaffGrants,
  setDataPermission,
  staffPermissions,
  type SceneRange,
} from '../../../src/contract/data-permission/staff-permissions';
import { addExport, queryExportFile } from '../../../src/contract/download/download';
import { OBJECT } from '../../../src/contract/permission/objects';
import { subManagers } from '../../../src/contract/permission/sub-managers';
import { queryReportDimension } from '../../../src/contract/report/report';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { staffNumbers } from '../../support/gateway/staff-numbers';

describe('permissions of staff', () => {
  let gateway: TestGateway;
  let as: { as: string };
  let approver: { as: string };
  let noOf: (account: string) => string;
  beforeAll(async () => {
    gateway = await startTestGateway();
    as = { as: await gateway.login('admin') };
    approver = { as: await gateway.login('approver') };
    noOf = await staffNumbers(gateway);
    // Grants the right to see the staff of an administered department as well.
    await gateway.db
      .insertInto('role_grant')
      .values(
        [OBJECT.seeStaffPermissions, OBJECT.setDataPermissions].map((object_no) => ({
          role_no: '100001-approver',
          object_no,
        })),
      )
      .execute();
  });
  afterAll(() => gateway.close());

  const wanted = (account: string, permissionRangeID: SceneRange | null, ...nos: string[]) => ({
    key: noOf(account),
    ...REPORT_SCOPE,
    permissionRangeID,
    memberList: nos.map((no) => ({ no, name: '' })),
  });
  const problem = async (body: unknown, who = as) =>
    (await gateway.send(setDataPermission, body, who)).result;
  const said = (fields: Record<string, string>) => ({ fields });
  /** Rows of a CSV file by header; a code stands as a formula, so that spreadsheets keep it as it is. */
  async function csvOf(kind: string, query: Record<string, unknown>, who: { as: string }) {
    const { exportNo } = await gateway.ok(addExport, { kind, format: 'csv', query }, who);
    await gateway.idle();
    const { downloadUrl } = await gateway.ok(queryExportFile, { exportNo }, who);
    const file = await gateway.app.inject(downloadUrl.replace(gateway.config.publicUrl, ''));
    const [header = [], ...rows] = file.body
      .replace('\uFEFF', '')
      .trimEnd()
      .split('\r\n')
      .map((line) =>
        [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = '']) =>
          cell.replace(/^"="|"/g, ''),
        ),
      );
    return rows.map((cells): Record<string, string> =>
      Object.fromEntries(header.map((name, at) => [name, cells[at] ?? ''])),
    );
  }
  const placeOf = async (staffNo: string) =>
    (
      await gateway.db
        .selectFrom('staff')
        .select('dept_no')
        .where('staff_no', '=', staffNo)
        .executeTakeFirstOrThrow()
    ).dept_no;

  it('are listed with roles and administration, within the scope of who asks, and narrowed by each', async () => {
    const all = await gateway.ok(staffPermissions.list, { pageSize: 100 }, as);
    const main = all.rows.find(({ staffNO }) => staffNO === noOf('admin'));
    assert.deepEqual([main?.managerKind, main?.reportScope.permissionRangeID], ['main', 2]);
    assert.ok(main?.roleList.some(({ name }) => name === '企业管理员'));
    const seen = await gateway.ok(staffPermissions.list, { pageSize: 100 }, approver);
    assert.ok(seen.total > 1 && seen.total < all.total);
    await gateway.ok(staffPermissions.get, { key: noOf('staff') }, approver);
    await gateway.refused('rowUnknown', staffPermissions.get, { key: noOf('admin') }, approver);
    await gateway.refused('forbidden', staffPermissions.list, {}, { as: await gateway.login('staff') });

    const foundBy = async (filters: Parameters<typeof gateway.ok<typeof staffPermissions.list>>[1]) =>
      (await gateway.ok(staffPermissions.list, { pageSize: 100, ...filters }, as)).rows;
    assert.deepEqual(
      (await foundBy({ keyword: '刘敏' })).map(({ staffNO }) => staffNO),
      [noOf('admin')],
    );
    assert.deepEqual(
      (await foundBy({ managerKind: 'main' })).map(({ staffNO }) => staffNO),
      [noOf('admin')],
    );
    assert.equal((await foundBy({ managerKind: 'sub' })).length, 0);
    assert.ok((await foundBy({ managerKind: 'none' })).every(({ staffNO }) => staffNO !== noOf('admin')));
    const holders = await foundBy({ roleList: '100001-finance' });
    assert.ok(
      holders.length > 0 &&
        holders.every(({ roleList }) => roleList.some(({ no }) => no === '100001-finance')),
    );
    const deptNo = await placeOf(noOf('approver'));
    const below = await foundBy({ department: deptNo });
    assert.ok(
      below.some(({ department }) => department.no !== deptNo),
      'those below it are of it',
    );
    assert.equal((await foundBy({ department: '0' })).length, 0);
    const keepers = await foundBy({ objectList: OBJECT.editRoles });
    assert.ok(keepers.every(({ objectList }) => objectList.some(({ no }) => no === OBJECT.editRoles)));
    assert.deepEqual(
      keepers.map(({ staffNO }) => staffNO),
      [noOf('admin')],
    );
  });

  it('give for each object its source, of a sub administrator too while they are one', async () => {
    const sourcesOf = async (objectNo: string) =>
      (await gateway.ok(queryStaffGrants, { key: noOf('staff') }, as)).grantList.find(
        (grant) => grant.objectNo === objectNo,
      )?.sourceList;
    assert.equal(await sourcesOf('YHWZ-YMQX-050204'), undefined);
    const made = await gateway.ok(
      subManagers.add,
      {
        staff: { no: noOf('staff'), name: '' },
        managedScope: 'enterprise',
        departments: [],
        objectList: ['YHWZ-YMQX-050204', 'YHWZ-YMQX-0401'].map((no) => ({ no, name: '' })),
        validPeriod: { from: '2026-01-01', to: '' },
        remark: '',
      },
      as,
    );
    assert.deepEqual(await sourcesOf('YHWZ-YMQX-050204'), [{ roleNO: '', name: '子管理员' }]);
    assert.deepEqual(await sourcesOf(OBJECT.bookFlight), [{ roleNO: '100001-staff', name: '员工' }]);
    const row = await gateway.ok(staffPermissions.get, { key: noOf('staff') }, as);
    assert.deepEqual([row.managerKind, row.reportScope.permissionRangeID], ['sub', 2]);
    const subs = await gateway.ok(staffPermissions.list, { managerKind: 'sub' }, as);
    assert.equal(subs.total, 1);
    await gateway.ok(subManagers.remove, { key: made.keyId, version: made.version }, as);
    await gateway.refused('rowUnknown', queryStaffGrants, { key: noOf('admin') }, approver);
  });

  it('are exported with the filters of the list, by person and by right, within the scope of who asks', async () => {
    const asOf = '2026-11-20';
    const { rows, total } = await gateway.ok(
      staffPermissions.list,
      { pageSize: 100, roleList: '100001-finance' },
      as,
    );
    const people = await csvOf('staffPermission', { roleList: '100001-finance', asOf }, as);
    assert.equal(people.length, total);
    assert.equal(people[0]?.['角色'], rows[0]?.roleList.map(({ name }) => name).join('、'));
    const made = await gateway.ok(
      subManagers.add,
      {
        staff: { no: noOf('staff'), name: '' },
        managedScope: 'departments',
        departments: [{ no: await placeOf(noOf('staff')), name: '' }],
        objectList: [OBJECT.managedOrders, OBJECT.ownOrders].map((no) => ({ no, name: '' })),
        validPeriod: { from: '2026-01-01', to: '' },
        remark: '',
      },
      as,
    );
    const holders = await csvOf('staffGrant', { objectList: OBJECT.managedOrders, asOf }, as);
    const bySource = new Map(holders.map((row) => [row['员工编号'], row['来源']]));
    assert.equal(bySource.get(noOf('admin')), '主管理员：企业管理员');
    assert.equal(bySource.get(noOf('approver')), '角色：部门审批人');
    assert.match(bySource.get(noOf('staff')) ?? '', /^子管理员：./);
    const own = await csvOf('staffGrant', { staffNO: noOf('staff'), asOf }, as);
    const { grantList } = await gateway.ok(queryStaffGrants, { key: noOf('staff') }, as);
    assert.equal(own.length, grantList.length);
    const twice = own.find((row) => row['权限'] === '机票订单');
    assert.equal(twice?.['所在页面'], '差旅预订 / 我的订单');
    assert.match(twice['来源'] ?? '', /^角色：员工；子管理员：./);
    const all = await csvOf('staffGrant', { asOf }, as);
    const seen = await csvOf('staffGrant', { asOf }, approver);
    assert.ok(seen.length > 0 && seen.length < all.length);
    assert.equal(
      new Set(all.map((row) => `${row['员工编号']} ${row['所在页面']} ${row['权限']}`)).size,
      all.length,
    );
    const foreign = { kind: 'staffGrant', format: 'csv' as const, query: { staffNO: '1000030001', asOf } };
    assert.deepEqual(await csvOf('staffGrant', foreign.query, as), []);
    await gateway.refused('forbidden', addExport, foreign, { as: await gateway.login('staff') });
    await gateway.ok(subManagers.remove, { key: made.keyId, version: made.version }, as);
  });

  it('are set for reports, which go by them at the next call, and is in the log', async () => {
    const staff = { as: await gateway.login('staff') };
    const shown = async () =>
      (await gateway.ok(queryReportDimension, { dimension: 4006 }, staff)).memberList.map(({ no }) => no);
    assert.deepEqual(await shown(), [noOf('staff')]);
    await gateway.ok(setDataPermission, wanted('staff', 4, noOf('admin')), as);
    assert.deepEqual((await shown()).toSorted(), [noOf('staff'), noOf('admin')].toSorted());
    const scope = await gateway.ok(queryPermMember, REPORT_SCOPE, staff);
    assert.deepEqual(scope.permMemberRealList, [{ memberID: noOf('admin'), memberName: '刘敏' }]);
    await gateway.ok(setDataPermission, wanted('staff', 2), as);
    assert.ok((await shown()).length > 2);
    const deptNo = await placeOf(noOf('finance'));
    const { reportScope } = await gateway.ok(setDataPermission, wanted('staff', 5, deptNo), as);
    assert.deepEqual([reportScope.isSet, reportScope.memberList.map(({ no }) => no)], [true, [deptNo]]);
    assert.ok((await shown()).includes(noOf('finance')));
    const reset = await gateway.ok(setDataPermission, wanted('staff', null), as);
    assert.deepEqual(reset.reportScope, { isSet: false, permissionRangeID: 1, memberList: [] });
    assert.deepEqual(await shown(), [noOf('staff')]);
    const changes = await gateway.ok(staffPermissions.changes, { key: noOf('staff') }, as);
    assert.equal(changes.length, 4);
  });

  it('are never set beyond one’s own, for oneself, or for records of other enterprises', async () => {
    const [own, other] = [await placeOf(noOf('approver')), await placeOf(noOf('admin'))];
    const beyond = said({ permissionRangeID: '不能超出您自己的数据范围' });
    await gateway.ok(setDataPermission, wanted('staff', 5, own), approver);
    await gateway.ok(setDataPermission, wanted('staff', 4, noOf('approver')), approver);
    await gateway.ok(setDataPermission, wanted('staff', 3), approver);
    for (const body of [wanted('staff', 2), wanted('staff', 5, other), wanted('staff', 4, noOf('admin'))])
      assert.deepEqual(await problem(body, approver), beyond);
    assert.deepEqual(
      await problem(wanted('approver', 3), approver),
      said({ permissionRangeID: '不能设置自己的数据范围' }),
    );
    await gateway.refused('rowUnknown', setDataPermission, wanted('admin', 1), approver);
    const { staff_no: elsewhere } = await gateway.db
      .selectFrom('staff')
      .select('staff_no')
      .where('enterprise_num', '=', '100002')
      .limit(1)
      .executeTakeFirstOrThrow();
    await gateway.refused('rowUnknown', setDataPermission, { ...wanted('staff', 1), key: elsewhere }, as);
    assert.deepEqual(
      await problem(wanted('staff', 4, elsewhere)),
      said({ memberList: '所选员工不属于当前企业，请重新选择' }),
    );
    assert.deepEqual(await problem(wanted('staff', 5)), said({ memberList: '请选择员工或部门' }));
    await gateway.ok(setDataPermission, wanted('staff', null), as);
  });
});
