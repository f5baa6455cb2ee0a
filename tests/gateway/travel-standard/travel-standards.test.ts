import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { airports } from '../../../demo/gateway/reference-data/index';
import { grades } from '../../../src/contract/address-book/grades';
import { createOrder, type OrderPassenger, type Voyage } from '../../../src/contract/flight-booking/booking';
import type { FormOf } from '../../../src/contract/resource/resource';
import { judgeBookingStandard, queryStandardInfo } from '../../../src/contract/travel-standard/standards';
import { cityTiers } from '../../../src/contract/travel-standard/city-tiers';
import { travelStandards } from '../../../src/contract/travel-standard/travel-standards';
import { findVoyage, orderOf, self } from '../../support/gateway/areas/booking';
import { describeResource } from '../../support/gateway/describe-resource';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { standardOf } from '../../support/gateway/areas/standard-steps';

type Form = FormOf<typeof travelStandards>;

const FORM: Form = {
  standardName: '测试标准',
  holder: { scope: 'department', no: '100001D03', name: '平台研发部' },
  maxCabinType: 2,
  economyDiscount: 85,
  businessDiscount: null,
  firstDiscount: null,
  maxPrice: 250_000,
  lowestMinutes: 90,
  lowestTolerance: { kind: 'percent', value: 5 },
  lowestWithShared: true,
  lowestWithConnections: false,
  advanceDays: 2,
  policy: 1,
  exceptions: [],
};
const EXCEPTION = {
  tier: null,
  from: '',
  to: '',
  leastMinutes: null,
  maxCabinType: 3,
  economyDiscount: null,
  businessDiscount: null,
  firstDiscount: null,
  maxPrice: null,
} as const satisfies Form['exceptions'][number];

describe('travel standards', () => {
  let gateway: TestGateway;
  let admin: { as: string };
  let staff: { as: string };
  let me: OrderPassenger;
  let voyage: Voyage;
  beforeAll(async () => {
    gateway = await startTestGateway();
    admin = { as: await gateway.login('admin') };
    staff = { as: await gateway.login('staff') };
    me = await self(gateway, staff.as);
    voyage = await findVoyage(gateway, staff.as);
  });
  afterAll(() => gateway.close());
  const all = async (body: object = {}) => (await gateway.ok(travelStandards.list, body, admin)).rows;

  it('are those of the enterprise, with whose they are and how many they govern', async () => {
    const rows = await all({ sortField: 'maxCabinType' });
    assert.deepEqual(
      rows.map(({ holder: { scope, name } }) => `${scope} ${name}`).toSorted(),
      ['grade 高管', 'grade 总监级', 'grade 经理级', 'grade 员工级'].toSorted(),
    );
    assert.deepEqual(
      rows.map(({ maxCabinType }) => maxCabinType),
      [1, 1, 2, 3],
    );
    const { count } = await gateway.db
      .selectFrom('staff')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('enterprise_num', '=', '100001')
      .executeTakeFirstOrThrow();
    assert.equal(
      rows.reduce((sum, { staffCount }) => sum + staffCount, 0),
      count,
    );
  });

  it('are narrowed to a scope, a cabin and a policy, and found by their name and by whose they are', async () => {
    assert.equal((await all({ holder: 'grade' })).length, 4);
    assert.equal((await all({ holder: 'department' })).length, 0);
    assert.equal((await all({ maxCabinType: 2 })).length, 1);
    assert.equal((await all({ policy: 2 })).length, 0);
    assert.equal((await all({ keyword: '经理级' })).length, 1);
    const made = await gateway.ok(travelStandards.add, FORM, admin);
    assert.deepEqual(
      (await all({ keyword: '平台研发' })).map(({ standardNO }) => standardNO),
      [made.standardNO],
    );
    await gateway.ok(travelStandards.remove, { key: made.standardNO, version: made.version }, admin);
  });

  it('govern at once: the department’s takes its staff over from their grades, one’s own from that', async () => {
    const before = await all();
    const made = await gateway.ok(travelStandards.add, FORM, admin);
    assert.ok(made.staffCount > 1);
    const others = (await all()).filter(({ standardNO }) => standardNO !== made.standardNO);
    const sum = (rows: typeof others) => rows.reduce((total, { staffCount }) => total + staffCount, 0);
    assert.equal(sum(others), sum(before) - made.staffCount);
    const holder = { scope: 'person', no: me.staffNO, name: '' } as const;
    const own = await gateway.ok(travelStandards.add, { ...FORM, standardName: '本人标准', holder }, admin);
    assert.deepEqual([own.staffCount, own.holder.name], [1, '陈思远']);
    const { standard } = await gateway.ok(queryStandardInfo, {}, staff);
    assert.deepEqual(standard, {
      standardNo: own.standardNO,
      standardName: '本人标准',
      scope: 'person',
      maxCabinType: 2,
      discountCaps: { economy: 85, business: null, first: null },
      maxPrice: 250_000,
      lowestFare: {
        minutes: 90,
        tolerance: { kind: 'percent', value: 5 },
        withShared: true,
        withConnections: false,
      },
      advanceDays: 2,
      policy: 1,
    });
    for (const { standardNO: key, version } of [made, own])
      await gateway.ok(travelStandards.remove, { key, version }, admin);
    assert.deepEqual(await all(), before);
  });

  it('count at the next booking, and orders keep those they were made under', async () => {
    const holder = { scope: 'person', no: me.staffNO, name: '' } as const;
    const free: Form = {
      ...FORM,
      holder,
      economyDiscount: null,
      maxCabinType: 3,
      maxPrice: null,
      lowestMinutes: null,
      advanceDays: 0,
    };
    const made = await gateway.ok(travelStandards.add, free, admin);
    const judged = async () =>
      (await gateway.ok(judgeBookingStandard, { voyages: [voyage], passengers: [me] }, staff)).policy;
    assert.equal(await judged(), null);
    const { orderNo } = await gateway.ok(createOrder, orderOf([voyage], [me]), staff);
    const frozen = await standardOf(gateway, staff.as, orderNo);
    const values: Form = { ...free, standardName: '改过的标准', maxPrice: 100, policy: 2 };
    const changed = await gateway.ok(
      travelStandards.alter,
      { key: made.standardNO, version: made.version, values },
      admin,
    );
    assert.equal(await judged(), 2);
    await gateway.refused('overStandardForbidden', createOrder, orderOf([voyage], [me]), staff);
    assert.deepEqual(await standardOf(gateway, staff.as, orderNo), frozen);
    await gateway.ok(travelStandards.remove, { key: made.standardNO, version: changed.version }, admin);
    assert.deepEqual(await standardOf(gateway, staff.as, orderNo), frozen);
    assert.equal(frozen.evaluation.standards[0]?.standardName, '测试标准');
  });

  it('give way to their exceptions, by the airports that a tier has at the moment', async () => {
    const tier = await gateway.ok(cityTiers.add, { tierName: '例外城市', remark: '' }, admin);
    const named = { no: tier.tierNO, name: '' };
    const { arrAirportCode } = voyage;
    const city = airports().find(({ iata }) => iata === arrAirportCode)?.city_code ?? '';
    const holder = { scope: 'person', no: me.staffNO, name: '' } as const;
    const made = await gateway.ok(
      travelStandards.add,
      {
        ...FORM,
        holder,
        maxPrice: 100,
        lowestMinutes: null,
        advanceDays: 0,
        policy: 2,
        exceptions: [{ ...EXCEPTION, tier: named }],
      },
      admin,
    );
    assert.deepEqual(made.exceptions, [{ ...EXCEPTION, tier: { no: tier.tierNO, name: '例外城市' } }]);
    const judged = async () =>
      (await gateway.ok(judgeBookingStandard, { voyages: [voyage], passengers: [me] }, staff)).policy;
    assert.equal(await judged(), 2);
    const former = await gateway.db
      .selectFrom('tier_city')
      .select(['record_no', 'tier_no'])
      .where('enterprise_num', '=', '100001')
      .where('city_code', '=', city)
      .executeTakeFirstOrThrow();
    const place = (tier_no: string) =>
      gateway.db
        .updateTable('tier_city')
        .set({ tier_no })
        .where('record_no', '=', former.record_no)
        .execute();
    await place(tier.tierNO);
    assert.equal(await judged(), null);
    const { standard } = await gateway.ok(queryStandardInfo, {}, staff);
    assert.ok(standard?.exceptions?.[0]?.airports?.includes(arrAirportCode));
    await place(former.tier_no);
    assert.equal(await judged(), 2);
    const { msg } = await gateway.send(cityTiers.remove, { key: tier.tierNO, version: tier.version }, admin);
    assert.match(msg, /^差旅标准“测试标准”的例外使用城市等级“例外城市”/);
    await gateway.ok(travelStandards.remove, { key: made.standardNO, version: made.version }, admin);
    await gateway.ok(cityTiers.remove, { key: tier.tierNO, version: tier.version }, admin);
  });

  it('keep the grade that they are of', async () => {
    const grade = await gateway.ok(grades.add, { gradeName: '顾问', remark: '' }, admin);
    const holder = { scope: 'grade', no: grade.gradeNO, name: '' } as const;
    const made = await gateway.ok(travelStandards.add, { ...FORM, holder }, admin);
    const { msg } = await gateway.send(grades.remove, { key: grade.gradeNO, version: grade.version }, admin);
    assert.equal(msg, '职级“顾问”已用于差旅标准“测试标准”，不能删除');
    await gateway.ok(travelStandards.remove, { key: made.standardNO, version: made.version }, admin);
    await gateway.ok(grades.remove, { key: grade.gradeNO, version: grade.version }, admin);
  });

  it('show unknown staff and departments, and invalid values, at its field', async () => {
    const wrong: [Partial<Record<keyof Form, unknown>>, Record<string, string>][] = [
      [{ holder: { scope: 'department', no: '100003D01' } }, { holder: '所选部门不存在，请重新选择' }],
      [{ holder: { scope: 'grade', no: '100003G1' } }, { holder: '所选职级不存在，请重新选择' }],
      [{ holder: { scope: 'person', no: 'X' } }, { holder: '所选员工不属于当前企业，请重新选择' }],
      [
        { lowestTolerance: { kind: 'percent', value: 101 } },
        { lowestTolerance: '允许高出的比例不能超过100%' },
      ],
      [
        { lowestTolerance: { kind: 'amount', value: null } },
        { lowestTolerance: '请输入允许高出的幅度，不允许高出时填0' },
      ],
      [{ lowestMinutes: 0 }, { lowestMinutes: '比较范围须为1至1440分钟' }],
      [{ economyDiscount: 301 }, { economyDiscount: '折扣上限须为1至300的整数' }],
      [
        { exceptions: [{ ...EXCEPTION, tier: { no: 'X', name: '' } }] },
        { exceptions: '第1条例外：所选城市等级不存在，请重新选择' },
      ],
      [
        { exceptions: [EXCEPTION] },
        { exceptions: '第1条例外：请至少设置一个条件：目的地城市等级、出发日期或飞行时长' },
      ],
      [{ advanceDays: null }, { advanceDays: '提前预订天数须为0至365' }],
    ];
    for (const [change, fields] of wrong)
      assert.deepEqual((await gateway.send(travelStandards.add, { ...FORM, ...change }, admin)).result, {
        fields,
      });
  });

  describeResource(travelStandards, {
    gateway: () => gateway,
    row: FORM,
    foreignRow: (): Form => ({
      ...FORM,
      holder: { scope: 'department', no: '100003D02', name: '研究院' },
    }),
    other: {
      ...FORM,
      standardName: '另一标准',
      holder: { scope: 'department', no: '100001D04', name: '应用研发部' },
      lowestMinutes: null,
      lowestTolerance: { kind: 'amount', value: 5000 },
      policy: 3,
      exceptions: [{ ...EXCEPTION, leastMinutes: 240 }],
    },
    taken: { holder: '该对象已适用差旅标准“测试标准”，请直接编辑' },
    wrong: {
      row: { standardName: '', holder: { scope: 'grade', no: '', name: '' } },
      fields: { standardName: '请输入标准名称', holder: '请选择适用对象' },
    },
  });
});
