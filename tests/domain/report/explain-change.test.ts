import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { array, assert as check, boolean, constantFrom, integer, property, record } from 'fast-check';
import { explainChange, type PeriodSpend, type SpendCell } from '../../../src/domain/report/explain-change';

const cell = (change: Partial<SpendCell> = {}): SpendCell => ({
  route: '北京-上海',
  lead: 7,
  isWithin: true,
  count: 10,
  amount: 10_000,
  ...change,
});
const spend = (cells: readonly SpendCell[], { changes = 0, refunds = 0 } = {}): PeriodSpend => ({
  cells,
  changes,
  refunds,
});
const NONE = { volume: 0, mix: 0, lead: 0, overStandard: 0, price: 0, changes: 0, refunds: 0 };

describe('why spend has changed', () => {
  it('is for nothing where nothing did', () => {
    assert.deepEqual(explainChange(spend([cell()]), spend([cell()])), NONE);
    assert.deepEqual(explainChange(spend([]), spend([])), NONE);
  });

  it('is volume where the same is bought more often', () => {
    const now = spend([cell({ count: 15, amount: 15_000 })]);
    assert.deepEqual(explainChange(spend([cell()]), now), { ...NONE, volume: 5000 });
  });

  it('is price where the same costs more', () => {
    const now = spend([cell({ amount: 13_000 })]);
    assert.deepEqual(explainChange(spend([cell()]), now), { ...NONE, price: 3000 });
  });

  it('is mix where more goes to a dearer route', () => {
    const dear = { route: '北京-三亚', amount: 30_000 };
    const before = spend([cell(), cell(dear)]);
    const now = spend([cell({ count: 5, amount: 5000 }), cell({ ...dear, count: 15, amount: 45_000 })]);
    assert.deepEqual(explainChange(before, now), { ...NONE, mix: 10_000 });
  });

  it('is lead time where the same is bought later, at the price of what is bought late', () => {
    const late = { lead: 0, amount: 20_000 };
    const before = spend([cell(), cell(late)]);
    const now = spend([cell({ count: 0, amount: 0 }), cell({ ...late, count: 20, amount: 40_000 })]);
    assert.deepEqual(explainChange(before, now), { ...NONE, lead: 10_000 });
  });

  it('is the standard where more is over it', () => {
    const over = { isWithin: false, amount: 20_000 };
    const before = spend([cell(), cell(over)]);
    const now = spend([cell({ count: 0, amount: 0 }), cell({ ...over, count: 20, amount: 40_000 })]);
    assert.deepEqual(explainChange(before, now), { ...NONE, overStandard: 10_000 });
  });

  it('is changes and refunds by what they added', () => {
    const before = spend([cell()], { changes: 100, refunds: -500 });
    const now = spend([cell()], { changes: 400, refunds: -2500 });
    assert.deepEqual(explainChange(before, now), { ...NONE, changes: 300, refunds: -2000 });
  });

  it('values a route that is new at what all cost before, and calls the rest price', () => {
    const now = spend([cell(), cell({ route: '广州-杭州', amount: 17_000 })]);
    assert.deepEqual(explainChange(spend([cell()]), now), { ...NONE, volume: 10_000, price: 7000 });
  });

  it('is all volume from nothing and to nothing', () => {
    assert.deepEqual(explainChange(spend([]), spend([cell()])), { ...NONE, volume: 10_000 });
    assert.deepEqual(explainChange(spend([cell()]), spend([])), { ...NONE, volume: -10_000 });
  });

  it('adds up to the difference in whole fen, whatever was bought', () => {
    const cells = array(
      record({
        route: constantFrom('北京-上海', '上海-北京', '广州-成都', '__proto__'),
        lead: constantFrom(0, 1, 3, 7, 14),
        isWithin: boolean(),
        count: integer({ min: 0, max: 1000 }),
        amount: integer({ min: 0, max: 500_000_000 }),
      }),
      { maxLength: 30 },
    );
    const period = record({
      cells,
      changes: integer({ min: 0, max: 10_000_000 }),
      refunds: integer({ min: -10_000_000, max: 0 }),
    });
    const net = ({ cells: bought, changes, refunds }: PeriodSpend) =>
      bought.reduce((sum, { amount }) => sum + amount, 0) + changes + refunds;
    check(
      property(period, period, (before, now) => {
        const parts = Object.values(explainChange(before, now));
        assert.ok(parts.every(Number.isInteger));
        assert.equal(
          parts.reduce((sum, part) => sum + part, 0),
          net(now) - net(before),
        );
      }),
    );
  });
});
