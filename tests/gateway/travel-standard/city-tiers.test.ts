import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { queryAllCities } from '../../../src/contract/travel-standard/all-cities';
import { surroundingsOf } from '../../../demo/gateway/report/records/surroundings';
import { cityTiers, tierCities } from '../../../src/contract/travel-standard/city-tiers';
import { describeResource } from '../../support/gateway/describe-resource';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';

const LANZHOU = { no: 'LHW', name: '兰州' };
const YINCHUAN = { no: 'INC', name: '银川' };
const FIRST = { no: '100001T1', name: '一线城市' };

describe('tiers of cities', () => {
  let gateway: TestGateway;
  let as: { as: string };
  beforeAll(async () => {
    gateway = await startTestGateway();
    as = { as: await gateway.login('admin') };
  });
  afterAll(() => gateway.close());

  it('count their cities, and stay while they have one', async () => {
    const { rows } = await gateway.ok(cityTiers.list, {}, as);
    assert.deepEqual(
      rows.map(({ tierName, cityCount }) => [tierName, cityCount]),
      [
        ['一线城市', 4],
        ['新一线城市', 9],
        ['热点旅游城市', 6],
        ['其他城市', 6],
      ],
    );
    const { msg } = await gateway.send(cityTiers.remove, { key: FIRST.no, version: 1 }, as);
    assert.equal(msg, '城市等级“一线城市”有4个城市，不能删除，请先调整城市的等级');
  });

  it('are found by the names of the city and of the tier, and narrowed to a tier', async () => {
    const found = async (body: object) =>
      (await gateway.ok(tierCities.list, body, as)).rows.map(({ city, tier }) => `${city.name} ${tier.name}`);
    assert.deepEqual(await found({ keyword: '成' }), ['成都 新一线城市']);
    assert.equal((await found({ keyword: '旅游' })).length, 6);
    assert.deepEqual(await found({ tier: FIRST.no, sortField: 'city' }), [
      '北京 一线城市',
      '广州 一线城市',
      '上海 一线城市',
      '深圳 一线城市',
    ]);
  });

  it('take cities without an airport, whose nights the hotel standards then limit', async () => {
    const all = await gateway.ok(queryAllCities, {}, as);
    const named = (name: string) =>
      all.filter(({ cityName }) => cityName === name).map(({ cityCode }) => cityCode);
    assert.deepEqual([named('苏州'), named('北京'), named('阿坝')], [['320500'], ['BJS'], ['513200']]);
    assert.equal(new Set(all.map(({ cityName }) => cityName)).size, all.length, 'each name once');
    const nights = async () =>
      (
        await surroundingsOf(gateway.db, {
          enterpriseNum: '100001',
          now: gateway.clock.now,
          staffNos: ['1000010001'],
        })
      ).nightLimitOf('1000010001', '苏州');
    const before = await nights();
    const city = { no: '320500', name: '苏州' };
    const made = await gateway.ok(tierCities.add, { city, tier: FIRST, remark: '' }, as);
    assert.deepEqual(made.city, city);
    assert.notEqual(await nights(), before);
    const { rows } = await gateway.ok(tierCities.list, { keyword: '苏州' }, as);
    assert.deepEqual(
      rows.map((row) => row.tier),
      [FIRST],
    );
    await gateway.ok(tierCities.remove, { key: made.recordNO, version: made.version }, as);
    assert.equal(await nights(), before);
  });

  it('say at its field that a city or a tier is none that there is', async () => {
    const wrong = {
      city: { no: 'XXX', name: '北京' },
      tier: { no: '100002T1', name: '一线城市' },
      remark: '',
    };
    assert.deepEqual(await gateway.refused('fieldsInvalid', tierCities.add, wrong, as), {
      fields: { city: '所选城市不存在，请重新选择', tier: '所选城市等级不存在，请重新选择' },
    });
  });

  it('take the names of members from their own tables', async () => {
    const named = { city: { ...LANZHOU, name: '别的' }, tier: { no: FIRST.no, name: '' }, remark: '' };
    const made = await gateway.ok(tierCities.add, named, as);
    assert.deepEqual([made.city, made.tier], [LANZHOU, FIRST]);
    await gateway.ok(tierCities.remove, { key: made.recordNO, version: made.version }, as);
  });

  describeResource(cityTiers, {
    gateway: () => gateway,
    row: { tierName: '边境城市', remark: '' },
    other: { tierName: '县级市', remark: '按其他城市' },
    taken: { tierName: '已有同名的城市等级' },
    wrong: { row: { tierName: ' ' }, fields: { tierName: '请输入等级名称' } },
  });
  describeResource(tierCities, {
    gateway: () => gateway,
    row: { city: LANZHOU, tier: FIRST, remark: '' },
    foreignRow: () => ({ city: LANZHOU, tier: { no: '100003T1', name: '一线城市' }, remark: '' }),
    other: { city: YINCHUAN, tier: FIRST, remark: '' },
    taken: { city: '该城市已设置等级' },
    wrong: { row: { city: null, tier: null }, fields: { city: '请选择城市', tier: '请选择城市等级' } },
  });
});
