import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import {
  createOrder,
  queryFlightList,
  queryTicketRuleSec,
} from '../../../src/contract/flight-booking/booking';
import { isOpenSale } from '../../../src/domain/travel-standard/open-sale';
import { queryCityList, queryHolidayList } from '../../../src/contract/flight-booking/places';
import { orderCancel } from '../../../src/contract/order/list';
import { instantOf } from '../../../src/domain/shanghai-time';
import {
  colleagues,
  findPrices,
  findVoyage,
  LEG,
  orderOf,
  voyageOf,
} from '../../support/gateway/areas/booking';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { NOW } from '../../support/gateway/process/test-database';

describe('the flight search', () => {
  let gateway: TestGateway;
  let as: string;
  beforeAll(async () => {
    gateway = await startTestGateway();
    as = await gateway.login('staff');
  });
  afterAll(() => gateway.close());

  it('returns the flights of the supplier, by departure, with its lowest prices', async () => {
    const { itineraryList } = await gateway.ok(queryFlightList, LEG, { as });
    assert.ok(itineraryList.length >= 80, String(itineraryList.length));
    const times = itineraryList.map(
      ({ flightSegments }) => flightSegments[0]?.flightList[0]?.takeOffTime ?? '',
    );
    assert.deepEqual(times, [...times].sort());
    for (const { priceList, minPrice, minPriceWithoutGw } of itineraryList) {
      const units = priceList.flatMap(({ priceUnitList }) => priceUnitList);
      assert.ok(units.length > 0 && units.every(({ seatCount }) => seatCount >= 1 && seatCount <= 9));
      const lowest = (of: typeof units) =>
        of.length > 0 ? Math.min(...of.map(({ salePrice }) => salePrice)) : 0;
      const open = units.filter(isOpenSale);
      assert.equal(minPrice, lowest(open));
      assert.equal(minPriceWithoutGw, lowest(open.filter(({ isProtocol }) => !isProtocol)));
      for (const { totalSalePrice, totalBuildFee, totalFuelFee, priceUnitList } of priceList) {
        const [unit] = priceUnitList;
        assert.deepEqual(
          [totalSalePrice, totalBuildFee, totalFuelFee],
          [unit?.salePrice, unit?.buildFee, unit?.fuelFee],
        );
      }
    }
  });

  it('takes airports and cities, in small letters too, and knows no flights where there are none', async () => {
    const count = async (depCode: string, arrCode: string) =>
      (await gateway.ok(queryFlightList, { ...LEG, depCode, arrCode }, { as })).itineraryList.length;
    const city = await count('bjs', 'sha');
    assert.ok((await count('PEK', 'SHA')) < city);
    assert.equal(await count('BJS', 'BJS'), 0);
    assert.equal(await count('QQQ', 'SHA'), 0);
  });

  it('names wrong fields', async () => {
    const answer = await gateway.send(
      queryFlightList,
      { depCode: '北京', arrCode: 'SHA', depDate: '2026-02-30' },
      { as },
    );
    assert.deepEqual(answer.result, { fields: { depCode: '请选择城市', depDate: '日期不存在' } });
  });

  it('refuses days past and beyond the last bookable', async () => {
    const on = (depDate: string) => ({ ...LEG, depDate });
    await gateway.refused('datePast', queryFlightList, on('2026-11-19'), { as });
    await gateway.refused('dateTooFar', queryFlightList, on('2027-11-21'), { as });
    await gateway.ok(queryFlightList, on('2027-11-20'), { as });
  });

  it('shows every seat taken and given back at once', async () => {
    const prices = await findPrices(gateway, as);
    const last = prices.find(({ unit }) => unit.plimit === '' && unit.seatCount <= 8);
    assert.ok(last);
    const voyage = voyageOf(last.itinerary, last.unit);
    const seatsNow = async () =>
      (await findPrices(gateway, as))
        .filter(
          ({ itinerary, unit }) =>
            voyageOf(itinerary, unit).flightNo === voyage.flightNo && unit.cabinCode === voyage.cabinCode,
        )
        .map(({ unit }) => unit.seatCount);
    const former = await seatsNow();
    const party = await colleagues(gateway, as, last.unit.seatCount);
    const { orderNo } = await gateway.ok(createOrder, orderOf([voyage], party), { as });
    assert.deepEqual(await seatsNow(), [], 'a unit without a seat is left out');
    await gateway.ok(orderCancel, { orderNo }, { as });
    assert.deepEqual(await seatsNow(), former);
  });

  it('drops a flight 40 minutes before it leaves', async () => {
    const today = { ...LEG, depDate: '2026-11-20' };
    const leaving = async () => {
      const { itineraryList } = await gateway.ok(queryFlightList, today, { as });
      return itineraryList.map(({ flightSegments }) => flightSegments[0]?.flightList[0]?.takeOffTime ?? '');
    };
    const times = await leaving();
    const [first = ''] = times;
    const saleEnd = instantOf(first).getTime() - 40 * 60_000;
    assert.ok(saleEnd > NOW.getTime());
    gateway.clock.now = new Date(saleEnd - 1);
    assert.deepEqual(await leaving(), times);
    gateway.clock.now = new Date(saleEnd);
    assert.deepEqual(
      await leaving(),
      times.filter((time) => time !== first),
    );
    gateway.clock.now = NOW;
  });

  it('gives cities and holidays to anyone', async () => {
    const cities = await gateway.ok(queryCityList, {});
    const beijing = cities.find(({ cityCode }) => cityCode === 'BJS');
    assert.deepEqual(beijing?.airports.map(({ airportCode }) => airportCode).sort(), ['PEK', 'PKX']);
    const capital = beijing?.airports.find(({ airportCode }) => airportCode === 'PEK');
    assert.deepEqual([capital?.pinyin, capital?.pinyinInitials], ['shoudu', 'sd']);
    const days = await gateway.ok(queryHolidayList, {});
    assert.ok(days.some(({ date, type }) => date === '2026-10-01' && type === 'holiday'));
  });

  it('has rules for every price, the supplier’s', async () => {
    const there = await findVoyage(gateway, as);
    const back = await findVoyage(gateway, as, {
      leg: { depCode: 'SHA', arrCode: 'BJS', depDate: '2026-12-03' },
      segmentNo: 2,
    });
    const rules = await gateway.ok(queryTicketRuleSec, { voyages: [there, back] }, { as });
    assert.deepEqual(
      rules.map(({ segmentNo }) => segmentNo),
      [1, 2],
    );
    await gateway.refused(
      'priceGone',
      queryTicketRuleSec,
      { voyages: [{ ...there, policyId: 'NONE' }] },
      { as },
    );
    await gateway.refused(
      'flightUnknown',
      queryTicketRuleSec,
      { voyages: [{ ...there, flightNo: 'CA9999' }] },
      { as },
    );
  });
});
