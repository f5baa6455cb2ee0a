import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { describe, it } from 'vitest';
import { isWider, type Range } from '../../../src/domain/permission/grants';
import {
  grantorOf,
  permanentGrants,
  objectsOf,
  scopeOf,
  scopeToPass,
  type StaffGrants,
} from '../../../src/domain/permission/staff-grants';
import '../../support/fixed-seed';

/** `o` is held through roles, `m` through the sub administration, `b` through both. */
const held = (range: Range, { isWhole = false, isLasting = true } = {}): StaffGrants => ({
  own: { objects: new Set('ob'), range, deptNos: ['D1', 'D11'] },
  managed: {
    isWhole,
    isLasting,
    objects: new Set('mb'),
    departments: isWhole ? [] : [{ no: 'D2', name: '销售' }],
    deptNos: isWhole ? [] : ['D2', 'D21'],
  },
});
const OWN = ['D1', 'D11'];
const KEPT = ['D2', 'D21'];
const BOTH = [...OWN, ...KEPT];

describe('the scope of held objects', () => {
  const cases: [range: Range, isWhole: boolean, object: string, seen: Range, deptNos: string[]][] = [
    // An object held through roles has their range, independently of the sub administration.
    [1, false, 'o', 1, OWN],
    [3, false, 'o', 3, OWN],
    [2, false, 'o', 2, OWN],
    [1, true, 'o', 1, OWN],
    [3, true, 'o', 3, OWN],
    // An object given with departments is limited to these, however wide the roles' range.
    [1, false, 'm', 3, KEPT],
    [3, false, 'm', 3, KEPT],
    [2, false, 'm', 3, KEPT],
    [1, true, 'm', 2, OWN],
    // An object held both ways has the wider of the two ranges, or both.
    [1, false, 'b', 3, KEPT],
    [3, false, 'b', 3, BOTH],
    [2, false, 'b', 2, OWN],
    [1, true, 'b', 2, OWN],
    // The object is not held.
    [2, false, 'x', 2, OWN],
  ];
  for (const [range, isWhole, object, seen, deptNos] of cases)
    it(`${object} with roles of ${range} beside ${isWhole ? 'the enterprise' : 'a department'}: ${seen}`, () => {
      const scope = scopeOf(held(range, { isWhole }), [object]);
      assert.deepEqual([scope.range, scope.deptNos], [seen, deptNos]);
      const isListed = scope.range === 3 && object !== 'o' && object !== 'x';
      assert.equal(scope.managed !== undefined, isListed);
      if (isListed) assert.equal(scope.managed?.isBesideOwn, deptNos === BOTH);
    });

  it('of pages without an object is that of the roles and the kept departments', () => {
    const open = (range: Range) => scopeOf(held(range), ['m'], { isOpen: true });
    assert.deepEqual([open(2).range, open(3).deptNos, open(1).deptNos], [2, BOTH, KEPT]);
  });

  it('of several is that of all that are held', () => {
    assert.deepEqual(scopeOf(held(3), ['o', 'm']).deptNos, BOTH);
    assert.deepEqual(scopeOf(held(3), ['x', 'm']).deptNos, KEPT);
  });
});

describe('the set of rights that may be passed on', () => {
  it('is nothing that ends with a day', () => {
    for (const isWhole of [true, false]) {
      const temporary = held(2, { isWhole, isLasting: false });
      const { mayGrant, range } = grantorOf(temporary);
      assert.deepEqual([mayGrant('m', 1), mayGrant('b', 2), mayGrant('o', 2), range], [false, true, true, 2]);
      assert.equal(scopeToPass(temporary, 'm'), undefined);
      assert.deepEqual([...objectsOf(permanentGrants(temporary))], ['o', 'b']);
    }
  });

  it('goes into roles from the whole enterprise, from some departments into none', () => {
    const whole = grantorOf(held(1, { isWhole: true }));
    assert.deepEqual(
      [whole.mayGrant('m', 2), whole.mayGrant('o', 1), whole.mayGrant('o', 2)],
      [true, true, false],
    );
    assert.equal(whole.range, 2);
    const some = grantorOf(held(1));
    assert.deepEqual([some.mayGrant('m', 1), some.range], [false, 1]);
    assert.deepEqual(scopeToPass(held(2), 'm')?.deptNos, KEPT);
  });

  it('is never more than the same without those that end', () => {
    const range = fc.constantFrom<Range>(1, 2, 3);
    fc.assert(
      fc.property(
        range,
        fc.boolean(),
        fc.boolean(),
        fc.constantFrom(...'ombx'),
        range,
        (own, isWhole, isLasting, no, asked) => {
          const some = held(own, { isWhole, isLasting });
          if (!grantorOf(some).mayGrant(no, asked)) return;
          const lasting = permanentGrants(some);
          assert.ok(objectsOf(lasting).has(no));
          assert.ok(!isWider(asked, scopeOf(lasting, [no]).range));
        },
      ),
    );
  });
});
