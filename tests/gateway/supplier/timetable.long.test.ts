import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { test } from 'vitest';
import { aircraft, airlines, airports, routes } from '../../../demo/gateway/reference-data/index';
import { createEmbeddedSupplier } from '../../../demo/gateway/supplier/embedded';
import { planLines } from '../../../demo/gateway/supplier/timetable/lines';
import { buildNetwork } from '../../../demo/gateway/supplier/timetable/network';
import { terminalOf } from '../../../demo/gateway/supplier/timetable/terminals';
import { timetableOf } from '../../../demo/gateway/supplier/timetable/timetable';
import { dayLater } from '../../../demo/gateway/supplier/timetable/weekdays';
import { addDays } from '../../../src/domain/shanghai-time';
import {
  anyDate,
  anyLeg,
  ISSUE_DATE,
  minutesBetween,
  pairOf,
  TRUNK,
} from '../../support/gateway/areas/supplier-samples';

const supplier = createEmbeddedSupplier();
const network = buildNetwork(routes(), airports(), airlines());
const types = new Map(aircraft().map((type) => [type.planeCode, type]));
const lines = planLines(network);
const timetables = network.routes.map((route) => ({
  route,
  flights: timetableOf(network, lines, types, route),
}));
const airlineOf = new Map(airlines().map((airline) => [airline.code, airline]));

test('every route has flights, under numbers that no other flight has', () => {
  assert.equal(timetables.length, 6538);
  const owners = new Map<string, string>();
  for (const { route, flights } of timetables) {
    const name = `${route.from.iata}-${route.to.iata}`;
    assert.ok(flights.length > 0, `${name} has no flight`);
    for (const { flightNo, days } of flights) {
      assert.match(flightNo, /^(?:[A-Z][A-Z0-9]|\d[A-Z])\d{4}$/);
      assert.ok(days > 0 && days < 128, `${flightNo} flies on some day of the week`);
      assert.equal(owners.get(flightNo), undefined, `${flightNo} on ${name} too`);
      owners.set(flightNo, name);
    }
  }
});

test('a route has a flight every day, and within any week its airlines on record', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...routes()), anyDate, async (route, firstDay) => {
      const week = await Promise.all(
        [0, 1, 2, 3, 4, 5, 6].map((day) => {
          const leg = { depCode: route.from, arrCode: route.to, depDate: addDays(firstDay, day) };
          return supplier.flights(leg, ISSUE_DATE);
        }),
      );
      for (const [day, flights] of week.entries()) {
        const own = flights.filter((flight) => pairOf(flight) === route.from + route.to);
        assert.ok(own.length > 0, `${route.from}-${route.to} on ${addDays(firstDay, day)}`);
      }
      const flown = week
        .flat()
        .filter((flight) => pairOf(flight) === route.from + route.to)
        .map(({ flight }) => `${flight.operatingFlightNo || flight.flightNo} ${flight.takeOffTime}`);
      for (const [i, carrier] of route.airlines.entries()) {
        const weekly = route.weekly[i] ?? 0;
        const count = [...new Set(flown)].filter((flight) => flight.startsWith(carrier)).length;
        assert.ok(count >= weekly, `${carrier}: ${count}`);
        if (weekly < 7) assert.ok([weekly, 7].includes(count), `${carrier}: ${count}`);
      }
    }),
    { numRuns: 100 },
  );
});

test('the numbers that travellers know are where they look for them', async () => {
  const airline = async (depCode: string, arrCode: string, flightNo: string) => {
    const flights = await supplier.flights({ depCode, arrCode, depDate: '2026-12-08' }, ISSUE_DATE);
    return flights.find(({ flight }) => flight.flightNo === flightNo)?.flight.carrierShortName;
  };
  assert.equal(await airline('PEK', 'SHA', 'CA1501'), '国航');
  assert.equal(await airline('SHA', 'PEK', 'CA1502'), '国航');
  assert.equal(await airline('SHA', 'PEK', 'MU5101'), '东航');
  assert.equal(await airline('PEK', 'SHA', 'MU5102'), '东航');
  assert.equal(await airline('CAN', 'PKX', 'CZ3101'), '南航');
});

test('Beijing to Shanghai has 80 flights and more on any day, either way', async () => {
  const days = fc.sample(anyDate, { numRuns: 30, seed: 11 });
  for (const depDate of days) {
    for (const [depCode, arrCode] of [
      ['BJS', 'SHA'],
      ['SHA', 'BJS'],
    ] as const) {
      const flights = await supplier.flights({ depCode, arrCode, depDate }, ISSUE_DATE);
      assert.ok(flights.length >= 80, `${flights.length} on ${depDate}`);
    }
  }
});

test('the same number leaves at the same time on the same weekdays all year', async () => {
  await fc.assert(
    fc.asyncProperty(anyLeg, fc.integer({ min: 1, max: 50 }), async (leg, weeks) => {
      const later = addDays(leg.depDate, weeks * 7);
      const clocks = async (depDate: string) =>
        (await supplier.flights({ ...leg, depDate }, ISSUE_DATE)).map(({ flight }) => [
          flight.flightNo,
          flight.takeOffTime.slice(11),
          flight.duration,
          flight.planeCode,
        ]);
      assert.deepEqual(await clocks(leg.depDate), await clocks(later));
    }),
    { numRuns: 60 },
  );
});

test('times fit the date, the duration and the stops', async () => {
  await fc.assert(
    fc.asyncProperty(anyLeg, async (leg) => {
      for (const { flight } of await supplier.flights(leg, ISSUE_DATE)) {
        assert.equal(flight.takeOffTime.slice(0, 10), leg.depDate);
        assert.equal(minutesBetween(flight.takeOffTime, flight.arrTime), flight.duration);
        const clock = flight.takeOffTime.slice(11);
        assert.ok(clock >= '06:30' && clock <= '23:50', `${flight.flightNo} at ${clock}`);
        assert.ok(
          flight.arrTime <= `${addDays(leg.depDate, 1)}T03:00`,
          `${flight.flightNo} ${flight.arrTime}`,
        );
        const stay = flight.stopInfos.reduce(
          (sum, stop) => sum + minutesBetween(stop.arrTime, stop.takeOffTime),
          0,
        );
        const speed = flight.distance / ((flight.duration - stay) / 60);
        assert.ok(speed > 120 && speed < 800, `${flight.flightNo}: ${Math.round(speed)} km/h gate to gate`);
      }
    }),
    { numRuns: 300 },
  );
});

test('a stop lies on the way, at an airport the airline serves, and takes its time', () => {
  const stopping = timetables.flatMap(({ route, flights }) =>
    flights.flatMap(({ stop, ...flight }) => (stop ? [{ route, stop, ...flight }] : [])),
  );
  assert.ok(stopping.length > 200, `${stopping.length} flights stop`);
  for (const { route, stop, operatingCarrier, departure, arrival } of stopping) {
    const via = stop.airport.iata;
    const first = network.route(route.from.iata, via);
    const second = network.route(via, route.to.iata);
    assert.ok(first && second, `${via} is no stop on a line`);
    assert.ok(first.distance + second.distance <= route.distance * 1.16, `${via} is out of the way`);
    for (const part of [first, second]) {
      assert.ok(
        part.services.some(({ carrier }) => carrier === operatingCarrier),
        `${operatingCarrier} at ${via}`,
      );
      assert.ok(part.distance > 200, `${via} is too near`);
    }
    assert.ok(departure < stop.arrival && stop.departure < arrival, 'out of order');
    const stay = stop.departure - stop.arrival;
    assert.ok(stay >= 40 && stay <= 60, `${stay} minutes at ${via}`);
  }
});

test('some flights land after midnight', () => {
  const all = timetables.flatMap(({ flights }) => flights);
  const redEyes = all.filter(({ arrival }) => arrival > 1440).length;
  assert.ok(redEyes > all.length * 0.01 && redEyes < all.length * 0.1, `${redEyes} of ${all.length}`);
});

test('an aircraft comes back after it went out, or the next morning if that would be too late', () => {
  const all = new Map(
    timetables.flatMap(({ flights }) => flights.map((flight) => [flight.flightNo, flight])),
  );
  for (const out of all.values()) {
    const number = Number(out.flightNo.slice(2));
    if (out.flightNo !== out.operatingFlightNo || number % 2 === 0) continue;
    const back = all.get(`${out.carrier}${number + 1}`);
    assert.ok(back, `${out.flightNo} comes back`);
    if (back.departure >= out.arrival + 45) assert.equal(back.days, out.days);
    else {
      assert.ok(out.arrival > 18 * 60, `${out.flightNo} has time to turn round`);
      assert.equal(back.days, dayLater(out.days));
    }
  }
});

test('every codeshare of the timetable stands beside the flight it names, on the same days', () => {
  let codeshares = 0;
  for (const { route, flights } of timetables) {
    const byNumber = new Map(flights.map((flight) => [flight.flightNo, flight]));
    for (const share of flights) {
      const { flightNo, carrier, operatingFlightNo } = share;
      if (flightNo === operatingFlightNo) continue;
      const operating = byNumber.get(operatingFlightNo);
      assert.ok(operating, `${operatingFlightNo} of ${flightNo}, ${route.from.iata}-${route.to.iata}`);
      assert.deepEqual(share, { ...operating, flightNo, carrier });
      codeshares += 1;
    }
  }
  assert.ok(codeshares > 1000, `${codeshares} codeshares`);
});

test('a codeshare is the operating flight under another number, with the same seats', async () => {
  let codeshares = 0;
  await fc.assert(
    fc.asyncProperty(anyLeg, async (leg) => {
      const flights = await supplier.flights(leg, ISSUE_DATE);
      for (const share of flights.filter(({ flight }) => flight.isShare)) {
        const { flightNo, operatingFlightNo, operatingCarrierName } = share.flight;
        assert.notEqual(operatingFlightNo, flightNo);
        const operator = airlineOf.get(operatingFlightNo.slice(0, 2));
        assert.equal(operatingCarrierName, operator?.short_zh);
        assert.ok(airlineOf.get(flightNo.slice(0, 2))?.ticket_prefix, `${flightNo} can be ticketed`);
        const operating = flights.find(
          (other) => pairOf(other) === pairOf(share) && other.flight.flightNo === operatingFlightNo,
        );
        assert.ok(operating && !operating.flight.isShare, `${operatingFlightNo} of ${flightNo}`);
        assert.equal(share.inventoryKey, operating.inventoryKey);
        assert.deepEqual(share.seats, operating.seats);
        for (const field of [
          'takeOffTime',
          'arrTime',
          'planeCode',
          'terminals',
          'stopInfos',
          'duration',
        ] as const) {
          assert.deepEqual(share.flight[field], operating.flight[field]);
        }
        codeshares += 1;
      }
    }),
    { numRuns: 300, seed: 3 },
  );
  assert.ok(codeshares > 100, `${codeshares} codeshares`);
});

test('an airline without a ticket prefix sells each of its flights, and a partner who issues the tickets does too', () => {
  const flights = timetables.flatMap((timetable) => timetable.flights);
  const prefixOf = (carrier: string) => airlineOf.get(carrier)?.ticket_prefix ?? null;
  const own = flights.filter(({ carrier }) => prefixOf(carrier) === null);
  assert.ok(own.length > 0, 'there are such flights');
  for (const { flightNo, operatingFlightNo } of own) {
    assert.equal(flightNo, operatingFlightNo);
    const partner = flights.find(
      (other) => other.operatingFlightNo === flightNo && other.flightNo !== flightNo,
    );
    assert.ok(partner && prefixOf(partner.carrier) !== null, flightNo);
  }
});

test('terminals are those of the airport, one an airline', async () => {
  for (const airport of airports()) {
    for (const { code } of airlines()) {
      const terminal = terminalOf(airport, code);
      if (airport.terminals.length === 0) assert.equal(terminal, '');
      else assert.ok(airport.terminals.includes(terminal), `${code} at ${airport.iata} ${terminal}`);
    }
  }
  const flights = await supplier.flights({ ...TRUNK, depDate: '2026-12-08' }, ISSUE_DATE);
  const airChina = flights.filter(
    ({ flight }) => flight.carrierCode === 'CA' && flight.depAirportCode === 'PEK',
  );
  assert.deepEqual([...new Set(airChina.map(({ flight }) => flight.terminals.dep))], ['T3']);
});
