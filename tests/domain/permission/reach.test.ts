import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { exceedsReach, type Reach } from '../../../src/domain/permission/reach';

const reach = (given: Partial<Reach>): Reach => ({ isWhole: false, staffNos: [], deptNos: [], ...given });
const deptOf = new Map([
  ['S1', 'D1'],
  ['S2', 'D2'],
]);
const exceeds = (wanted: Partial<Reach>, own: Partial<Reach>) =>
  exceedsReach(reach(wanted), reach(own), { self: 'S0', deptOf });

describe('a reach', () => {
  it('that is whole is exceeded by none, and exceeds all others', () => {
    assert.equal(exceeds({ isWhole: true }, { isWhole: true }), false);
    assert.equal(exceeds({ deptNos: ['D9'], staffNos: ['S9'] }, { isWhole: true }), false);
    assert.equal(exceeds({ isWhole: true }, { deptNos: ['D1'] }), true);
  });

  it('of departments holds these and their staff, no others', () => {
    assert.equal(exceeds({ deptNos: ['D1'] }, { deptNos: ['D1', 'D3'] }), false);
    assert.equal(exceeds({ deptNos: ['D1', 'D2'] }, { deptNos: ['D1'] }), true);
    assert.equal(exceeds({ staffNos: ['S1'] }, { deptNos: ['D1'] }), false);
    assert.equal(exceeds({ staffNos: ['S2'] }, { deptNos: ['D1'] }), true);
    assert.equal(exceeds({ staffNos: ['S8'] }, { deptNos: ['D1'] }), true);
  });

  it('of staff holds these alone; one’s own is always one’s own', () => {
    assert.equal(exceeds({ staffNos: ['S2'] }, { staffNos: ['S2'] }), false);
    assert.equal(exceeds({ staffNos: ['S1'] }, { staffNos: ['S2'] }), true);
    assert.equal(exceeds({ staffNos: ['S0'] }, {}), false);
    assert.equal(exceeds({ deptNos: ['D1'] }, { staffNos: ['S1'] }), true);
  });
});
