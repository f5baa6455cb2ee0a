import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { test } from 'vitest';
import { checkBookingLimits, type LimitedPassenger } from '../../../src/domain/booking-limits/booking-limits';
import { splitParty, splitTexts } from '../../../src/domain/booking-limits/party-split';

const DATE = '2026-12-01';
const BIRTH = { adult: '1990-06-15', senior: '1950-06-15', child: '2019-06-15', infant: '2026-01-15' };
type Kind = keyof typeof BIRTH;

const person = (staffName: string, kind: Kind = 'adult', sexTem = 0): LimitedPassenger => ({
  staffName,
  identityCardType: 1,
  sexTem,
  birthDay: BIRTH[kind],
});
const input = (plimit: string, passengers: LimitedPassenger[], back?: string) => ({
  voyageType: back === undefined ? (1 as const) : (2 as const),
  segments: [plimit, ...(back === undefined ? [] : [back])].map((limit, i) => ({
    segmentNo: i + 1,
    flights: [{ depDate: DATE, plimit: limit }],
  })),
  passengers,
});
const named = (split: ReturnType<typeof splitParty>) =>
  split && {
    refused: split.refused.map(({ passenger, tips }) => [
      passenger.staffName,
      ...tips.map(({ code }) => code),
    ]),
    orders: split.orders.map((order) => order.map(({ staffName }) => staffName).join('')),
    left: split.left.map(({ staffName }) => staffName).join(''),
  };
const adults = (letters: string) => [...letters].map((letter) => person(letter));

const CASES: [string, ReturnType<typeof input>, ReturnType<typeof named>][] = [
  ['a party that may book together needs none', input('4:1-9', adults('甲乙')), undefined],
  [
    'who cannot buy is named with the limit; the others book',
    input('1:60-99', [person('甲'), person('乙', 'senior')]),
    { refused: [['甲', 1]], orders: ['乙'], left: '' },
  ],
  [
    'too many for one order: the fewest orders, the largest first',
    input('4:1-2', adults('甲乙丙丁戊')),
    { refused: [], orders: ['甲乙', '丙丁', '戊'], left: '' },
  ],
  [
    'a count that does not come out leaves somebody over',
    input('4:2-2', adults('甲乙丙')),
    { refused: [], orders: ['甲乙'], left: '丙' },
  ],
  ['too few for any order', input('4:3-9', adults('甲乙')), { refused: [], orders: [], left: '甲乙' }],
  [
    'a child goes with an adult, an infant with one of its own',
    input('4:1-3', [person('大'), person('二'), person('童', 'child'), person('婴', 'infant')]),
    { refused: [], orders: ['大童婴', '二'], left: '' },
  ],
  [
    'children whose adults cannot buy it are left over',
    input('2:F', [person('父'), person('女', 'child', 1)]),
    { refused: [['父', 2]], orders: [], left: '女' },
  ],
  [
    'both ways count',
    input('4:1-3', adults('甲乙丙丁'), '4:2-2'),
    { refused: [], orders: ['甲乙', '丙丁'], left: '' },
  ],
];
for (const [title, given, expected] of CASES) {
  test(title, () => assert.deepEqual(named(splitParty(given)), expected));
}

test('the split is described in sentences', () => {
  const split = splitParty(input('1:12-99;4:1-2', [...adults('甲乙丙'), person('童', 'child')]));
  assert.ok(split);
  assert.deepEqual(splitTexts(split), [
    '童不符合该价格的购买条件',
    '可拆分为2个订单：甲、乙；丙',
    '童请选择其他价格',
  ]);
});

/** Every distribution of people over orders: each joins one of the existing orders, opens a new one, or stays out. */
function* plans(
  people: LimitedPassenger[],
  orders: LimitedPassenger[][] = [],
): Generator<LimitedPassenger[][]> {
  const [first, ...rest] = people;
  if (!first) return yield orders;
  yield* plans(rest, orders);
  for (const [i, order] of orders.entries()) yield* plans(rest, orders.with(i, [...order, first]));
  yield* plans(rest, [...orders, [first]]);
}
const count = (order: LimitedPassenger[], kind: Kind) =>
  order.filter(({ birthDay }) => birthDay === BIRTH[kind]).length;
const grown = (order: LimitedPassenger[]) => count(order, 'adult') + count(order, 'senior');

test('agrees with trying every way: orders are accepted, cover the most, and are the fewest', () => {
  const people = fc
    .array(
      fc.tuple(fc.constantFrom<Kind>('adult', 'senior', 'child', 'infant'), fc.integer({ min: 0, max: 1 })),
      {
        minLength: 1,
        maxLength: 5,
      },
    )
    .map((kinds) => kinds.map(([kind, sex], i) => person(String(i), kind, sex)));
  const limit = fc.constantFrom(
    '',
    '4:1-1',
    '4:2-2',
    '4:2-3',
    '4:1-1,3-3',
    '1:60-99',
    '1:0-12,60-99;4:1-2',
    '2:M;4:2-9',
  );
  fc.assert(
    fc.property(people, limit, limit, (party, out, back) => {
      const given = input(out, party, back);
      const isAccepted = (order: LimitedPassenger[]) =>
        checkBookingLimits({ ...given, passengers: order }).success &&
        grown(order) > 0 &&
        count(order, 'infant') <= grown(order);
      const split = splitParty(given);
      if (!split) return assert.ok(checkBookingLimits(given).success);
      assert.ok(split.orders.every(isAccepted));
      const everyone = [
        ...split.refused.map(({ passenger }) => passenger),
        ...split.orders.flat(),
        ...split.left,
      ];
      assert.deepEqual(new Set(everyone), new Set(party));
      assert.equal(everyone.length, party.length);
      const possible = [...plans(party)].filter((orders) => orders.every(isAccepted));
      const most = Math.max(...possible.map((orders) => orders.flat().length));
      const fewest = Math.min(
        ...possible.filter((orders) => orders.flat().length === most).map((orders) => orders.length),
      );
      assert.deepEqual([split.orders.flat().length, split.orders.length], [most, fewest]);
    }),
    { numRuns: 300 },
  );
});
