import assert from 'node:assert/strict';
import { assert as check, array, constantFrom, integer, property } from 'fast-check';
import { describe, it } from 'vitest';
import { LINE_KINDS } from '../../../src/contract/settlement/bills';
import { RECORD_FIELDS } from '../../../src/contract/settlement/compare';
import { formatPrice } from '../../../src/domain/money/money';
import { isNo, plainNo, plainText, readKind } from '../../../src/domain/settlement/compare-cells';
import { readAmount } from '../../../src/domain/table-import/amount';
import { readDayOrTime } from '../../../src/domain/table-import/day';
import {
  compareKeyOf,
  missingRecordFields,
  recogniseRecord,
  recordHeader,
} from '../../../src/domain/settlement/compare-columns';
import { readRecordRow } from '../../../src/domain/settlement/compare-row';
import { PART_LABELS } from '../../../demo/gateway/settlement/labels';
import { LINE_KIND_LABELS } from '../../../src/domain/settlement/labels';

describe('cells of a record', () => {
  const AMOUNTS: readonly [text: string, fen: number | undefined][] = [
    ['1234.5', 123_450],
    ['1,234.50', 123_450],
    ['1，234.50', 123_450],
    ['¥1,234.50', 123_450],
    ['￥ 1,234.50 ', 123_450],
    ['1234.5元', 123_450],
    ['CNY 0.01', 1],
    ['１２３４．５０', 123_450],
    ['(1,234.50)', -123_450],
    ['（¥1,234.50）', -123_450],
    ['¥(1,234.50)', -123_450],
    ['-12', -1200],
    ['−12.00', -1200],
    ['-¥12', -1200],
    ['12-', -1200],
    ['+12', 1200],
    ['0', 0],
    ['-0.00', 0],
    ['12.', 1200],
    // Spreadsheets store calculated values like this.
    ['0.30000000000000004', 30],
    ['12.299999999999999', 1230],
    ['99.99999999999999', 10_000],
    ['12.340', 1234],
    ['100000000', 10_000_000_000],
    ['100000000.01', undefined],
    ['12.345', undefined],
    ['1,23.50', undefined],
    ['1.2E+3', undefined],
    ['--12', undefined],
    ['(-12)', undefined],
    ['', undefined],
    ['-', undefined],
    ['¥', undefined],
    ['合计', undefined],
    ['.5', undefined],
    ['12 34 a', undefined],
    ['Infinity', undefined],
    ['#REF!', undefined],
  ];
  for (const [text, fen] of AMOUNTS) {
    it(`has ${text === '' ? 'nothing' : text} as ${fen ?? 'no amount'}`, () => {
      assert.equal(readAmount(text), fen);
    });
  }

  it('has every amount as it is shown, in all spellings', () => {
    const spell = constantFrom<(text: string) => string>(
      (text) => text,
      (text) => text.replaceAll(',', ''),
      (text) => text.replace(/^(-?)/, '$1¥'),
      (text) => `${text}元`,
      (text) => (text.startsWith('-') ? `（${text.slice(1)}）` : text),
      (text) => text.replaceAll(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
    );
    check(
      property(integer({ min: -10_000_000_000, max: 10_000_000_000 }), spell, (fen, as) => {
        assert.equal(readAmount(as(formatPrice(fen))), fen);
      }),
    );
  });

  it('has numbers and texts in one spelling', () => {
    assert.equal(plainNo('781-2100000012'), '7812100000012');
    assert.equal(plainNo(' ７８１—２１０００ '), '78121000');
    assert.equal(plainNo('ab-1'), 'AB1');
    for (const no of ['7.81E+12', '合计', '', 'ABC', '1'.repeat(41)])
      assert.equal(isNo(plainNo(no)), false, no);
    assert.equal(isNo('7812100000012'), true);
    assert.equal(plainText(' 王　小明 '), '王小明');
    assert.equal(plainText('ＡＢ研发部'), plainText('ab 研发部'));
  });

  it('has days as they are commonly written', () => {
    const spellings = [
      '2026-10-05',
      '2026/10/5',
      '2026.10.5',
      '2026年10月5日',
      '20261005',
      '46300',
      '2026-10-05 13:22',
      '２０２６－１０－０５',
      '2026-10-05T13:22:01',
    ];
    for (const text of spellings) assert.equal(readDayOrTime(text), '2026-10-05', text);
    for (const text of ['2026-02-30', '昨天', '', '10-05'])
      assert.equal(readDayOrTime(text), undefined, text);
  });

  it('has kinds as files of bills name them, and as people do', () => {
    for (const kind of LINE_KINDS) assert.equal(readKind(LINE_KIND_LABELS[kind]), kind);
    assert.equal(readKind(PART_LABELS.fareDifference), 'change');
    assert.equal(readKind(' 机 建 费 '), 'fund');
    assert.equal(readKind('constructor'), undefined);
    assert.equal(readKind('打车'), undefined);
  });
});

describe('columns of a record', () => {
  it('are known by the headers of templates and of files of bills', () => {
    assert.deepEqual([...recogniseRecord(RECORD_FIELDS.map(recordHeader)).keys()], [...RECORD_FIELDS]);
    const bill = [
      '入账时间',
      '订单号',
      '费用类型',
      '费用明细',
      '乘机人',
      '票号',
      '部门',
      '金额（元）',
      '合计',
    ];
    assert.deepEqual(
      [...recogniseRecord(bill)],
      [
        ['date', 0],
        ['orderNo', 1],
        ['kind', 2],
        ['traveller', 4],
        ['ticketNo', 5],
        ['department', 6],
        ['amount', 7],
      ],
    );
  });

  it('list the columns to compare by, and the missing ones', () => {
    const places = (...headers: string[]) => recogniseRecord(headers);
    assert.equal(compareKeyOf(places('票号', '订单号')), 'ticket');
    assert.equal(compareKeyOf(places('订单号', '金额')), 'order');
    assert.equal(compareKeyOf(places('金额')), 'ticket');
    assert.deepEqual(missingRecordFields(places('金额'), 'ticket'), ['ticketNo']);
    assert.deepEqual(missingRecordFields(places('票号', '金额'), 'order'), ['orderNo']);
    assert.deepEqual(missingRecordFields(places('票号', '金额'), 'ticket'), []);
    assert.deepEqual(missingRecordFields(places(), 'ticket'), ['amount', 'ticketNo']);
  });
});

describe('a row of a record', () => {
  const places = recogniseRecord(['票号', '订单号', '费用类型', '金额', '日期', '出行人']);
  const read = (...cells: string[]) => readRecordRow(cells, places, 'ticket');

  it('gives its values; a row without a ticket is found by its order', () => {
    assert.deepEqual(read(`'-781-21`, '', '票价', '1,000', '2026/1/2', ' 王 ').fact, {
      ticketNo: '78121',
      orderNo: '',
      kind: 'fare',
      amount: 100_000,
      date: '2026-01-02',
      traveller: '王',
      department: '',
      costCenter: '',
    });
    assert.equal(read('', '26-1', '服务费', '20', '', '').fact?.orderNo, '261');
    assert.equal(read('781', '合计', '票价', '20', '', '').fact?.ticketNo, '781');
  });

  it('keeps a date that is none as it stands', () => {
    assert.equal(read('781', '', '票价', '20', '上周', '').fact?.date, '上周');
  });

  it('names each cell that cannot be read', () => {
    assert.deepEqual(read('', '', '', '', '', '').wrong, [
      { field: 'ticketNo', problem: 'missing' },
      { field: 'amount', problem: 'missing' },
      { field: 'kind', problem: 'missing' },
    ]);
    assert.deepEqual(read('合计', '', '打车', '12.345', '', '').wrong, [
      { field: 'ticketNo', problem: 'notANumber' },
      { field: 'amount', problem: 'notAnAmount' },
      { field: 'kind', problem: 'notAKind' },
    ]);
  });

  it('is read or refused, with any content', () => {
    check(
      property(array(constantFrom('', '0', '-', '(', '￥', '票价', '９', '\uFFFD', '=1', '1e9')), (cells) => {
        const { fact, wrong } = read(...cells);
        assert.ok(fact ? Number.isSafeInteger(fact.amount) : wrong !== undefined && wrong.length > 0);
      }),
    );
  });
});
