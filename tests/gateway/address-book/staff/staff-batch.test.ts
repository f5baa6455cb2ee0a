import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { changeStaffBatch, leaveStaffBatch } from '../../../../src/contract/address-book/staff-batch';
import { staffMembers } from '../../../../src/contract/address-book/staff-members';
import type { BodyOf } from '../../../../src/contract/call';
import { OBJECT } from '../../../../src/contract/permission/objects';
import { subManagers } from '../../../../src/contract/permission/sub-managers';
import { startTestGateway, type TestGateway } from '../../../support/gateway/harness';
import { staffNumbers } from '../../../support/gateway/staff-numbers';

describe('several members of staff', () => {
  let gateway: TestGateway;
  let admin: { as: string };
  let keeper: { as: string };
  let noOf: (account: string) => string;
  let own: readonly string[];
  let below: string;
  let abroad: string;
  let grade: { no: string; name: string };
  let phones = 0;
  beforeAll(async () => {
    gateway = await startTestGateway();
    admin = { as: await gateway.login('admin') };
    noOf = await staffNumbers(gateway);
    const { rows } = await gateway.ok(staffMembers.list, { pageSize: 100 }, admin);
    const like = rows.find(({ staffNO }) => staffNO === noOf('staff'));
    assert.ok(like);
    grade = rows.find((row) => row.grade.no !== like.grade.no)?.grade ?? grade;
    const added = async (supervisor: string | null) => {
      const { staffNO } = await gateway.ok(
        staffMembers.add,
        {
          ...like,
          cardNo: '',
          jobNO: '',
          latinName: '',
          phone: `1371100${String((phones += 1)).padStart(4, '0')}`,
          supervisor: supervisor === null ? null : { no: supervisor, name: '' },
        },
        admin,
      );
      return staffNO;
    };
    const [one, other] = [await added(null), await added(null)];
    below = await added(other);
    own = [one, other];
    const elsewhere = await gateway.db
      .selectFrom('staff')
      .select('staff_no')
      .where('enterprise_num', '<>', '100001')
      .executeTakeFirstOrThrow();
    abroad = elsewhere.staff_no;
    const page = await gateway.db
      .selectFrom('permission_object')
      .select('object_no')
      .where('url', '=', '/addressBook/manage/list')
      .executeTakeFirstOrThrow();
    const outside = rows.find((row) => row.department.no !== like.department.no)?.department;
    assert.ok(outside);
    await gateway.ok(
      subManagers.add,
      {
        staff: { no: noOf('nopage'), name: '' },
        managedScope: 'departments',
        departments: [outside],
        objectList: [page.object_no, OBJECT.seeStaff, OBJECT.editStaff].map((no) => ({ no, name: '' })),
        validPeriod: { from: '2026-01-01', to: '' },
        remark: '',
      },
      admin,
    );
    keeper = { as: await gateway.login('nopage') };
  });
  afterAll(() => gateway.close());

  const outcomes = async (body: BodyOf<typeof changeStaffBatch>, who = admin) =>
    (await gateway.ok(changeStaffBatch, body, who)).outcomeList.map(({ reason }) => reason);
  const leavers = async (body: BodyOf<typeof leaveStaffBatch>, who = admin) =>
    (await gateway.ok(leaveStaffBatch, body, who)).outcomeList.map(({ reason }) => reason);
  const rowOf = (staffNo: string) =>
    gateway.db.selectFrom('staff').selectAll().where('staff_no', '=', staffNo).executeTakeFirstOrThrow();
  const UNKNOWN = '该员工不存在，或不在您的数据权限内';

  it('get the same values once, and the log of each has the change', async () => {
    const body = { staffNOList: [...own], grade };
    assert.deepEqual(await outcomes(body), ['', '']);
    const rows = await Promise.all(own.map(rowOf));
    assert.deepEqual(
      rows.map(({ grade_no }) => grade_no),
      [grade.no, grade.no],
    );
    const [change] = await gateway.ok(staffMembers.changes, { key: own[0] ?? '' }, admin);
    assert.equal(change?.action, 'alter');
    assert.deepEqual(await outcomes(body), ['', ''], 'repeated');
    assert.deepEqual(
      await Promise.all(own.map(rowOf)),
      rows.map((row) => row),
    );
  });

  it('are refused one by one, with a reason', async () => {
    const [one = '', other = ''] = own;
    assert.deepEqual(
      await outcomes({
        staffNOList: [other, below, one, abroad, noOf('admin')],
        supervisor: { no: below, name: '' },
      }),
      [
        '直属上级不能是该员工的下级',
        '直属上级不能是本人',
        '',
        UNKNOWN,
        '不能批量修改本人的直属上级，请在员工资料中修改',
      ],
    );
    assert.equal((await rowOf(one)).supervisor_no, below);
    assert.deepEqual(await outcomes({ staffNOList: [one], hasNoSupervisor: true }), ['']);
    assert.equal((await rowOf(one)).supervisor_no, null);
  });

  it('are found by their supervisor, or by having none', async () => {
    const found = async (supervisor: string) =>
      (await gateway.ok(staffMembers.list, { supervisor, pageSize: 100 }, admin)).rows;
    const [, other = ''] = own;
    assert.deepEqual(
      (await found(other)).map(({ staffNO }) => staffNO),
      [below],
    );
    assert.ok((await found('none')).every(({ supervisor }) => supervisor === null));
    assert.ok((await found('some')).every(({ supervisor }) => supervisor !== null));
  });

  it('keep their values when one is wrong for all of them', async () => {
    for (const [field, body] of [
      ['department', { department: { no: 'D-none', name: '' } }],
      ['grade', { grade: { no: 'G-none', name: '' } }],
      ['supervisor', { supervisor: { no: abroad, name: '' } }],
      ['supervisor', { supervisor: { no: below, name: '' }, hasNoSupervisor: true }],
    ] as const) {
      const result = await gateway.refused(
        'fieldsInvalid',
        changeStaffBatch,
        { staffNOList: [...own], ...body },
        admin,
      );
      assert.deepEqual(Object.keys((result as { fields: object }).fields), [field]);
    }
    await gateway.refused('fieldsInvalid', changeStaffBatch, { staffNOList: [...own] }, admin);
  });

  it('outside of the data scope are unknown, and of no use to callers without the right', async () => {
    const [one = ''] = own;
    assert.deepEqual(await outcomes({ staffNOList: [one, abroad], grade }, keeper), [UNKNOWN, UNKNOWN]);
    assert.deepEqual(await leavers({ staffNOList: [one, abroad], staffState: 'stopped' }, keeper), [
      UNKNOWN,
      UNKNOWN,
    ]);
    const staff = { as: await gateway.login('staff') };
    await gateway.refused('forbidden', changeStaffBatch, { staffNOList: [one], grade }, staff);
    await gateway.refused(
      'forbidden',
      leaveStaffBatch,
      { staffNOList: [one], staffState: 'departed' },
      staff,
    );
  });

  it('above the caller neither move nor leave in bulk where that loosens a rule over the caller', async () => {
    const admins = gateway.db.updateTable('staff').where('staff_no', '=', noOf('admin'));
    const { supervisor_no: before } = await rowOf(noOf('admin'));
    await admins.set({ supervisor_no: below }).execute();
    const successor = { no: noOf('staff'), name: '' };
    assert.deepEqual(await outcomes({ staffNOList: [below], hasNoSupervisor: true }), [
      '不能批量修改本人上级的直属上级，请在员工资料中修改',
    ]);
    const [reason = ''] = await leavers({ staffNOList: [below], staffState: 'departed', successor });
    assert.match(reason, /适用于您本人，请单独办理/);
    assert.equal((await rowOf(below)).staff_state, 'active');
    assert.equal((await rowOf(noOf('admin'))).supervisor_no, below);
    await admins.set({ supervisor_no: before }).execute();
  });

  it('leave with one successor; those who cannot stay as they are', async () => {
    const [one = '', other = ''] = own;
    const successor = (no: string) => ({ successor: { no, name: '' } });
    const many = { staffNOList: [one, other, noOf('admin')], staffState: 'departed' as const };
    await gateway.refused('fieldsInvalid', leaveStaffBatch, { ...many, ...successor(one) }, admin);
    await gateway.refused('fieldsInvalid', leaveStaffBatch, { ...many, ...successor(abroad) }, admin);
    assert.deepEqual(await leavers(many), ['', '请为以下事项选择接替人：直接下属', SELF]);
    assert.deepEqual(
      [(await rowOf(one)).staff_state, (await rowOf(other)).staff_state, (await rowOf(below)).supervisor_no],
      ['departed', 'active', other],
    );
    const to = noOf('staff');
    assert.deepEqual(await leavers({ ...many, ...successor(to) }), ['', '', SELF], 'repeated for the first');
    assert.deepEqual(
      [(await rowOf(other)).staff_state, (await rowOf(below)).supervisor_no],
      ['departed', to],
    );
    assert.deepEqual(
      await leavers({ staffNOList: [other], staffState: 'stopped' }),
      ['该员工已离职，如需改为停用请在员工资料中办理'],
      'an older list',
    );
    assert.equal((await rowOf(other)).staff_state, 'departed');
  });
});

const SELF = '不能停用自己，也不能为自己办理离职';
