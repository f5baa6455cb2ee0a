import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { test } from 'vitest';
import { aircraft, airlines } from '../../../demo/gateway/reference-data/index';
import { BOOKING_CLASSES } from '../../../demo/gateway/supplier/fares/booking-classes';
import { createEmbeddedSupplier } from '../../../demo/gateway/supplier/embedded';
import { offersOf } from '../../../demo/gateway/supplier/fares/offers';
import { seatsOf } from '../../../demo/gateway/supplier/seats';
import { discountOf } from '../../../src/domain/fare/fares';
import { quoteFees } from '../../../src/domain/fare/fees';
import { parsePlimit } from '../../../src/domain/booking-limits/plimit';
import { addDays } from '../../../src/domain/shanghai-time';
import {
  anyDate,
  everyFlight,
  ISSUE_DATE,
  operatorOf,
  TRUNK,
} from '../../support/gateway/areas/supplier-samples';

const TEN_YUAN = 1000;
const CABIN_CLASSES = { 1: 'WYBMEKLNRSVTZH', 2: 'JCDQI', 3: 'FUP' } as const;
const supplier = createEmbeddedSupplier();
const isLowCost = new Map(airlines().map(({ code, fullService }) => [code, !fullService]));
const typeOf = new Map(aircraft().map((type) => [type.planeCode, type]));

test('a flight has 8 to 20 price units, numbered, with a policy of its own each', () =>
  everyFlight(supplier, 300, ({ flight, prices }) => {
    assert.ok(prices.length >= 8 && prices.length <= 20, `${flight.flightNo}: ${prices.length}`);
    assert.deepEqual(
      prices.map(({ unit }) => unit.sequenceNo),
      prices.map((_, i) => i + 1),
    );
    assert.equal(new Set(prices.map(({ unit }) => unit.policyId)).size, prices.length);
  }));

test('prices go by 10 yuan, never above the published fare, at their stated discount', () =>
  everyFlight(supplier, 300, ({ fullFares, prices }) => {
    for (const fare of Object.values(fullFares)) assert.equal(fare % TEN_YUAN, 0);
    assert.ok(fullFares.Y > 0, 'economy class has a full fare');
    for (const { unit } of prices) {
      assert.ok(unit.salePrice >= 5 * TEN_YUAN && unit.salePrice % TEN_YUAN === 0, `${unit.salePrice}`);
      assert.equal(unit.ticketPrice % TEN_YUAN, 0);
      const fullFare = fullFares[unit.cabinType === 1 ? 'Y' : unit.cabinType === 2 ? 'C' : 'F'];
      assert.equal(unit.discount, discountOf(unit.salePrice, fullFare));
      assert.equal(unit.isProtocol, unit.salePrice < unit.ticketPrice);
      assert.ok(CABIN_CLASSES[unit.cabinType].includes(unit.cabinCode), unit.cabinCode);
    }
  }));

test('within a cabin a cheaper class has a lower price', () =>
  everyFlight(supplier, 200, ({ prices }) => {
    const standard = prices.filter(({ unit }) => unit.subProductId === 'STD').map(({ unit }) => unit);
    for (const { cabinType } of standard) {
      const ladder = standard
        .filter((unit) => unit.cabinType === cabinType)
        .map(({ salePrice }) => salePrice);
      assert.deepEqual(
        ladder,
        [...new Set(ladder)].toSorted((a, b) => b - a),
      );
    }
  }));

test('the published full Y fare is on sale, and others are told apart from it', () =>
  everyFlight(supplier, 100, ({ fullFares, prices }) => {
    const full = prices.find(({ unit }) => unit.cabinCode === 'Y' && unit.subProductId === 'STD');
    assert.equal(full?.unit.salePrice, fullFares.Y);
    for (const { unit } of prices) {
      assert.equal(unit.productTags.length, unit.subProductId === 'STD' ? 0 : 1);
      assert.notEqual(unit.policyExInfo, '');
      assert.equal(unit.fareCode.slice(0, 1), unit.cabinCode);
      assert.ok(unit.sps.length === 1 || unit.sps.length === 2, `${unit.sps.length} suppliers`);
      assert.equal(unit.segmentNo, 1);
    }
  }));

test('taxes are those of the distance and the day of issue; feeder lines owe no build fee', async () => {
  await everyFlight(supplier, 200, ({ flight, isFeeder, prices }) => {
    const fees = quoteFees({
      passengerTypeID: 1,
      distance: flight.distance,
      issueDate: ISSUE_DATE,
      isFeeder,
    });
    for (const { unit } of prices) {
      assert.deepEqual({ buildFee: unit.buildFee, fuelFee: unit.fuelFee }, fees);
    }
  });
  const [feeder] = await supplier.flights(
    { depCode: 'AAT', arrCode: 'KRL', depDate: '2026-12-08' },
    ISSUE_DATE,
  );
  const [trunk] = await supplier.flights({ ...TRUNK, depDate: '2026-12-08' }, ISSUE_DATE);
  assert.deepEqual([feeder?.isFeeder, feeder?.prices[0]?.unit.buildFee], [true, 0]);
  assert.deepEqual([trunk?.isFeeder, trunk?.prices[0]?.unit.buildFee], [false, 5000]);
});

test('only classes with seats are sold, and all of them together fit into the aircraft', () =>
  everyFlight(supplier, 300, (supplied) => {
    const { flight, seats, prices } = supplied;
    for (const { unit } of prices) {
      const left = seats[unit.cabinCode] ?? 0;
      assert.ok(left >= 1, `${unit.cabinCode} has ${left}`);
      assert.equal(unit.seatCount, Math.min(9, left));
    }
    const type = typeOf.get(flight.planeCode);
    const total = Object.values(seats).reduce((sum, left) => sum + left, 0);
    assert.ok(type && total <= type.seats.total, `${flight.planeCode}: ${total}`);
    const sold = (classes: string) => [...classes].reduce((sum, code) => sum + (seats[code] ?? 0), 0);
    const economy = sold(CABIN_CLASSES[1]);
    const front = sold(CABIN_CLASSES[2]) + sold(CABIN_CLASSES[3]);
    const oneCabin = isLowCost.get(operatorOf(supplied));
    const rows = oneCabin ? 0 : type.seats.C;
    assert.ok(
      front <= rows && economy <= type.seats.total - rows,
      `${flight.planeCode}: ${front}, ${economy}`,
    );
  }));

test('for any demand and aircraft, 6 to 10 economy classes and few others are open', () => {
  const cabins = fc.record({
    F: fc.constantFrom(0, 8, 12),
    C: fc.constantFrom(0, 8, 54),
    W: fc.constantFrom(0, 24),
    Y: fc.integer({ min: 56, max: 300 }),
  });
  const demand = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(cabins, demand, fc.string(), (cabins, demand, inventoryKey) => {
      const seats = seatsOf(BOOKING_CLASSES, cabins, demand, inventoryKey);
      const open = BOOKING_CLASSES.filter(({ code }) => (seats[code] ?? 0) > 0);
      const count = (places: string) => open.filter(({ cabin }) => places.includes(cabin)).length;
      assert.ok(count('Y') >= 6 && count('Y') <= 10, `${count('Y')} economy classes`);
      assert.ok(count('FC') <= 4, `${count('FC')} front classes`);
      for (const cabin of ['F', 'C', 'W', 'Y'] as const) {
        const given = open
          .filter((booking) => booking.cabin === cabin)
          .reduce((sum, { code }) => sum + (seats[code] ?? 0), 0);
        assert.ok(given <= cabins[cabin], `${given} of ${cabins[cabin]} in ${cabin}`);
        assert.equal(given > 0, cabins[cabin] > 0, cabin);
      }
    }),
  );
});

test('however much could be sold, 20 price units are the most', () => {
  const seats = Object.fromEntries(BOOKING_CLASSES.map(({ code }) => [code, 9]));
  const context = { carrier: 'CA', lowCost: false, restrictions: [], seats, seed: 1 };
  assert.equal(offersOf(BOOKING_CLASSES, context).length, 20);
  assert.throws(() => offersOf([], context), RangeError);
});

test('seats are many, few and none', async () => {
  const flights = await supplier.flights({ ...TRUNK, depDate: '2026-12-08' }, ISSUE_DATE);
  const left = flights.flatMap(({ seats }) => Object.values(seats));
  const share = (fits: (seats: number) => boolean) => left.filter(fits).length / left.length;
  const shares = [
    share((seats) => seats >= 9),
    share((seats) => seats >= 1 && seats <= 8),
    share((seats) => seats === 0),
  ];
  for (const part of shares) assert.ok(part > 0.2, `9 and more, 1 to 8, none: ${shares.join(', ')}`);
});

test('restriction strings are well formed, and most price units have none', async () => {
  let limited = 0;
  let units = 0;
  await everyFlight(supplier, 300, ({ prices }) => {
    for (const { unit } of prices) {
      const { limits, malformed } = parsePlimit(unit.plimit);
      assert.deepEqual(malformed, []);
      assert.equal(limits.length > 0, unit.plimit !== '');
      for (const limit of limits) {
        if (limit.code === 4)
          assert.ok(
            limit.counts.some(({ min }) => min <= unit.seatCount),
            'too few seats for the group',
          );
      }
      units += 1;
      if (limits.length > 0) limited += 1;
    }
  });
  assert.ok(limited > 0 && limited < units / 5, `${limited} of ${units}`);
});

test('every code of restriction is on sale on a trunk route every day', async () => {
  const codesOn = async (leg: { depCode: string; arrCode: string }, depDate: string) => {
    const flights = await supplier.flights({ ...leg, depDate }, ISSUE_DATE);
    const codes = flights.flatMap(({ prices }) =>
      prices.flatMap(({ unit }) => parsePlimit(unit.plimit).limits.map(({ code }) => code)),
    );
    return [...new Set(codes)].sort();
  };
  for (let day = 0; day < 60; day += 1) {
    assert.deepEqual(await codesOn(TRUNK, addDays('2026-09-15', day)), [1, 2, 3, 4, 5]);
  }
  for (const depDate of fc.sample(anyDate, { numRuns: 10, seed: 5 })) {
    for (const [depCode, arrCode] of [
      ['SHA', 'BJS'],
      ['SHA', 'CAN'],
      ['CAN', 'BJS'],
      ['SZX', 'SHA'],
      ['BJS', 'CTU'],
    ] as const) {
      assert.deepEqual(
        await codesOn({ depCode, arrCode }, depDate),
        [1, 2, 3, 4, 5],
        `${depCode} ${depDate}`,
      );
    }
  }
});

test('the same price on the same day, other prices on other days: dearer before a holiday', async () => {
  const lowest = async (depDate: string) => {
    const flights = await supplier.flights({ ...TRUNK, depDate }, ISSUE_DATE);
    const lows = flights.map(({ prices }) => Math.min(...prices.map(({ unit }) => unit.salePrice)));
    return lows.reduce((sum, price) => sum + price, 0) / lows.length;
  };
  const [tuesday, friday, eve] = [
    await lowest('2026-09-15'),
    await lowest('2026-09-18'),
    await lowest('2026-09-30'),
  ];
  assert.ok(friday > tuesday * 1.1, `${friday} on a Friday, ${tuesday} on a Tuesday`);
  assert.ok(eve > friday * 1.1, `${eve} on the eve of the National Day, ${friday} on a Friday`);
});
