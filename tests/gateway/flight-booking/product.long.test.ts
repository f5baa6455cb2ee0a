import assert from 'node:assert/strict';
import type { Insertable } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import type { Schema } from '../../../demo/gateway/db/schema';
import { createEmbeddedSupplier } from '../../../demo/gateway/supplier/embedded';
import {
  createOrder,
  queryFlightList,
  queryProductBookingLimits,
} from '../../../src/contract/flight-booking/booking';
import { ENT_SETTING } from '../../../src/contract/enterprise-setting/enterprise-setting';
import { queryLowestPriceCalendar, queryProductTagInfo } from '../../../src/contract/flight-booking/product';
import { isOpenSale } from '../../../src/domain/travel-standard/open-sale';
import { addDays, instantOf } from '../../../src/domain/shanghai-time';
import { colleagues, findPrices, LEG, orderOf, voyageOf } from '../../support/gateway/areas/booking';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { NOW } from '../../support/gateway/process/test-database';

const ROUTE = { depCode: LEG.depCode, arrCode: LEG.arrCode };
const WEEK = { ...ROUTE, beginDate: '2026-11-28', endDate: '2026-12-04' };

describe('products around the search', () => {
  let gateway: TestGateway;
  let as: string;
  /** Days for which the supplier received requests for the cheapest fares. */
  const asked: { depDate: string; most: number }[] = [];
  beforeAll(async () => {
    const embedded = createEmbeddedSupplier();
    const supplier = {
      ...embedded,
      lowestFares: (...question: Parameters<typeof embedded.lowestFares>) => {
        asked.push({ depDate: question[0].depDate, most: question[2] });
        return embedded.lowestFares(...question);
      },
    };
    gateway = await startTestGateway({ supplier });
  });
  beforeEach(() => signInAt(NOW));
  /** Sets the clock and signs in anew, because an older session would have expired. */
  async function signInAt(now: Date): Promise<void> {
    gateway.clock.now = now;
    as = await gateway.login('staff');
  }
  afterAll(() => gateway.close());

  describe('the lowest price calendar', () => {
    const lowestInList = async (depDate: string) => {
      const { itineraryList } = await gateway.ok(queryFlightList, { ...LEG, depDate }, { as });
      return Math.min(...itineraryList.flatMap(({ minPrice }) => (minPrice === 0 ? [] : minPrice)));
    };

    it('gives for each day the cheapest price of the search', async () => {
      const days = await gateway.ok(queryLowestPriceCalendar, WEEK, { as });
      assert.equal(days.length, 7);
      for (const { date, minPrice } of days) assert.equal(minPrice, await lowestInList(date), date);
    });

    it('keeps to the airports and has the seats that are asked for', async () => {
      const lowestOf = async (depDate: string, airport: string, seats: number) => {
        const { itineraryList } = await gateway.ok(queryFlightList, { ...LEG, depDate }, { as });
        const prices = itineraryList
          .filter(({ flightSegments: [segment] }) => segment?.flightList[0]?.depAirportCode === airport)
          .flatMap(({ priceList }) => priceList.flatMap(({ priceUnitList }) => priceUnitList))
          .filter((unit) => isOpenSale(unit) && unit.seatCount >= seats)
          .map(({ salePrice }) => salePrice);
        return prices.length === 0 ? null : Math.min(...prices);
      };
      const short = { ...WEEK, endDate: addDays(WEEK.beginDate, 2) };
      for (const [airport, seats] of [
        ['PEK', 1],
        ['PKX', 1],
        ['PKX', 9],
      ] as const) {
        const asked = { ...short, depAirports: [airport], seats };
        const days = await gateway.ok(queryLowestPriceCalendar, asked, { as });
        assert.equal(days.length, 3);
        for (const { date, minPrice } of days)
          assert.equal(minPrice, await lowestOf(date, airport, seats), `${date} ${airport} ${seats}`);
      }
      const elsewhere = await gateway.ok(
        queryLowestPriceCalendar,
        { ...short, arrAirports: ['CAN'] },
        { as },
      );
      assert.ok(elsewhere.every(({ minPrice }) => minPrice === null));
    });

    it('asks the supplier once a day, however often the calendar is asked for', async () => {
      asked.length = 0;
      await gateway.ok(queryLowestPriceCalendar, { ...WEEK, endDate: '2026-12-06' }, { as });
      assert.deepEqual(
        asked.map(({ depDate }) => depDate),
        ['2026-12-05', '2026-12-06'],
      );
    });

    it('follows the seats: a price whose last seat is taken is the lowest no more', async () => {
      const day = { ...ROUTE, beginDate: LEG.depDate, endDate: LEG.depDate };
      const [before] = await gateway.ok(queryLowestPriceCalendar, day, { as });
      const cheapest = (await findPrices(gateway, as)).filter(
        ({ unit }) => unit.salePrice === before?.minPrice && isOpenSale(unit),
      );
      assert.ok(cheapest.length > 0);
      for (const { itinerary, unit } of cheapest) {
        const fresh = (await findPrices(gateway, as)).find(
          (other) =>
            other.unit.policyId === unit.policyId &&
            voyageOf(other.itinerary, other.unit).flightNo === voyageOf(itinerary, unit).flightNo,
        );
        if (!fresh) continue; // A codeshare flight has sold the same seats.
        const party = await colleagues(gateway, as, fresh.unit.seatCount);
        await gateway.ok(createOrder, orderOf([voyageOf(itinerary, unit)], party), { as });
      }
      const [after] = await gateway.ok(queryLowestPriceCalendar, day, { as });
      assert.equal(after?.minPrice, await lowestInList(LEG.depDate));
    });

    it('looks beyond its cache when all of that is sold', async () => {
      const day = { ...ROUTE, beginDate: '2026-12-20', endDate: '2026-12-20' };
      await gateway.ok(queryLowestPriceCalendar, day, { as });
      const fares = await gateway.supplier.lowestFares(
        { ...LEG, depDate: '2026-12-20', seats: 1 },
        '2026-11-20',
        40,
      );
      const left = new Map<string, Insertable<Schema['seat_inventory']>>();
      for (const { inventoryKey, cabinCode, seats } of fares) {
        const row = { inventory_key: inventoryKey, cabin_code: cabinCode, taken: seats, capacity: seats };
        left.set(inventoryKey + cabinCode, row);
      }
      await gateway.db
        .insertInto('seat_inventory')
        .values([...left.values()])
        .execute();
      const [price] = await gateway.ok(queryLowestPriceCalendar, day, { as });
      assert.equal(price?.minPrice, await lowestInList('2026-12-20'));
    });

    it('leaves out days that are over or not yet on sale, and flights that are leaving', async () => {
      const around = { ...ROUTE, beginDate: '2026-11-18', endDate: '2026-11-21' };
      const dates = async () =>
        (await gateway.ok(queryLowestPriceCalendar, around, { as })).map(({ date }) => date);
      assert.deepEqual(await dates(), ['2026-11-20', '2026-11-21']);
      const far = { ...ROUTE, beginDate: '2027-11-19', endDate: '2027-11-22' };
      assert.equal((await gateway.ok(queryLowestPriceCalendar, far, { as })).length, 2);
      await signInAt(instantOf('2026-11-20T23:59'));
      const [today] = await gateway.ok(queryLowestPriceCalendar, around, { as });
      assert.deepEqual(today, { date: '2026-11-20', minPrice: null });
    });

    it('has no price where no airline flies, and refuses invalid or too long ranges', async () => {
      const nowhere = { ...WEEK, depCode: 'QQQ' };
      for (const { minPrice } of await gateway.ok(queryLowestPriceCalendar, nowhere, { as })) {
        assert.equal(minPrice, null);
      }
      for (const endDate of ['2026-11-27', addDays(WEEK.beginDate, 62)]) {
        const answer = await gateway.send(queryLowestPriceCalendar, { ...WEEK, endDate }, { as });
        assert.equal(answer.code, '41000', endDate);
        assert.deepEqual(Object.keys((answer.result as unknown as { fields: object }).fields), ['endDate']);
      }
      await gateway.ok(queryLowestPriceCalendar, { ...WEEK, endDate: addDays(WEEK.beginDate, 61) }, { as });
    });
  });

  describe('product tags', () => {
    it('explains every tag that is on sale', async () => {
      const prices = await findPrices(gateway, as);
      const productTags = [...new Set(prices.flatMap(({ unit }) => unit.productTags))];
      assert.ok(productTags.length >= 8, productTags.join());
      const infos = await gateway.ok(queryProductTagInfo, { productTags }, { as });
      assert.deepEqual(
        infos.map(({ productTag }) => productTag),
        productTags,
      );
      for (const { title, content } of infos) assert.ok(title !== '' && content.length > 10);
    });

    it('leaves out unknown tags', async () => {
      const productTags = ['不存在', '企业协议', 'constructor'];
      const infos = await gateway.ok(queryProductTagInfo, { productTags }, { as });
      assert.deepEqual(
        infos.map(({ productTag }) => productTag),
        ['企业协议'],
      );
    });
  });

  describe('the time a price may be booked', () => {
    const bodies = async () => {
      const sold = (await findPrices(gateway, as)).find(({ unit }) => unit.canBookTime === 1);
      assert.ok(sold, 'some price is sold in work hours only');
      const order = orderOf([voyageOf(sold.itinerary, sold.unit)], await colleagues(gateway, as, 1));
      const { bookingSource, travelType, voyageType, passengers, voyages } = order;
      const limits = {
        bookingSource,
        travelType,
        voyageType,
        voyages,
        passengers,
        fullOrderPassengers: passengers,
      };
      return { order, limits };
    };

    it('is enforced by the gateway: prices of work hours are refused at night', async () => {
      const { order, limits } = await bodies();
      await signInAt(instantOf('2026-11-20T17:31'));
      const answer = await gateway.refused('bookTimeWrong', createOrder, order, { as });
      assert.deepEqual(answer, { segmentNo: 1 });
      await gateway.refused('bookTimeWrong', queryProductBookingLimits, limits, { as });
      await signInAt(instantOf('2026-11-20T17:30'));
      // The restriction itself applies now.
      await gateway.refused('bookingLimited', createOrder, order, { as });
      assert.equal((await gateway.ok(queryProductBookingLimits, limits, { as })).canBooking, false);
    });

    it('is that of the enterprise’s own work hours', async () => {
      const { order, limits } = await bodies();
      const setting = gateway.db
        .updateTable('enterprise_setting')
        .where('enterprise_num', '=', '100001')
        .where('setting_no', '=', ENT_SETTING.workTime);
      await setting.set('setting_value', '08:00-17:00').execute();
      try {
        await signInAt(instantOf('2026-11-20T17:15'));
        const { msg } = await gateway.send(createOrder, order, { as });
        assert.match(msg, /仅限工作时间 08:00-17:00（节假日除外）预订/);
        await gateway.refused('bookTimeWrong', queryProductBookingLimits, limits, { as });
        await signInAt(instantOf('2026-11-20T08:15'));
        await gateway.refused('bookingLimited', createOrder, order, { as });
      } finally {
        await setting.set('setting_value', '08:30-17:30').execute();
      }
    });
  });

  it('says of every price whether it can be given back, as its rules do', async () => {
    const flights = await gateway.supplier.flights(LEG, '2026-11-20');
    const units = flights.flatMap(({ prices }) => prices);
    assert.ok(units.some(({ unit }) => unit.refundable === false));
    for (const { unit, rule } of units) assert.equal(unit.refundable, rule.refund.allowed);
  });
});
