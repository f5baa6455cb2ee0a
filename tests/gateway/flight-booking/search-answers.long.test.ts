import assert from 'node:assert/strict';
import { gunzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import * as v from 'valibot';
import type { CompiledQuery } from 'kysely';
import { test } from 'vitest';
import { queryFlightList } from '../../../src/contract/flight-booking/booking';
import { addDays, instantOf } from '../../../src/domain/shanghai-time';
import type { Database } from '../../../demo/gateway/db/database';
import { createFlightSearch } from '../../../demo/gateway/flight-booking/search';
import { saleEnd } from '../../../demo/gateway/flight-offers/booking-dates';
import { itineraryOf } from '../../../demo/gateway/flight-offers/itinerary';
import { createEmbeddedSupplier } from '../../../demo/gateway/supplier/embedded';
import type { FlightSupplier, Leg, SupplierFlight } from '../../../demo/gateway/supplier/port';

const MORNING = instantOf('2026-11-20T08:00');
const PARAMETERS = {
  lastBookableDays: 365,
  stopSaleMinutes: 40,
  payMinutes: 30,
  approvalMinutes: 120,
  priceGuaranteeMinutes: 20,
};
const LEGS: readonly (readonly [string, string])[] = [
  ['SHA', 'CAN'],
  ['CTU', 'KMG'],
  ['XMN', 'PKX'],
  ['LXA', 'CTU'],
  ['QQQ', 'SHA'],
];

const supplier = createEmbeddedSupplier();

/** A stub database that answers only the query for taken seats. */
function seatTable() {
  const taken = new Map<string, Map<string, number>>();
  const executeQuery = async ({ parameters: [keys] }: CompiledQuery) => ({
    rows: (keys as string[]).toSorted().flatMap((key) =>
      [...(taken.get(key) ?? [])].map(([cabin_code, count]) => ({
        inventory_key: key,
        cabin_code,
        taken: count,
      })),
    ),
  });
  return {
    db: { executeQuery } as unknown as Database,
    taken,
    take({ inventoryKey }: SupplierFlight, cabinCode: string, count: number): void {
      const cabins = taken.get(inventoryKey) ?? new Map<string, number>();
      taken.set(inventoryKey, cabins.set(cabinCode, Math.max(0, (cabins.get(cabinCode) ?? 0) + count)));
    },
  };
}

type SeatTable = ReturnType<typeof seatTable>;

/** JSON of the expected answer, computed without any cache. */
async function workedOut(leg: Leg, issueDate: string, now: Date, stopSaleMinutes: number, seats: SeatTable) {
  const flights = await supplier.flights(leg, issueDate);
  const itineraryList = flights
    .filter(({ flight }) => now.getTime() < saleEnd(flight.takeOffTime, { ...PARAMETERS, stopSaleMinutes }))
    .flatMap((flight) => itineraryOf(flight, seats.taken.get(flight.inventoryKey) ?? new Map()) ?? []);
  const result = v.parse(queryFlightList.result, { itineraryList });
  return JSON.stringify({ success: true, code: '0', msg: '', result });
}

const step = fc.record({
  leg: fc.constantFrom(...LEGS),
  day: fc.nat(2),
  minutes: fc.integer({ min: 0, max: 240 }),
  stopSaleMinutes: fc.constantFrom(40, 90),
  sale: fc.option(fc.record({ flight: fc.nat(), price: fc.nat(), count: fc.integer({ min: -3, max: 30 }) })),
});

test('after any searches and sales, an answer equals one computed without a cache, to the byte', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 10 }), async (steps) => {
      const seats = seatTable();
      const search = createFlightSearch(supplier);
      let now = MORNING;
      for (const {
        leg: [depCode, arrCode],
        day,
        minutes,
        stopSaleMinutes,
        sale,
      } of steps) {
        now = new Date(Math.min(now.getTime() + minutes * 60_000, instantOf('2026-11-20T23:59').getTime()));
        const leg = { depCode, arrCode, depDate: addDays('2026-11-20', day) };
        const flights = await supplier.flights(leg, '2026-11-20');
        const flight = sale && flights[sale.flight % Math.max(1, flights.length)];
        const price = flight && flight.prices[sale.price % flight.prices.length];
        if (flight && price) seats.take(flight, price.unit.cabinCode, sale.count);
        const { envelope, gzipped } = await answer(
          search(seats.db, leg, now, { ...PARAMETERS, stopSaleMinutes }),
        );
        const expected = await workedOut(leg, '2026-11-20', now, stopSaleMinutes, seats);
        assert.ok(envelope === expected, `${depCode}-${arrCode} differs`);
        assert.ok(gzipped === expected, 'compressed it is another one');
      }
    }),
    { numRuns: 15 },
  );
});

async function answer(searched: ReturnType<ReturnType<typeof createFlightSearch>>) {
  const result = await searched;
  return { envelope: result.envelope.toString(), gzipped: gunzipSync(result.gzipped()).toString() };
}

test('searches of one leg at the same moment ask the supplier once, and after a failure again', async () => {
  let asked = 0;
  const failing: FlightSupplier = {
    ...supplier,
    async flights(leg, issueDate) {
      asked += 1;
      if (asked === 1) throw new Error('The supplier is away');
      return supplier.flights(leg, issueDate);
    },
  };
  const search = createFlightSearch(failing);
  const { db } = seatTable();
  const leg = { depCode: 'SHA', arrCode: 'CAN', depDate: '2026-12-01' };
  const both = () => Promise.allSettled([1, 2].map(() => search(db, leg, MORNING, PARAMETERS)));
  assert.deepEqual(
    (await both()).map(({ status }) => status),
    ['rejected', 'rejected'],
  );
  assert.deepEqual(
    (await both()).map(({ status }) => status),
    ['fulfilled', 'fulfilled'],
  );
  assert.equal(asked, 2);
});

test('a flight against the contract is never answered', async () => {
  const wrong: FlightSupplier = {
    ...supplier,
    async flights(leg, issueDate) {
      const [first, ...rest] = await supplier.flights(leg, issueDate);
      assert.ok(first);
      return [
        { ...first, flight: { ...first.flight, takeOffTime: `${leg.depDate}T09:00`, duration: NaN } },
        ...rest,
      ];
    },
  };
  const leg = { depCode: 'SHA', arrCode: 'CAN', depDate: '2026-12-01' };
  await assert.rejects(
    createFlightSearch(wrong)(seatTable().db, leg, MORNING, PARAMETERS),
    /against its contract: itineraryList\.0\.flightSegments\.0\.flightList\.0\.duration/,
  );
});

test('flights that may change are asked for again after their time, and not before', async () => {
  let [asked, rise] = [0, 0];
  const [depCode, arrCode] = ['CTU', 'KMG'];
  const changing: FlightSupplier = {
    ...supplier,
    reusableMs: 60_000,
    async flights(leg, issueDate) {
      asked += 1;
      const flights = await supplier.flights(leg, issueDate);
      return flights.map((sold) => ({
        ...sold,
        prices: sold.prices.map(({ unit, rule }) => ({
          unit: { ...unit, salePrice: unit.salePrice + rise },
          rule,
        })),
      }));
    },
  };
  const search = createFlightSearch(changing);
  const { db } = seatTable();
  const query = { depCode, arrCode, depDate: '2026-12-08' };
  const dearestAfter = async (seconds: number) => {
    const { envelope } = await search(db, query, new Date(MORNING.getTime() + seconds * 1000), PARAMETERS);
    return Math.max(
      ...[...String(envelope).matchAll(/"salePrice":(\d+)/g)].map(([, price]) => Number(price)),
    );
  };
  const before = await dearestAfter(0);
  rise = 1000;
  assert.equal(await dearestAfter(59), before);
  assert.equal(asked, 1);
  assert.equal(await dearestAfter(60), before + 1000);
  assert.equal(await dearestAfter(61), before + 1000);
  assert.equal(asked, 2);
});
