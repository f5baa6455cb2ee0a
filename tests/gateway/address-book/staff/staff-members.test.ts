import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import {
  DEPT_NAME_PROBLEM,
  addDepartment,
  alterDepartment,
  deleteDepartment,
  queryDepartments,
} from '../../../../src/contract/address-book/departments';
import { staffMembers } from '../../../../src/contract/address-book/staff-members';
import {
  changeStaffState,
  departStaff,
  queryStaffDependents,
} from '../../../../src/contract/address-book/staff-state';
import type { BodyOf, ResultOf } from '../../../../src/contract/call';
import { changeEnt } from '../../../../src/contract/enterprise/enterprise';
import { loginByPassword, verifyUserAuthSignForCloud } from '../../../../src/contract/login/login';
import { saveBookingDelegate } from '../../../../src/contract/personal-info/delegates';
import { queryStaffInfoVagueForCloud } from '../../../../src/contract/staff';
import { DEMO_PASSWORD } from '../../../../demo/gateway/seed/accounts';
import { makeIdNumber } from '../../../../demo/gateway/seed/id-number';
import { bySound } from '../../../../demo/gateway/server/search/by-sound';
import { roleNo } from '../../../../demo/gateway/permission/objects/built-in-roles';
import { startTestGateway, type TestGateway } from '../../../support/gateway/harness';

type Form = BodyOf<typeof staffMembers.add>;
type Member = ResultOf<typeof staffMembers.get>;

const first = { int: () => 0, pick: <T>(of: readonly [T, ...T[]]) => of[0] };
const ID_NUMBER = makeIdNumber(first, '1990-05-06', 1);

describe('the staff of an enterprise', () => {
  let gateway: TestGateway;
  let as: { as: string };
  let phones = 0;
  const newPhone = () => `1370000${String((phones += 1)).padStart(4, '0')}`;
  const staffOf = async (loginName: string, enterpriseNum = '100001') =>
    (
      await gateway.db
        .selectFrom('staff as s')
        .innerJoin('app_user as u', 'u.user_no', 's.user_no')
        .select('s.staff_no')
        .where('u.login_name', '=', loginName)
        .where('s.enterprise_num', '=', enterpriseNum)
        .executeTakeFirstOrThrow()
    ).staff_no;
  const get = (key: string) => gateway.ok(staffMembers.get, { key }, as);
  const formOf = (member: Member): Form => {
    const { staffName, latinName, sexTem, birthDay, nationality, phone, email, jobNO } = member;
    const { cardType, cardNo, cardValidUntil } = member;
    const { department, position, grade, supervisor, costCenter, accountingEntity } = member;
    return {
      staffName,
      latinName,
      sexTem,
      birthDay,
      nationality,
      phone,
      email,
      jobNO,
      cardType,
      cardNo,
      cardValidUntil,
      department,
      position,
      grade,
      supervisor,
      costCenter,
      accountingEntity,
    };
  };
  /** Form of a new member in the same position as another one. */
  async function newForm(of: string, given: Partial<Form> = {}): Promise<Form> {
    const { department, position, grade, costCenter, accountingEntity } = await get(of);
    const place = { department, position, grade, costCenter, accountingEntity, supervisor: null };
    const identity = { staffName: '林小雨', latinName: '', sexTem: null, birthDay: '', nationality: 'CN' };
    const card = { cardType: 0, cardNo: '', cardValidUntil: '' } as const;
    return { ...identity, ...card, ...place, phone: newPhone(), email: '', jobNO: '', ...given };
  }
  const added = async (given: Partial<Form> = {}) =>
    gateway.ok(staffMembers.add, await newForm(await staffOf('staff'), given), as);
  const fieldsOf = async (form: Form) => {
    const { result } = await gateway.send(staffMembers.add, form, as);
    return (result as unknown as { fields: Record<string, string> }).fields;
  };
  let sample: Form;
  let foreign: Form;

  beforeAll(async () => {
    gateway = await startTestGateway({ config: { passwordRefusalMs: 0 } });
    as = { as: await gateway.login('admin') };
    sample = await newForm(await staffOf('staff'), { staffName: '样例', phone: '13600000001' });
    const theirs = { as: await gateway.login('multi') };
    await gateway.ok(changeEnt, { companyNO: '100003' }, theirs);
    const own = await gateway.ok(staffMembers.get, { key: await staffOf('multi', '100003') }, theirs);
    const { department, position, grade, costCenter, accountingEntity } = own;
    foreign = { ...sample, department, position, grade, costCenter, accountingEntity };
  });
  afterAll(() => gateway.close());

  it('are found by department with all below, by name, sound, numbers, and sorted by sound', async () => {
    const { departmentList } = await gateway.ok(queryDepartments, {}, as);
    const top = departmentList.find(({ deptName }) => deptName === '研发中心');
    assert.ok(top);
    const below = departmentList.filter(({ parentNO }) => parentNO === top.deptNO);
    assert.ok(below.length > 0);
    const { total, rows } = await gateway.ok(
      staffMembers.list,
      { department: top.deptNO, pageSize: 100 },
      as,
    );
    const depts = new Set(rows.map(({ department }) => department.no));
    assert.ok(below.some(({ deptNO }) => depts.has(deptNO)));
    assert.ok(total > top.staffCount);
    const names = rows.map(({ staffName }) => staffName);
    assert.deepEqual(names, names.toSorted(bySound));
    const own = { ownDepartment: top.deptNO, staffState: 'present', pageSize: 100 } as const;
    assert.equal((await gateway.ok(staffMembers.list, own, as)).total, top.staffCount);

    const staff = await get(await staffOf('staff'));
    const { phone } = await gateway.db
      .selectFrom('staff')
      .select('phone')
      .where('staff_no', '=', staff.staffNO)
      .executeTakeFirstOrThrow();
    assert.equal(staff.phone, `${phone.slice(0, 3)}****${phone.slice(-4)}`);
    for (const keyword of ['陈思远', 'chensiyuan', 'csy', staff.jobNO, phone.slice(-4), phone]) {
      const found = await gateway.ok(staffMembers.list, { keyword, pageSize: 100 }, as);
      assert.ok(
        found.rows.some(({ staffNO }) => staffNO === staff.staffNO),
        keyword,
      );
    }
    const narrowed = { position: staff.position.no, grade: staff.grade.no, staffState: 'active' as const };
    const some = await gateway.ok(staffMembers.list, { ...narrowed, pageSize: 100 }, as);
    assert.ok(some.rows.every(({ position }) => position.no === staff.position.no));
    const foreign = await gateway.ok(staffMembers.list, { nationality: 'JP' }, as);
    assert.equal(foreign.total, 0);
    const ofChina = await gateway.ok(staffMembers.list, { nationality: 'cn', pageSize: 100 }, as);
    assert.ok(ofChina.rows.length > 0 && ofChina.rows.every(({ nationality }) => nationality === 'CN'));
  });

  it('are shown within the data scope, and a department outside of it is refused', async () => {
    const { role_no } = await gateway.db
      .selectFrom('role_grant')
      .select('role_no')
      .where('role_no', '=', '100001-approver')
      .executeTakeFirstOrThrow();
    const objects = ['YHWZ-YMQX-YGCK', 'YHWZ-YMQX-YGWH'];
    await gateway.db
      .insertInto('role_grant')
      .values(objects.map((object_no) => ({ role_no, object_no })))
      .execute();
    const head = { as: await gateway.login('approver') };
    const { departmentList } = await gateway.ok(queryDepartments, {}, head);
    const { rows } = await gateway.ok(staffMembers.list, { pageSize: 100 }, head);
    const own = new Set(departmentList.map(({ deptNO }) => deptNO));
    assert.ok(rows.length > 1 && rows.every(({ department }) => own.has(department.no)));
    const key = await staffOf('admin');
    await gateway.refused('rowUnknown', staffMembers.get, { key }, head);
    const form = await newForm(key);
    const { result } = await gateway.send(staffMembers.add, form, head);
    assert.deepEqual(result, { fields: { department: '该部门不在您的数据权限内' } } as never);
    await gateway.db
      .deleteFrom('role_grant')
      .where('role_no', '=', role_no)
      .where('object_no', 'in', objects)
      .execute();
  });

  it('are added with the data of their document, and a number of their own', async () => {
    const made = await added({ cardNo: ID_NUMBER });
    assert.deepEqual(
      [made.birthDay, made.sexTem, made.cardNo],
      ['1990-05-06', 1, `110*************${ID_NUMBER.slice(-2)}`],
    );
    assert.equal(made.jobNO, made.staffNO);
    const found = await gateway.ok(queryStaffInfoVagueForCloud, { keyword: 'linxiaoyu' }, as);
    assert.deepEqual(
      found.staffList.map(({ staffNO }) => staffNO),
      [made.staffNO],
    );
    const form = await newForm(made.staffNO);
    assert.deepEqual(await fieldsOf({ ...form, cardNo: ID_NUMBER }), {
      cardNo: '该证件号码已属于本企业的其他员工',
    });
    assert.deepEqual(await fieldsOf({ ...form, jobNO: made.jobNO }), { jobNO: '该员工编号已被使用' });
    const rename = (jobNO: string) =>
      gateway.db.updateTable('staff').set({ job_no: jobNO }).where('staff_no', '=', made.staffNO).execute();
    await rename('ab-1');
    for (const jobNO of ['AB-1', 'ＡＢ－１'])
      assert.deepEqual(await fieldsOf({ ...form, jobNO }), { jobNO: '该员工编号已被使用' }, jobNO);
    await rename(made.jobNO);
    const other = makeIdNumber(first, '1991-05-06', 1);
    assert.deepEqual(await fieldsOf({ ...form, cardNo: other, birthDay: '1990-01-01', sexTem: 0 }), {
      birthDay: '出生日期与证件号码不一致',
      sexTem: '性别与证件号码不一致',
    });
    const { cardNo } = await fieldsOf({
      ...form,
      cardNo: `${ID_NUMBER.slice(0, -1)}${ID_NUMBER.endsWith('1') ? 2 : 1}`,
    });
    assert.ok(cardNo);
    const gone = { no: 'gone', name: '' };
    const all = { department: gone, position: gone, grade: gone, costCenter: gone, accountingEntity: gone };
    assert.deepEqual(Object.keys(await fieldsOf({ ...form, ...all, supervisor: gone })).sort(), [
      'accountingEntity',
      'costCenter',
      'department',
      'grade',
      'position',
      'supervisor',
    ]);
  });

  it('are supervised in no circle, and keep the values behind their masks', async () => {
    const above = await added({ cardNo: makeIdNumber(first, '1980-02-03', 0) });
    const below = await added({ supervisor: { no: above.staffNO, name: '' } });
    const version = above.version;
    const wrong = { ...formOf(above), supervisor: { no: below.staffNO, name: '' } };
    const circle = await gateway.send(staffMembers.alter, { key: above.staffNO, version, values: wrong }, as);
    assert.deepEqual(circle.result, { fields: { supervisor: '直属上级不能是该员工的下级' } } as never);
    const values = { ...formOf(above), staffName: '林大雨', email: 'lin@example.com' };
    const altered = await gateway.ok(staffMembers.alter, { key: above.staffNO, version, values }, as);
    assert.equal(altered.cardNo, above.cardNo);
    const row = await gateway.db
      .selectFrom('staff')
      .selectAll()
      .where('staff_no', '=', above.staffNO)
      .executeTakeFirstOrThrow();
    assert.equal(row.identity_card_no, makeIdNumber(first, '1980-02-03', 0));
    assert.equal(row.pinyin, 'lindayu');
    await gateway.refused('rowChanged', staffMembers.alter, { key: above.staffNO, version, values }, as);
    const [noted] = await gateway.ok(staffMembers.changes, { key: above.staffNO }, as);
    assert.ok(!JSON.stringify(noted).includes(row.identity_card_no ?? '!'));
  });

  it('get numbers that differ by case alone from one change of several at once', async () => {
    const numbers = ['Race-1', 'RACE-1', 'race-1', 'rAcE-1'];
    const people = [];
    for (const _ of numbers) people.push(await added());
    const answers = await Promise.all(
      people.map((member, at) => {
        const values = { ...formOf(member), jobNO: numbers[at] ?? '' };
        const { staffNO: key, version } = member;
        return gateway.send(staffMembers.alter, { key, version, values }, as);
      }),
    );
    const refused = answers.filter(({ success }) => !success).map(({ result }) => result as unknown);
    assert.deepEqual(
      refused,
      numbers.slice(1).map(() => ({ fields: { jobNO: '该员工编号已被使用' } })),
    );
  });

  it('are stopped: their sessions end, they sign in no more and no search finds them', async () => {
    const key = await staffOf('nopage');
    const theirs = await gateway.login('nopage');
    const { version } = await get(key);
    await gateway.refused(
      'forbidden',
      changeStaffState,
      { key, version, staffState: 'stopped' },
      { as: theirs },
    );
    await gateway.ok(changeStaffState, { key, version, staffState: 'stopped' }, as);
    await gateway.refused('authExpired', verifyUserAuthSignForCloud, { authSign: theirs });
    const account = { account: 'nopage', password: DEMO_PASSWORD };
    await gateway.refused('staffInactive', loginByPassword, account);
    assert.equal((await gateway.ok(queryStaffInfoVagueForCloud, { keyword: '孙可欣' }, as)).total, 0);
    const days = { beginDate: '2026-12-01', endDate: '2026-12-31' };
    const named = await gateway.send(saveBookingDelegate, { staffNO: key, ...days }, as);
    assert.ok(!named.success);
    const stopped = await get(key);
    assert.deepEqual([stopped.staffState, stopped.stateSince.length], ['stopped', 10]);
    await gateway.refused(
      'staffStateSame',
      changeStaffState,
      { key, version: stopped.version, staffState: 'stopped' },
      as,
    );
    await gateway.ok(changeStaffState, { key, version: stopped.version, staffState: 'active' }, as);
    await gateway.ok(loginByPassword, account);
  });

  it('may be of other enterprises still, and choose the one they are stopped in no more', async () => {
    const key = await staffOf('multi');
    const { version } = await get(key);
    const theirs = { as: await gateway.login('multi') };
    await gateway.ok(changeEnt, { companyNO: '100002' }, theirs);
    await gateway.ok(changeStaffState, { key, version, staffState: 'stopped' }, as);
    await gateway.refused('staffInactive', changeEnt, { companyNO: '100001' }, theirs);
    const { staffState, ...stopped } = await get(key);
    assert.equal(staffState, 'stopped');
    await gateway.ok(changeStaffState, { key, version: stopped.version, staffState: 'active' }, as);
  });

  describe('do not lift rules that bind themselves where another administrator can', () => {
    const second = { enterprise_num: '100001', role_no: roleNo('100001', 'admin') };
    beforeAll(async () =>
      gateway.db
        .insertInto('staff_role')
        .values({ ...second, staff_no: await staffOf('approver') })
        .execute(),
    );
    afterAll(async () =>
      gateway.db
        .deleteFrom('staff_role')
        .where('role_no', '=', second.role_no)
        .where('staff_no', '=', await staffOf('approver'))
        .execute(),
    );
    const OTHERS: readonly ('department' | 'position' | 'grade' | 'costCenter')[] = [
      'department',
      'position',
      'grade',
      'costCenter',
    ];
    const WORDS = { department: '部门', position: '职位', grade: '职级', costCenter: '成本中心' };
    const alter = async (key: string, change: (member: Member) => Partial<Form>) => {
      const member = await get(key);
      const values = { ...formOf(member), ...change(member) };
      return gateway.send(staffMembers.alter, { key, version: member.version, values }, as);
    };
    /** Record of `admin` with another value in each field of `OTHERS`. */
    async function elsewhere(): Promise<Member> {
      const own = await get(await staffOf('admin'));
      const { rows } = await gateway.ok(staffMembers.list, { pageSize: 100 }, as);
      const other = (field: (typeof OTHERS)[number]) =>
        rows.find((row) => row[field].no !== own[field].no)?.[field];
      const found = Object.fromEntries(OTHERS.map((field) => [field, other(field) ?? own[field]]));
      return { ...own, ...found };
    }

    for (const field of OTHERS)
      it(`keep their own ${field}, and change that of others`, async () => {
        const self = await staffOf('admin');
        const other = (await elsewhere())[field];
        assert.notEqual(other.no, (await get(self))[field].no, `no other ${field}`);
        const message = `不能修改本人的${WORDS[field]}，请由其他管理员修改`;
        const answer = await alter(self, () => ({ [field]: other }));
        assert.deepEqual(answer.result, { fields: { [field]: message } });
        const { staffNO } = await added();
        assert.equal((await alter(staffNO, () => ({ [field]: other }))).code, '0');
      });

    it('keep their own supervisor, and change fields without a rule', async () => {
      const self = await staffOf('admin');
      const message = '不能修改本人的直属上级，请由其他管理员修改';
      const { supervisor } = await get(self);
      const next = supervisor === null ? { no: await staffOf('approver'), name: '' } : null;
      assert.deepEqual((await alter(self, () => ({ supervisor: next }))).result, {
        fields: { supervisor: message },
      });
      assert.equal((await alter(self, ({ email }) => ({ email, nationality: 'CN' }))).code, '0');
    });

    it('name no head of their own department in the place of another', async () => {
      const own = await get(await staffOf('admin'));
      const { departmentList } = await gateway.ok(queryDepartments, {}, as);
      const dept = departmentList.find(({ deptNO }) => deptNO === own.department.no);
      assert.ok(dept);
      const { deptNO, deptName, parentNO, head, version } = dept;
      const change = { deptNO, deptName, parentNO, version };
      const named = head ?? { no: own.staffNO, name: '' };
      const next = head === null ? named : { no: await staffOf('staff'), name: '' };
      assert.deepEqual(
        await gateway.refused('fieldsInvalid', alterDepartment, { ...change, head: next }, as),
        {
          fields: { head: '不能修改本人所在部门的负责人，请由其他管理员修改' },
        },
      );
      await gateway.ok(alterDepartment, { ...change, head }, as);
    });
  });

  describe('let their own superior leave', () => {
    const placed = (staffNo: string, supervisorNo: string | null) =>
      gateway.db
        .updateTable('staff')
        .set({ supervisor_no: supervisorNo })
        .where('staff_no', '=', staffNo)
        .execute();
    const own = async () => (await get(await staffOf('admin'))).supervisor;
    const depart = async (key: string, successorNo: string) =>
      gateway.ok(
        departStaff,
        { key, version: (await get(key)).version, successor: { no: successorNo, name: '' } },
        as,
      );
    async function aboveAdmin(supervisor: { no: string; name: string } | null): Promise<string> {
      const { department } = await get(await staffOf('admin'));
      const { staffNO } = await added({ staffName: '上级', supervisor, department });
      await placed(await staffOf('admin'), staffNO);
      await forget();
      return staffNO;
    }
    /** Removes the change log, so the records and their supervisors no longer count as recent. */
    const forget = () => gateway.db.deleteFrom('change_log').execute();
    const callersOf = async (key: string) =>
      (await gateway.ok(queryStaffDependents, { key, staffState: 'departed' }, as)).callersList;

    it('whose place over themselves the next above takes, and over others whom they name', async () => {
      const self = await staffOf('admin');
      const top = await added({ staffName: '再上级' });
      const above = await aboveAdmin({ no: top.staffNO, name: '' });
      const beside = await added({ staffName: '同级', supervisor: { no: above, name: '' } });
      assert.deepEqual(await callersOf(above), [{ name: '您本人的直属上级', successorName: '再上级' }]);
      const friend = await staffOf('staff');
      await depart(above, friend);
      assert.equal((await own())?.no, top.staffNO);
      assert.equal((await get(beside.staffNO)).supervisor?.no, friend);
      await placed(self, null);
    });

    it('without naming anybody where nothing else hangs on them', async () => {
      const top = await added({ staffName: '再上级' });
      const above = await aboveAdmin({ no: top.staffNO, name: '' });
      const { version } = await get(above);
      await gateway.ok(departStaff, { key: above, version, successor: null }, as);
      assert.equal((await own())?.no, top.staffNO);
      await placed(await staffOf('admin'), null);
    });

    it('whose place stays empty where the caller alone is above', async () => {
      const above = await aboveAdmin(null);
      assert.deepEqual(await callersOf(above), [{ name: '您本人的直属上级', successorName: '' }]);
      await depart(above, await staffOf('staff'));
      assert.equal(await own(), null);
    });

    it('whose place as head of their department goes the same way', async () => {
      const { department } = await get(await staffOf('admin'));
      const top = await added({ staffName: '再上级' });
      const { staffNO } = await added({ staffName: '部门负责人', supervisor: { no: top.staffNO, name: '' } });
      await forget();
      const headOf = async () =>
        gateway.db
          .selectFrom('department')
          .select('head_no')
          .where('dept_no', '=', department.no)
          .executeTakeFirstOrThrow();
      const { head_no: former } = await headOf();
      const headed = (head_no: string | null) =>
        gateway.db.updateTable('department').set({ head_no }).where('dept_no', '=', department.no).execute();
      await headed(staffNO);
      assert.deepEqual(await callersOf(staffNO), [{ name: '您所在部门的负责人', successorName: '再上级' }]);
      await depart(staffNO, await staffOf('staff'));
      assert.equal((await headOf()).head_no, top.staffNO);
      await headed(former);
    });
  });

  it('are not stopped by themselves, nor is the main administrator', async () => {
    const key = await staffOf('admin');
    const { version } = await get(key);
    await gateway.refused('staffIsSelf', changeStaffState, { key, version, staffState: 'stopped' }, as);
    await gateway.refused(
      'staffIsSelf',
      departStaff,
      { key, version, successor: { no: await staffOf('staff'), name: '' } },
      as,
    );
    await gateway.db
      .insertInto('role_grant')
      .values({ role_no: '100001-finance', object_no: 'YHWZ-YMQX-YGWH' })
      .execute();
    const finance = { as: await gateway.login('finance') };
    await gateway.refused(
      'staffIsMainManager',
      changeStaffState,
      { key, version, staffState: 'stopped' },
      finance,
    );
    await gateway.db
      .deleteFrom('role_grant')
      .where('role_no', '=', '100001-finance')
      .where('object_no', '=', 'YHWZ-YMQX-YGWH')
      .execute();
  });

  it('leave with a successor, who takes over whom they supervise', async () => {
    const leaver = await added({ staffName: '离任者' });
    const below = await added({ staffName: '下属甲', supervisor: { no: leaver.staffNO, name: '' } });
    const next = await added({ staffName: '下属乙', supervisor: { no: below.staffNO, name: '' } });
    const [key, version] = [leaver.staffNO, leaver.version];
    const none = await gateway.refused(
      'staffSuccessorNeeded',
      departStaff,
      { key, version, successor: null },
      as,
    );
    assert.deepEqual(none, { kindList: [{ kind: 'subordinate', name: '直接下属' }] });
    await gateway.ok(departStaff, { key, version, successor: { no: next.staffNO, name: '' } }, as);
    assert.equal((await get(key)).staffState, 'departed');
    assert.equal((await get(below.staffNO)).supervisor?.no, next.staffNO);
    assert.equal((await get(next.staffNO)).supervisor, null);
  });

  it('stand in departments, which are added, moved in no circle, and deleted once they are empty', async () => {
    const { deptNO: one } = await gateway.ok(
      addDepartment,
      { deptName: '新部门', parentNO: '', head: null },
      as,
    );
    const { deptNO: two } = await gateway.ok(
      addDepartment,
      { deptName: '新小组', parentNO: one, head: null },
      as,
    );
    const versionOf = async (no: string) =>
      (await gateway.ok(queryDepartments, {}, as)).departmentList.find(({ deptNO }) => deptNO === no)
        ?.version ?? 0;
    const move = { deptNO: one, version: 1, deptName: '新部门', parentNO: two, head: null };
    const circle = await gateway.send(alterDepartment, move, as);
    assert.deepEqual(circle.result, { fields: { parentNO: '上级部门不能是自己或自己的下级部门' } } as never);
    const twice = await gateway.send(addDepartment, { deptName: '新小组', parentNO: one, head: null }, as);
    assert.deepEqual(twice.result, { fields: { deptName: '同一上级下已有同名的部门' } } as never);
    const slashed = await gateway.send(addDepartment, { deptName: '新/组', parentNO: one, head: null }, as);
    assert.deepEqual(slashed.result, { fields: { deptName: DEPT_NAME_PROBLEM } } as never);
    const held = await gateway.send(deleteDepartment, { deptNO: one, version: 1 }, as);
    assert.match(held.msg, /有下级部门/);
    const renamed = { deptNO: two, version: 1, deptName: '改名小组', parentNO: '', head: null };
    await gateway.ok(alterDepartment, renamed, as);
    await gateway.refused('rowChanged', deleteDepartment, { deptNO: two, version: 1 }, as);
    const member = await added({ department: { no: two, name: '' } });
    const used = await gateway.send(deleteDepartment, { deptNO: two, version: await versionOf(two) }, as);
    assert.match(used.msg, /有1名员工/);
    assert.equal(member.department.name, '改名小组');
    await gateway.ok(deleteDepartment, { deptNO: one, version: 1 }, as);
    const theirs = { as: await gateway.login('multi') };
    await gateway.ok(changeEnt, { companyNO: '100003' }, theirs);
    await gateway.refused('rowUnknown', deleteDepartment, { deptNO: two, version: 2 }, theirs);
  });

  it('may stand in departments with an older name with a slash, which may be kept but not chosen anew', async () => {
    const { deptNO } = await gateway.ok(addDepartment, { deptName: '旧组', parentNO: '', head: null }, as);
    await gateway.db
      .updateTable('department')
      .set({ dept_name: '旧/组' })
      .where('dept_no', '=', deptNO)
      .execute();
    const kept = { deptNO, version: 1, deptName: '旧/组', parentNO: '', head: null };
    await gateway.ok(alterDepartment, kept, as);
    const other = await gateway.send(alterDepartment, { ...kept, version: 2, deptName: '旧／组' }, as);
    assert.deepEqual(other.result, { fields: { deptName: DEPT_NAME_PROBLEM } } as never);
    await gateway.ok(deleteDepartment, { deptNO, version: 2 }, as);
  });

  it('head departments while they are active, and hand that over when they leave', async () => {
    const head = await added({ staffName: '负责人甲' });
    const named = (no: string) => ({ no, name: '' });
    const { deptNO } = await gateway.ok(
      addDepartment,
      { deptName: '有头部门', parentNO: '', head: named(head.staffNO) },
      as,
    );
    const department = async () => {
      const { departmentList } = await gateway.ok(queryDepartments, {}, as);
      const found = departmentList.find((one) => one.deptNO === deptNO);
      assert.ok(found);
      return found;
    };
    assert.deepEqual((await department()).head, { no: head.staffNO, name: '负责人甲' });
    const refusal = '所选员工不属于当前企业，或已停用、已离职，请重新选择';
    const values = { deptNO, deptName: '有头部门', parentNO: '' };
    const stopped = await added();
    await gateway.ok(
      changeStaffState,
      { key: stopped.staffNO, version: stopped.version, staffState: 'stopped' },
      as,
    );
    for (const no of [stopped.staffNO, await staffOf('multi', '100003'), 'S-none']) {
      const body = { ...values, version: (await department()).version, head: named(no) };
      const { result } = await gateway.send(alterDepartment, body, as);
      assert.deepEqual(result, { fields: { head: refusal } } as never, no);
    }
    const next = await added({ staffName: '负责人乙' });
    const { staffNO: key, version } = head;
    await gateway.ok(departStaff, { key, version, successor: named(next.staffNO) }, as);
    const after = await department();
    assert.deepEqual(after.head, { no: next.staffNO, name: '负责人乙' });
    await gateway.ok(alterDepartment, { ...values, version: after.version, head: null }, as);
    assert.equal((await department()).head, null);
    const logged = await gateway.db
      .selectFrom('change_log')
      .select('after')
      .where('resource', '=', 'department')
      .where('row_key', '=', deptNO)
      .orderBy('change_no', 'desc')
      .executeTakeFirstOrThrow();
    assert.deepEqual(logged.after, { deptName: '有头部门', parentNO: '', headNO: '' });
  });

  it('are refused to those without the right', async () => {
    const denied = { as: await gateway.login('staff') };
    await gateway.refused('forbidden', staffMembers.list, {}, denied);
    await gateway.refused('forbidden', staffMembers.add, sample, denied);
    await gateway.refused('forbidden', queryDepartments, {}, denied);
    await gateway.refused('forbidden', addDepartment, { deptName: '新', parentNO: '', head: null }, denied);
    const theirs = { as: await gateway.login('multi') };
    await gateway.ok(changeEnt, { companyNO: '100003' }, theirs);
    const key = await staffOf('staff');
    await gateway.refused('rowUnknown', staffMembers.get, { key }, theirs);
    await gateway.refused('rowUnknown', changeStaffState, { key, version: 1, staffState: 'stopped' }, theirs);
    const { result } = await gateway.send(staffMembers.add, { ...sample, jobNO: 'X-1' }, theirs);
    assert.ok('department' in (result as unknown as { fields: object }).fields);
    await gateway.ok(staffMembers.add, foreign, theirs);
  });
});
