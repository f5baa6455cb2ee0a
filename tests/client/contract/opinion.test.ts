import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { describe, it } from 'vitest';
import { cutOpinion, OPINION_LENGTH, opinionLength } from '../../../src/contract/approval/shapes';

const FAMILY = '👨‍👩‍👧';

describe('the opinion of an approver', () => {
  const CASES: [name: string, text: string, kept: string][] = [
    ['is kept up to 140 characters', '好'.repeat(140), '好'.repeat(140)],
    ['is cut beyond them', '好'.repeat(141), '好'.repeat(140)],
    ['counts what a reader sees as one character', FAMILY.repeat(141), FAMILY.repeat(140)],
    ['counts a letter with its accents as one', 'e\u0301'.repeat(141), 'e\u0301'.repeat(140)],
    ['ends before a character that is endless', `好a${'\u0301'.repeat(2000)}好`, '好'],
    ['may be empty', '', ''],
  ];
  for (const [name, text, kept] of CASES) {
    it(name, () => assert.equal(cutOpinion(text), kept));
  }

  it('is a beginning of the typed text, in whole characters, and is not cut again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const cut = cutOpinion(text);
        assert.ok(text.startsWith(cut));
        assert.ok(opinionLength(cut) <= OPINION_LENGTH && [...cut].length <= 1000);
        assert.equal(cutOpinion(cut), cut);
      }),
    );
  });
});
