import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { confirmImportJob, matchImportColumns } from '../../../src/contract/import-job/whole-import';
import {
  applyImport,
  countsOf,
  csvTable,
  previewImport,
  setUpCostImports,
  wrongTexts,
  readImport,
} from '../../support/gateway/areas/money/cost-imports';

const DEPT = '100001D01';

describe('rows of a file of cost centres', () => {
  const on = setUpCostImports();
  const { code, look, take, state, plain } = on;

  it('are matched by hand', async () => {
    const rows = [
      ['甲栏', '乙栏', '编号'],
      ['手工', code('a'), 'x'],
    ];
    const { costImport, missingList, columnList } = await previewImport(on.gateway, on.as, csvTable(rows));
    const { importNo } = costImport;
    assert.deepEqual(missingList, ['name']);
    assert.equal(columnList.find(({ field }) => field === 'code')?.place, 2);
    await on.gateway.refused('importWrong', confirmImportJob, { importJobNo: importNo }, { as: on.as });
    const wrong = [
      [
        { field: 'code', place: 0 },
        { field: 'name', place: 0 },
      ],
      [
        { field: 'code', place: 0 },
        { field: 'code', place: 1 },
      ],
      [{ field: 'code', place: 3 }],
      [{ field: 'taxNo', place: 0 }],
    ] as const;
    const refused = [];
    for (const list of wrong) {
      refused.push(
        await on.gateway.refused(
          'fieldsInvalid',
          matchImportColumns,
          { importJobNo: importNo, columnList: [...list] },
          { as: on.as },
        ),
      );
    }
    assert.deepEqual(refused, [
      { fields: { 'columnList.1.place': '每列只能对应一个字段' } },
      { fields: { 'columnList.1.field': '每个字段只能对应一列' } },
      { fields: { 'columnList.0.place': '文件中没有该列' } },
      { fields: { 'columnList.0.field': '该类型没有此字段' } },
    ]);
    const columns = [
      { field: 'code', place: 1 },
      { field: 'name', place: 0 },
      { field: 'validTo', place: null },
    ] as const;
    await on.gateway.ok(
      matchImportColumns,
      { importJobNo: importNo, columnList: [...columns] },
      { as: on.as },
    );
    await on.gateway.idle();
    const again = await readImport(on.gateway, on.as, importNo);
    assert.deepEqual([again.missingList, countsOf(again)], [[], [1, 0, 0, 0, 0]]);
    await applyImport(on.gateway, on.as, importNo);
    assert.deepEqual(
      (await plain()).map(([own, name]) => [own, name]),
      [['a', '手工']],
    );
    await on.gateway.refused(
      'importOver',
      matchImportColumns,
      { importJobNo: importNo, columnList: [] },
      { as: on.as },
    );
    await on.gateway.refused('importOver', confirmImportJob, { importJobNo: importNo }, { as: on.as });
  });

  it('name errors by line and cell, and write nothing then', async () => {
    await take([
      [code('top'), '上级', '', '', '', '', '', '', ''],
      [code('below'), '下级', code('top'), '', '', '', '', '', ''],
    ]);
    await take([[code('below'), '下级', code('top'), '', '', '', '', '', '是']]);
    const long = '长'.repeat(61);
    const detail = await look([
      ['', '无编号', '', '', '', '', '', '', ''],
      ['a b', '有空格', '', '', '', '', '', '', ''],
      ['x'.repeat(41), '', '', '', '', '', '', '', ''],
      [
        code('a'),
        long,
        code('nowhere'),
        'nobody',
        '2026-02-30',
        '下周',
        `${DEPT}，D0；D1 D2`,
        '1 2 3 4 5 6',
        '也许',
      ],
      [code('b'), '乙', code('below'), '', '2026-05-01', '2026-04-30', '', '', ''],
      [code('b'), '乙', '', '', '', '', '', '', ''],
      [code('c'), '丙', code('d'), '', '', '', '', '', ''],
      [code('d'), '丁', code('c'), '', '', '', '', '', ''],
      [code('below'), '改名', code('top'), '', '', '', '', '', ''],
      [code('e'), '戊', code('top'), '', '', '', '', '', '是'],
      [code('f'), '己', code('top'), '', '', '', '', '', ''],
      [code('top'), '上级', '', '', '', '', '', '', '是'],
      ['CC001', '管理费用', '', '', '', '', '', '', '是'],
      [code('g'), '坏\u0007字', '', '', '', '', '', '', ''],
    ]);
    assert.deepEqual(wrongTexts(detail), [
      'A2：不能为空',
      'A3：编号只能含文字、数字和 . _ / -',
      'A4：编号不能超过40个字符',
      'B4：不能为空',
      'B5：名称不能超过60个字符',
      'C5：上级编号不存在',
      'D5：编号在本企业中不存在：nobody',
      'E5：日期不存在或格式不正确，应为2026-01-31',
      'F5：日期不存在或格式不正确，应为2026-01-31',
      'G5：编号在本企业中不存在：D0、D1、D2',
      'H5：编号在本企业中不存在：1、2、3、4、5等',
      'I5：只能填是或否',
      'C6：上级已关闭',
      'F6：失效日期不能早于生效日期',
      'A7：与第6行的编号重复',
      'C8：上级不能是自己或自己的下级',
      'C9：上级不能是自己或自己的下级',
      'A10：该数据已关闭，不能修改',
      'I11：新增的数据不能同时关闭',
      'I13：仍有员工或下级在使用，请选择承接对象',
      'I14：仍有员工或下级在使用，请选择承接对象',
      'B15：含有不支持的字符',
    ]);
    assert.equal(detail.costImport.wrongCount, 13);
    const written = await plain();
    const { importNo } = detail.costImport;
    await on.gateway.refused('importWrong', confirmImportJob, { importJobNo: importNo }, { as: on.as });
    assert.deepEqual(await plain(), written);
    assert.equal(await state(importNo), 'checked');
  });

  it('tell the first wrong cells and rows alone, and count all', async () => {
    const wrong = await look(
      Array.from({ length: 300 }, (_, i) => [code(`${i}`), '', '', '', '', '', '', '', '']),
    );
    assert.deepEqual([wrong.wrongList.length, wrong.costImport.wrongCount], [200, 300]);
    const right = await look(
      Array.from({ length: 300 }, (_, i) => [code(`${i}`), '好', '', '', '', '', '', '', '']),
    );
    assert.deepEqual([right.previewList.length, right.costImport.addCount], [200, 300]);
  });
});
