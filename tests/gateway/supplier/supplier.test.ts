import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import * as v from 'valibot';
import { test } from 'vitest';
import { airlines } from '../../../demo/gateway/reference-data/index';
import { createEmbeddedSupplier } from '../../../demo/gateway/supplier/embedded';
import { carrierProfile } from '../../../demo/gateway/supplier/timetable/carrier-profiles';
import { Flight, PriceUnit, TicketRule } from '../../../src/contract/flight-booking/booking';
import { City } from '../../../src/contract/flight-booking/places';
import { anyLeg, ISSUE_DATE, TRUNK } from '../../support/gateway/areas/supplier-samples';

const supplier = createEmbeddedSupplier();
const PLACE = { segmentNo: 1, passengerNo: 1 };
const PRICE = { salePrice: 80_000, buildFee: 5000, fuelFee: 2000 };

test('two suppliers give the same answers, in any order of the requests', async () => {
  const other = createEmbeddedSupplier();
  const legs = fc.sample(anyLeg, { numRuns: 40, seed: 7 });
  const asked = await Promise.all(legs.map((leg) => supplier.flights(leg, ISSUE_DATE)));
  const reversed = await Promise.all(legs.toReversed().map((leg) => other.flights(leg, ISSUE_DATE)));
  assert.ok(asked.flat().length > 100, 'the legs have flights');
  assert.deepEqual(asked, reversed.toReversed());
  assert.deepEqual(await supplier.cities(), await other.cities());
});

test('answers do not depend on the content of the cache', async () => {
  const leg = { ...TRUNK, depDate: '2026-12-08' };
  const before = await supplier.flights(leg, ISSUE_DATE);
  for (let day = 10; day < 50; day += 1) {
    await supplier.flights({ ...TRUNK, depDate: `2027-0${1 + (day % 9)}-1${day % 10}` }, ISSUE_DATE);
  }
  const after = await supplier.flights(leg, ISSUE_DATE);
  assert.notEqual(after[0], before[0], 'the answer was dropped from the cache and made anew');
  assert.deepEqual(after, before);
});

test('everything given out has the shape of the contract', async () => {
  await fc.assert(
    fc.asyncProperty(anyLeg, async (leg) => {
      for (const { flight, prices } of await supplier.flights(leg, ISSUE_DATE)) {
        assert.deepEqual(v.parse(Flight, flight), flight);
        for (const { unit, rule } of prices) {
          assert.deepEqual(v.parse(PriceUnit, unit), unit);
          assert.deepEqual(v.parse(TicketRule, rule), rule);
        }
      }
    }),
    { numRuns: 60 },
  );
  for (const city of await supplier.cities()) assert.deepEqual(v.parse(City, city), city);
});

test('a flight asked by its key is the one of the list, and an unknown one is none', async () => {
  await fc.assert(
    fc.asyncProperty(anyLeg, async (leg) => {
      for (const listed of await supplier.flights(leg, ISSUE_DATE)) {
        const { flightNo, depAirportCode, arrAirportCode } = listed.flight;
        const key = { flightNo, depAirportCode, arrAirportCode, depDate: leg.depDate };
        assert.deepEqual(await supplier.flight(key, ISSUE_DATE), listed);
        assert.equal(await supplier.flight({ ...key, flightNo: 'XX1234' }, ISSUE_DATE), undefined);
        assert.equal(await supplier.flight({ ...key, arrAirportCode: 'ZZZ' }, ISSUE_DATE), undefined);
      }
    }),
    { numRuns: 60 },
  );
});

test('a leg takes city and airport codes in any mix; a code that is both is the city', async () => {
  const pairs = async (depCode: string, arrCode: string) => {
    const flights = await supplier.flights({ depCode, arrCode, depDate: '2026-12-08' }, ISSUE_DATE);
    return [
      ...new Set(flights.map(({ flight }) => `${flight.depAirportCode}-${flight.arrAirportCode}`)),
    ].sort();
  };
  assert.deepEqual(await pairs('BJS', 'SHA'), ['PEK-PVG', 'PEK-SHA', 'PKX-PVG', 'PKX-SHA']);
  assert.deepEqual(await pairs('PKX', 'SHA'), ['PKX-PVG', 'PKX-SHA']);
  assert.deepEqual(await pairs('BJS', 'PVG'), ['PEK-PVG', 'PKX-PVG']);
  assert.deepEqual(await pairs('SIA', 'CAN'), ['XIY-CAN']);
  assert.deepEqual(await pairs('XIY', 'CAN'), ['XIY-CAN']);
  assert.deepEqual(await pairs('BJS', 'PEK'), []);
  assert.deepEqual(await pairs('SHA', 'SHA'), []);
  assert.deepEqual(await pairs('XXX', 'SHA'), []);
});

test('flights come by departure, then by number', async () => {
  const flights = await supplier.flights({ ...TRUNK, depDate: '2026-12-08' }, ISSUE_DATE);
  const order = flights.map(({ flight }) => `${flight.takeOffTime} ${flight.flightNo}`);
  assert.deepEqual(order, order.toSorted());
});

test('an answer of one caller cannot be changed under the next one', async () => {
  const [flight] = await supplier.flights({ ...TRUNK, depDate: '2026-12-08' }, ISSUE_DATE);
  const price = flight?.prices[0];
  assert.ok(flight && price, 'there is a price');
  assert.throws(() => (price.unit.salePrice = 1), TypeError);
  assert.throws(() => (flight.flight.flightNo = 'XX1'), TypeError);
  assert.throws(() => flight.prices.pop(), TypeError);
});

test('the day of issue decides the taxes; a day without a known fuel fee is refused', async () => {
  const fuel = async (issueDate: string) =>
    (await supplier.flights({ ...TRUNK, depDate: '2026-12-08' }, issueDate))[0]?.prices[0]?.unit.fuelFee;
  assert.equal(await fuel('2026-01-04'), 4000);
  assert.equal(await fuel('2026-01-05'), 2000);
  await assert.rejects(fuel('2023-06-01'), RangeError);
});

test('cities have an airport with flights, the hot ones a rank each', async () => {
  const cities = await supplier.cities();
  const codes = cities.map(({ cityCode }) => cityCode);
  assert.equal(new Set(codes).size, codes.length);
  const airportsOf = (code: string) =>
    cities.find(({ cityCode }) => cityCode === code)?.airports.map(({ airportCode }) => airportCode);
  assert.deepEqual(airportsOf('BJS'), ['PEK', 'PKX']);
  assert.deepEqual(airportsOf('SHA')?.toSorted(), ['PVG', 'SHA']);
  assert.deepEqual(airportsOf('CTU')?.toSorted(), ['CTU', 'TFU']);
  assert.deepEqual(airportsOf('SIA'), ['XIY']);
  assert.equal(airportsOf('APJ'), undefined, 'no route leads there');
  const ranks = cities
    .map(({ hotRank }) => hotRank)
    .filter((rank) => rank > 0)
    .toSorted((a, b) => a - b);
  assert.deepEqual(
    ranks,
    Array.from(ranks, (_, i) => i + 1),
  );
  assert.ok(ranks.length >= 20, `${ranks.length} hot cities`);
  assert.deepEqual(
    cities
      .filter(({ hotRank }) => hotRank === 1)
      .map(({ cityName, pinyin, pinyinInitials, provinceName }) => ({
        cityName,
        pinyin,
        pinyinInitials,
        provinceName,
      })),
    [{ cityName: '北京', pinyin: 'beijing', pinyinInitials: 'bj', provinceName: '北京市' }],
  );
});

test('an order has one PNR of six letters and digits, another order another', async () => {
  const other = createEmbeddedSupplier();
  const pnrs = await Promise.all(
    Array.from({ length: 500 }, async (_, i) => {
      const request = { orderNo: `T2026112000${i}`, flights: [], passengers: [], tickets: [], holdUntil: '' };
      const { pnr } = await supplier.book(request);
      assert.match(pnr, /^[A-Z0-9]{6}$/);
      assert.deepEqual(await other.book(request), { pnr });
      return pnr;
    }),
  );
  assert.equal(new Set(pnrs).size, pnrs.length);
});

test('a ticket number is the prefix of the airline and ten digits of its own', async () => {
  const request = {
    orderNo: 'T1',
    tickets: [
      { ...PLACE, ...PRICE, carrierCode: 'CA', sequence: 0 },
      { ...PLACE, ...PRICE, carrierCode: 'HO', sequence: 1 },
      { ...PLACE, ...PRICE, carrierCode: 'CA', sequence: 7_999_999_999 },
    ],
  };
  const { ticketNos } = await supplier.issue(request);
  assert.deepEqual(ticketNos, ['9992000000000', '0182000000001', '9999999999999']);
  assert.deepEqual(await supplier.issue(request), { ticketNos });

  const issue = (carrierCode: string, sequence: number) =>
    supplier.issue({ orderNo: 'T1', tickets: [{ ...PLACE, ...PRICE, carrierCode, sequence }] });
  const prefixes = new Map(airlines().map((airline) => [airline.code, airline.ticket_prefix]));
  for (const { code, ticket_prefix } of airlines()) {
    const partner = ticket_prefix === null ? carrierProfile(code).soldBy[0] : undefined;
    const prefix = partner === undefined ? ticket_prefix : prefixes.get(partner);
    assert.match((await issue(code, 1)).ticketNos[0] ?? '', new RegExp(`^${prefix}\\d{10}$`));
  }
  await assert.rejects(issue('XX', 1), RangeError);
  for (const sequence of [-1, 0.5, 8_000_000_000]) await assert.rejects(issue('CA', sequence), RangeError);
});
