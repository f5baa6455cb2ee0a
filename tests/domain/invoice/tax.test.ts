import assert from 'node:assert/strict';
import { assert as check, integer, property } from 'fast-check';
import { describe, it } from 'vitest';
import { deductibleTax, taxIn, taxRateOf, typeOf } from '../../../src/domain/invoice/tax';

describe('tax of an invoice', () => {
  it('is the part of the amount that the rate makes, to the fen', () => {
    for (const [amount, rate, tax] of [
      [106_00, 6, 6_00],
      [10_00, 6, 57],
      [1, 6, 0],
      [9, 6, 1],
      [8, 6, 0],
      // 0.5 fen rounds up.
      [53, 6, 3],
      [1_234_567, 6, 69_881],
      [109_00, 9, 9_00],
      [1000, 0, 0],
      [-106_00, 6, -6_00],
      [0, 6, 0],
    ] as const) {
      assert.equal(taxIn(amount, rate), tax, `${amount} at ${rate}%`);
    }
    assert.throws(() => taxIn(0.5, 6), RangeError);
    assert.throws(() => taxIn(1, -1), RangeError);
  });

  it('is nowhere more than half a fen from amount ÷ (1 + rate) × rate', () => {
    check(
      property(integer({ min: 0, max: 1_000_000_000 }), integer({ min: 0, max: 17 }), (amount, rate) => {
        const twice = BigInt(taxIn(amount, rate)) * BigInt(100 + rate) * 2n;
        const exact = BigInt(amount) * BigInt(rate) * 2n;
        const apart = twice > exact ? twice - exact : exact - twice;
        assert.ok(apart <= BigInt(100 + rate));
        assert.equal(taxIn(-amount, rate) + taxIn(amount, rate), 0);
      }),
    );
  });

  it('is deductible of a special invoice alone', () => {
    assert.equal(deductibleTax({ invoiceType: 'special', amount: 106_00, taxRate: 6 }), 6_00);
    assert.equal(deductibleTax({ invoiceType: 'ordinary', amount: 106_00, taxRate: 6 }), 0);
  });

  it('is of services; amounts collected for an airline have none, and no special invoice', () => {
    assert.equal(taxRateOf('service'), 6);
    for (const kind of ['fare', 'fund', 'fuel', 'change'] as const) assert.equal(taxRateOf(kind), 0);
    assert.equal(typeOf('special', 6), 'special');
    assert.equal(typeOf('ordinary', 6), 'ordinary');
    assert.equal(typeOf('special', 0), 'ordinary');
  });
});
