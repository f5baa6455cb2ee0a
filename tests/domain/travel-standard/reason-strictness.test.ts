import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { areReasonsLooser } from '../../../src/domain/travel-standard/reason-strictness';

const of = (...needTexts: boolean[]) => new Map([['price', needTexts]]);

describe('reasons for breaking a standard', () => {
  for (const [name, before, after, isLooser] of [
    ['the first one lets bookings pass', new Map(), of(true), true],
    ['one without an explanation is the first such one', of(true), of(true, false), true],
    ['the explanation is not asked for any more', of(true), of(false), true],
    ['another one of its kind changes nothing', of(false), of(false, true, false), false],
    ['one more with an explanation changes nothing', of(true), of(true, true), false],
    ['the last one goes', of(false), new Map(), false],
    ['all ask for an explanation from now on', of(false), of(true), false],
  ] as const)
    it(`are ${isLooser ? 'looser' : 'as strict'} where ${name}`, () => {
      assert.equal(areReasonsLooser(before, after), isLooser);
    });
});
