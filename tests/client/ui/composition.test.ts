import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { isComposition } from '../../../src/ui/field/text/composition';

const CASES: [what: string, event: { isComposing?: boolean; keyCode?: number }, expected: boolean][] = [
  ['Enter by itself', { isComposing: false, keyCode: 13 }, false],
  ['Escape by itself', { isComposing: false, keyCode: 27 }, false],
  ['Enter that takes a word, in Chrome and Firefox', { isComposing: true, keyCode: 229 }, true],
  ['a key that an input method leaves alone while it composes', { isComposing: true, keyCode: 13 }, true],
  ['Enter that took a word, in Safari: told after the end', { isComposing: false, keyCode: 229 }, true],
  ['a change of the text while a word is composed', { isComposing: true }, true],
  ['a change of the text', { isComposing: false }, false],
  ['a change that is no event of a keyboard', {}, false],
];

describe('a key that belongs to a composition', () => {
  for (const [what, event, expected] of CASES) {
    it(`${expected ? 'is' : 'is not'} ${what}`, () => {
      assert.equal(isComposition(event), expected);
      assert.equal(isComposition({ nativeEvent: event, key: 'Enter' }), expected, 'as React tells of it');
    });
  }
});
