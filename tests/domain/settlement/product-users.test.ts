import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { mayUseProduct } from '../../../src/domain/settlement/product-users';

const NOBODY = { isAllStaff: false, staffNos: [], deptNos: [], positionNos: [] };
const person = { staffNo: 's1', deptNos: ['d1', 'd0'], positionNo: 'p1' };

describe('a possible user of a product', () => {
  const cases = [
    [NOBODY, false],
    [{ ...NOBODY, isAllStaff: true }, true],
    [{ ...NOBODY, staffNos: ['s2', 's1'] }, true],
    [{ ...NOBODY, staffNos: ['d1', 'p1'] }, false],
    [{ ...NOBODY, deptNos: ['d1'] }, true],
    [{ ...NOBODY, deptNos: ['d0'] }, true],
    [{ ...NOBODY, deptNos: ['d2', 's1'] }, false],
    [{ ...NOBODY, positionNos: ['p1'] }, true],
    [{ ...NOBODY, positionNos: ['p2'] }, false],
  ] as const;
  for (const [users, expected] of cases) {
    it(`${expected ? 'is' : 'is not'} somebody of ${JSON.stringify(users)}`, () => {
      assert.equal(mayUseProduct(users, person), expected);
    });
  }
});
