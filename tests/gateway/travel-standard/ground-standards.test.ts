import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { surroundingsOf } from '../../../demo/gateway/report/records/surroundings';
import { grades } from '../../../src/contract/address-book/grades';
import type { FormOf } from '../../../src/contract/resource/resource';
import { groundStandards } from '../../../src/contract/travel-standard/ground-standards';
import { describeResource } from '../../support/gateway/describe-resource';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';

type Form = FormOf<typeof groundStandards>;

const ROW: Form = {
  product: 'train',
  grade: { no: '100001G4', name: '员工级' },
  highestClass: 1,
  leastMinutes: null,
  remark: '高铁为主',
};

describe('standards of trains and cars', () => {
  let gateway: TestGateway;
  let admin: { as: string };
  beforeAll(async () => {
    gateway = await startTestGateway();
    admin = { as: await gateway.login('admin') };
  });
  afterAll(() => gateway.close());

  it('judge the records of their grade that are imported from then on', async () => {
    const staff = await gateway.db
      .selectFrom('staff')
      .select('staff_no')
      .where('enterprise_num', '=', '100001')
      .where('grade_no', '=', ROW.grade.no)
      .limit(1)
      .executeTakeFirstOrThrow();
    const highest = async (minutes: number | null) =>
      (
        await surroundingsOf(gateway.db, {
          enterpriseNum: '100001',
          now: gateway.clock.now,
          staffNos: [staff.staff_no],
        })
      ).classLimitOf('train', staff.staff_no, minutes);
    assert.equal(await highest(null), null);
    const base = await gateway.ok(groundStandards.add, ROW, admin);
    const long = await gateway.ok(groundStandards.add, { ...ROW, highestClass: 2, leastMinutes: 360 }, admin);
    assert.deepEqual([await highest(null), await highest(359), await highest(360)], [1, 1, 2]);
    for (const { standardNO: key, version } of [base, long])
      await gateway.ok(groundStandards.remove, { key, version }, admin);
  });

  it('keep their grade, and have a duration only for trains', async () => {
    const grade = await gateway.ok(grades.add, { gradeName: '顾问', remark: '' }, admin);
    const made = await gateway.ok(
      groundStandards.add,
      { ...ROW, grade: { no: grade.gradeNO, name: '' } },
      admin,
    );
    await gateway.refused('rowInUse', grades.remove, { key: grade.gradeNO, version: grade.version }, admin);
    await gateway.ok(groundStandards.remove, { key: made.standardNO, version: made.version }, admin);
    await gateway.ok(grades.remove, { key: grade.gradeNO, version: grade.version }, admin);
    const car = { ...ROW, product: 'car', leastMinutes: 60 };
    assert.deepEqual((await gateway.send(groundStandards.add, car, admin)).result, {
      fields: { leastMinutes: '用车标准不区分行程时长' },
    });
  });

  describeResource(groundStandards, {
    gateway: () => gateway,
    row: ROW,
    foreignRow: (): Form => ({ ...ROW, grade: { no: '100003G4', name: '员工级' } }),
    other: { ...ROW, product: 'car', highestClass: 3, remark: '接送机' },
    taken: { grade: '该职级已有相同行程时长的标准，请直接编辑' },
    wrong: {
      row: { product: 'boat', grade: null },
      fields: { product: '请选择产品', grade: '请选择职级' },
    },
  });
});
