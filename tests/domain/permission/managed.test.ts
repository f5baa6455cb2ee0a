import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Range } from '../../../src/domain/permission/grants';
import { withManaged } from '../../../src/domain/permission/managed';

const own = (range: Range) => ({ objects: new Set(['a']), range, deptNos: ['D1', 'D11'] });
const managed = (isWhole: boolean) => ({
  isWhole,
  objectNos: ['b'],
  departments: isWhole ? [] : [{ no: 'D2', name: '销售' }],
  deptNos: isWhole ? [] : ['D2', 'D21'],
});

describe('a sub administrator', () => {
  const cases: [range: Range, isWhole: boolean, range: Range, deptNos: string[], isNamed: boolean][] = [
    // their own department stays closed to who sees but themselves of it
    [1, false, 3, ['D2', 'D21'], true],
    [3, false, 3, ['D1', 'D11', 'D2', 'D21'], false],
    [2, false, 2, ['D1', 'D11'], false],
    [1, true, 2, ['D1', 'D11'], false],
    [3, true, 2, ['D1', 'D11'], false],
  ];
  for (const [range, isWhole, seen, deptNos, isNamed] of cases)
    it(`of ${isWhole ? 'the enterprise' : 'a department'} with scope ${range} sees ${seen}`, () => {
      const rights = withManaged(own(range), managed(isWhole));
      assert.deepEqual([...rights.objects], ['a', 'b']);
      assert.deepEqual([rights.range, rights.deptNos], [seen, deptNos]);
      assert.equal(rights.managedDepartments !== undefined, isNamed);
    });
});
