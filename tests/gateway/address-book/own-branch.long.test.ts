import assert from 'node:assert/strict';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import {
  addDepartment,
  alterDepartment,
  queryDepartments,
  type Department,
} from '../../../src/contract/address-book/departments';
import { queryorderListOnPermission } from '../../../src/contract/order/list';
import { OBJECT } from '../../../src/contract/permission/objects';
import { addRoleMember } from '../../../src/contract/permission/roles';
import { subManagers } from '../../../src/contract/permission/sub-managers';
import { governTravellers } from '../../../demo/gateway/travel-standard/governing-standards';
import { shanghaiDate } from '../../../src/domain/shanghai-time';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { staffNoOf } from '../../support/gateway/areas/accounts/staff-forms';

const named = (...nos: readonly string[]) => nos.map((no) => ({ no, name: '' }));
const ABOVE = '不能移动本人所在的部门或其上级部门，请由其他管理员修改';
const BELOW = '不能将部门移至本人所在的部门之下，请由其他管理员修改';

describe('the branch of the departments that somebody stands in', () => {
  let gateway: TestGateway;
  let admin: { as: string };
  let pages: string[];
  beforeAll(async () => {
    gateway = await startTestGateway();
    const found = await gateway.db
      .selectFrom('permission_object')
      .select('object_no')
      .where('url', '=', '/addressBook/manage/list')
      .execute();
    pages = found.map(({ object_no }) => object_no);
  });
  beforeEach(async () => {
    gateway.clock.advance(2);
    admin = { as: await gateway.login('admin') };
  });
  afterAll(() => gateway.close());

  const all = async () => (await gateway.ok(queryDepartments, {}, admin)).departmentList;
  async function add(deptName: string, parentNO: string): Promise<Department> {
    const { deptNO } = await gateway.ok(addDepartment, { deptName, parentNO, head: null }, admin);
    const found = (await all()).find((one) => one.deptNO === deptNO);
    assert.ok(found);
    return found;
  }
  const move = ({ deptNO, version, deptName, head }: Department, parentNO: string, by: { as: string }) =>
    gateway.send(alterDepartment, { deptNO, version, deptName, parentNO, head }, by);
  const setOf = (account: string, deptNo: string) =>
    gateway.db
      .updateTable('staff')
      .set({ dept_no: deptNo })
      .where('staff_no', '=', (no) =>
        no
          .selectFrom('staff as s')
          .innerJoin('app_user as u', 'u.user_no', 's.user_no')
          .select('s.staff_no')
          .where('u.login_name', '=', account)
          .where('s.enterprise_num', '=', '100001'),
      )
      .execute();
  async function keeps(account: string, { to, departments = [] }: { to: string; departments?: string[] }) {
    const no = await staffNoOf(gateway, account);
    await gateway.db.deleteFrom('sub_manager').where('staff_no', '=', no).execute();
    await gateway.ok(
      subManagers.add,
      {
        staff: { no, name: '' },
        managedScope: departments.length === 0 ? 'enterprise' : 'departments',
        departments: named(...departments),
        objectList: named(OBJECT.seeStaff, OBJECT.editStaff, ...pages),
        validPeriod: { from: '2026-01-01', to },
        remark: '',
      },
      admin,
    );
    return { as: await gateway.login(account) };
  }
  const messageOf = ({ result }: { result: unknown }) =>
    (result as { fields?: Record<string, string> } | null)?.fields?.['parentNO'];

  it('grows by no department that its own people move, whose roles would show them more for good', async () => {
    const [own, above] = await (async () => {
      const top = await add('本人上级部门', '');
      return [await add('本人部门', top.deptNO), top];
    })();
    const below = await add('本人下级部门', own.deptNO);
    const other = await add('其他部门', '');
    const leaf = await add('其他下级部门', other.deptNO);
    await setOf('approver', own.deptNO);
    for (const to of [shanghaiDate(gateway.clock.now), '']) {
      const as = await keeps('approver', { to });
      const before = await gateway.ok(queryorderListOnPermission, { scope: 'managed' }, as);
      const cases: [Department, string, string | undefined][] = [
        [other, own.deptNO, BELOW],
        [leaf, below.deptNO, BELOW],
        [own, other.deptNO, ABOVE],
        [above, other.deptNO, ABOVE],
      ];
      for (const [dept, parentNO, message] of cases)
        assert.equal(messageOf(await move(dept, parentNO, as)), message, dept.deptName);
      const after = await gateway.ok(queryorderListOnPermission, { scope: 'managed' }, as);
      assert.equal(after.total, before.total);
    }
    const as = await keeps('approver', { to: '' });
    // Moves within the branch, out of it and to a sibling widen no right.
    const fresh = async (dept: Department) => (await all()).find((one) => one.deptNO === dept.deptNO) ?? dept;
    for (const [dept, parentNO] of [
      [leaf, above.deptNO],
      [below, other.deptNO],
      [leaf, other.deptNO],
    ] as const)
      assert.equal((await move(await fresh(dept), parentNO, as)).success, true, dept.deptName);
    // The main administrator's role shows every department.
    assert.equal((await move(await fresh(below), own.deptNO, admin)).success, true);
  });

  it('is not moved to where its people keep departments, and gains none', async () => {
    const kept = await add('管理的部门', '');
    const own = await add('管理员所在部门', '');
    const leaf = await add('管理员下级部门', own.deptNO);
    await setOf('finance', own.deptNO);
    await gateway.db
      .insertInto('role_grant')
      .values(
        [OBJECT.seeStaff, OBJECT.editStaff].map((object_no) => ({ role_no: '100001-finance', object_no })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { permission_range_id: range } = await gateway.db
      .selectFrom('role')
      .select('permission_range_id')
      .where('role_no', '=', '100001-finance')
      .executeTakeFirstOrThrow();
    const ranged = (to: 1 | 2 | 3) =>
      gateway.db
        .updateTable('role')
        .set({ permission_range_id: to })
        .where('role_no', '=', '100001-finance')
        .execute();
    await ranged(3);
    const as = await keeps('finance', { to: '', departments: [kept.deptNO] });
    const message = messageOf(await move(leaf, kept.deptNO, as));
    await ranged(range);
    assert.equal(message, '不能将部门移至本人管理的部门之下，请由其他管理员修改');
  });

  it('keeps moves of sub administrators within each branch, without widening any lasting scope', async () => {
    const [one, two] = [await add('管理的部门甲', ''), await add('管理的部门乙', '')];
    const [moved, leaf] = [await add('甲的部门', one.deptNO), await add('甲的另一部门', one.deptNO)];
    const partners = await add('同事所在部门', one.deptNO);
    await setOf('staff', partners.deptNO);
    const partnerNo = await staffNoOf(gateway, 'staff');
    const partnersRoles = gateway.db.deleteFrom('staff_role').where('staff_no', '=', partnerNo);
    const KEPT = '不能将部门移至本人管理的部门之下，请由其他管理员修改';
    const OTHERS = '您的管理权限有期限，不能将部门移至他人可查看下级部门数据的部门之下，请由其他管理员修改';
    const fresh = async ({ deptNO }: Department) => {
      const found = (await all()).find((dept) => dept.deptNO === deptNO);
      assert.ok(found);
      return found;
    };
    const day = shanghaiDate(gateway.clock.now);
    const departments = [one.deptNO, two.deptNO];
    let as = await keeps('approver', { to: day, departments });
    await partnersRoles.execute();
    for (const [dept, parentNO, message] of [
      [two, one.deptNO, KEPT],
      [moved, two.deptNO, KEPT],
      [moved, leaf.deptNO, undefined],
    ] as const)
      assert.equal(messageOf(await move(dept, parentNO, as)), message, dept.deptName);

    // The colleague's role shows their department and all below it.
    const { role_no } = await gateway.db
      .insertInto('role')
      .values({ enterprise_num: '100001', role_name: '部门数据', permission_range_id: 3 })
      .returning('role_no')
      .executeTakeFirstOrThrow();
    await gateway.db
      .insertInto('staff_role')
      .values({ enterprise_num: '100001', staff_no: partnerNo, role_no })
      .execute();
    assert.equal(messageOf(await move(await fresh(moved), partners.deptNO, as)), OTHERS);
    as = await keeps('approver', { to: day });
    assert.equal(messageOf(await move(await fresh(moved), partners.deptNO, as)), OTHERS);
    // A colleague who administers that department does not count either.
    await partnersRoles.execute();
    await keeps('staff', { to: '', departments: [partners.deptNO] });
    assert.equal(messageOf(await move(await fresh(moved), partners.deptNO, as)), OTHERS);
    // A right without an end date may be used for such a move.
    as = await keeps('approver', { to: '', departments });
    assert.equal((await move(await fresh(moved), partners.deptNO, as)).success, true);
    await gateway.db.deleteFrom('sub_manager').where('staff_no', '=', partnerNo).execute();
  });

  it('stays where it is for the main administrator too, whose travel standard comes from above', async () => {
    const me = await staffNoOf(gateway, 'admin');
    const own = await add('主管理员部门', '');
    const free = await add('标准宽松的部门', '');
    await setOf('admin', own.deptNO);
    const colleagues = [await staffNoOf(gateway, 'finance')];
    await gateway.ok(addRoleMember, { key: '100001-admin', staffNOs: colleagues }, admin);
    await gateway.db
      .insertInto('travel_standard')
      .values({
        enterprise_num: '100001',
        standard_name: '宽松',
        grade_no: null,
        dept_no: free.deptNO,
        staff_no: null,
        max_cabin_type: 1,
        economy_discount: null,
        max_price: null,
        lowest_price_minutes: null,
        advance_days: 0,
      })
      .execute();
    const governing = async () => {
      const { governed } = await governTravellers(gateway.db, { enterpriseNum: '100001', staffNo: me }, [me]);
      return governed[0]?.standard?.standardName;
    };
    const before = await governing();
    assert.equal(messageOf(await move(own, free.deptNO, admin)), ABOVE);
    assert.equal(await governing(), before);
  });
});
