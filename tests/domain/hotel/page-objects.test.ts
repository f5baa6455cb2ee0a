import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { isLocked, isConsistent, LOCKED_OBJECTS, applySwitch } from '../../../src/domain/hotel/page-objects';

describe('settings of the hotel page', () => {
  it('are locked where their code is in the fixed list of 26', () => {
    assert.equal(new Set(LOCKED_OBJECTS).size, 26);
    assert.ok(LOCKED_OBJECTS.every((code) => code.startsWith('YHWZ-JDH5CZQX')));
    assert.equal(isLocked('YHWZ-JDH5CZQX-010101'), true);
    assert.equal(isLocked('YHWZ-JDH5CZQX-010401'), false);
  });

  it('ask for nothing that is not shown', () => {
    const asked = { isShown: true, isRequired: true };
    assert.deepEqual(applySwitch(asked, { isShown: false }), { isShown: false, isRequired: false });
    assert.deepEqual(applySwitch({ isShown: false, isRequired: false }, { isRequired: true }), {
      isShown: false,
      isRequired: false,
    });
    assert.equal(isConsistent({ isShown: false, isRequired: true }), false);
    assert.equal(isConsistent(asked), true);
  });
});
