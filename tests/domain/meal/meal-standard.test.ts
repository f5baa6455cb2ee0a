import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { describe, it } from 'vitest';
import { DAY_TYPES } from '../../../src/contract/meal/meal-standards';
import { governingMealStandard, isDayOff, type MealStandard } from '../../../src/domain/meal/meal-standard';

const own = (changes: Partial<MealStandard> = {}): MealStandard => ({
  scope: 'grade',
  ownerNo: 'G',
  meal: 'lunch',
  tierNo: null,
  dayType: 'all',
  limit: 5000,
  ...changes,
});
const SUBJECT = { staffNo: 'P', deptNos: ['D1', 'D2'], gradeNo: 'G' };
const LUNCH = { meal: 'lunch', tierNo: 'T1', isDayOff: false } as const;
const PRIORITY = { scopes: ['person', 'department', 'grade'], departments: 'nearest' } as const;
const usual = { ...PRIORITY, scopes: [...PRIORITY.scopes] };

describe('the standard of a meal', () => {
  const table: [name: string, standards: MealStandard[], at: number | undefined][] = [
    ['is none where there is none of the meal', [own({ meal: 'dinner' })], undefined],
    ['is none of another grade', [own({ ownerNo: 'G2' })], undefined],
    ['is not that of another tier', [own({ tierNo: 'T2' })], undefined],
    ['is not that of days off on a day that is worked', [own({ dayType: 'off' })], undefined],
    ['is of the tier before all cities', [own(), own({ tierNo: 'T1' })], 1],
    ['is of such days before all days', [own(), own({ dayType: 'working' })], 1],
    ['is of the tier before such days', [own({ dayType: 'working' }), own({ tierNo: 'T1' })], 1],
    [
      'is of the department before the grade, however particular',
      [own({ tierNo: 'T1', dayType: 'working' }), own({ scope: 'department', ownerNo: 'D2' })],
      1,
    ],
    [
      'is of the nearest department that has one',
      [
        own({ scope: 'department', ownerNo: 'D2', limit: 1 }),
        own({ scope: 'department', ownerNo: 'D1', limit: 9 }),
      ],
      1,
    ],
  ];
  for (const [name, standards, at] of table)
    it(name, () => {
      const expected = at === undefined ? undefined : standards[at];
      assert.equal(governingMealStandard(standards, SUBJECT, LUNCH, usual), expected);
    });

  it('is the lowest of departments where the strictest counts, and follows the order of the scopes', () => {
    const [near, above, grade] = [
      own({ scope: 'department', ownerNo: 'D1', limit: 9 }),
      own({ scope: 'department', ownerNo: 'D2', limit: 1 }),
      own(),
    ];
    const all = [near, above, grade];
    assert.equal(governingMealStandard(all, SUBJECT, LUNCH, { ...usual, departments: 'strictest' }), above);
    const scopes = usual.scopes.toReversed();
    assert.equal(governingMealStandard(all, SUBJECT, LUNCH, { ...usual, scopes }), grade);
  });

  it('always fits the meal, the city and the day, in any order of the list', () => {
    const standards = fc.uniqueArray(
      fc.record({
        tierNo: fc.constantFrom(null, 'T1', 'T2'),
        dayType: fc.constantFrom(...DAY_TYPES),
        limit: fc.integer({ min: 1, max: 9 }),
      }),
      { selector: ({ tierNo, dayType }) => `${tierNo} ${dayType}`, maxLength: 9 },
    );
    fc.assert(
      fc.property(standards, fc.boolean(), (list, isOff) => {
        const all = list.map(own);
        const occasion = { ...LUNCH, isDayOff: isOff };
        const found = governingMealStandard(all, SUBJECT, occasion, usual);
        assert.equal(found, governingMealStandard(all.toReversed(), SUBJECT, occasion, usual));
        if (found) {
          assert.ok(found.tierNo === null || found.tierNo === 'T1');
          assert.ok(found.dayType === 'all' || (found.dayType === 'off') === isOff);
        } else assert.ok(!all.some(({ tierNo, dayType }) => tierNo === null && dayType === 'all'));
      }),
      { seed: 24, numRuns: 80 },
    );
  });
});

describe('a day off', () => {
  const calendar = [
    { date: '2026-10-01', type: 'holiday' },
    { date: '2026-10-10', type: 'workday' },
  ] as const;

  it('is a weekend day or a public holiday, not one that is worked in exchange', () => {
    const off = ['2026-10-01', '2026-10-03', '2026-10-10', '2026-10-12'].filter((day) =>
      isDayOff(day, calendar),
    );
    assert.deepEqual(off, ['2026-10-01', '2026-10-03']);
  });
});
