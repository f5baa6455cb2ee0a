import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { describe, it } from 'vitest';
import type { StandardRule, StandardViolation } from '../../../src/contract/travel-standard/shapes';
import { overAmount } from '../../../src/domain/fare/over-amount';

const violation = (
  rule: StandardRule,
  threshold: number,
  actual: number,
  passengerNames: string[] = ['陈思远'],
): StandardViolation => ({
  segmentNo: 1,
  rule,
  threshold,
  actual,
  standardNo: 'S1',
  policy: 3,
  passengerNames,
  lowest: null,
});
const segment = (...violations: StandardViolation[]) => ({
  segmentNo: 1,
  flightNo: 'CA1501',
  takeOffTime: '2027-03-01T08:30',
  cabinCode: 'Y',
  salePrice: 0,
  lowest: null,
  violations,
});

describe('the amount of a choice above the standards', () => {
  const cases: [string, StandardViolation[][], number | null][] = [
    ['nothing broken', [[]], null],
    ['no rule of money broken', [[violation('cabin', 1, 2), violation('advance', 7, 2)]], null],
    ['the price cap', [[violation('price', 90_000, 108_000)]], 18_000],
    [
      'of two rules the one exceeded more',
      [[violation('price', 90_000, 108_000), violation('lowestFare', 62_000, 108_000)]],
      46_000,
    ],
    ['for each traveller', [[violation('price', 90_000, 100_000, ['甲', '乙'])]], 20_000],
    [
      'each by their own standard',
      [[violation('price', 90_000, 100_000, ['甲']), violation('lowestFare', 95_000, 100_000, ['甲', '乙'])]],
      15_000,
    ],
    ['of both legs', [[violation('price', 90_000, 100_000)], [violation('price', 50_000, 51_000)]], 11_000],
  ];
  for (const [name, legs, expected] of cases) {
    it(name, () => assert.equal(overAmount({ segments: legs.map((leg) => segment(...leg)) }), expected));
  }

  it('never depends on the order of legs or rules', () => {
    const anyViolation = fc
      .tuple(
        fc.constantFrom<StandardRule>('price', 'lowestFare', 'discount'),
        fc.integer({ min: 0, max: 100_000 }),
        fc.integer({ min: 1, max: 100_000 }),
        fc.uniqueArray(fc.constantFrom('甲', '乙', '丙'), { minLength: 1 }),
      )
      .map(([rule, threshold, above, names]) => violation(rule, threshold, threshold + above, names));
    fc.assert(
      fc.property(fc.array(fc.array(anyViolation, { maxLength: 4 }), { maxLength: 2 }), (legs) => {
        const forth = overAmount({ segments: legs.map((leg) => segment(...leg)) });
        const back = overAmount({ segments: legs.toReversed().map((leg) => segment(...leg.toReversed())) });
        assert.equal(forth, back);
        assert.ok(forth === null || forth > 0);
      }),
    );
  });
});
