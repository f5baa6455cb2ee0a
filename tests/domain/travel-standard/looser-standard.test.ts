import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import type { StandardSnapshot } from '../../../src/contract/travel-standard/shapes';
import { isLooserBound, isLooserStandard } from '../../../src/domain/travel-standard/strictness';

const LOWEST = {
  minutes: 60,
  tolerance: { kind: 'amount', value: 100 },
  withShared: true,
  withConnections: true,
} as const;
const STANDARD: StandardSnapshot = {
  standardNo: 'T1',
  standardName: '标准',
  scope: 'grade',
  maxCabinType: 2,
  discountCaps: { economy: 80, business: 90, first: null },
  maxPrice: 1000,
  lowestFare: LOWEST,
  advanceDays: 3,
  policy: 3,
};
const caps = STANDARD.discountCaps;

describe('a standard allows more than before', () => {
  const looser: [string, Partial<StandardSnapshot>][] = [
    ['by a higher cabin', { maxCabinType: 3 }],
    ['by a higher cap of a discount', { discountCaps: { ...caps, economy: 81 } }],
    ['by no cap of a discount', { discountCaps: { ...caps, business: null } }],
    ['by a higher price', { maxPrice: 1001 }],
    ['by no price', { maxPrice: null }],
    ['by no lowest fare', { lowestFare: null }],
    ['by a higher tolerance', { lowestFare: { ...LOWEST, tolerance: { kind: 'amount', value: 101 } } }],
    ['by another tolerance', { lowestFare: { ...LOWEST, tolerance: { kind: 'percent', value: 1 } } }],
    ['by fewer flights around', { lowestFare: { ...LOWEST, minutes: 59 } }],
    ['by fewer flights that count', { lowestFare: { ...LOWEST, withShared: false } }],
    ['by fewer days ahead', { advanceDays: 2 }],
    ['by a milder consequence', { policy: 1 }],
    ['also where all else is stricter', { maxCabinType: 1, maxPrice: 1, advanceDays: 2 }],
  ];
  for (const [name, change] of looser)
    it(name, () => assert.equal(isLooserStandard(STANDARD, { ...STANDARD, ...change }), true));
  it('where none governs any more', () => assert.equal(isLooserStandard(STANDARD, null), true));

  const others: [string, StandardSnapshot | null, StandardSnapshot][] = [
    ['not where none did', null, STANDARD],
    [
      'not where it is the same by another name',
      STANDARD,
      { ...STANDARD, standardNo: 'T2', standardName: '' },
    ],
    ['not where it is stricter', STANDARD, { ...STANDARD, maxCabinType: 1, advanceDays: 9, policy: 2 }],
  ];
  for (const [name, before, after] of others)
    it(name, () => assert.equal(isLooserStandard(before, after), false));

  it('as a bound of an amount does', () => {
    const bound = { limit: 100, policy: 1 } as const;
    assert.equal(isLooserBound(bound, { ...bound, limit: 101 }), true);
    assert.equal(isLooserBound(bound, { ...bound, policy: 0 }), true);
    assert.equal(isLooserBound(bound, null), true);
    assert.equal(isLooserBound(bound, { limit: 99, policy: 2 }), false);
    assert.equal(isLooserBound(null, bound), false);
  });
});
