import assert from 'node:assert/strict';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { alterDepartment, queryDepartments } from '../../../src/contract/address-book/departments';
import { staffMembers } from '../../../src/contract/address-book/staff-members';
import { departStaff, queryStaffDependents } from '../../../src/contract/address-book/staff-state';
import { roleNo } from '../../../demo/gateway/permission/objects/built-in-roles';
import { setFlow } from '../../support/gateway/areas/approval-flow';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { setUpAdmin } from '../../support/gateway/areas/accounts/second-admin';
import { alterStaff, formLike } from '../../support/gateway/areas/accounts/staff-forms';
import { staffNumbers } from '../../support/gateway/staff-numbers';

const E = '100001';

describe('the successor of a leaver who decides over an administrator', () => {
  let gateway: TestGateway;
  let noOf: (account: string) => string;
  let admin: { as: string };
  let as: { as: string };
  let me: string;
  let friend: string;
  let mainName: string;
  let phones = 0;
  beforeAll(async () => {
    gateway = await startTestGateway();
    noOf = await staffNumbers(gateway);
    me = noOf('finance');
    friend = noOf('approver');
    await gateway.db
      .insertInto('staff_role')
      .values({ enterprise_num: E, staff_no: me, role_no: roleNo(E, 'admin') })
      .execute();
    mainName = (
      await gateway.db
        .selectFrom('staff')
        .select('staff_name')
        .where('staff_no', '=', noOf('admin'))
        .executeTakeFirstOrThrow()
    ).staff_name;
  });
  beforeEach(async () => {
    gateway.clock.advance(10 * 24 * 60);
    admin = { as: await gateway.login('admin') };
    as = { as: await gateway.login('finance') };
  });
  afterAll(() => gateway.close());

  const set = (staffNo: string, values: { supervisor_no?: string | null; dept_no?: string }) =>
    gateway.db.updateTable('staff').set(values).where('staff_no', '=', staffNo).execute();
  /** Adds a new colleague beside another member of staff, as the main administrator. */
  async function added(staffName: string, supervisorNo: string | null = null) {
    phones += 1;
    const beside = await gateway.ok(staffMembers.get, { key: me }, admin);
    const supervisor = supervisorNo === null ? null : { no: supervisorNo, name: '' };
    const form = formLike(beside, { staffName, phone: `1388660000${phones}`, email: '', supervisor });
    return (await gateway.ok(staffMembers.add, form, admin)).staffNO;
  }
  const successorsOf = async (key: string, by = as) =>
    (await gateway.ok(queryStaffDependents, { key, staffState: 'departed' }, by)).callersList;
  const decidedBy = (staffNo: string) =>
    setFlow(gateway, [
      {
        stepNo: 1,
        stepName: '审批',
        approver: { kind: 'staff', staffNOs: [staffNo] },
        mode: 'any',
        conditions: [],
      },
    ]);
  const makeApprover = async (staffNo: string) => {
    const role_no = roleNo(E, 'approver');
    await gateway.db
      .insertInto('staff_role')
      .values({ enterprise_num: E, staff_no: staffNo, role_no })
      .execute();
  };

  it('is no supervisor whom they have given the leaver of late', async () => {
    const above = await added('原上级');
    await makeApprover(above);
    const leaver = await added('审批人', above);
    await decidedBy(leaver);
    const names = async () => (await successorsOf(leaver)).map(({ successorName }) => successorName);
    assert.deepEqual(new Set(await names()), new Set(['原上级']));
    const supervisor = { no: friend, name: '' };
    assert.equal((await alterStaff(gateway, as.as, leaver, { supervisor })).code, '0');
    assert.deepEqual(new Set(await names()), new Set([mainName]));
    gateway.clock.advance(8 * 24 * 60);
    as = { as: await gateway.login('finance') };
    assert.notDeepEqual(new Set(await names()), new Set([mainName]));
  });

  it('is no successor either whom they have named for the leaver’s supervisor', async () => {
    const above = await added('先离职的上级');
    const leaver = await added('后离职的审批人', above);
    await decidedBy(leaver);
    const { version } = await gateway.ok(staffMembers.get, { key: above }, as);
    await gateway.ok(departStaff, { key: above, version, successor: { no: friend, name: '' } }, as);
    const { supervisor } = await gateway.ok(staffMembers.get, { key: leaver }, as);
    assert.equal(supervisor?.no, friend);
    const names = (await successorsOf(leaver)).map(({ successorName }) => successorName);
    assert.deepEqual(new Set(names), new Set([mainName]));
  });

  it('is no head whom they have given a department above', async () => {
    await gateway.db
      .updateTable('department')
      .set({ head_no: null })
      .where('enterprise_num', '=', E)
      .execute();
    const { departmentList } = await gateway.ok(queryDepartments, {}, admin);
    const own = departmentList.find(({ parentNO }) => parentNO !== '');
    const parent = departmentList.find(({ deptNO }) => deptNO === own?.parentNO);
    assert.ok(own && parent);
    const leaver = await added('没有上级的上级');
    await set(leaver, { dept_no: own.deptNO });
    await set(me, { supervisor_no: leaver });
    const { deptNO, version, deptName, parentNO } = parent;
    const head = { no: friend, name: '' };
    await gateway.ok(alterDepartment, { deptNO, version, deptName, parentNO, head }, as);
    assert.deepEqual(await successorsOf(leaver), [{ name: '您本人的直属上级', successorName: mainName }]);
    await set(me, { supervisor_no: null });
  });

  it('is taken so, too, where it decides over those who have set them up of late', async () => {
    const top = await added('再上级');
    const leaver = await added('设置人的上级', top);
    gateway.clock.advance(8 * 24 * 60);
    as = { as: await gateway.login('finance') };
    await set(me, { supervisor_no: leaver });
    const made = await setUpAdmin(gateway, { by: as.as, beside: noOf('staff'), phone: '13886611111' });
    const found = await successorsOf(leaver, { as: made.as });
    assert.deepEqual(
      found.map(({ successorName }) => successorName),
      ['再上级'],
    );
    const { version } = await gateway.ok(staffMembers.get, { key: leaver }, { as: made.as });
    const successor = { no: friend, name: '' };
    await gateway.ok(departStaff, { key: leaver, version, successor }, { as: made.as });
    const { supervisor } = await gateway.ok(staffMembers.get, { key: me }, as);
    assert.equal(supervisor?.no, top);
    await set(me, { supervisor_no: null });
  });
});
