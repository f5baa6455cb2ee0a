import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { MIGRATIONS } from '../../../demo/gateway/migrations';
import { staffMembers } from '../../../src/contract/address-book/staff-members';
import {
  changeStaffState,
  departStaff,
  queryRolesToGive,
  queryStaffDependents,
} from '../../../src/contract/address-book/staff-state';
import { queryUserBusiRoleByUserkeyIdForCloud } from '../../../src/contract/permission/sub-managers';
import { NOW } from '../../support/gateway/test-database';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';

const ENTERPRISE = '100001';

describe('a member of staff who is stopped or leaves', () => {
  let gateway: TestGateway;
  let as: { as: string };
  let made = 0;
  before(async () => {
    gateway = await startTestGateway({ config: { passwordRefusalMs: 0 } });
    as = { as: await gateway.login('admin') };
  });
  after(() => gateway.close());

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
  const deptNo = async () =>
    (await gateway.ok(staffMembers.get, { key: await noOf('staff') }, as)).department.no;
  /** Somebody new, beside a colleague. */
  async function newStaff(): Promise<string> {
    const { department, position, grade, costCenter, accountingEntity } = await gateway.ok(
      staffMembers.get,
      { key: await noOf('staff') },
      as,
    );
    const { staffNO } = await gateway.ok(
      staffMembers.add,
      {
        ...{ staffName: '林小雨', latinName: '', sexTem: null, birthDay: '', nationality: 'CN' },
        ...{ cardType: 0 as const, cardNo: '', cardValidUntil: '', email: '', jobNO: '', supervisor: null },
        ...{ department, position, grade, costCenter, accountingEntity },
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

  /** What can be made to hang on somebody by one row, with the column that tells whose it is. */
  interface Sample {
    kind: string;
    onStop: string;
    onDeparture: string;
    make(staffNo: string): Promise<unknown>;
    /** Whose it is: a staff number, or undefined where it is over. */
    holder(staffNo: string): Promise<string | undefined>;
  }
  const SCHEDULE = 'RS-departure';
  const SAMPLES: readonly Sample[] = [
    {
      kind: 'departmentHead',
      onStop: 'rest',
      onDeparture: 'successor',
      make: (head_no) =>
        gateway.db
          .insertInto('department')
          .values({ enterprise_num: ENTERPRISE, dept_name: `部门${head_no}`, parent_no: null, head_no })
          .execute(),
      holder: async (no) =>
        (
          await gateway.db
            .selectFrom('department')
            .select('head_no')
            .where('dept_name', '=', `部门${no}`)
            .executeTakeFirstOrThrow()
        ).head_no ?? undefined,
    },
    {
      kind: 'costOwner',
      onStop: 'rest',
      onDeparture: 'successor',
      make: (owner_no) =>
        gateway.db
          .insertInto('project')
          .values({
            project_no: `PJ-${owner_no}`,
            enterprise_num: ENTERPRISE,
            project_name: '项目',
            code: `C-${owner_no}`,
            owner_no,
          })
          .execute(),
      holder: async (no) =>
        (
          await gateway.db
            .selectFrom('project')
            .select('owner_no')
            .where('project_no', '=', `PJ-${no}`)
            .executeTakeFirstOrThrow()
        ).owner_no ?? undefined,
    },
    {
      kind: 'subManager',
      onStop: 'end',
      onDeparture: 'end',
      make: (staff_no) =>
        gateway.db
          .insertInto('sub_manager')
          .values({
            ...{ enterprise_num: ENTERPRISE, staff_no, is_whole: true, dept_nos: [], object_nos: [] },
            ...{ valid_from: '2026-01-01', valid_to: null, remark: '' },
          })
          .execute(),
      holder: async (no) =>
        (
          await gateway.db
            .selectFrom('sub_manager')
            .select('staff_no')
            .where('staff_no', '=', no)
            .executeTakeFirst()
        )?.staff_no,
    },
    {
      kind: 'operator',
      onStop: 'end',
      onDeparture: 'end',
      make: async (staff_no) =>
        gateway.db
          .insertInto('booking_operator')
          .values({
            ...{
              enterprise_num: ENTERPRISE,
              staff_no,
              dept_nos: [await deptNo()],
              products: ['flight'],
              weekdays: ['1'],
            },
            ...{ begin_time: '09:00', end_time: '18:00', is_enabled: true, remark: '' },
          })
          .execute(),
      holder: async (no) =>
        (
          await gateway.db
            .selectFrom('booking_operator')
            .select('staff_no')
            .where('staff_no', '=', no)
            .executeTakeFirst()
        )?.staff_no,
    },
    {
      kind: 'role',
      onStop: 'end',
      onDeparture: 'end',
      // every member of staff has that of all
      make: () => Promise.resolve(),
      holder: async (no) =>
        (
          await gateway.db
            .selectFrom('staff_role')
            .select('staff_no')
            .where('staff_no', '=', no)
            .executeTakeFirst()
        )?.staff_no,
    },
    {
      kind: 'dataPermission',
      onStop: 'end',
      onDeparture: 'end',
      make: (staff_no) =>
        gateway.db
          .insertInto('data_permission')
          .values({
            ...{ enterprise_num: ENTERPRISE, staff_no, busi_scene_id: 1, permission_id: 1 },
            permission_range_id: 2,
          })
          .execute(),
      holder: async (no) =>
        (
          await gateway.db
            .selectFrom('data_permission')
            .select('staff_no')
            .where('staff_no', '=', no)
            .executeTakeFirst()
        )?.staff_no,
    },
    {
      kind: 'approvalDeputy',
      onStop: 'end',
      onDeparture: 'end',
      make: async (deputy_no) =>
        gateway.db
          .insertInto('approval_deputy')
          .values({
            ...{ enterprise_num: ENTERPRISE, staff_no: await noOf('approver'), deputy_no },
            ...{ begin_date: '2026-01-01', end_date: '2099-01-01', created_at: NOW },
          })
          .execute(),
      holder: async (no) =>
        (
          await gateway.db
            .selectFrom('approval_deputy')
            .select('deputy_no')
            .where('deputy_no', '=', no)
            .where('ended_at', 'is', null)
            .executeTakeFirst()
        )?.deputy_no,
    },
    {
      kind: 'bookingDelegate',
      onStop: 'end',
      onDeparture: 'end',
      make: async (delegate_no) =>
        gateway.db
          .insertInto('booking_delegate')
          .values({
            ...{ enterprise_num: ENTERPRISE, staff_no: await noOf('approver'), delegate_no },
            ...{ begins_on: '2026-01-01', ends_on: '2099-01-01', made_at: NOW },
          })
          .execute(),
      holder: async (no) =>
        (
          await gateway.db
            .selectFrom('booking_delegate')
            .select('delegate_no')
            .where('delegate_no', '=', no)
            .where('ended_at', 'is', null)
            .executeTakeFirst()
        )?.delegate_no,
    },
    {
      kind: 'reportSchedule',
      onStop: 'either',
      onDeparture: 'either',
      make: (staff_no) =>
        gateway.db
          .insertInto('report_schedule')
          .values({
            ...{ schedule_id: `${SCHEDULE}-${staff_no}`, enterprise_num: ENTERPRISE, staff_no },
            ...{ schedule_name: '周报', page_path: '/travelReport/pandect', period: 'lastMonth' },
            asked: JSON.stringify({
              ...{ products: [], basis: 'booked', deptNOList: [], staffNOList: [] },
              ...{ costCenterNOList: [], accountingEntityNOList: [] },
            }),
            ...{ every: 'month', day: 1, time: '09:00', language: 'zh', next_run_at: NOW, created_at: NOW },
          })
          .execute(),
      holder: async (no) =>
        (
          await gateway.db
            .selectFrom('report_schedule')
            .select('staff_no')
            .where('schedule_id', '=', `${SCHEDULE}-${no}`)
            .where('is_paused', '=', false)
            .executeTakeFirst()
        )?.staff_no,
    },
    {
      kind: 'sharedView',
      onStop: 'either',
      onDeparture: 'either',
      make: async (staff_no) =>
        gateway.db
          .insertInto('saved_view')
          .columns([
            'user_no',
            'enterprise_num',
            'page_path',
            'view_name',
            'filters',
            'modify_time',
            'shared_at',
          ])
          .expression((eb) =>
            eb
              .selectFrom('staff')
              .select((of) => [
                'user_no',
                'enterprise_num',
                of.val('/travelReport/pandect').as('page_path'),
                of.val(`视图${staff_no}`).as('view_name'),
                of.val('{}').$castTo<never>().as('filters'),
                of.val(NOW).as('modify_time'),
                of.val(NOW).as('shared_at'),
              ])
              .where('staff_no', '=', staff_no),
          )
          .execute(),
      holder: async (no) =>
        (
          await gateway.db
            .selectFrom('saved_view as w')
            .innerJoin('staff as s', 's.user_no', 'w.user_no')
            .select('s.staff_no')
            .where('w.view_name', '=', `视图${no}`)
            .where('w.shared_at', 'is not', null)
            .where('s.enterprise_num', '=', ENTERPRISE)
            .executeTakeFirst()
        )?.staff_no,
    },
  ];

  it('has all of it listed with what becomes of it, and handed over or ended', async () => {
    const successorNo = await noOf('admin');
    const [stopped, left] = [await newStaff(), await newStaff()];
    for (const { make } of SAMPLES) {
      await make(stopped);
      await make(left);
    }
    const told = (groups: { kind: string; fate: string }[]) =>
      Object.fromEntries(groups.map(({ kind, fate }) => [kind, fate]));
    assert.deepEqual(
      told(await groupsOf(stopped, 'stopped')),
      Object.fromEntries(SAMPLES.map(({ kind, onStop }) => [kind, onStop])),
    );
    assert.deepEqual(
      told(await groupsOf(left, 'departed')),
      Object.fromEntries(SAMPLES.map(({ kind, onDeparture }) => [kind, onDeparture])),
    );
    assert.ok((await setState(stopped, 'stopped')).success);
    for (const { kind, onStop, holder } of SAMPLES)
      assert.equal(
        await holder(stopped),
        onStop === 'rest' ? stopped : undefined,
        `${kind} of who is stopped`,
      );
    const version = await versionOf(left);
    const none = { key: left, version, successor: null };
    assert.deepEqual(await gateway.refused('successorNeeded', departStaff, none, as), {
      kindList: [
        { kind: 'departmentHead', name: '负责的部门' },
        { kind: 'costOwner', name: '负责的成本中心、核算主体和项目' },
      ],
    });
    await depart(left, successorNo);
    for (const { kind, onDeparture, holder } of SAMPLES)
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

  it('is taken over by a successor of a kind or of one thing, who is told at their field if they cannot', async () => {
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
    const schedule = SAMPLES.find(({ kind }) => kind === 'reportSchedule');
    for (const of of [owner, recipient]) await schedule?.make(of);
    await gateway.db
      .insertInto('report_recipient')
      .values([
        { schedule_id: `${SCHEDULE}-${owner}`, staff_no: recipient },
        { schedule_id: `${SCHEDULE}-${owner}`, staff_no: owner },
      ])
      .execute();
    await depart(recipient, null);
    await depart(owner, null);
    const { rows } = {
      rows: await gateway.db.selectFrom('mail').select('about').orderBy('mail_no').execute(),
    };
    const told = rows.flatMap(({ about }) =>
      about.includes(`${SCHEDULE}-${owner}`) ? [about.split(' ')] : [],
    );
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
    const before = SAMPLES.filter(({ onStop }) => onStop === 'end');
    for (const { make } of before) await make(key);
    await gateway.db
      .insertInto('staff_role')
      .values({ enterprise_num: ENTERPRISE, staff_no: key, role_no: `${ENTERPRISE}-finance` })
      .execute();
    await setState(key, 'stopped');
    // left from before anything ended with a stop
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
    const rights = SAMPLES.filter(({ kind }) => ['subManager', 'operator', 'role'].includes(kind));
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
