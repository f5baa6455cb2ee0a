import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { describe, it } from 'vitest';
import type { LowestFareRule } from '../../../src/contract/travel-standard/shapes';
import type { FareOption } from '../../../src/domain/fare/fare-option';
import {
  cheaperFares,
  countingFares,
  highestWithin,
  lowestFare,
  lowestFaresOf,
} from '../../../src/domain/fare/lowest-fare';
import { fare, MAN, RULE, WOMAN } from '../travel-standard/standard-samples';

const ALONE = { passengers: [MAN], seats: 1, bookTime: 1 as const };
const SELECTED = fare({ flightNo: 'CA1000', salePrice: 150_000 });

describe('a fare counts beside the selected one', () => {
  const table: [name: string, other: FareOption, counts: boolean, rule?: Partial<LowestFareRule>][] = [
    ['at the same time', fare(), true],
    ['on the very edge before', fare({ takeOffTime: '2026-12-01T08:00' }), true],
    ['a minute before the edge', fare({ takeOffTime: '2026-12-01T07:59' }), false],
    ['on the very edge after', fare({ takeOffTime: '2026-12-01T12:00' }), true],
    ['a minute after the edge', fare({ takeOffTime: '2026-12-01T12:01' }), false],
    ['in a window of no minutes', fare(), true, { minutes: 0 }],
    ['outside a window of no minutes', fare({ takeOffTime: '2026-12-01T10:01' }), false, { minutes: 0 }],
    [
      'on the day after, however wide the window',
      fare({ takeOffTime: '2026-12-02T00:10' }),
      false,
      { minutes: 1440 },
    ],
    ['without a seat', fare({ seatCount: 0 }), false],
    ['with the last seat', fare({ seatCount: 1 }), true],
    ['in the allowed cabin', fare({ cabinType: 2 }), true],
    ['in a cabin above the allowed one', fare({ cabinType: 3 }), false],
    ['for whoever travels', fare({ plimit: '2:M' }), true],
    ['for others only', fare({ plimit: '2:F' }), false],
    ['for a group', fare({ plimit: '4:2-9' }), false],
    ['sold at other hours', fare({ bookTimes: [2] }), false],
    ['sold at these hours', fare({ bookTimes: [1] }), true],
    ['shared', fare({ isShared: true }), false],
    ['shared, where set', fare({ isShared: true }), true, { withShared: true }],
    ['with a connection', fare({ isConnection: true }), false],
    ['with a connection, where set', fare({ isConnection: true }), true, { withConnections: true }],
  ];
  for (const [name, other, counts, rule] of table) {
    it(`${counts ? 'yes' : 'no'}: ${name}`, () => {
      const terms = { rule: { ...RULE, ...rule }, maxCabinOf: () => 2 as const };
      assert.deepEqual(countingFares(SELECTED, [other], terms, ALONE), counts ? [other] : []);
    });
  }

  it('only with seats for all: nine shown stand for more', () => {
    const party = { passengers: [MAN, MAN, MAN], seats: 3 };
    const options = [2, 3, 9].map((seatCount) => fare({ seatCount }));
    assert.deepEqual(
      countingFares(SELECTED, options, { rule: RULE, maxCabinOf: () => 1 as const }, party),
      options.slice(1),
    );
  });
});

describe('the lowest fare', () => {
  const terms = { rule: RULE, maxCabinOf: () => 1 as const };
  const lowest = (options: FareOption[]) =>
    lowestFare(SELECTED, countingFares(SELECTED, options, terms, ALONE));

  it('of equal prices is the earliest, then the one with the lower flight number', () => {
    const found = lowest([
      fare({ flightNo: 'MU2', takeOffTime: '2026-12-01T11:00' }),
      fare({ flightNo: 'MU9', takeOffTime: '2026-12-01T09:00' }),
      fare({ flightNo: 'CA8', takeOffTime: '2026-12-01T09:00' }),
    ]);
    assert.deepEqual([found?.flightNo, found?.difference], ['CA8', 50_000]);
  });

  it('of one flight at one price is the same fare, in any order of the list', () => {
    const fares = [
      fare({ cabinCode: 'V', policyId: 'P9' }),
      fare({ policyId: 'P2' }),
      fare({ policyId: 'P1' }),
    ];
    for (const listed of [fares, fares.toReversed()]) {
      const found = lowest(listed);
      assert.deepEqual(found, lowest(fares));
      assert.deepEqual(lowestFaresOf(listed, terms, ALONE)(SELECTED), found);
    }
  });

  it('is none where nothing counts, and is no loss where the selected one is cheaper', () => {
    assert.equal(lowest([]), null);
    assert.equal(lowest([fare({ salePrice: 160_000 })])?.difference, 0);
  });

  it('leaves room by an amount, or by a percentage in whole fen', () => {
    assert.equal(highestWithin(100_000, { kind: 'amount', value: 0 }), 100_000);
    assert.equal(highestWithin(100_000, { kind: 'amount', value: 5_000 }), 105_000);
    assert.equal(highestWithin(100_000, { kind: 'percent', value: 10 }), 110_000);
    assert.equal(highestWithin(99_999, { kind: 'percent', value: 10 }), 109_998);
  });

  it('is offered in place with the other cheaper flights, each once, the cheapest first', () => {
    const options = [
      fare({ flightNo: 'MU1', salePrice: 120_000 }),
      fare({ flightNo: 'MU1', salePrice: 110_000 }),
      fare({ flightNo: 'CZ1', salePrice: 90_000, takeOffTime: '2026-12-01T11:00' }),
      fare({ flightNo: 'CA1', salePrice: 150_000 }),
    ];
    const offered = cheaperFares(SELECTED, countingFares(SELECTED, options, terms, ALONE));
    assert.deepEqual(
      offered.map(({ flightNo, salePrice }) => [flightNo, salePrice]),
      [
        ['CZ1', 90_000],
        ['MU1', 110_000],
      ],
    );
  });
});

const time = fc
  .record({ day: fc.constantFrom(1, 1, 1, 2), minute: fc.integer({ min: 0, max: 1439 }) })
  .map(({ day, minute }) => {
    const two = (n: number) => String(n).padStart(2, '0');
    return `2026-12-0${day}T${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
  });
const anyFare = fc
  .record({
    takeOffTime: time,
    flightNo: fc.constantFrom('CA1', 'CA2', 'MU1', 'CZ1', '9C1'),
    // Few prices make ties common.
    salePrice: fc.integer({ min: 1, max: 6 }).map((n) => n * 10_000),
    cabinType: fc.constantFrom(1 as const, 1 as const, 2 as const, 3 as const),
    seatCount: fc.integer({ min: 0, max: 9 }),
    plimit: fc.constantFrom('', '', '2:M', '2:F', '4:2-9', '1:0-12'),
    isShared: fc.boolean(),
    isConnection: fc.boolean(),
  })
  .map(fare);
const anyRule = fc.record({
  minutes: fc.constantFrom<number[]>(0, 30, 60, 120, 1440),
  tolerance: fc.constant(RULE.tolerance),
  withShared: fc.boolean(),
  withConnections: fc.boolean(),
});
const anyCase = fc.record({
  selected: anyFare,
  options: fc.array(anyFare, { maxLength: 12 }),
  rule: anyRule,
  maxCabinType: fc.constantFrom(1 as const, 2 as const, 3 as const),
  passengers: fc.array(fc.constantFrom(MAN, WOMAN), { minLength: 1, maxLength: 3 }),
});
type Case = typeof anyCase extends fc.Arbitrary<infer T> ? T : never;

/**
 * Independent implementation of the rule: compares clock digits, spells out the restrictions and finds the best in one
 * pass.
 */
function bruteForce({ selected, options, rule, maxCabinType, passengers }: Case): FareOption | undefined {
  const clock = (text: string) => Number(text.slice(11, 13)) * 60 + Number(text.slice(14, 16));
  const allowedFor: Record<string, boolean> = {
    '': true,
    '2:M': passengers.every((p) => p.sexTem === 0),
    '2:F': passengers.every((p) => p.sexTem === 1),
    '4:2-9': passengers.length >= 2,
    '1:0-12': false,
  };
  let best: FareOption | undefined;
  for (const option of options) {
    if (option.takeOffTime.slice(0, 10) !== selected.takeOffTime.slice(0, 10)) continue;
    const apart = clock(option.takeOffTime) - clock(selected.takeOffTime);
    if (apart > rule.minutes || -apart > rule.minutes) continue;
    if (option.seatCount < passengers.length || option.cabinType > maxCabinType) continue;
    if (option.isShared && !rule.withShared) continue;
    if (option.isConnection && !rule.withConnections) continue;
    if (allowedFor[option.limits[0]?.plimit ?? ''] !== true) continue;
    const key = (f: FareOption) =>
      [String(f.salePrice).padStart(9, '0'), f.takeOffTime, f.flightNo].join('|');
    if (best === undefined || key(option) < key(best)) best = option;
  }
  return best;
}
const counted = ({ selected, options, rule, maxCabinType, passengers }: Case) =>
  countingFares(
    selected,
    options,
    { rule, maxCabinOf: () => maxCabinType },
    { passengers, seats: passengers.length },
  );

describe('for any fares', () => {
  it('the lowest is the one that reading the rule fare by fare finds', () => {
    fc.assert(
      fc.property(anyCase, (anyOne) => {
        const expected = bruteForce(anyOne);
        assert.deepEqual(counted(anyOne)[0], expected);
        const found = lowestFare(anyOne.selected, counted(anyOne));
        assert.equal(found?.salePrice, expected?.salePrice);
      }),
      { numRuns: 1000 },
    );
  });

  it('looked up for a whole leg at once, it is the same beside every fare of the leg', () => {
    fc.assert(
      fc.property(anyCase, ({ options, rule, maxCabinType, passengers }) => {
        const party = { passengers, seats: passengers.length };
        const lowestBeside = lowestFaresOf(options, { rule, maxCabinOf: () => maxCabinType }, party);
        for (const selected of options) {
          const expected = bruteForce({ selected, options, rule, maxCabinType, passengers });
          assert.deepEqual(
            lowestBeside(selected),
            lowestFare(selected, expected === undefined ? [] : [expected]),
          );
        }
      }),
      { numRuns: 500 },
    );
  });

  it('the order they come in does not matter to the lowest price and flight', () => {
    fc.assert(
      fc.property(anyCase, (anyOne) => {
        const [one] = counted(anyOne);
        const [other] = counted({ ...anyOne, options: anyOne.options.toReversed() });
        assert.deepEqual(
          [one?.salePrice, one?.takeOffTime, one?.flightNo],
          [other?.salePrice, other?.takeOffTime, other?.flightNo],
        );
      }),
    );
  });

  it('a wider window never makes the lowest dearer', () => {
    fc.assert(
      fc.property(anyCase, (anyOne) => {
        const wider = { ...anyOne, rule: { ...anyOne.rule, minutes: anyOne.rule.minutes + 60 } };
        const [narrow, wide] = [counted(anyOne)[0], counted(wider)[0]];
        if (narrow !== undefined) assert.ok(wide !== undefined && wide.salePrice <= narrow.salePrice);
      }),
    );
  });

  it('alternatives are cheaper, count, and name no flight twice', () => {
    fc.assert(
      fc.property(anyCase, (anyOne) => {
        const counting = counted(anyOne);
        const offered = cheaperFares(anyOne.selected, counting);
        assert.ok(offered.every((f) => f.salePrice < anyOne.selected.salePrice && counting.includes(f)));
        const flights = offered.map(({ flightNo, takeOffTime }) => `${flightNo} ${takeOffTime}`);
        assert.equal(new Set(flights).size, flights.length);
        const isAnyCheaper = counting.some((f) => f.salePrice < anyOne.selected.salePrice);
        assert.equal(offered.length > 0, isAnyCheaper);
      }),
    );
  });
});
