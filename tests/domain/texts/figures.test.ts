import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { describe, it } from 'vitest';
import english from '../../../src/domain/texts/figures/texts.en';
import { figureTexts } from '../../../src/domain/texts/figures/texts';

const { short } = figureTexts.chinese;

describe('short figures', () => {
  const table: [value: number, chinese: string, english: string][] = [
    [0, '0', '0'],
    [-0, '0', '0'],
    [0.004, '0', '0'],
    [-0.004, '0', '0'],
    [0.5, '0.5', '0.5'],
    [9.996, '10', '10'],
    [12.34, '12.3', '12.3'],
    [350, '350', '350'],
    [-350, '-350', '-350'],
    [999.6, '1,000', '1K'],
    [1234.5, '1,235', '1.23K'],
    [9999.4, '9,999', '10K'],
    [9999.6, '1万', '10K'],
    [10_000, '1万', '10K'],
    [12_345.6, '1.23万', '12.3K'],
    [-12_345.6, '-1.23万', '-12.3K'],
    [120_000, '12万', '120K'],
    [1_005_000, '101万', '1M'],
    [12_345_678, '1,235万', '12.3M'],
    [99_994_999, '9,999万', '100M'],
    [99_999_999, '1亿', '100M'],
    [120_000_000, '1.2亿', '120M'],
    [-340_000_000, '-3.4亿', '-340M'],
    [999_999_999, '10亿', '1B'],
    [1_234_500_000_000, '1.23万亿', '1.23T'],
    [Number.MAX_SAFE_INTEGER, '9,007万亿', '9,007T'],
  ];
  for (const [value, chinese, inEnglish] of table) {
    it(`${value} is ${chinese}, in English ${inEnglish}`, () =>
      assert.deepEqual([short(value), english.short(value)], [chinese, inEnglish]));
  }

  it('are short, and near their values', () => {
    const sizes = { 万亿: 1e12, 亿: 1e8, 万: 1e4, '': 1 };
    fc.assert(
      fc.property(fc.integer({ min: -1e14, max: 1e14 }), (value) => {
        const text = short(value);
        assert.ok(text.length <= 8, text);
        const [, digits = '', unit = ''] = /^(-?[\d,.]+)(\D*)$/.exec(text) ?? [];
        const back = Number(digits.replaceAll(',', '')) * sizes[unit as keyof typeof sizes];
        assert.ok(Math.abs(back - value) <= Math.abs(value) * 0.0051, `${value} as ${text}`);
      }),
    );
  });
});
