import assert from 'node:assert/strict';
import { assert as check, constantFrom, integer, property, string } from 'fast-check';
import { describe, it } from 'vitest';
import { codesIn, remittanceCodeOf, remittanceNoOf } from '../../../src/domain/settlement/remittance-code';

const numbers = integer({ min: 1, max: 9_999_999 });

describe('remittance codes', () => {
  it('are those that were computed by hand', () => {
    // 100 mod 97 is 3, 98 less 3 is 95; 12,345 x 100 is 97 x 12,726 + 78
    assert.equal(remittanceCodeOf(1), 'HK000000195');
    assert.equal(remittanceCodeOf(12_345), 'HK001234520');
    assert.equal(remittanceCodeOf(9_999_999).length, 11);
    for (const no of [0, -1, 1.5, 10_000_000, Number.NaN]) {
      assert.throws(() => remittanceCodeOf(no), RangeError);
    }
  });

  it('are read back', () => {
    check(property(numbers, (no) => remittanceNoOf(remittanceCodeOf(no)) === no));
  });

  it('find every single wrong digit', () => {
    check(
      property(numbers, integer({ min: 0, max: 8 }), integer({ min: 1, max: 9 }), (no, at, more) => {
        const [, , ...texts] = remittanceCodeOf(no);
        const digits = texts.map(Number);
        digits[at] = ((digits[at] ?? 0) + more) % 10;
        return remittanceNoOf(`HK${digits.join('')}`) === undefined;
      }),
      { numRuns: 2000 },
    );
  });

  it('find any two digits that are swapped, beside each other or not', () => {
    check(
      property(numbers, integer({ min: 0, max: 8 }), integer({ min: 0, max: 8 }), (no, one, other) => {
        const code = remittanceCodeOf(no);
        const [, , ...digits] = code;
        [digits[one], digits[other]] = [digits[other] ?? '', digits[one] ?? ''];
        const swapped = `HK${digits.join('')}`;
        return swapped === code || remittanceNoOf(swapped) === undefined;
      }),
      { numRuns: 2000 },
    );
  });

  it('are none in any other text', () => {
    for (const text of ['', 'HK', '000000195', 'HK00000195', 'HK0000001950', 'hk000000195', 'HK000000000']) {
      assert.equal(remittanceNoOf(text), undefined, text);
    }
    check(property(string(), (text) => /^HK\d{9}$/.test(text) || remittanceNoOf(text) === undefined));
  });
});

describe('codes in a purpose', () => {
  const table: readonly [purpose: string, nos: number[], isWrong: boolean][] = [
    ['', [], false],
    ['11月差旅费', [], false],
    ['HK000000195', [1], false],
    ['差旅费HK000000195账单', [1], false],
    ['hk 0000 0019 5', [1], false],
    ['HK-0000001-95', [1], false],
    ['ＨＫ００００００１９５', [1], false],
    ['HK000000195 2026年11月', [1], false],
    ['HK000000195，HK001234520', [1, 12_345], false],
    ['HK000000195 HK000000195', [1], false],
    // One digit is wrong, missing or superfluous.
    ['HK000000196', [], true],
    ['HK00000195', [], true],
    ['HK00000195 2026年11月', [], true],
    ['HK0000001955', [], true],
    ['HK000000195，HK000000159', [1], true],
    ['HKD 港币', [], false],
  ];
  for (const [purpose, nos, isWrong] of table) {
    it(`“${purpose}”`, () => assert.deepEqual(codesIn(purpose), { nos, isWrong }));
  }

  it('are found wherever they stand and however they are set apart', () => {
    check(
      property(
        numbers,
        constantFrom('', ' ', '-', '  ', ' - '),
        constantFrom('', '付', '账单 ', 'A/B '),
        constantFrom('', '。', ' 2026', '月结'),
        (no, between, before, after) => {
          const [, , ...digits] = remittanceCodeOf(no);
          const written = `${before}HK${between}${digits.join(between)}${after}`;
          assert.deepEqual(codesIn(written), { nos: [no], isWrong: false }, written);
        },
      ),
    );
  });
});
