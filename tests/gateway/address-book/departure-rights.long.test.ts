import assert from 'node:assert/strict';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import {
  changeStaffState,
  departStaff,
  queryStaffDependents,
} from '../../../src/contract/address-book/staff-state';
import { staffMembers } from '../../../src/contract/address-book/staff-members';
import { OBJECT } from '../../../src/contract/permission/objects';
import { addRoleMember } from '../../../src/contract/permission/roles';
import { subManagers } from '../../../src/contract/permission/sub-managers';
import { allDependents } from '../../../demo/gateway/address-book/members/dependents-of';
import { findApprovers } from '../../../demo/gateway/approval/flow/approvers';
import { signInBySms } from '../../support/gateway/areas/accounts/account-steps';
import { setFlow } from '../../support/gateway/areas/approval-flow';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { alterStaff, formLike, staffNoOf } from '../../support/gateway/areas/accounts/staff-forms';

const named = (...nos: readonly string[]) => nos.map((no) => ({ no, name: '' }));
const OWN = '100001';

describe('a user who only manages staff', () => {
  let gateway: TestGateway;
  let admin: { as: string };
  let mainNo: string;
  let dept: string;
  let pages: string[];
  let number = 0;
  async function member(by = admin, given: object = {}) {
    const beside = await gateway.ok(staffMembers.get, { key: await staffNoOf(gateway, 'staff') }, admin);
    const phone = `1388870${String((number += 1)).padStart(4, '0')}`;
    const { staffNO } = await gateway.ok(
      staffMembers.add,
      formLike(beside, { phone, staffName: '成员', email: '', ...given }),
      by,
    );
    return { staffNO, phone };
  }
  async function keeper(departments: readonly string[]) {
    const made = await member();
    await gateway.ok(
      subManagers.add,
      {
        staff: { no: made.staffNO, name: '' },
        managedScope: departments.length === 0 ? 'enterprise' : 'departments',
        departments: named(...departments),
        objectList: named(OBJECT.seeStaff, OBJECT.editStaff, ...pages),
        validPeriod: { from: '2026-01-01', to: '' },
        remark: '',
      },
      admin,
    );
    return { ...made, as: await signInBySms(gateway, made.phone) };
  }
  const versionOf = async (key: string) => (await gateway.ok(staffMembers.get, { key }, admin)).version;
  async function depart(key: string, successorNo: string, by: { as: string }) {
    const body = { key, version: await versionOf(key), successor: { no: successorNo, name: '' } };
    return gateway.send(departStaff, body, by);
  }
  beforeAll(async () => {
    gateway = await startTestGateway();
    const found = await gateway.db
      .selectFrom('permission_object')
      .select('object_no')
      .where('url', '=', '/addressBook/manage/list')
      .execute();
    pages = found.map(({ object_no }) => object_no);
    const main = await gateway.db
      .selectFrom('main_manager')
      .select('staff_no')
      .where('enterprise_num', '=', OWN)
      .executeTakeFirstOrThrow();
    mainNo = main.staff_no;
    const { dept_no } = await gateway.db
      .selectFrom('staff')
      .select('dept_no')
      .where('staff_no', '=', await staffNoOf(gateway, 'staff'))
      .executeTakeFirstOrThrow();
    dept = dept_no;
  });
  beforeEach(async () => {
    gateway.clock.advance(2);
    admin = { as: await gateway.login('admin') };
  });
  afterAll(() => gateway.close());

  it('sees for each kind that is handed over the right that it needs', async () => {
    const kinds = (await allDependents()).flatMap(({ kinds: some }) => some);
    const rights = kinds
      .filter(({ handOver }) => handOver !== undefined)
      .map(({ kind, handedOverBy }) => [kind, typeof handedOverBy === 'function' ? 'rows' : handedOverBy]);
    assert.deepEqual(Object.fromEntries(rights.toSorted()), {
      approval: OBJECT.editApprovalFlow,
      approvalFlow: OBJECT.editApprovalFlow,
      costOwner: OBJECT.editCostObjects,
      departmentHead: 'rows',
      goodsReceiver: OBJECT.editMeals,
      invitation: 'rows',
      reportSchedule: 'keeper',
      sharedView: 'keeper',
      subordinate: 'rows',
      walletWarned: OBJECT.setWallet,
    });
  });

  it('names by a departure no approver, head, owner or superior beyond their own rights', async () => {
    const { as } = await keeper([dept]);
    const [victim, helper] = [await member(), await member()];
    await setFlow(gateway, [
      {
        stepNo: 1,
        stepName: '一',
        mode: 'all',
        approver: { kind: 'staff', staffNOs: [victim.staffNO] },
        conditions: [],
      },
    ]);
    const { db } = gateway;
    const heads = await db
      .insertInto('department')
      .values([
        { enterprise_num: OWN, dept_name: '管辖内的部门', parent_no: dept, head_no: victim.staffNO },
        { enterprise_num: OWN, dept_name: '管辖外的部门', parent_no: null, head_no: victim.staffNO },
      ])
      .returning('dept_no')
      .execute();
    const center = await db
      .selectFrom('cost_center')
      .select('cost_center_no')
      .where('enterprise_num', '=', OWN)
      .orderBy('cost_center_no')
      .executeTakeFirstOrThrow();
    await db
      .updateTable('cost_center')
      .set({ owner_no: victim.staffNO })
      .where('cost_center_no', '=', center.cost_center_no)
      .execute();
    const [, outside] = heads;
    assert.ok(outside);
    const far = await member(admin, { department: { no: outside.dept_no, name: '' } });
    const near = await member();
    await db
      .updateTable('staff')
      .set({ supervisor_no: victim.staffNO })
      .where('staff_no', 'in', [far.staffNO, near.staffNO])
      .execute();
    const asked = { key: victim.staffNO, staffState: 'departed' as const };
    const { beyondList } = await gateway.ok(queryStaffDependents, asked, { as });
    const main = await db
      .selectFrom('staff')
      .select('staff_name')
      .where('staff_no', '=', mainNo)
      .executeTakeFirstOrThrow();
    assert.deepEqual(
      beyondList.toSorted((one, other) => (one.name < other.name ? -1 : 1)),
      [
        { name: '指定其为审批人的审批流程', count: 2, successorName: main.staff_name },
        { name: '直接下属', count: 1, successorName: main.staff_name },
        { name: '负责的成本中心、核算主体和项目', count: 1, successorName: main.staff_name },
        { name: '负责的部门', count: 1, successorName: main.staff_name },
      ],
    );
    const version = await versionOf(victim.staffNO);
    const own = { key: victim.staffNO, version, successor: { no: helper.staffNO, name: '' } };
    const flows = [{ kind: 'approvalFlow', staffNo: helper.staffNO }];
    assert.deepEqual(
      await gateway.refused('fieldsInvalid', departStaff, { ...own, successors: flows }, { as }),
      { fields: { 'successors.0': '您没有处理该事项的权限，由主管理员接替' } },
    );
    await gateway.ok(departStaff, own, { as });
    const flow = await db
      .selectFrom('approval_flow')
      .select('flow')
      .where('enterprise_num', '=', OWN)
      .where('apply_type', '=', 1)
      .orderBy('version', 'desc')
      .executeTakeFirstOrThrow();
    const text = JSON.stringify(flow.flow);
    assert.ok(text.includes(mainNo) && !text.includes(helper.staffNO));
    const headNos = await db
      .selectFrom('department')
      .select('head_no')
      .where(
        'dept_no',
        'in',
        heads.map(({ dept_no }) => dept_no),
      )
      .orderBy('dept_name')
      .execute();
    assert.deepEqual(new Set(headNos.map(({ head_no }) => head_no)), new Set([helper.staffNO, mainNo]));
    const { owner_no } = await db
      .selectFrom('cost_center')
      .select('owner_no')
      .where('cost_center_no', '=', center.cost_center_no)
      .executeTakeFirstOrThrow();
    assert.equal(owner_no, mainNo);
    const supervisorOf = async (no: string) =>
      (await gateway.ok(staffMembers.get, { key: no }, admin)).supervisor?.no;
    assert.equal(await supervisorOf(near.staffNO), helper.staffNO);
    assert.equal(await supervisorOf(far.staffNO), mainNo);
    await setFlow(gateway, []);
  });

  it('stops and departs no colleague with more rights than their own', async () => {
    const { as } = await keeper([dept]);
    const helper = await member();
    const more = await member();
    await gateway.ok(addRoleMember, { key: '100001-approver', staffNOs: [more.staffNO] }, admin);
    assert.equal((await depart(more.staffNO, helper.staffNO, { as })).code, '49206');
    const stop = {
      key: more.staffNO,
      version: await versionOf(more.staffNO),
      staffState: 'stopped' as const,
    };
    await gateway.refused('staffBeyondOwn', changeStaffState, stop, { as });
    const whole = await keeper([]);
    assert.equal((await depart(whole.staffNO, helper.staffNO, { as })).code, '49206');
    await gateway.ok(changeStaffState, stop, admin);
  });

  it('places no superior of any level above themselves, neither by a form nor by a departure', async () => {
    const { as, staffNO: me } = await keeper([]);
    const top = await member(admin, { staffName: '再上级' });
    const bigBoss = await member(admin, { staffName: '上上级', supervisor: { no: top.staffNO, name: '' } });
    const boss = await member(admin, { staffName: '上级', supervisor: { no: bigBoss.staffNO, name: '' } });
    await gateway.db
      .updateTable('staff')
      .set({ supervisor_no: boss.staffNO })
      .where('staff_no', '=', me)
      .execute();
    const puppet = await member({ as });
    const decides = async (level: 2 | 3) => {
      const [found] = await findApprovers(gateway.db, { enterpriseNum: OWN, staffNo: me }, [
        { kind: 'supervisor', level },
      ]);
      return found?.map(({ staffNO }) => staffNO);
    };
    for (const key of [boss.staffNO, bigBoss.staffNO]) {
      const { result } = await alterStaff(gateway, as, key, { supervisor: { no: puppet.staffNO, name: '' } });
      assert.deepEqual(result, {
        fields: { supervisor: '不能修改本人上级的直属上级，请由其他管理员修改' },
      });
    }
    assert.deepEqual(await decides(2), [bigBoss.staffNO]);
    const asked = { key: bigBoss.staffNO, staffState: 'departed' as const };
    const { callersList } = await gateway.ok(queryStaffDependents, asked, { as });
    assert.deepEqual(callersList, [{ name: '您的上级上级的直属上级', successorName: '再上级' }]);
    assert.equal((await depart(bigBoss.staffNO, puppet.staffNO, { as })).success, true);
    assert.deepEqual(await decides(2), [top.staffNO]);
  });
});
