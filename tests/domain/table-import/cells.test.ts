import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { cell, columnsOf, readCells } from '../../../src/domain/table-import/cells';
import { faultyCell } from '../../../src/domain/table-import/cell-fault';
import { columnsProblem, findColumns } from '../../../src/domain/table-import/table-columns';

const COLUMNS = {
  name: cell.text({ header: '名称', isRequired: true, most: 5 }),
  amount: cell.amount({ header: '金额', aliases: ['票价'] }),
  count: cell.integer({ header: '数量', least: 1, most: 99 }),
  share: cell.percent({ header: '占比' }),
  day: cell.date({ header: '日期' }),
  isOpen: cell.flag({ header: '启用' }),
  grade: cell.choice({ header: '等级' }, { 高: 1, 低: 2 }),
};
const HEADERS = ['名称*', '票价（元）', '数量', '占比', '日期', '启用', '等级'];

/** Text of a cell with its value or problem. */
const CELLS: readonly [field: keyof typeof COLUMNS, text: string, value: unknown, problem?: string][] = [
  ['name', ' 研发 ', '研发'],
  ['name', '', null, '不能为空'],
  ['name', '一二三四五六', null, '不能超过5个字'],
  ['name', 'a\u200Eb\u202E', null, '含有不支持的字符'],
  ['name', faultyCell('error', '#N/A'), null, '单元格是公式错误#N/A，请改正后重试'],
  ['amount', '586.70999999999992', 58671],
  ['amount', '1234.5600000000002', 123456],
  ['amount', '553.50元', 55350],
  ['amount', '￥553.50', 55350],
  ['amount', '１，２３４．５０', 123450],
  ['amount', '一百', null, '金额以元为单位，最多两位小数'],
  ['count', '12', 12],
  ['count', '1,2.00', 12],
  ['count', '0', null, '应在1到99之间'],
  ['count', '1.5', null, '应为整数'],
  ['share', '15%', 15],
  ['share', '１２.5％', 12.5],
  ['share', '15', 15],
  ['share', '多', null, '百分比格式不正确，如15%'],
  ['day', '20261020', '2026-10-20'],
  ['day', '2026年10月20日', '2026-10-20'],
  ['day', '2026/10/20 0:00', '2026-10-20'],
  ['day', '2026-02-30', null, '日期格式不正确，应为YYYY-MM-DD'],
  ['isOpen', '是', true],
  ['isOpen', '对', null, '只能填写：是、否'],
  ['grade', '低', 2],
  ['grade', '', null],
];

describe('cells of a table by the kind of their column', () => {
  const columns = columnsOf(COLUMNS);
  const { places } = findColumns(columns, HEADERS);

  for (const [field, text, value, problem] of CELLS) {
    it(`${field}: ${JSON.stringify(text)}`, () => {
      const cells = HEADERS.map((_, at) => (at === places.get(field) ? text : at === 0 ? '名' : ''));
      const { row, wrong } = readCells(COLUMNS, places, cells);
      assert.equal(row[field], value);
      assert.deepEqual(
        wrong,
        problem === undefined ? [] : [{ column: COLUMNS[field].header, message: problem }],
      );
    });
  }

  it('are found by headers and their other names, and told where they are not', () => {
    assert.equal(places.size, HEADERS.length);
    assert.equal(columnsProblem(findColumns(columns, HEADERS)), undefined);
    assert.equal(
      columnsProblem(findColumns(columns, ['金额', '票价', '备注', ''])),
      '缺少列：名称；不能识别的列：备注；重复的列：票价',
    );
  });
});
