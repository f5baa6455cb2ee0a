import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { highestClassOf, type ClassLimit } from '../../../src/domain/travel-standard/ground-standard';

const limit = (highestClass: 1 | 2 | 3, changes: Partial<ClassLimit> = {}): ClassLimit => ({
  product: 'train',
  gradeNo: 'G1',
  highestClass,
  leastMinutes: null,
  ...changes,
});
const LIMITS = [
  limit(1),
  limit(2, { leastMinutes: 360 }),
  limit(3, { leastMinutes: 600 }),
  limit(2, { product: 'car' }),
  limit(3, { gradeNo: 'G2' }),
];

describe('the highest class of a grade', () => {
  const table: [string, Parameters<typeof highestClassOf>, number | null][] = [
    ['is that for all trains', [LIMITS, 'train', 'G1', 359], 1],
    ['is that for the duration reached', [LIMITS, 'train', 'G1', 360], 2],
    ['is that for the longest duration reached', [LIMITS, 'train', 'G1', 700], 3],
    ['is that for all trains where the duration is unknown', [LIMITS, 'train', 'G1', null], 1],
    ['is that of cars', [LIMITS, 'car', 'G1', null], 2],
    ['is missing for a grade without any', [LIMITS, 'car', 'G2', null], null],
    ['is missing on shorter trains without one for all', [LIMITS.slice(1), 'train', 'G1', 100], null],
  ];
  for (const [name, asked, highest] of table) it(name, () => assert.equal(highestClassOf(...asked), highest));
});
