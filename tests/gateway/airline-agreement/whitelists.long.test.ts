import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { createOrder } from '../../../src/contract/flight-booking/booking';
import { queryLowestPriceCalendar } from '../../../src/contract/flight-booking/product';
import {
  agreementWhitelists,
  whitelistStaff,
  type AgreementAirline,
} from '../../../src/contract/airline-agreement/whitelists';
import { orderOf, findPrices, LEG, self, voyageOf } from '../../support/gateway/areas/booking';
import { describeResource } from '../../support/gateway/describe-resource';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';

const LIST = { no: '100001W1', name: '华睿信息—国航大客户协议' };
/** Departments of 100001: 总经办, and 研发中心, to which the department of `staff` belongs. */
const OFFICE = { no: '100001D01', name: '总经办' };
const RESEARCH = { no: '100001D02', name: '研发中心' };
const ALWAYS = { from: '2026-01-01', to: '' };
const FORM = {
  agreementName: '东航协议',
  airline: 'MU' as AgreementAirline,
  validPeriod: ALWAYS,
  departments: [OFFICE],
  isEnable: true,
  remark: '',
};

describe('whitelists of agreements', () => {
  let gateway: TestGateway;
  let as: { as: string };
  let staff: string;
  beforeAll(async () => {
    gateway = await startTestGateway();
    as = { as: await gateway.login('admin') };
    staff = await gateway.login('staff');
  });
  afterAll(() => gateway.close());

  /** Agreement fares of one airline in the search results of `who`. */
  async function agreements(carrier: string, who = staff) {
    const prices = await findPrices(gateway, who);
    return prices.filter(
      ({ unit, itinerary }) =>
        unit.isProtocol && itinerary.flightSegments[0]?.flightList[0]?.carrierCode === carrier,
    );
  }
  const added = (form = FORM) => gateway.ok(agreementWhitelists.add, form, as);
  const removed = ({ whitelistNO, version }: { whitelistNO: string; version: number }) =>
    gateway.ok(agreementWhitelists.remove, { key: whitelistNO, version }, as);

  it('leave an agreement to all where there is no list in force, and to those on a list where there is one', async () => {
    const open = await agreements('MU');
    assert.ok(open.length > 0);
    const list = await added();
    assert.deepEqual(await agreements('MU'), []);
    assert.ok((await agreements('CA')).length > 0, 'a list of all departments');
    const values = { ...FORM, departments: [OFFICE, RESEARCH] };
    const wider = await gateway.ok(
      agreementWhitelists.alter,
      { key: list.whitelistNO, version: list.version, values },
      as,
    );
    assert.equal((await agreements('MU')).length, open.length, 'their department is below one of the list');
    await removed(wider);
  });

  it('count alone while they are in use and in their period', async () => {
    for (const change of [
      { isEnable: false },
      { validPeriod: { from: '2026-01-01', to: '2026-01-31' } },
      { validPeriod: { from: '2030-01-01', to: '' } },
    ]) {
      const list = await added({ ...FORM, ...change });
      assert.ok((await agreements('MU')).length > 0, JSON.stringify(change));
      await removed(list);
    }
  });

  it('let in staff by themselves, whom a list keeps it from being removed for', async () => {
    const list = await added();
    const { staffNO } = await self(gateway, staff);
    const named = {
      staff: { no: staffNO, name: '' },
      whitelist: { no: list.whitelistNO, name: '' },
      remark: '',
    };
    const member = await gateway.ok(whitelistStaff.add, named, as);
    assert.deepEqual([member.staff.name, member.whitelist.name], ['陈思远', '东航协议']);
    assert.ok((await agreements('MU')).length > 0);
    const wanted = { key: list.whitelistNO, version: list.version };
    const { msg } = await gateway.send(agreementWhitelists.remove, wanted, as);
    assert.equal(msg, '协议“东航协议”的白名单有1名员工，不能删除，请先移除或改为停用');
    await gateway.ok(whitelistStaff.remove, { key: member.recordNO, version: member.version }, as);
    await removed(list);
  });

  it('refuse an order at an agreement fare to travellers on none, and leave it out of the calendar', async () => {
    const [cheapest] = (await agreements('MU')).toSorted((a, b) => a.unit.salePrice - b.unit.salePrice);
    assert.ok(cheapest);
    const body = orderOf([voyageOf(cheapest.itinerary, cheapest.unit)], [await self(gateway, staff)]);
    const days = { beginDate: LEG.depDate, endDate: LEG.depDate };
    const asked = { depCode: LEG.depCode, arrCode: LEG.arrCode, seats: 1, ...days };
    const [open] = await gateway.ok(queryLowestPriceCalendar, asked, { as: staff });
    const lists = [];
    for (const airline of ['CA', 'MU', 'CZ', 'HU', 'HO', 'FM'] as const)
      lists.push(await added({ ...FORM, agreementName: `${airline}协议`, airline }));
    await gateway.refused('agreementClosed', createOrder, body, { as: staff });
    const [closed] = await gateway.ok(queryLowestPriceCalendar, asked, { as: staff });
    assert.ok(Number(closed?.minPrice) >= Number(open?.minPrice));
    for (const list of lists) await removed(list);
  });

  it('show errors of a period, a department, a member of staff or a list at its field', async () => {
    const wrong = async (change: object) =>
      (await gateway.send(agreementWhitelists.add, { ...FORM, ...change }, as)).result;
    const fields = (said: object) => ({ fields: said });
    assert.deepEqual(
      await wrong({ validPeriod: { from: '2026-05-02', to: '2026-05-01' } }),
      fields({ validPeriod: '结束日期不能早于开始日期' }),
    );
    assert.deepEqual(
      await wrong({ validPeriod: { from: '2026-02-30', to: '' } }),
      fields({ validPeriod: '日期不存在' }),
    );
    const foreign = { no: '100002D01', name: '总经办' };
    assert.deepEqual(
      await wrong({ departments: [OFFICE, foreign] }),
      fields({ departments: '所选部门不存在，请重新选择' }),
    );
    const named = { staff: { no: 'none', name: '' }, whitelist: { no: '100002W1', name: '' }, remark: '' };
    assert.deepEqual(await gateway.refused('fieldsInvalid', whitelistStaff.add, named, as), {
      fields: {
        staff: '所选员工不属于当前企业，请重新选择',
        whitelist: '所选协议不存在，请重新选择',
      },
    });
  });

  it('are found by the names of departments, and narrowed to one', async () => {
    const total = async (body: object) => (await gateway.ok(agreementWhitelists.list, body, as)).total;
    assert.equal(await total({ keyword: '财务部' }), 2);
    assert.equal(await total({ departments: OFFICE.no, isEnable: true }), 3);
    assert.equal((await gateway.ok(whitelistStaff.list, { keyword: '藏航' }, as)).total, 5);
  });

  describeResource(agreementWhitelists, {
    gateway: () => gateway,
    row: FORM,
    foreignRow: () => ({ ...FORM, departments: [] }),
    other: { ...FORM, agreementName: '山航协议', airline: 'SC', departments: [] },
    taken: { agreementName: '已有同名的协议' },
    wrong: {
      row: { agreementName: ' ', validPeriod: { from: '', to: '' } },
      fields: { agreementName: '请输入协议名称', validPeriod: '请选择开始日期' },
    },
  });
  const nobody = { no: '', name: '' };
  const [one, two, theirs] = [{ ...nobody }, { ...nobody }, { ...nobody }];
  beforeAll(async () => {
    const found = await gateway.db
      .selectFrom('staff')
      .select(['staff_no as no', 'staff_name as name', 'enterprise_num'])
      .where('staff_no', 'not in', gateway.db.selectFrom('whitelist_staff').select('staff_no'))
      .orderBy('staff_no')
      .execute();
    const [first, second] = found.filter(({ enterprise_num }) => enterprise_num === '100001');
    const third = found.find(({ enterprise_num }) => enterprise_num === '100003');
    for (const [sample, person] of [
      [one, first],
      [two, second],
      [theirs, third],
    ] as const)
      Object.assign(sample, { no: person?.no, name: person?.name });
  });
  describeResource(whitelistStaff, {
    gateway: () => gateway,
    row: { staff: one, whitelist: LIST, remark: '' },
    foreignRow: () => ({
      staff: theirs,
      whitelist: { no: '100003W1', name: '' },
      remark: '',
    }),
    other: { staff: two, whitelist: LIST, remark: '出差较多' },
    taken: { staff: '该员工已在此协议的白名单中' },
    wrong: { row: { staff: null }, fields: { staff: '请选择员工' } },
  });
});
