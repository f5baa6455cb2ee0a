import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { amountCell, fileNameOf, percentCell, type Sheet } from '../../../src/domain/sheet/sheet';
import { sheetCsv } from '../../../src/domain/sheet/sheet-csv';
import { workbookOf } from '../../../src/domain/sheet/sheet-xml';
import { sheetPath } from '../../../src/domain/sheet/workbook-parts';

const SHEET: Sheet = {
  title: '每月净支出（元）',
  filters: [['部门', '研发部']],
  headers: ['月份', '净支出', '占比', '备注'],
  rows: [
    [{ day: '2026-11' }, amountCell(123_450), percentCell(66.66), '=HYPERLINK("x")'],
    [{ day: '2026-11-26' }, amountCell(-78_720), null, '007'],
    [{ time: '2026-11-26T18:45' }, null, null, ''],
  ],
  totals: ['合计', amountCell(44_730), null, null],
};

const sheetOf = (sheet: Sheet): string => workbookOf([sheet])[sheetPath(0)] ?? '';

describe('a table saved', () => {
  it('as CSV has its head, rows and totals, and no formula', () => {
    assert.deepEqual(sheetCsv(SHEET).split('\r\n'), [
      '\uFEFF月份,净支出,占比,备注',
      `2026-11,1234.50,66.7%,"'=HYPERLINK(""x"")"`,
      '2026-11-26,-787.20,,"=""007"""',
      '2026-11-26 18:45,,,',
      '合计,447.30,,',
      '',
    ]);
  });

  it('as a workbook has real numbers and days, and texts that are no formulas', () => {
    const xml = sheetOf(SHEET);
    assert.match(xml, /<c s="\d+"><v>46327<\/v><\/c><c s="\d+"><v>1234.5<\/v><\/c><c s="\d+"><v>0.667<\/v>/);
    assert.match(xml, /<v>46352<\/v>.*<v>-787.2<\/v>.*<v>46352.78125<\/v>.*合计.*<v>447.3<\/v>/);
    assert.doesNotMatch(xml, /<f>/);
    for (const text of ['=1+1', '+1', '@sum', '-1', '＝1', '\t=1'])
      assert.match(
        sheetOf({ ...SHEET, rows: [[text]] }),
        /<c t="inlineStr" s="16"><is><t xml:space="preserve">/,
        text,
      );
    assert.match(workbookOf([SHEET])['xl/styles.xml']?.split('<xf ')[18] ?? '', /quotePrefix="1"/);
  });

  it('has columns as wide as their content', () => {
    const widths = [...sheetOf(SHEET).matchAll(/ width="(\d+)"/g)];
    assert.deepEqual(
      widths.map(([, width]) => Number(width)),
      [18, 11, 8, 17],
    );
  });

  it('with others is a sheet of its own, whose name no other has', () => {
    const parts = workbookOf([SHEET, { ...SHEET, title: SHEET.title }, { ...SHEET, title: '长'.repeat(40) }]);
    const names = [...(parts['xl/workbook.xml'] ?? '').matchAll(/<sheet name="([^"]*)"/g)].map(
      ([, name]) => name,
    );
    assert.deepEqual(names, [SHEET.title, `${SHEET.title} 2`, '长'.repeat(31)]);
    for (const at of [0, 1, 2]) {
      assert.ok(parts[sheetPath(at)]?.includes('研发部'));
      assert.ok(parts['[Content_Types].xml']?.includes(`/${sheetPath(at)}"`));
    }
  });

  it('is named as its title, without letters that systems refuse', () => {
    assert.equal(fileNameOf('部门/员工: "净支出" <元>\u202e'), '部门-员工- -净支出- -元-');
    assert.equal(fileNameOf('...'), 'data');
    assert.match(
      workbookOf([{ ...SHEET, title: "[a]/b & 'c'" }])['xl/workbook.xml'] ?? '',
      /name="a -b &amp;  c"/,
    );
    assert.equal([...fileNameOf('长'.repeat(500))].length, 80);
  });
});
