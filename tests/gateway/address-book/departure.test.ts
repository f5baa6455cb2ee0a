import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { MIGRATIONS } from '../../../demo/gateway/migrations';
import { staffMembers } from '../../../src/contract/address-book/staff-members';
import {
  changeStaffState,
  departStaff,
  queryRolesToGive,
  queryStaffDependents,
} from '../../../src/contract/address-book/staff-state';
import { queryUserBusiRoleByUserkeyIdForCloud } from '../../../src/contract/permission/sub-managers';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { allKinds } from '../../../demo/gateway/address-book/members/dependents-of';
import { dependentRows } from './dependent-rows';
import { dependentSamples, scheduleIdOf, type Sample } from './dependent-samples';

const ENTERPRISE = '100001';
/** Dependents that need more than one row to set up; their own areas test them. */
const OF_APPROVALS_AND_ORDERS = ['approval', 'approvalFlow', 'ownApplication', 'openOrder', 'upcomingTrip'];

describe('a member of staff who is stopped or leaves', () => {
  let gateway: TestGateway;
  let as: { as: string };
  let made = 0;
  let samples: readonly Sample[];
  beforeAll(async () => {
    gateway = await startTestGateway({ config: { passwordRefusalMs: 0 } });
    as = { as: await gateway.login('admin') };
    const { department } = await gateway.ok(staffMembers.get, { key: await noOf('staff') }, as);
    const place = { enterpriseNum: ENTERPRISE, deptNo: department.no };
    samples = [
      ...dependentSamples(gateway.db, { ...place, approverNo: await noOf('approver') }),
      ...dependentRows(gateway.db, { ...place, adminNo: await noOf('admin') }),
    ];
  });
  afterAll(() => gateway.close());

  const noOf = async (loginName: string) =>
    (
      await gateway.db
        .selectFrom('staff as s')
        .innerJoin('app_user as u', 'u.user_no', 's.user_no')
        .select('s.staff_no')
        .where('u.login_name', '=', loginName)
        .where('s.enterprise_num', '=', ENTERPRISE)
        .executeTakeFirstOrThrow()
    ).staff_no;
  /** Adds a new member of staff beside a colleague. */
  async function newStaff(): Promise<string> {
    const { department, position, grade, costCenter, accountingEntity } = await gateway.ok(
      staffMembers.get,
      { key: await noOf('staff') },
      as,
    );
    const { staffNO } = await gateway.ok(
      staffMembers.add,
      {
        staffName: '林小雨',
        latinName: '',
        sexTem: null,
        birthDay: '',
        nationality: 'CN',
        cardType: 0 as const,
        cardNo: '',
        cardValidUntil: '',
        email: '',
        jobNO: '',
        supervisor: null,
        department,
        position,
        grade,
        costCenter,
        accountingEntity,
        phone: `1371000${String((made += 1)).padStart(4, '0')}`,
      },
      as,
    );
    return staffNO;
  }
  const versionOf = async (key: string) => (await gateway.ok(staffMembers.get, { key }, as)).version;
  const groupsOf = async (key: string, staffState: 'stopped' | 'departed') =>
    (await gateway.ok(queryStaffDependents, { key, staffState }, as)).groupList.map(
      ({ kind, fate, count }) => ({ kind, fate, count }),
    );
  async function depart(key: string, successorNo: string | null): Promise<void> {
    const successor = successorNo === null ? null : { no: successorNo, name: '' };
    await gateway.ok(departStaff, { key, version: await versionOf(key), successor }, as);
  }
  const setState = async (key: string, staffState: 'active' | 'stopped', more: object = {}) =>
    gateway.send(changeStaffState, { key, version: await versionOf(key), staffState, ...more }, as);

  it('is known by a sample of each kind, or by a test of its area', async () => {
    const sampled = new Set(samples.map(({ kind }) => kind));
    assert.deepEqual(
      (await allKinds()).map(({ kind }) => kind).filter((kind) => !sampled.has(kind)),
      OF_APPROVALS_AND_ORDERS,
    );
  });

  it('has all dependents listed with their handling, and handed over or ended', async () => {
    const successorNo = await noOf('admin');
    const [stopped, left] = [await newStaff(), await newStaff()];
    for (const { make } of samples) {
      await make(stopped);
      await make(left);
    }
    const told = (groups: { kind: string; fate: string }[]) =>
      Object.fromEntries(groups.map(({ kind, fate }) => [kind, fate]));
    assert.deepEqual(
      told(await groupsOf(stopped, 'stopped')),
      Object.fromEntries(samples.map(({ kind, onStop }) => [kind, onStop])),
    );
    assert.deepEqual(
      told(await groupsOf(left, 'departed')),
      Object.fromEntries(samples.map(({ kind, onDeparture }) => [kind, onDeparture])),
    );
    assert.ok((await setState(stopped, 'stopped')).success);
    for (const { kind, onStop, holder } of samples)
      assert.equal(
        await holder(stopped),
        onStop === 'rest' ? stopped : undefined,
        `${kind} of who is stopped`,
      );
    const version = await versionOf(left);
    const none = { key: left, version, successor: null };
    assert.deepEqual(await gateway.refused('staffSuccessorNeeded', departStaff, none, as), {
      kindList: [
        { kind: 'subordinate', name: '直接下属' },
        { kind: 'departmentHead', name: '负责的部门' },
        { kind: 'costOwner', name: '负责的成本中心、核算主体和项目' },
      ],
    });
    await depart(left, successorNo);
    for (const { kind, onDeparture, holder } of samples)
      assert.equal(
        await holder(left),
        onDeparture === 'end' ? undefined : successorNo,
        `${kind} of who has left`,
      );
    const { after } = await gateway.db
      .selectFrom('change_log')
      .select('after')
      .where('row_key', '=', left)
      .where('resource', '=', staffMembers.name)
      .orderBy('change_no', 'desc')
      .executeTakeFirstOrThrow();
    assert.match(String(after?.['handedOver']), /定时报表1项移交/);
    assert.match(String(after?.['ended']), /角色1项/);
  });

  it('is taken over by a successor of a kind or of one dependent, with an error at the field if they cannot', async () => {
    const [key, one, other] = [await newStaff(), await newStaff(), await newStaff()];
    const depts = ['甲', '乙'].map((name) => `移交部门${name}`);
    const rows = await gateway.db
      .insertInto('department')
      .values(
        depts.map((dept_name) => ({ enterprise_num: ENTERPRISE, dept_name, parent_no: null, head_no: key })),
      )
      .returning('dept_no')
      .execute();
    const [first] = rows;
    assert.ok(first);
    const kind = 'departmentHead';
    const body = { key, version: await versionOf(key), successor: null };
    const refused = await gateway.send(departStaff, { ...body, successors: [{ kind, staffNo: key }] }, as);
    assert.deepEqual(refused.result, { fields: { 'successors.0': '接替人不能是本人' } } as never);
    const successors = [
      { kind, staffNo: one },
      { kind, no: first.dept_no, staffNo: other },
    ];
    await gateway.ok(departStaff, { ...body, successors }, as);
    const after = await gateway.db
      .selectFrom('department')
      .select('head_no')
      .where('dept_name', 'in', depts)
      .orderBy('dept_no')
      .execute();
    assert.deepEqual(after.map(({ head_no }) => head_no).sort(), [one, other].sort());
  });

  it('tells the recipients of a scheduled report that ends with its owner, and the owner of one who receives it no more', async () => {
    const [owner, recipient] = [await newStaff(), await newStaff()];
    const schedule = samples.find(({ kind }) => kind === 'reportSchedule');
    for (const of of [owner, recipient]) await schedule?.make(of);
    await gateway.db
      .insertInto('report_recipient')
      .values([
        { schedule_id: scheduleIdOf(owner), staff_no: recipient },
        { schedule_id: scheduleIdOf(owner), staff_no: owner },
      ])
      .execute();
    await depart(recipient, null);
    await depart(owner, null);
    const { rows } = {
      rows: await gateway.db.selectFrom('mail').select('about').orderBy('mail_no').execute(),
    };
    const told = rows.flatMap(({ about }) => (about.includes(scheduleIdOf(owner)) ? [about.split(' ')] : []));
    assert.deepEqual(
      told.map(([, , what, to]) => [what, to]),
      [
        ['recipientLeft', owner],
        ['ended', owner],
      ],
    );
  });

  it('comes back with the role of all staff, or those that are named and the caller may give', async () => {
    const key = await newStaff();
    const before = samples.filter(({ onStop }) => onStop === 'end');
    for (const { make } of before) await make(key);
    await gateway.db
      .insertInto('staff_role')
      .values({ enterprise_num: ENTERPRISE, staff_no: key, role_no: `${ENTERPRISE}-finance` })
      .execute();
    await setState(key, 'stopped');
    // Simulates rows left over from before stopping staff ended them.
    for (const { kind, make } of before) if (kind === 'subManager') await make(key);
    assert.ok((await setState(key, 'active')).success);
    const roles = async () => gateway.ok(queryUserBusiRoleByUserkeyIdForCloud, { userkeyId: key }, as);
    const found = await roles();
    assert.deepEqual(
      [found.isSubManager, found.roleList.map(({ roleNO }) => roleNO)],
      [false, [`${ENTERPRISE}-staff`]],
    );
    const { roleList } = await gateway.ok(queryRolesToGive, {}, as);
    assert.equal(roleList[0]?.isUsual, true);
    assert.ok(roleList.some(({ roleNO }) => roleNO === `${ENTERPRISE}-finance`));
    await setState(key, 'stopped');
    const unknown = await setState(key, 'active', { roleNos: ['none'] });
    assert.deepEqual(unknown.result, { fields: { roleNos: '所选角色不存在，请重新选择' } } as never);
    await gateway.db
      .insertInto('role_grant')
      .values({ role_no: `${ENTERPRISE}-approver`, object_no: 'YHWZ-YMQX-YGWH' })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const lesser = { as: await gateway.login('approver') };
    const { roleList: few } = await gateway.ok(queryRolesToGive, {}, lesser);
    assert.deepEqual(
      few.map(({ isUsual }) => isUsual),
      [true],
    );
    assert.ok((await setState(key, 'active', { roleNos: [`${ENTERPRISE}-finance`] })).success);
    assert.deepEqual(
      (await roles()).roleList.map(({ roleNO }) => roleNO),
      [`${ENTERPRISE}-finance`],
    );
  });

  it('has no rights left over from a departure before they ended with it', async () => {
    const key = await newStaff();
    const rights = samples.filter(({ kind }) => ['subManager', 'operator', 'role'].includes(kind));
    for (const { make } of rights) await make(key);
    await gateway.db
      .updateTable('staff')
      .set({ staff_state: 'departed' })
      .where('staff_no', '=', key)
      .execute();
    await MIGRATIONS['0410-rights-of-departed']?.up(gateway.db);
    for (const { kind, holder } of rights) assert.equal(await holder(key), undefined, kind);
    const logged = await gateway.db
      .selectFrom('change_log')
      .select('resource')
      .where('staff_no', 'is', null)
      .where(sql<boolean>`before::text like ${`%${key}%`}`)
      .orderBy('resource')
      .execute();
    assert.deepEqual(
      logged.map(({ resource }) => resource),
      ['operator', 'role', 'sub-manager'],
    );
  });
});
