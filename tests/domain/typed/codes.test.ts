import assert from 'node:assert/strict';
import { it } from 'vitest';
import { CodeIndex } from '../../../src/domain/typed/codes';

it.each([
  ['CC-1', 'CC-1', 'the same'],
  ['cc-1', 'CC-1', 'in another case'],
  ['ＣＣ－１', 'CC-1', 'in full width'],
  ['a1', 'a1', 'the same, of two that differ by case'],
  ['A1', 'A1', 'the other of these'],
  ['ａ１', 'ａ１', 'itself, where two are alike'],
  ['new', 'new', 'itself, where none is alike'],
  ['', '', 'nothing'],
])('%s means %s: %s', (typed, meant) => {
  assert.equal(new CodeIndex(['CC-1', 'a1', 'A1']).meant(typed), meant);
});
