import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { test } from 'vitest';
import { childFare, discountOf, infantFare, roundFare } from '../../../src/domain/fare/fares';

const anyFullFare = fc.integer({ min: 10, max: 2000 }).map((tens) => tens * 1000);

test('fares are rounded to 10 yuan, half up', () => {
  const table = [
    [0, 0],
    [499, 0],
    [500, 1000],
    [63_499, 63_000],
    [63_500, 64_000],
    [64_000, 64_000],
    [64_499, 64_000],
  ] as const;
  for (const [fen, rounded] of table) assert.equal(roundFare(fen), rounded);
});

test('a full fare of 1270 yuan makes 640 for a child and 130 for an infant', () => {
  assert.equal(childFare(127_000), 64_000);
  assert.equal(infantFare(127_000), 13_000);
});

test('child and infant fares are tens of yuan within 5 yuan of their share, never below on a half', () => {
  fc.assert(
    fc.property(anyFullFare, (fullFare) => {
      for (const [fare, share] of [
        [childFare(fullFare), fullFare / 2],
        [infantFare(fullFare), fullFare / 10],
      ] as const) {
        assert.equal(fare % 1000, 0);
        assert.ok(fare - share <= 500 && share - fare < 500, `${fullFare}: ${fare}`);
      }
    }),
  );
});

test('a discount is the integer percent of the full fare', () => {
  assert.equal(discountOf(108_000, 127_000), 85);
  assert.equal(discountOf(127_000, 127_000), 100);
  assert.equal(discountOf(160_000, 127_000), 126);
  assert.equal(discountOf(12_500, 100_000), 13);
  assert.equal(discountOf(0, 127_000), 0);
});

test('a fare made from a percent is of that percent again', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 300 }), anyFullFare, (percent, fullFare) => {
      assert.equal(discountOf((fullFare / 100) * percent, fullFare), percent);
    }),
  );
});

test('there is no discount without a full fare', () => {
  for (const fullFare of [0, -1000, Number.NaN])
    assert.throws(() => discountOf(50_000, fullFare), RangeError);
});
