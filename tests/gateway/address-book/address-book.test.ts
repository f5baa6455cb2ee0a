import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { grades } from '../../../src/contract/address-book/grades';
import { positions } from '../../../src/contract/address-book/positions';
import { bySound } from '../../../demo/gateway/server/search/by-sound';
import { describeResource } from '../../support/gateway/describe-resource';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';

describe('positions and grades', () => {
  let gateway: TestGateway;
  let as: { as: string };
  beforeAll(async () => {
    gateway = await startTestGateway();
    as = { as: await gateway.login('admin') };
  });
  afterAll(() => gateway.close());

  it('tell how many staff have a position, and keep one that is in use', async () => {
    const { rows } = await gateway.ok(positions.list, {}, as);
    assert.deepEqual(
      rows.map(({ positionName }) => positionName),
      ['总经理', '总监', '经理', '主管', '工程师', '专员'],
    );
    const used = rows.find(({ staffCount }) => staffCount > 0);
    assert.ok(used);
    const { count } = await gateway.db
      .selectFrom('staff')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('position_no', '=', used.positionNO)
      .executeTakeFirstOrThrow();
    assert.equal(used.staffCount, count);
    const answer = await gateway.send(positions.remove, { key: used.positionNO, version: used.version }, as);
    assert.equal(answer.msg, `职位“${used.positionName}”有${count}名员工使用，不能删除，请先调整员工的职位`);
  });

  it('keep a position that products are given to, or that an invitation leads to', async () => {
    const made = await gateway.ok(positions.add, { positionName: '顾问', remark: '' }, as);
    const [key, version] = [made.positionNO, made.version];
    const owner = { enterprise_num: '100001', product_no: '1', revision: 900 };
    const { staff_no } = await gateway.db
      .selectFrom('staff')
      .select('staff_no')
      .where('enterprise_num', '=', owner.enterprise_num)
      .limit(1)
      .executeTakeFirstOrThrow();
    await gateway.db
      .insertInto('settle_product_users')
      .values({ ...owner, is_all_staff: false, changed_by: staff_no, changed_at: new Date(0) })
      .execute();
    await gateway.db
      .insertInto('settle_product_user')
      .values({ ...owner, position_no: key })
      .execute();
    const { msg } = await gateway.send(positions.remove, { key, version }, as);
    assert.equal(msg, '职位“顾问”已用于产品适用人员，不能删除');
    await gateway.db.deleteFrom('settle_product_user').where('revision', '=', 900).execute();
    await gateway.db.deleteFrom('settle_product_users').where('revision', '=', 900).execute();
    const { position_no } = await gateway.db
      .selectFrom('invitation')
      .select('position_no')
      .where('enterprise_num', '=', owner.enterprise_num)
      .limit(1)
      .executeTakeFirstOrThrow();
    await gateway.db
      .updateTable('staff')
      .set({ position_no: made.positionNO })
      .where('position_no', '=', position_no)
      .execute();
    const held = await gateway.ok(positions.get, { key: position_no }, as);
    const refused = await gateway.send(positions.remove, { key: position_no, version: held.version }, as);
    assert.equal(refused.msg, `职位“${held.positionName}”已用于员工邀请，不能删除`);
    await gateway.db
      .updateTable('staff')
      .set({ position_no })
      .where('position_no', '=', made.positionNO)
      .execute();
    await gateway.ok(positions.remove, { key, version }, as);
  });

  it('say of a grade whether a travel standard is made for it, and are found by that', async () => {
    const made = await gateway.ok(grades.add, { gradeName: '无标准', remark: '' }, as);
    assert.equal(made.hasStandard, false);
    const { rows } = await gateway.ok(grades.list, { hasStandard: false, pageSize: 100 }, as);
    assert.ok(rows.some(({ gradeNO }) => gradeNO === made.gradeNO));
    assert.ok(rows.every(({ hasStandard }) => !hasStandard));
    const others = await gateway.ok(grades.list, { hasStandard: true, pageSize: 100 }, as);
    const { total } = await gateway.ok(grades.list, {}, as);
    assert.ok(others.total > 0);
    assert.equal(rows.length + others.total, total);
    await gateway.ok(grades.remove, { key: made.gradeNO, version: made.version }, as);
  });

  it('keep a grade that staff or a travel standard has', async () => {
    const { rows } = await gateway.ok(grades.list, {}, as);
    const used = rows.find(({ staffCount }) => staffCount > 0);
    const other = rows.find(({ gradeNO }) => gradeNO !== used?.gradeNO);
    assert.ok(used && other);
    const wanted = { key: used.gradeNO, version: used.version };
    const held = await gateway.send(grades.remove, wanted, as);
    const name = used.gradeName;
    assert.equal(held.msg, `职级“${name}”有${used.staffCount}名员工使用，不能删除，请先调整员工的职级`);
    await gateway.db
      .updateTable('staff')
      .set({ grade_no: other.gradeNO })
      .where('grade_no', '=', used.gradeNO)
      .execute();
    const { standard_name } = await gateway.db
      .selectFrom('travel_standard')
      .select('standard_name')
      .where('grade_no', '=', used.gradeNO)
      .executeTakeFirstOrThrow();
    const { msg } = await gateway.send(grades.remove, wanted, as);
    assert.equal(msg, `职级“${name}”已用于差旅标准“${standard_name}”，不能删除`);
  });

  it('stand by the sound of their names, page by page, also after one is named otherwise', async () => {
    const names = ['重工', '曾管', '单证', '阿米巴', 'CTO', '2级'];
    for (const positionName of names) await gateway.ok(positions.add, { positionName, remark: '' }, as);
    const named = async (pageIndex: number, pageSize: number) =>
      (
        await gateway.ok(
          positions.list,
          { sortField: 'positionName', sortOrder: 'asc', pageIndex, pageSize },
          as,
        )
      ).rows;
    const all = async () => (await named(1, 100)).map(({ positionName }) => positionName);
    const before = await all();
    assert.deepEqual(before, before.toSorted(bySound));
    assert.deepEqual(
      (await named(2, 4)).map(({ positionName }) => positionName),
      before.slice(4, 8),
    );
    const [first] = await named(1, 1);
    assert.ok(first);
    const changed = {
      key: first.positionNO,
      version: first.version,
      values: { positionName: '最后', remark: '' },
    };
    await gateway.ok(positions.alter, changed, as);
    const after = await all();
    assert.notDeepEqual(after, before);
    assert.deepEqual(after, after.toSorted(bySound));
  });

  describeResource(positions, {
    gateway: () => gateway,
    row: { positionName: '架构师', remark: '' },
    other: { positionName: '实习生', remark: '在校' },
    taken: { positionName: '已有同名的职位' },
    wrong: { row: { positionName: ' ' }, fields: { positionName: '请输入职位名称' } },
  });
  describeResource(grades, {
    gateway: () => gateway,
    row: { gradeName: '专家级', remark: '' },
    other: { gradeName: '实习级', remark: '在校' },
    taken: { gradeName: '已有同名的职级' },
    wrong: { row: { gradeName: ' ' }, fields: { gradeName: '请输入职级名称' } },
  });
});
