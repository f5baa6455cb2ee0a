import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { match, pinyin } from 'pinyin-pro';
import { describe, it } from 'vitest';
import { soundMatch } from '../../src/domain/sound-match';
import {
  matchSpan,
  plainText,
  soundFinder,
  typedReadings,
  typedSound,
  type ReadingsOf,
} from '../../src/domain/sound-search';

const known = new Map<string, readonly string[]>();
const readingsOf: ReadingsOf = (character) => {
  if (!/\p{Script=Han}/u.test(character)) return [character];
  const readings =
    known.get(character) ??
    typedReadings(character, pinyin(character, { multiple: true, toneType: 'none', type: 'array' }));
  known.set(character, readings);
  return readings;
};
const part = (text: string, typed: string) => {
  const span = matchSpan(text, typed, readingsOf);
  return span && text.slice(span.start, span.end);
};

describe('a name is found', () => {
  const cases: [text: string, typed: string, part: string | undefined, what: string][] = [
    ['华东研发部', '研发', '研发', 'by its characters'],
    ['华东研发部', 'yanfa', '研发', '拼音'],
    ['华东研发部', 'yfb', '研发部', '首字母'],
    ['华东研发部', 'yfbu', '研发部', 'initials and a whole syllable'],
    ['华东研发部', '研fa', '研发', 'characters and letters'],
    ['华东研发部', 'yfz', undefined, 'not by other letters'],
    ['华东研发部', 'hyf', undefined, 'not with a character left out'],
    ['长沙差旅组', 'chailv', '差旅', 'ü as v, and the other reading of 差'],
    ['长沙差旅组', 'chailu', '差旅', 'ü as u'],
    ['长沙差旅组', 'cs', '长沙', 'one of its readings'],
    ['长沙差旅组', 'zs', '长沙', 'the other reading'],
    ['西安办事处', "xi'an", '西安', 'with an apostrophe'],
    ['IT 支持', 'itzc', 'IT 支持', 'over a blank'],
    ['ＩＴ中心', 'it', 'ＩＴ', 'of full-width letters'],
    ['㈱东方', '株', '㈱', 'a part of one character'],
    ['<b>研发</b>', 'yf', '研发', 'between marks'],
    ['研发', '', undefined, 'not by nothing'],
    ['', 'yf', undefined, 'not without a name'],
    ['𠮷野家', 'yj', '野家', 'behind a rare character'],
  ];
  for (const [text, typed, found, what] of cases) {
    it(`${text} by ${typed || '(nothing)'}: ${what}`, () => assert.equal(part(text, typed), found));
  }

  it('by its characters alone while no sounds are known', () => {
    assert.equal(matchSpan('研发', 'yf', undefined), undefined);
    assert.deepEqual(matchSpan('研发', '发', undefined), { start: 1, end: 2 });
  });

  it('in as many steps as it has characters, however its letters can be divided', () => {
    const find = soundFinder(`${'a'.repeat(200)}b`, (character) => [character, 'a', 'aa', 'aaa']);
    assert.equal(find('啊'.repeat(400)), undefined);
  });
});

describe('any typed text', () => {
  const names = fc.string({
    unit: fc.constantFrom(...'华东研发部长沙差旅组西安重庆行政吕梁绿略女aB1'),
    minLength: 1,
    maxLength: 8,
  });
  const letters = fc.string({
    unit: fc.constantFrom(...'yanfhuxioecqdlvsbz'),
    minLength: 1,
    maxLength: 6,
  });

  it('sounds as it does to the other searches', () => {
    const soundsLike = soundMatch(match, { continuous: true });
    fc.assert(
      fc.property(names, letters, (name, typed) => {
        const find = soundFinder(typedSound(typed), readingsOf);
        assert.equal(find(plainText(name)) !== undefined, soundsLike(name, typed), `${name} by ${typed}`);
      }),
      { numRuns: 2000 },
    );
  });

  it('a longer text is found only where a shorter one is, and the marked part lies in the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), letters, (text, typed) => {
        const span = matchSpan(text, typed, readingsOf);
        if (!span) return;
        assert.ok(span.start >= 0 && span.start < span.end && span.end <= text.length);
        assert.notEqual(matchSpan(text, typed.slice(0, -1) || typed, readingsOf), undefined);
      }),
    );
  });
});
