import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { hasMoreGrants } from '../../../src/domain/permission/beyond';
import type { Range } from '../../../src/domain/permission/grants';
import type { StaffGrants, ManagedGrants } from '../../../src/domain/permission/staff-grants';

const held = (objects: string[], range: Range, deptNos = ['D1'], managed?: ManagedGrants): StaffGrants => ({
  own: { objects: new Set(objects), range, deptNos },
  managed,
});
const managing = (objects: string[], given: Partial<ManagedGrants> = {}): ManagedGrants => ({
  isWhole: false,
  isLasting: true,
  objects: new Set(objects),
  departments: [],
  deptNos: ['D1'],
  ...given,
});

describe('more than somebody holds', () => {
  it('is listed object by object, each in its own scope', () => {
    const keeper = held(['staff', 'book'], 3, ['D1']);
    const table: [string, boolean, StaffGrants][] = [
      ['the same', false, held(['staff', 'book'], 3, ['D1'])],
      ['less', false, held(['book'], 1, ['D2'])],
      ['another object', true, held(['roles'], 1)],
      ['a restriction', false, held(['banned'], 1)],
      ['a wider range', true, held(['staff'], 2)],
      ['another department', true, held(['staff'], 3, ['D2'])],
      [
        'the whole enterprise as a sub administrator',
        true,
        held(['book'], 1, ['D1'], managing(['staff'], { isWhole: true })),
      ],
      [
        'another department as a sub administrator',
        true,
        held(['book'], 1, ['D1'], managing(['staff'], { deptNos: ['D2'] })),
      ],
      ['the same department as a sub administrator', false, held(['book'], 1, ['D1'], managing(['staff']))],
    ];
    for (const [name, expected, theirs] of table)
      assert.equal(hasMoreGrants(theirs, keeper, new Set(['banned'])), expected, name);
  });

  it('does not count rights held for a time', () => {
    const keeper = held(['book'], 1, ['D1'], managing(['staff'], { isWhole: true, isLasting: false }));
    assert.equal(hasMoreGrants(held(['staff'], 1), keeper, new Set()), true);
    assert.equal(hasMoreGrants(held(['book'], 1), keeper, new Set()), false);
  });
});
