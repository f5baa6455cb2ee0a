import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { describe, it } from 'vitest';
import {
  plainCardNo,
  plainName,
  plainNumber,
  plainPhone,
  plainSearch,
  valueWithoutMarks,
  withoutMarks,
} from '../../../src/domain/typed/typed';

describe('typed or pasted text', () => {
  const marks = [
    '\u202D',
    '\u202C',
    '\u200B',
    '\u200E',
    '\u2066',
    '\u2069',
    '\uFEFF',
    '\u00AD',
    '\u{E0000}',
    '\u{E0041}',
    '\uFFFF',
    '\uFFFE',
    '\u3164',
    '\u061C',
  ];

  it('has no invisible characters', () => {
    for (const mark of marks)
      assert.equal(withoutMarks(`${mark}1380${mark}0000001${mark}`), '13800000001', escape(mark));
    assert.deepEqual(valueWithoutMarks({ remark: 'a\u200Bb', list: ['\u202Dc', 1, null] }), {
      remark: 'ab',
      list: ['c', 1, null],
    });
    const file = new Blob(['\u200B']);
    assert.equal(valueWithoutMarks(file), file);
  });

  it('keeps emoji and rare characters whole', () => {
    for (const text of ['👨‍👩‍👧', '👩🏽‍💻', '🏳️‍🌈', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '𠮷野', '𫰠', 'é']) assert.equal(withoutMarks(text), text);
    assert.equal(withoutMarks('王\u200D芳'), '王芳');
  });

  it('is the same once it is plain, for any text', () => {
    const written = fc.string({ unit: fc.constantFrom(...'180+ -ｘxA​‭•·．王𠮷👨‍👧') });
    for (const plain of [withoutMarks, plainNumber, plainPhone, plainCardNo, plainName])
      fc.assert(fc.property(written, (text) => plain(plain(text)) === plain(text)));
  });

  const phones = [
    '138 0000 0001',
    '+86 13800000001',
    '+86-138-0000-0001',
    '0086 138 0000 0001',
    '(+86)138 0000 0001',
    '（＋８６）１３８０００００００１',
    '(0086)138-0000-0001',
    '8613800000001',
    '１３８０００００００１',
    '\u202D138\u00A00000\u30000001\u202C',
    '138－0000–0001',
  ];
  for (const typed of phones)
    it(`is a phone: ${typed}`, () => assert.equal(plainPhone(typed), '13800000001'));

  it('is a number', () => {
    const table: [string, string][] = [
      ['123 456', '123456'],
      ['１２３４５６', '123456'],
      ['2611 2800 0002 02', '26112800000202'],
      ['3U 8908', '3U8908'],
      ['３Ｕ８９０８', '3U8908'],
      ['999-1234567890', '9991234567890'],
    ];
    for (const [typed, number] of table) assert.equal(plainNumber(typed), number);
  });

  it('is looked for whole where it is a number, in words where it is none', () => {
    const table: [string, string][] = [
      ['2611 2800 0002 02', '26112800000202'],
      ['３Ｕ ８９０８', '3U8908'],
      ['mu-5101', 'mu5101'],
      ['王芳 3U8908', '王芳 3U8908'],
      ['\u200B陈思远', '陈思远'],
    ];
    for (const [typed, text] of table) assert.equal(plainSearch(typed), text);
  });

  it('is the number of a document', () => {
    const table: [string, string][] = [
      ['110101 19900307 123x', '11010119900307123X'],
      ['110101-19900307-123ｘ', '11010119900307123X'],
      ['１１０１０１１９９００３０７１２３Ｘ', '11010119900307123X'],
      ['e 1234 5678', 'E12345678'],
      ['军字-12345678', '军字-12345678'],
    ];
    for (const [typed, number] of table) assert.equal(plainCardNo(typed), number);
  });

  it('is a name with the middle dot', () => {
    for (const dot of ['\u2027', '\u2022', '\u30FB', '\uFF0E', '\u22C5', ' · '])
      assert.equal(plainName(`阿迪力${dot}买买提`), '阿迪力·买买提');
    assert.equal(plainName('𠮷田'), '𠮷田');
  });
});
