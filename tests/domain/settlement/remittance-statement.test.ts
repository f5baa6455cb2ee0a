import assert from 'node:assert/strict';
import { array, assert as check, property, string } from 'fast-check';
import { describe, it } from 'vitest';
import { readStatement, findStatementColumns } from '../../../src/domain/settlement/remittance-statement';
import { columnLetter, linesOf } from '../../../src/domain/table-import/columns';

const HEADERS = ['银行流水号', '交易日期', '收款金额（元）', '付款方名称', '用途', '余额'];
const TODAY = '2026-11-26';
const { places } = findStatementColumns(HEADERS);
const GOOD = ['ICBC0001', '2026-11-20', '1,234.50', '星海科技有限公司', '差旅费', '99'];
const read = (...rows: readonly (readonly string[])[]) => readStatement(linesOf(rows), places, TODAY);
/** A valid row with one cell changed. */
const changed = (place: number, cell: string) => GOOD.map((text, at) => (at === place ? cell : text));

describe('columns of a bank statement', () => {
  it('are known by their names, in any order and beside others', () => {
    assert.deepEqual([...places].sort(), [
      ['amount', 2],
      ['day', 1],
      ['payerName', 3],
      ['purpose', 4],
      ['reference', 0],
    ]);
    const others = findStatementColumns(['入账日期', ' 贷方 发生额 ', '对方户名', '附言', '交易流水号']);
    assert.deepEqual([others.missing, others.twice, others.places.size], [[], [], 5]);
  });

  it('are named where they are missing or there twice', () => {
    const { missing, twice } = findStatementColumns(['日期', '交易日期', '金额', '附言']);
    assert.deepEqual([missing, twice], [['付款方名称', '银行流水号'], ['交易日期']]);
    const foreign = findStatementColumns(HEADERS.map((header) => header.replace('元', '美元')));
    assert.deepEqual(foreign.missing, ['收款金额']);
  });

  it('are called as spreadsheets do', () => {
    assert.deepEqual([0, 25, 26, 51, 52, 701, 702].map(columnLetter), [
      'A',
      'Z',
      'AA',
      'AZ',
      'BA',
      'ZZ',
      'AAA',
    ]);
  });
});

describe('rows of a bank statement', () => {
  it('are read with their numbers; empty ones are none', () => {
    assert.deepEqual(read(GOOD, [], ['', ' '], changed(0, 'ICBC0002')), {
      rows: [2, 5].map((line) => ({
        line,
        reference: line === 2 ? 'ICBC0001' : 'ICBC0002',
        day: '2026-11-20',
        amount: 123_450,
        payerName: '星海科技有限公司',
        purpose: '差旅费',
      })),
      wrong: [],
    });
  });

  const days: readonly [text: string, day: string][] = [
    ['2026-11-06', '2026-11-06'],
    ['2026/11/6', '2026-11-06'],
    ['2026.1.16', '2026-01-16'],
    ['20261106', '2026-11-06'],
    ['2026年11月6日', '2026-11-06'],
    ['2026-11-06 09:30', '2026-11-06'],
    ['2026/11/06 9:30:15', '2026-11-06'],
    [TODAY, TODAY],
  ];
  for (const [text, day] of days) {
    it(`of the day ${text}`, () => assert.equal(read(changed(1, text)).rows[0]?.day, day));
  }
  const amounts: readonly [text: string, fen: number][] = [
    ['1', 100],
    ['0.01', 1],
    ['12.3', 1230],
    ['¥1,234,567.89', 123_456_789],
    ['1234元', 123_400],
  ];
  for (const [text, fen] of amounts) {
    it(`of the amount ${text}`, () => assert.equal(read(changed(2, text)).rows[0]?.amount, fen));
  }

  const wrong: readonly [place: number, cell: string, column: string, message: RegExp][] = [
    [0, '', '银行流水号', /不能为空/],
    [0, '6.22E+17', '银行流水号', /科学计数/],
    [0, 'x'.repeat(61), '银行流水号', /不能超过60个字/],
    [0, 'a\u0000b', '银行流水号', /不可识别/],
    [1, '', '交易日期', /不能为空/],
    [1, '2026-02-30', '交易日期', /格式/],
    [1, '2026111', '交易日期', /格式/],
    [1, '2026-11/06', '交易日期', /格式/],
    [1, '2026-11-27', '交易日期', /晚于今天/],
    [2, '', '收款金额', /不能为空/],
    [2, '0', '收款金额', /大于0/],
    [2, '-5', '收款金额', /大于0/],
    [2, '1.234', '收款金额', /大于0/],
    [2, '12,34.5', '收款金额', /大于0/],
    [2, '1e5', '收款金额', /大于0/],
    [2, '100000000000.01', '收款金额', /大于0/],
    [3, '', '付款方名称', /不能为空/],
    [3, '\uD800', '付款方名称', /不可识别/],
    [4, '差'.repeat(201), '用途', /不能超过200个字/],
  ];
  for (const [place, cell, column, message] of wrong) {
    it(`are wrong with ${JSON.stringify(cell.slice(0, 20))} for ${column}: ${message.source}`, () => {
      const found = read(GOOD, changed(place, cell));
      assert.deepEqual(
        found.wrong.map((one) => [one.line, one.column, message.test(one.message)]),
        [[3, column, true]],
      );
      assert.equal(found.rows.length, 1);
    });
  }

  it('may lack a purpose', () => {
    assert.equal(read(changed(4, ' ')).rows[0]?.purpose, '');
  });

  it('are taken or named as wrong, with any content', () => {
    check(
      property(array(array(string(), { maxLength: 7 }), { maxLength: 6 }), (rows) => {
        const found = read(...rows);
        const numbers = new Set([...found.rows, ...found.wrong].map(({ line }) => line));
        const filled = rows.flatMap((cells, at) =>
          cells.every((cell) => cell.trim() === '') ? [] : [at + 2],
        );
        assert.deepEqual(
          [...numbers].sort((a, b) => a - b),
          filled,
        );
        for (const { amount, day } of found.rows) assert.ok(amount > 0 && day <= TODAY);
      }),
    );
  });
});
