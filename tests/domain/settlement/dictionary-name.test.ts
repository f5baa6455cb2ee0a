import assert from 'node:assert/strict';
import { it } from 'vitest';
import { dictionaryName } from '../../../src/domain/settlement/dictionary-name';

it('a dictionary of the settlement gives the name of a code, or the code itself', () => {
  const entries = ['1|国内机票', '11|国际机票', '2|'];
  assert.equal(dictionaryName(entries, 1), '国内机票');
  assert.equal(dictionaryName(entries, '11'), '国际机票');
  assert.equal(dictionaryName(entries, 2), '2');
  assert.equal(dictionaryName(entries, 3), '3');
  assert.equal(dictionaryName([], 0), '0');
});
