import assert from 'node:assert/strict';
import { array, assert as check, property, string } from 'fast-check';
import { describe, it } from 'vitest';
import {
  readStatement,
  statementColumns,
  type StatementFault,
  type StatementField,
} from '../../../src/domain/settlement/remittance-statement';
import { columnLetter } from '../../../src/domain/table-import/columns';

const HEADERS = ['银行流水号', '交易日期', '收款金额（元）', '付款方名称', '用途', '余额'];
const TODAY = '2026-11-26';
const { places } = statementColumns(HEADERS);
const GOOD = ['ICBC0001', '2026-11-20', '1,234.50', '星海科技有限公司', '差旅费', '99'];
const read = (...rows: readonly (readonly string[])[]) => readStatement(rows, places, TODAY);
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
    const others = statementColumns(['入账日期', ' 贷方发生额 ', '对方户名', '附言', '交易流水号']);
    assert.deepEqual([others.missing, others.twice, others.places.size], [[], [], 5]);
  });

  it('are named where they are missing or there twice', () => {
    assert.deepEqual(statementColumns(['日期', '交易日期', '金额', '附言']), {
      places: new Map([
        ['amount', 2],
        ['purpose', 3],
      ]),
      missing: ['付款方名称', '银行流水号'],
      twice: ['交易日期'],
    });
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
      rows: [2, 5].map((row) => ({
        row,
        reference: row === 2 ? 'ICBC0001' : 'ICBC0002',
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

  const wrong: readonly [place: number, cell: string, field: StatementField, fault: StatementFault][] = [
    [0, '', 'reference', 'missing'],
    [0, '6.22E+17', 'reference', 'shortened'],
    [0, 'x'.repeat(61), 'reference', 'tooLong'],
    [0, 'a\u0000b', 'reference', 'unreadable'],
    [1, '', 'day', 'missing'],
    [1, '2026-02-30', 'day', 'noDay'],
    [1, '2026111', 'day', 'noDay'],
    [1, '2026-11/06', 'day', 'noDay'],
    [1, '2026-11-27', 'day', 'dayToCome'],
    [2, '', 'amount', 'missing'],
    [2, '0', 'amount', 'noAmount'],
    [2, '-5', 'amount', 'noAmount'],
    [2, '1.234', 'amount', 'noAmount'],
    [2, '12,34.5', 'amount', 'noAmount'],
    [2, '1e5', 'amount', 'noAmount'],
    [2, '100000000000.01', 'amount', 'noAmount'],
    [3, '', 'payerName', 'missing'],
    [3, '\uD800', 'payerName', 'unreadable'],
    [4, '差'.repeat(201), 'purpose', 'tooLong'],
  ];
  for (const [place, cell, field, fault] of wrong) {
    it(`are wrong with ${JSON.stringify(cell.slice(0, 20))} for ${field}: ${JSON.stringify(fault)}`, () => {
      const found = read(GOOD, changed(place, cell));
      assert.deepEqual(found.wrong, [{ row: 3, place, field, fault }]);
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
        const numbers = new Set([...found.rows, ...found.wrong].map(({ row }) => row));
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
