import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { describe, it } from 'vitest';
import { standardExample } from '../../../src/domain/travel-standard/standard-example';
import { readRules } from '../../../src/domain/travel-standard/standard-rules';
import { fare, RULE, standard } from './standard-samples';

describe('a standard, worked out for an example', () => {
  it('limits each class that may be flown by its cap and by the price cap, the lower of the two', () => {
    const { classes } = standardExample(
      standard({
        maxCabinType: 2,
        discountCaps: { economy: 80, business: 60, first: 50 },
        maxPrice: 200_000,
      }),
    );
    assert.deepEqual(classes, [
      { cabinType: 1, fullFare: 200_000, cap: 80, highest: 160_000 },
      { cabinType: 2, fullFare: 500_000, cap: 60, highest: 200_000 },
    ]);
  });

  it('says nothing of rules that it does not have', () => {
    const { classes, lowest, advance } = standardExample(standard({ maxCabinType: 1 }));
    assert.deepEqual([classes[0]?.highest, lowest, advance], [null, null, null]);
  });

  it('tells the highest fare within the tolerance, and the last day to book', () => {
    const rule = { ...RULE, tolerance: { kind: 'percent', value: 10 } } as const;
    const { lowest, advance } = standardExample(standard({ lowestFare: rule, advanceDays: 3 }));
    assert.deepEqual([lowest?.lowest, lowest?.highest], [80_000, 88_000]);
    assert.deepEqual(advance, { departure: '2026-12-31', lastDay: '2026-12-28' });
  });

  it('never calls a fare within that the rules find over', () => {
    fc.assert(
      fc.property(
        fc.record({
          cap: fc.option(fc.integer({ min: 1, max: 300 })),
          maxPrice: fc.option(fc.integer({ min: 100, max: 1_000_000 })),
        }),
        ({ cap, maxPrice }) => {
          const own = standard({ discountCaps: { economy: cap, business: cap, first: cap }, maxPrice });
          for (const { cabinType, fullFare, highest } of standardExample(own).classes) {
            if (highest === null) continue;
            const discount = Math.round((highest * 100) / fullFare);
            const sold = fare({ cabinType, salePrice: highest, discount });
            readRules(
              own,
              sold,
              null,
              () => 0,
              (rule, _threshold, _actual, isOver) => assert.ok(!isOver, rule),
            );
          }
        },
      ),
      { seed: 24, numRuns: 60 },
    );
  });
});
