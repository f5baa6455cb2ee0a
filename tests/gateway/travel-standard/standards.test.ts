import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { changeEnt } from '../../../src/contract/enterprise/enterprise';
import {
  createOrder,
  queryFlightList,
  type OrderPassenger,
  type Voyage,
} from '../../../src/contract/flight-booking/booking';
import {
  judgeBookingStandard,
  queryMultipleStandardInfo,
  queryStandardInfo,
  queryStandardOverReason,
} from '../../../src/contract/travel-standard/standards';
import { splitByConnection } from '../../../components/flight-booking/model/legs';
import { judgeOffers } from '../../../components/flight-booking/results/offers/judge-offers';
import { offersOf } from '../../../components/flight-booking/results/offers/offers';
import { fareOptions } from '../../../src/domain/fare/fare-option';
import {
  colleagues,
  findPrices,
  findVoyage,
  LEG,
  orderOf,
  self,
  voyageOf,
} from '../../support/gateway/areas/booking';
import { checkConsistency } from '../../support/gateway/consistency';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { setStandards, standardOf } from '../../support/gateway/areas/standard-steps';

let gateway: TestGateway;
let as: string;
let me: OrderPassenger;
let voyage: Voyage;
beforeAll(async () => {
  gateway = await startTestGateway();
  as = await gateway.login('staff');
  me = await self(gateway, as);
  voyage = await findVoyage(gateway, as);
});
afterAll(async () => {
  await checkConsistency(gateway.db);
  await gateway.close();
});

const withoutRightForOthers = async (work: () => Promise<void>) => {
  const grant = { role_no: '100001-staff', object_no: 'YHWZ-YDQX-DDTS' };
  await gateway.db
    .deleteFrom('role_grant')
    .where('role_no', '=', grant.role_no)
    .where('object_no', '=', grant.object_no)
    .execute();
  await work();
  await gateway.db.insertInto('role_grant').values(grant).execute();
};

describe('a traveller’s standard', () => {
  it('is that of their grade, as the enterprise has it', async () => {
    const { staffName, standard, priorityList } = await gateway.ok(queryStandardInfo, {}, { as });
    assert.equal(staffName, '陈思远');
    assert.deepEqual(priorityList, ['person', 'department', 'grade']);
    assert.deepEqual(standard, {
      standardNo: '100001S4',
      standardName: '国内机票标准（员工级）',
      scope: 'grade',
      maxCabinType: 1,
      discountCaps: { economy: 80, business: null, first: null },
      maxPrice: null,
      advanceDays: 3,
      lowestFare: {
        minutes: 120,
        tolerance: { kind: 'amount', value: 0 },
        withShared: false,
        withConnections: false,
      },
      policy: 0,
    });
  });

  it('of a person goes before their department’s and that before their grade’s, unless set otherwise', async () => {
    const { dept_no } = await gateway.db
      .selectFrom('staff')
      .select('dept_no')
      .where('staff_no', '=', me.staffNO)
      .executeTakeFirstOrThrow();
    const { parent_no } = await gateway.db
      .selectFrom('department')
      .select('parent_no')
      .where('dept_no', '=', dept_no)
      .executeTakeFirstOrThrow();
    const common = {
      enterprise_num: '100001',
      grade_no: null,
      standard_name: '特殊标准',
      max_cabin_type: 2,
      economy_discount: null,
      lowest_price_minutes: null,
      advance_days: 0,
    } as const;
    const add = (standard_no: string, owner: { dept_no?: string | null; staff_no?: string }) =>
      gateway.db
        .insertInto('travel_standard')
        .values({ ...common, standard_no, ...owner })
        .execute();
    const governing = async () => (await gateway.ok(queryStandardInfo, {}, { as })).standard?.standardNo;

    await add('T-ABOVE', { dept_no: parent_no });
    assert.equal(await governing(), 'T-ABOVE', 'the department above');
    await add('T-OWN', { dept_no });
    assert.equal(await governing(), 'T-OWN', 'the nearest department');
    await add('T-PERSON', { staff_no: me.staffNO });
    assert.equal(await governing(), 'T-PERSON');
    const setting = { enterprise_num: '100001', setting_no: 'STANDARD_PRIORITY', setting_name: '标准优先级' };
    await gateway.db
      .insertInto('enterprise_setting')
      .values({ ...setting, setting_value: 'department, nonsense' })
      .execute();
    const { standard, priorityList } = await gateway.ok(queryStandardInfo, {}, { as });
    assert.deepEqual([standard?.standardNo, priorityList], ['T-OWN', ['department', 'person', 'grade']]);

    await gateway.db.deleteFrom('enterprise_setting').where('setting_no', '=', 'STANDARD_PRIORITY').execute();
    await gateway.db.deleteFrom('travel_standard').where('standard_no', 'like', 'T-%').execute();
  });

  it('of others is for callers who may book for them, within the enterprise', async () => {
    const colleague = (await colleagues(gateway, as, 5)).find(({ staffNO }) => staffNO !== me.staffNO);
    assert.ok(colleague);
    const list = [colleague.staffNO, '', me.staffNO];
    const { standardList } = await gateway.ok(queryMultipleStandardInfo, { staffNOList: list }, { as });
    assert.deepEqual(
      standardList.map(({ staffNO }) => staffNO),
      list,
    );
    assert.deepEqual(standardList[1]?.standard, standardList[2]?.standard, 'guests travel by the caller’s');
    await gateway.refused('fieldsInvalid', queryStandardInfo, { staffNO: '1000020001' }, { as });
    const foreign = await gateway.refused(
      'fieldsInvalid',
      queryMultipleStandardInfo,
      { staffNOList: [me.staffNO, '1000020001'] },
      { as },
    );
    assert.deepEqual(foreign, { fields: { 'staffNOList.1': '该员工不属于当前企业' } });
    await withoutRightForOthers(async () => {
      await gateway.refused('forbidden', queryStandardInfo, { staffNO: colleague.staffNO }, { as });
      await gateway.refused('forbidden', queryMultipleStandardInfo, { staffNOList: list }, { as });
      await gateway.ok(queryStandardInfo, { staffNO: me.staffNO }, { as });
    });
  });

  it('changes with the enterprise in use', async () => {
    const token = await gateway.login('multi');
    const first = await gateway.ok(queryStandardInfo, {}, { as: token });
    await gateway.ok(changeEnt, { companyNO: '100002' }, { as: token });
    const second = await gateway.ok(queryStandardInfo, {}, { as: token });
    assert.match(first.standard?.standardNo ?? '', /^100001/);
    assert.match(second.standard?.standardNo ?? '', /^100002/);
  });
});

describe('reasons', () => {
  it('are the enterprise’s, for one rule or all, without those switched off', async () => {
    const all = await gateway.ok(queryStandardOverReason, {}, { as });
    assert.deepEqual(new Set(all.map(({ rule }) => rule)).size, 5);
    const cabin = await gateway.ok(queryStandardOverReason, { rule: 'cabin' }, { as });
    assert.deepEqual(
      cabin,
      all.filter(({ rule }) => rule === 'cabin'),
    );
    assert.equal(cabin.at(-1)?.needsText, true);
    const code = cabin[0]?.reasonCode ?? '';
    const enable = (is_enable: boolean) =>
      gateway.db
        .updateTable('over_reason')
        .set({ is_enable })
        .where('enterprise_num', '=', '100001')
        .where('reason_code', '=', code)
        .execute();
    await enable(false);
    const left = await gateway.ok(queryStandardOverReason, { rule: 'cabin' }, { as });
    assert.equal(left.length, cabin.length - 1);
    await enable(true);
  });
});

describe('judging a choice', () => {
  it('finds the lowest fare of the search result, and cheaper alternatives', async () => {
    const { evaluation, policy, cheaperList, approverName } = await gateway.ok(
      judgeBookingStandard,
      { voyages: [voyage], passengers: [me] },
      { as },
    );
    assert.equal(policy, 0);
    assert.equal(approverName, '王建华');
    const [segment] = evaluation.segments;
    assert.ok(segment?.lowest);
    // Expected lowest fare, derived from the search result.
    const { itineraryList } = await gateway.ok(queryFlightList, LEG, { as });
    const minutes = (time: string) => Date.parse(`${time}:00Z`) / 60_000;
    const near = fareOptions(itineraryList).filter(
      (option) =>
        !option.isShared &&
        option.cabinType === 1 &&
        Math.abs(minutes(option.takeOffTime) - minutes(segment.takeOffTime)) <= 120,
    );
    const free = Math.min(...near.filter(({ limits }) => limits[0]?.plimit === '').map((o) => o.salePrice));
    assert.ok(segment.lowest.salePrice <= free);
    assert.ok(near.some(({ salePrice }) => salePrice === segment.lowest?.salePrice));
    assert.equal(segment.lowest.difference, voyage.salePrice - segment.lowest.salePrice);
    assert.equal(cheaperList[0]?.salePrice, segment.lowest.salePrice);
    assert.deepEqual(
      cheaperList.map(({ saving }) => saving),
      cheaperList.map(({ salePrice }) => voyage.salePrice - salePrice).sort((a, b) => b - a),
    );
  });

  it('says within for a choice within, and which flights are gone', async () => {
    const prices = (await findPrices(gateway, as)).filter(
      ({ unit, itinerary }) =>
        unit.plimit === '' && !itinerary.flightSegments[0]?.flightList[0]?.isShare && unit.seatCount > 0,
    );
    prices.sort((a, b) => a.unit.salePrice - b.unit.salePrice);
    let within: Voyage | undefined;
    for (const { itinerary, unit } of prices.slice(0, 20)) {
      const candidate = voyageOf(itinerary, unit);
      const { policy } = await gateway.ok(
        judgeBookingStandard,
        { voyages: [candidate], passengers: [me] },
        { as },
      );
      if (policy === null) within = candidate;
      if (within !== undefined) break;
    }
    assert.ok(within, 'the cheapest fares are within the standard of an employee');
    const { orderNo, orderStatus } = await gateway.ok(createOrder, orderOf([within], [me]), { as });
    assert.equal(orderStatus, '待支付');
    assert.equal((await standardOf(gateway, as, orderNo)).overStandard, 0);
    const gone = { ...voyage, flightNo: 'CA9999' };
    await gateway.refused(
      'flightUnknown',
      judgeBookingStandard,
      { voyages: [gone], passengers: [me] },
      { as },
    );
  });
});

describe('the results of a search', () => {
  it('stand as the gateway judges each of them, a way back among those too early for it too', async () => {
    // The results use the clock of the browser, which differs from the gateway's here.
    await setStandards(gateway, { lowest_price_minutes: 600, advance_days: 0 });
    const back = { depCode: 'SHA', arrCode: 'BJS', depDate: LEG.depDate };
    const { itineraryList } = await gateway.ok(queryFlightList, back, { as });
    const [outbound] = offersOf((await gateway.ok(queryFlightList, LEG, { as })).itineraryList);
    assert.ok(outbound?.fares[0]);
    const there = { offer: outbound, fare: outbound.fares[0] };
    const { offers, tooEarly } = splitByConnection(offersOf(itineraryList), [there]);
    assert.ok(offers.length > 0 && tooEarly.length > 0);
    const { standard } = await gateway.ok(queryStandardInfo, {}, { as });
    const who = {
      travellers: [{ name: me.passagerName, standard }],
      party: {
        passengers: [
          {
            staffName: me.passagerName,
            identityCardType: me.cardType,
            sexTem: me.sexTem,
            birthDay: me.birthDay,
          },
        ],
        seats: 1,
      },
    };
    const seen = judgeOffers(offers, who, tooEarly);
    const byEarly = new Set(tooEarly.map(({ flight }) => flight.flightNo));
    let found = 0;
    for (const { flight, fares } of seen.slice(0, 12)) {
      for (const { unit, compliance } of fares.filter(({ unit }) => unit.plimit === '').slice(0, 3)) {
        const of = itineraryList.find(({ flightSegments: [segment] }) =>
          segment?.flightList.some(({ flightNo }) => flightNo === flight.flightNo),
        );
        assert.ok(of && compliance);
        const voyages = [voyageOf(of, unit)];
        const { evaluation } = await gateway.ok(judgeBookingStandard, { voyages, passengers: [me] }, { as });
        assert.deepEqual(compliance.violations, evaluation.segments[0]?.violations, flight.flightNo);
        found += compliance.violations.filter(({ lowest }) => byEarly.has(lowest?.flightNo ?? '')).length;
      }
    }
    assert.ok(found > 0, 'one of the early flights is the lowest of some');
    await setStandards(gateway, { lowest_price_minutes: 120, advance_days: 3 });
  });
});
