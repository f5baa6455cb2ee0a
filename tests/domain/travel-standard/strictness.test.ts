import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { describe, it } from 'vitest';
import type { StandardSnapshot } from '../../../src/contract/travel-standard/shapes';
import { strictest } from '../../../src/domain/travel-standard/strictness';
import { governingStandard, STANDARD_PRIORITY } from '../../../src/domain/travel-standard/travel-standard';
import { RULE, standard } from './standard-samples';

const owned = (ownerNo: string, changes: Partial<StandardSnapshot> = {}) => ({
  scope: 'department' as const,
  ownerNo,
  snapshot: standard({ standardNo: ownerNo, ...changes }),
});
const caps = (economy: number | null) => ({ economy, business: null, first: null });

describe('the strictest standard', () => {
  const table: [name: string, strict: Partial<StandardSnapshot>, mild: Partial<StandardSnapshot>][] = [
    ['a lower cabin', { maxCabinType: 1 }, { maxCabinType: 2, maxPrice: 1, advanceDays: 30 }],
    ['a lower cap', { discountCaps: caps(80) }, { discountCaps: caps(90) }],
    ['a cap at all', { discountCaps: caps(300) }, { maxPrice: 1 }],
    ['a lower price', { maxPrice: 100 }, { maxPrice: 200 }],
    ['the lowest fare', { lowestFare: RULE }, { advanceDays: 9 }],
    [
      'a smaller tolerance',
      { lowestFare: RULE },
      { lowestFare: { ...RULE, tolerance: { kind: 'amount', value: 1 } } },
    ],
    ['more flights to compare', { lowestFare: { ...RULE, minutes: 180 } }, { lowestFare: RULE }],
    ['more days ahead', { advanceDays: 3 }, { advanceDays: 2, policy: 2 }],
    ['what follows: never is more than an approval', { policy: 2 }, { policy: 3 }],
    ['what follows: an approval is more than a reason', { policy: 3 }, { policy: 1 }],
  ];
  for (const [name, strict, mild] of table)
    it(`has ${name}`, () => {
      const [a, b] = [owned('A', strict), owned('B', mild)];
      assert.equal(strictest([a, b]), a);
      assert.equal(strictest([b, a]), a);
    });

  it('of those that are alike is the first, and of none none', () => {
    const [a, b] = [owned('A'), owned('B')];
    assert.equal(strictest([a, b]), a);
    assert.equal(strictest([]), undefined);
  });

  it('is the same for any order, and never of a higher cabin than another', () => {
    const standards = fc.uniqueArray(
      fc.record({
        no: fc.string({ minLength: 1, maxLength: 3 }),
        maxCabinType: fc.constantFrom(1, 2, 3),
        maxPrice: fc.option(fc.integer({ min: 1, max: 5 })),
        kind: fc.constantFrom('amount', 'percent'),
        value: fc.option(fc.integer({ min: 0, max: 2 })),
      }),
      { selector: ({ no }) => no, minLength: 1, maxLength: 6 },
    );
    fc.assert(
      fc.property(standards, (list) => {
        const all = list.map(({ no, maxCabinType, maxPrice, kind, value }) =>
          owned(no, {
            maxCabinType: maxCabinType,
            maxPrice,
            lowestFare: value === null ? null : { ...RULE, tolerance: { kind, value } },
          }),
        );
        const { standardNo: _a, ...one } = strictest(all)?.snapshot ?? standard();
        const { standardNo: _b, ...other } = strictest(all.toReversed())?.snapshot ?? standard();
        assert.deepEqual(one, other);
        assert.equal(one.maxCabinType, Math.min(...all.map(({ snapshot }) => snapshot.maxCabinType)));
      }),
      { seed: 24, numRuns: 80 },
    );
  });
});

describe('among departments', () => {
  const near = owned('D1', { maxCabinType: 2 });
  const above = owned('D2', { maxCabinType: 1 });
  const stranger = owned('D9', { maxPrice: 1, maxCabinType: 1 });
  const person = { ...owned('P', { maxCabinType: 3 }), scope: 'person' as const };
  const subject = { staffNo: 'X', deptNos: ['D1', 'D2', 'D3'], gradeNo: 'G' };

  it('the nearest governs unless the strictest is to', () => {
    const all = [above, near, stranger];
    assert.equal(governingStandard(all, subject), near);
    assert.equal(governingStandard(all, subject, STANDARD_PRIORITY, strictest), above);
  });

  it('the strictest still comes behind another scope that goes before', () => {
    const all = [above, near, person];
    assert.equal(governingStandard(all, { ...subject, staffNo: 'P' }, STANDARD_PRIORITY, strictest), person);
    assert.equal(
      governingStandard(all, { ...subject, staffNo: 'P' }, ['department', 'person'], strictest),
      above,
    );
  });

  it('both take the only one there is', () => {
    fc.assert(
      fc.property(fc.constantFrom('D1', 'D2', 'D3'), (no) => {
        const only = [owned(no), stranger];
        assert.equal(governingStandard(only, subject), only[0]);
        assert.equal(governingStandard(only, subject, STANDARD_PRIORITY, strictest), only[0]);
      }),
      { seed: 24, numRuns: 10 },
    );
  });
});
