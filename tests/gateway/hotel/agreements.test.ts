import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { agentBuys } from '../../../src/contract/hotel/agent-buys';
import { hotelAgreements, queryProtocolHotelStandards } from '../../../src/contract/hotel/hotel-agreements';
import { hotelStandards } from '../../../src/contract/hotel/hotel-standards';
import type { FormOf } from '../../../src/contract/resource/resource';
import { addDays, shanghaiDate } from '../../../src/domain/shanghai-time';
import { describeResource } from '../../support/gateway/describe-resource';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { NOW } from '../../support/gateway/process/test-database';

const ROOM = { roomName: '标准间', weekdayPrice: 50_000, weekendPrice: 60_000, breakfasts: 2 };
const AGREEMENT: FormOf<typeof hotelAgreements> = {
  hotelName: '江北商务酒店',
  city: { no: 'SHA', name: '上海' },
  star: 4,
  address: '上海市静安区江北路1号',
  phone: '021-60001234',
  contact: '王经理',
  validPeriod: { from: '2026-01-01', to: '2026-12-31' },
  rooms: [ROOM],
  cancelDays: 1,
  cancelHour: 18,
  isTaxIncluded: true,
  taxRate: 6,
  departments: [],
  blackouts: [{ from: '2026-10-01', to: '2026-10-07' }],
  remark: '',
  isEnable: true,
};

describe('agreements with hotels', () => {
  let gateway: TestGateway;
  let admin: { as: string };
  let today: string;
  beforeAll(async () => {
    gateway = await startTestGateway();
    admin = { as: await gateway.login('admin') };
    today = shanghaiDate(NOW);
  });
  afterAll(() => gateway.close());
  const names = async (filters: object) =>
    (await gateway.ok(hotelAgreements.list, { pageSize: 100, ...filters }, admin)).rows.map(
      ({ hotelName }) => hotelName,
    );
  const problems = async (change: Partial<Record<keyof typeof AGREEMENT, unknown>>) =>
    (await gateway.send(hotelAgreements.add, { ...AGREEMENT, ...change }, admin)).result;

  it('are found by how they stand, by city, star, day and name', async () => {
    assert.deepEqual(await names({ agreementState: 'enabled' }), ['望京云庭酒店']);
    assert.deepEqual(await names({ agreementState: 'ending' }), ['张江智选酒店']);
    assert.deepEqual(await names({ agreementState: 'expired' }), ['西湖湖畔居酒店']);
    assert.deepEqual(await names({ agreementState: 'upcoming' }), ['天府商务酒店']);
    assert.deepEqual(await names({ agreementState: 'disabled' }), []);
    for (const { hotelName, agreementState } of (await gateway.ok(hotelAgreements.list, {}, admin)).rows)
      assert.ok((await names({ agreementState })).includes(hotelName), hotelName);
    assert.deepEqual(await names({ city: 'SHA' }), ['张江智选酒店']);
    assert.deepEqual(await names({ star: 5 }), ['望京云庭酒店']);
    assert.deepEqual(await names({ validPeriod: addDays(today, 100) }), ['天府商务酒店', '望京云庭酒店']);
    assert.deepEqual(await names({ keyword: '成都' }), ['天府商务酒店']);
  });

  it('are of days that no other agreement with the hotel has', async () => {
    const made = await gateway.ok(hotelAgreements.add, AGREEMENT, admin);
    assert.equal(made.lowestPrice, 50_000);
    const said = { fields: { validPeriod: '该酒店已有2026-01-01至2026-12-31的协议，有效期不能重叠' } };
    const later = { ...AGREEMENT, blackouts: [] };
    assert.deepEqual(
      await problems({ validPeriod: { from: '2026-12-31', to: '2027-12-31' }, blackouts: [] }),
      said,
    );
    const next = await gateway.ok(
      hotelAgreements.add,
      { ...later, validPeriod: { from: '2027-01-01', to: '2027-12-31' } },
      admin,
    );
    const other = await gateway.ok(
      hotelAgreements.add,
      { ...AGREEMENT, city: { no: 'BJS', name: '' } },
      admin,
    );
    const key = { key: made.agreementNO, version: made.version };
    await gateway.ok(hotelAgreements.alter, { ...key, values: { ...AGREEMENT, remark: '续签' } }, admin);
    for (const { agreementNO: no, version } of [next, other, { ...made, version: made.version + 1 }])
      await gateway.ok(hotelAgreements.remove, { key: no, version }, admin);
  });

  it('show errors at its field', async () => {
    assert.deepEqual(await problems({ rooms: [] }), { fields: { rooms: '请至少添加一个房型' } });
    assert.deepEqual(await problems({ rooms: [ROOM, ROOM] }), {
      fields: { rooms: '第2个房型：房型名称不能重复' },
    });
    assert.deepEqual(await problems({ rooms: [{ ...ROOM, weekendPrice: null }] }), {
      fields: { rooms: '第1个房型：周末价须为0.01至100,000元' },
    });
    assert.deepEqual(await problems({ blackouts: [{ from: '2026-12-30', to: '2027-01-02' }] }), {
      fields: { blackouts: '不适用日期须在有效期内' },
    });
    assert.deepEqual(await problems({ blackouts: [{ from: '2026-02-30', to: '2026-03-02' }] }), {
      fields: { blackouts: '第1段：请选择开始日期' },
    });
    assert.deepEqual(await problems({ validPeriod: { from: '2026-01-01', to: '' } }), {
      fields: { validPeriod: '请选择结束日期' },
    });
    assert.deepEqual(await problems({ departments: [{ no: '100003D01', name: '' }] }), {
      fields: { departments: '所选部门不存在，请重新选择' },
    });
  });

  it('are compared with each grade’s limit in the city', async () => {
    const { tierName, gradeList } = await gateway.ok(
      queryProtocolHotelStandards,
      { key: '100001HA1' },
      admin,
    );
    assert.equal(tierName, '一线城市');
    // Nightly prices of the two rooms: ¥680 and ¥720; ¥760 and ¥800.
    assert.deepEqual(
      gradeList.map(({ limit, roomNameList }) => [limit, roomNameList.length]),
      [
        [120_000, 2],
        [90_000, 2],
        [70_000, 0],
        [55_000, 0],
      ],
    );
    const elsewhere = await gateway.ok(queryProtocolHotelStandards, { key: '100001HA4' }, admin);
    assert.deepEqual([elsewhere.tierName, elsewhere.gradeList[3]?.limit], ['新一线城市', 38_000]);
    await gateway.refused('rowUnknown', queryProtocolHotelStandards, { key: '100003HA1' }, admin);
    const staff = { as: await gateway.login('staff') };
    await gateway.refused('forbidden', queryProtocolHotelStandards, { key: '100001HA1' }, staff);
  });

  it('of the agency stand beside the enterprise’s own, the cheaper first that it takes part in', async () => {
    const offers = async () =>
      new Map((await gateway.ok(agentBuys.list, {}, admin)).rows.map((row) => [row.hotelName, row] as const));
    const first = (await offers()).get('望京云庭酒店');
    assert.ok(first && first.ownPrice !== null && first.agentPrice < first.ownPrice);
    assert.equal(first.preferred, 'agent');
    assert.equal((await offers()).get('张江智选酒店')?.preferred, 'own');
    // The enterprise's own agreement has expired, and it takes no part in the agency's.
    const third = (await offers()).get('西湖湖畔居酒店');
    assert.deepEqual([third?.ownPrice, third?.preferred], [null, 'none']);
    const department = { no: '100001D01', name: '' };
    const left = await gateway.ok(
      agentBuys.alter,
      { key: first.offerNO, version: first.version, values: { isJoined: false, departments: [department] } },
      admin,
    );
    assert.deepEqual([left.preferred, left.departments[0]?.name], ['own', '总经办']);
    assert.equal(left.hotelName, '望京云庭酒店');
    const foreign = { key: '100003HO1', version: 1, values: { isJoined: true, departments: [] } };
    await gateway.refused('rowUnknown', agentBuys.alter, foreign, admin);
    const unknown = {
      key: first.offerNO,
      version: left.version,
      values: { isJoined: true, departments: [{ no: '100003D01', name: '' }] },
    };
    assert.deepEqual(await gateway.refused('fieldsInvalid', agentBuys.alter, unknown, admin), {
      fields: { departments: '所选部门不存在，请重新选择' },
    });
    const { total } = await gateway.ok(agentBuys.list, { isJoined: true }, admin);
    assert.equal(total, 1);
    const staff = { as: await gateway.login('staff') };
    await gateway.refused('forbidden', agentBuys.list, {}, staff);
  });

  describeResource(hotelAgreements, {
    gateway: () => gateway,
    row: AGREEMENT,
    other: { ...AGREEMENT, hotelName: '江南商务酒店', star: 3 },
    taken: { validPeriod: '该酒店已有2026-01-01至2026-12-31的协议，有效期不能重叠' },
    wrong: { row: { phone: '1' }, fields: { phone: '请输入电话，例如 010-65001234' } },
  });
  describeResource(hotelStandards, {
    gateway: () => gateway,
    row: {
      grade: { no: '100001G1', name: '高管' },
      tier: { no: '100001T2', name: '新一线城市' },
      limit: 1,
      remark: '',
    },
    foreignRow: () => ({
      grade: { no: '100003G1', name: '高管' },
      tier: { no: '100003T2', name: '新一线城市' },
      limit: 1,
      remark: '',
    }),
    other: {
      grade: { no: '100001G2', name: '总监级' },
      tier: { no: '100001T2', name: '新一线城市' },
      limit: 1,
      remark: '',
    },
    taken: { grade: '该职级在此城市等级已有酒店标准' },
    wrong: { row: { limit: 0 }, fields: { limit: '每晚上限须为0.01至100,000元' } },
  });
});
