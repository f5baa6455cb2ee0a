import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { numberFormat } from '../../../src/domain/table-import/number-format/number-format';

/** Format, value and the text in Excel; undefined when the format is not supported. */
const NUMBERS: readonly (readonly [format: string, value: number, shown: string | undefined])[] = [
  ['General', 586.70999999999992, '586.71'],
  ['General', 0.1 + 0.2, '0.3'],
  ['General', 13955310002, '13955310002'],
  ['General', 1.1e17, '1.1e+17'],
  ['00000000', 197, '00000197'],
  ['000000', 1277, '001277'],
  ['"CC-"00000', 12742, 'CC-12742'],
  ['"CC-"00000', 742, 'CC-00742'],
  [String.raw`000\ 0000\ 0000`, 13955310002, '139 5531 0002'],
  ['000-0000-0000', 13955310002, '139-5531-0002'],
  ['0.00', 586.70999999999992, '586.71'],
  ['0.00', 1234.5600000000002, '1234.56'],
  ['0.00', 1.005, '1.01'],
  ['0.00', -1.005, '-1.01'],
  ['0', 0.5, '1'],
  ['0', 9.99, '10'],
  ['0.00', 0.004, '0.00'],
  ['0.00', -0.004, '0.00'],
  ['#,##0.00', 1234567.891, '1,234,567.89'],
  ['#,##0', 999, '999'],
  ['0,000', 12, '0,012'],
  ['#.##', 0.5, '.5'],
  ['0.##', 5, '5.'],
  ['0%', 0.285, '29%'],
  ['0.00%', 0.28555, '28.56%'],
  ['0.0,', 12345, '12.3'],
  ['"¥"#,##0.00;"¥"-#,##0.00', -1234.5, '¥-1,234.50'],
  ['[$¥-804]#,##0.00', 553.5, '¥553.50'],
  ['_ "¥"* #,##0.00_ ;_ "¥"* -#,##0.00_ ;_ "¥"* "-"??_ ;_ @_ ', 553.5, '¥553.50'],
  ['_ "¥"* #,##0.00_ ;_ "¥"* -#,##0.00_ ;_ "¥"* "-"??_ ;_ @_ ', 0, '0'],
  ['#,##0.00_);[Red](#,##0.00)', -5, '(5.00)'],
  ['0.00"元"', 553.5, '553.50元'],
  ['[>=100]"大"0;"小"0', 100, '大100'],
  ['[>=100]"大"0;"小"0', 99, '小99'],
  ['0.00E+00', 13955310002, '1.40E+10'],
  ['0.0E-0', 0.00012, '1.2E-4'],
  ['0.00E+00', 9.999, '1.00E+01'],
  ['"停用";;', 5, '停用'],
  [';;;', 5, ''],
  ['# ?/?', 0.5, undefined],
  ['[DBNum2]0', 5, undefined],
  ['yyyymmdd', 46315, '20261020'],
  ['yyyy"年"m"月"d"日"', 46315, '2026-10-20'],
  ['[$-F800]dddd, mmmm dd, yyyy', 46315, '2026-10-20'],
  ['[DBNum1][$-804]yyyy"年"m"月"d"日"', 46315, '2026-10-20'],
  ['yyyy/m/d', 46315.75, '2026-10-20'],
  ['yyyy/m/d h:mm', 46315.75, '2026-10-20 18:00'],
  ['yyyy/m/d h:mm', 46315, '2026-10-20 00:00'],
  ['yyyy-mm-dd hh:mm:ss', 46315.3333333333, '2026-10-20 08:00'],
  ['m"月"d"日"', 46315, '10月20日'],
  ['mmm-yy', 46315, 'Oct-26'],
  ['h:mm', 0.375, '09:00'],
  ['h:mm:ss', 0.375, '09:00:00'],
  ['[h]:mm', 1.5, '36:00'],
  ['yyyy/m/d', 1, '1900-01-01'],
  ['yyyy/m/d', 61, '1900-03-01'],
  ['yyyy/m/d', -1, undefined],
  ['b2yyyy/m/d', 46315, undefined],
];

describe('a number format', () => {
  it('shows numbers as Excel does', () => {
    for (const [format, value, shown] of NUMBERS) {
      assert.equal(numberFormat(format).showNumber(value), shown, `${format} ${value}`);
    }
  });

  it('counts days from 1904 where the workbook does', () => {
    assert.equal(numberFormat('yyyy/m/d', { is1904: true }).showNumber(44853), '2026-10-20');
  });

  it('shows texts unchanged, with the additions of its section for texts', () => {
    for (const [format, shown] of [
      ['0.00', 'a'],
      ['@', 'a'],
      ['"CC-"@', 'CC-a'],
      ['0;-0;0;"文"@', '文a'],
      [';;;', ''],
    ] as const) {
      assert.equal(numberFormat(format).showText('a'), shown, format);
    }
  });
});
