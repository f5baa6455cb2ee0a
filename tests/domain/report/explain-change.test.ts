import assert from 'node:assert/strict';
import { array, assert as check, boolean, constantFrom, integer, property, record } from 'fast-check';
import { describe, it } from 'vitest';
import {
  CHANGE_PARTS,
  explainChange,
  type ChangePart,
  type ProductSpend,
} from '../../../src/domain/report/explain-change';
import type { SpendCell } from '../../../src/domain/report/unit-effects';

/** A cell of ten tickets, with the differing fields in `of`. */
const cell = (of: Partial<SpendCell> = {}): SpendCell => ({
  route: '北京-上海',
  classRank: 1,
  lead: 7,
  isWithin: true,
  count: 10,
  quantity: of.count ?? 10,
  amount: 10_000,
  fees: 0,
  ...of,
});
const spend = (cells: readonly SpendCell[], of: Partial<ProductSpend> = {}): ProductSpend => ({
  product: 'train',
  cells,
  changes: 0,
  refunds: 0,
  ...of,
});
/** Parts of the explanation that differ from 0. */
const partsOf = (before: readonly ProductSpend[], now: readonly ProductSpend[]) => {
  const { parts } = explainChange(before, now);
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== 0));
};
const sum = (parts: Readonly<Record<string, number>>) =>
  Object.values(parts).reduce((total, part) => total + part, 0);

describe('why spend of one product has changed', () => {
  const rows: readonly [
    string,
    readonly SpendCell[],
    readonly SpendCell[],
    Partial<Record<ChangePart, number>>,
  ][] = [
    ['nothing, where nothing did', [cell()], [cell()], {}],
    [
      'volume, where the same is bought more often',
      [cell()],
      [cell({ count: 15, amount: 15_000 })],
      { volume: 5000 },
    ],
    ['price, where the same costs more', [cell()], [cell({ amount: 13_000 })], { price: 3000 }],
    [
      'fees, where taxes and service fees do',
      [cell({ fees: 500 })],
      [cell({ amount: 13_000, fees: 1500 })],
      { price: 2000, fees: 1000 },
    ],
    [
      'mix, where more goes to a dearer route',
      [cell(), cell({ route: '北京-三亚', amount: 30_000 })],
      [cell({ count: 5, amount: 5000 }), cell({ route: '北京-三亚', count: 15, amount: 45_000 })],
      { mix: 10_000 },
    ],
    [
      'class, where more is of a dearer one',
      [cell(), cell({ classRank: 2, amount: 20_000 })],
      [cell({ classRank: 2, count: 20, amount: 40_000 })],
      { class: 10_000 },
    ],
    [
      'lead time, where the same is bought later, at the price of what is bought late',
      [cell(), cell({ lead: 0, amount: 20_000 })],
      [cell({ lead: 0, count: 20, amount: 40_000 })],
      { lead: 10_000 },
    ],
    [
      'the standard, where more is over it',
      [cell(), cell({ isWithin: false, amount: 20_000 })],
      [cell({ isWithin: false, count: 20, amount: 40_000 })],
      { overStandard: 10_000 },
    ],
    [
      'nights, where stays are longer',
      [cell({ quantity: 20 })],
      [cell({ quantity: 30, amount: 15_000 })],
      { nights: 5000 },
    ],
    [
      'mix and never price, where a route is new',
      [cell()],
      [cell(), cell({ route: '广州-杭州', amount: 17_000 })],
      { volume: 10_000, mix: 7000 },
    ],
    [
      'mix and never price, where a route is gone',
      [cell(), cell({ route: '广州-杭州', amount: 17_000 })],
      [cell()],
      { volume: -13_500, mix: -3500 },
    ],
    [
      'class and never price, where a class is new',
      [cell()],
      [cell({ classRank: 3, amount: 50_000 })],
      { class: 40_000 },
    ],
  ];
  for (const [name, before, now, parts] of rows)
    it(`is ${name}`, () => assert.deepEqual(partsOf([spend(before)], [spend(now)]), parts));

  it('is changes and refunds by their added cost, without a purchase too', () => {
    const before = [spend([cell()], { changes: 100, refunds: -500 })];
    const now = [spend([cell()], { changes: 400, refunds: -2500 })];
    assert.deepEqual(partsOf(before, now), { changes: 300, refunds: -2000 });
    assert.deepEqual(partsOf([], [spend([], { refunds: -700 })]), { refunds: -700 });
  });
});

describe('why spend of several products has changed', () => {
  const flights = (cells: readonly SpendCell[], of: Partial<ProductSpend> = {}) =>
    spend(cells, { product: 'flight', ...of });

  it('values no product at the price of another on the same route', () => {
    const trains = spend([cell()]);
    const dear = flights([cell({ count: 4, amount: 400_000 })], { refunds: -1000 });
    assert.deepEqual(partsOf([trains], [trains, dear]), { added: 399_000 });
    assert.deepEqual(partsOf([trains, dear], [trains]), { dropped: -399_000 });
    assert.deepEqual(partsOf([], [dear]), { added: 399_000 });
  });

  it('is the share of the products, where trains take the place of flights at the same prices', () => {
    const before = [spend([cell()]), flights([cell({ amount: 100_000 })])];
    const now = [spend([cell({ count: 16, amount: 16_000 })]), flights([cell({ count: 4, amount: 40_000 })])];
    assert.deepEqual(partsOf(before, now), { productMix: -54_000 });
    const { products } = explainChange(before, now);
    assert.deepEqual(
      products.map(({ product, amount, comparedAmount, parts }) => [
        product,
        amount - comparedAmount,
        parts.productMix,
      ]),
      [
        ['train', 6000, 6000],
        ['flight', -60_000, -60_000],
      ],
    );
  });

  it('is volume of all, where all is bought as much more often', () => {
    const before = [spend([cell()]), flights([cell({ amount: 100_000 })])];
    const now = [
      spend([cell({ count: 15, amount: 15_000 })]),
      flights([cell({ count: 15, amount: 150_000 })]),
    ];
    assert.deepEqual(partsOf(before, now), { volume: 55_000 });
  });

  it('is the price of each product by itself', () => {
    const before = [spend([cell()]), flights([cell({ amount: 100_000 })])];
    const now = [spend([cell({ amount: 9000 })]), flights([cell({ amount: 103_000 })])];
    assert.deepEqual(partsOf(before, now), { price: 2000 });
  });
});

const cells = array(
  record({
    route: constantFrom('北京-上海', '上海-北京', '广州-成都', '__proto__'),
    classRank: constantFrom(0, 1, 2, 3),
    lead: constantFrom(0, 1, 3, 7, 14),
    isWithin: boolean(),
    count: integer({ min: 0, max: 1000 }),
    quantity: integer({ min: 0, max: 3000 }),
    amount: integer({ min: 0, max: 500_000_000 }),
    fees: integer({ min: 0, max: 100_000 }),
  }),
  { maxLength: 20 },
);
const spendOf = (product: ProductSpend['product']) =>
  record({
    product: constantFrom(product),
    cells,
    changes: integer({ min: 0, max: 10_000_000 }),
    refunds: integer({ min: -10_000_000, max: 0 }),
  });
const period = record(
  { flight: spendOf('flight'), train: spendOf('train'), hotel: spendOf('hotel') },
  { requiredKeys: [] },
).map((found) => Object.values(found));
const netOf = (spends: readonly ProductSpend[]) =>
  spends.reduce(
    (total, { cells: bought, changes, refunds }) =>
      total + changes + refunds + bought.reduce((all, { amount }) => all + amount, 0),
    0,
  );

describe('the parts of a change of spend, for any purchases', () => {
  it('add up to the difference in whole fen, of each product and of all', () => {
    check(
      property(period, period, (before, now) => {
        const { amount, comparedAmount, parts, products } = explainChange(before, now);
        assert.deepEqual([amount, comparedAmount], [netOf(now), netOf(before)]);
        for (const one of [{ amount, comparedAmount, parts }, ...products]) {
          assert.ok(Object.values(one.parts).every(Number.isInteger));
          assert.equal(sum(one.parts), one.amount - one.comparedAmount);
        }
        for (const part of CHANGE_PARTS)
          assert.equal(
            products.reduce((total, one) => total + one.parts[part], 0),
            parts[part],
          );
      }),
    );
  });

  it('turn round with the periods: their sum, and new for dropped spend', () => {
    check(
      property(period, period, (before, now) => {
        const [there, back] = [explainChange(before, now).parts, explainChange(now, before).parts];
        assert.equal(sum(back) + sum(there), 0);
        assert.equal(back.added + there.dropped, 0);
        assert.equal(back.changes + there.changes, 0);
      }),
    );
  });

  it('have no price and no share where every product is bought in one period alone', () => {
    check(
      property(cells, cells, (before, now) => {
        const { parts } = explainChange([spend(before)], [spend(now, { product: 'flight' })]);
        assert.deepEqual([parts.price, parts.productMix, parts.mix], [0, 0, 0]);
      }),
    );
  });
});
