import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { describe, it } from 'vitest';
import type { ImportedProduct } from '../../../src/contract/report/records';
import { RECORD_COLUMNS, type Field } from '../../../src/domain/report/record-columns';
import { findColumns } from '../../../src/domain/table-import/table-columns';
import { linesOf } from '../../../src/domain/table-import/columns';
import { RecordReader, type ReadRecords } from '../../../src/domain/report/record-reader';
import type { Purchase, RecordSurroundings } from '../../../src/domain/report/records';
import { purchasesOf, settleRecords, type StoredRecord } from '../../../src/domain/report/settle-records';
import { RECORD_ROW, tableOf, type RowCells } from '../../support/gateway/areas/money/record-files';

const AROUND: RecordSurroundings = {
  staff: new Map([['1000010001', { staffName: '陈思远', deptNo: 'D1', costCenterNo: 'C1', entityNo: 'A1' }]]),
  departments: new Set(['D1', 'D2']),
  costCenters: new Set(['C1', 'C2']),
  entities: new Set(['A1']),
  cityOfStation: (name) => ({ 北京南: '北京', 上海虹桥: '上海' })[name],
  cityOf: (name) => (['上海', '上海市'].includes(name) ? '上海' : undefined),
  nightLimitOf: (staffNo, city) => (staffNo === '1000010001' && city === '上海' ? 60_000 : null),
  classLimitOf: (product, staffNo, minutes) =>
    staffNo !== '1000010001' ? null : product === 'car' ? 2 : (minutes ?? 0) >= 360 ? 2 : 1,
  today: '2026-11-20',
};

function readCells(
  product: ImportedProduct,
  cells: readonly (readonly string[])[],
  places: ReadonlyMap<Field, number>,
): ReadRecords {
  const reader = new RecordReader({ product, places, around: AROUND });
  for (const line of linesOf(cells)) reader.read(line);
  return reader;
}

function read(product: ImportedProduct, ...rows: RowCells[]) {
  const [headers = [], ...cells] = tableOf(
    product,
    rows.map((row) => ({ ...RECORD_ROW[product], ...row })),
  ).map((row) => row.map(String));
  return readCells(product, cells, findColumns(RECORD_COLUMNS[product], headers).places);
}
const wrongIn = (product: ImportedProduct, ...rows: RowCells[]) =>
  read(product, ...rows).wrong.map(({ line, field, problem }) => `${line} ${field} ${problem.kind}`);

const REFUND = { 类型: '退款', 退款日期: '2026-03-05', 退款手续费: '10' };

describe('records', () => {
  it('of each product can be read', () => {
    for (const product of ['train', 'car', 'hotel'] as const) {
      assert.deepEqual(wrongIn(product, {}), []);
    }
  });

  it('stand in columns of any order, with units behind their headers', () => {
    const headers = RECORD_COLUMNS.car.map(({ header }) => header);
    const shuffled = headers.toReversed().map((header) => (header === '车费' ? ' 车 费（元） ' : header));
    const found = findColumns(RECORD_COLUMNS.car, ['\uFEFF', ...shuffled]);
    assert.deepEqual([found.unknown, found.twice, found.missing], [[], [], []]);
    assert.equal(found.places.get('recordNo'), headers.length);
    const wrong = findColumns(RECORD_COLUMNS.car, ['记录号', '记录号', '备注']);
    assert.deepEqual([wrong.unknown, wrong.twice], [['备注'], ['记录号']]);
    assert.ok(wrong.missing.includes('车费'));
  });

  const cases: [what: string, product: ImportedProduct, row: RowCells, wrong: string][] = [
    ['no number', 'car', { 记录号: '' }, 'recordNo missing'],
    ['an unknown event', 'car', { 类型: '改签' }, 'event notOneOf'],
    ['staff who is none', 'car', { 工号: '1000020001' }, 'staffNo unknownNumber'],
    ['a department of others', 'car', { 部门编号: 'D9' }, 'deptNo unknownNumber'],
    ['a day that is none', 'car', { 支付日期: '2026-02-30' }, 'issuedOn notADate'],
    ['a payment to come', 'car', { 支付日期: '2026-11-21' }, 'issuedOn afterToday'],
    ['a payment before the booking', 'car', { 支付日期: '2026-03-08' }, 'issuedOn beforeBooking'],
    ['a use before the ride', 'car', { 使用日期: '2026-03-08' }, 'usedOn beforeStart'],
    [
      'a ride before the booking',
      'car',
      { 用车时间: '2026-03-08 10:00', 使用日期: '' },
      'start beforeBooking',
    ],
    ['an unknown station', 'train', { 出发站: '火星' }, 'from unknownStation'],
    ['a train to where it is', 'train', { 到达站: '北京南站' }, 'to sameStation'],
    ['an unknown seat', 'train', { 席别: '站票' }, 'className notOneOf'],
    ['an unknown city', 'hotel', { 城市: '亚特兰蒂斯' }, 'city unknownCity'],
    ['half a night', 'hotel', { 间夜数: '0.5' }, 'quantity notACount'],
    ['a name that is a formula', 'hotel', { 酒店名称: '=1+1' }, 'service formula'],
    ['a reason for nothing', 'hotel', { 超标原因: '房源紧张' }, 'overReason notForWithin'],
    ['a refund beside its purchase', 'hotel', { 退款日期: '2026-03-04' }, 'refundedOn notForPurchase'],
    ['a refund without a day', 'hotel', { 类型: '退款' }, 'refundedOn missing'],
  ];
  for (const [what, product, row, wrong] of cases) {
    it(`are refused for ${what}`, () => assert.deepEqual(wrongIn(product, row), [`2 ${wrong}`]));
  }

  it('of stays are held against the standard where the file does not say', () => {
    const isWithin = (product: ImportedProduct, row: RowCells) => {
      const { records, wrong } = read(product, row);
      assert.deepEqual(wrong, []);
      const [record] = records;
      return record?.event === 'bought' && record.purchase.isWithin;
    };
    assert.equal(isWithin('hotel', { 房费: '1200' }), true);
    assert.equal(isWithin('hotel', { 房费: '1200.01' }), false);
    assert.equal(isWithin('hotel', { 房费: '1200.01', 间夜数: '3' }), true);
    assert.equal(isWithin('hotel', { 房费: '2000', 是否超标: '否' }), true);
    assert.equal(isWithin('hotel', { 房费: '100', 是否超标: '是' }), false);
    assert.equal(isWithin('hotel', { 房费: '2000', 超标原因: '房源紧张' }), false);
  });

  it('of trains and rides are held against the highest class, by the duration where the file has it', () => {
    const isOver = (product: ImportedProduct, row: RowCells) => {
      const { records, wrong } = read(product, row);
      assert.deepEqual(wrong, []);
      const [record] = records;
      return record?.event === 'bought' && !record.purchase.isWithin;
    };
    const from = { 席别: '一等座', 出发时间: '2026-03-09 08:00' };
    assert.equal(isOver('train', { ...from, 席别: '二等座' }), false);
    assert.equal(isOver('train', from), true);
    assert.equal(isOver('train', { ...from, 到达时间: '2026-03-09 13:59' }), true);
    assert.equal(isOver('train', { ...from, 到达时间: '2026-03-09 14:00' }), false);
    assert.equal(isOver('train', { ...from, 席别: '商务座', 到达时间: '2026-03-09 20:00' }), true);
    assert.equal(isOver('train', { ...from, 是否超标: '否' }), false);
    assert.equal(isOver('car', { 车型: '舒适型' }), false);
    assert.equal(isOver('car', { 车型: '豪华型' }), true);
    assert.deepEqual(wrongIn('train', { ...from, 到达时间: '2026-03-09 08:00' }), ['2 end beforeStart']);
  });

  it('are refused for a number that stands twice, as a purchase or as a refund', () => {
    assert.deepEqual(wrongIn('car', {}, { 车费: '1' }), ['3 recordNo twice']);
    assert.deepEqual(wrongIn('car', { 使用日期: '' }, REFUND), []);
    assert.deepEqual(wrongIn('car', REFUND, REFUND), ['3 recordNo twice']);
  });

  it('count rows that are not empty, by the lines of the spreadsheet', () => {
    const rows = [[''], ['', ' '], ['x']];
    assert.equal(linesOf(rows).length, 1);
    const { wrong } = readCells('car', rows, new Map([['recordNo', 0]]));
    assert.ok(wrong.length > 0 && wrong.every(({ line }) => line === 4));
  });

  it('are read or refused, with any cells, and never half', () => {
    const cell = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 30 }),
      fc.constantFrom(...Object.values(RECORD_ROW.train).map(String), '', '长'.repeat(10_000), '=1', '\0'),
    );
    const headers = RECORD_COLUMNS.train.map(({ header }) => header);
    const { places } = findColumns(RECORD_COLUMNS.train, headers);
    fc.assert(
      fc.property(fc.array(fc.array(cell, { maxLength: headers.length }), { maxLength: 6 }), (rows) => {
        const { records, wrong } = readCells('train', rows, places);
        const lines = new Set(wrong.map(({ line }) => line));
        assert.equal(records.length + lines.size, linesOf(rows).length);
        assert.ok(records.every(({ line }) => !lines.has(line)));
      }),
    );
  });
});

describe('records compared with existing ones', () => {
  const purchaseIn = (...rows: RowCells[]): Purchase => {
    const [record] = read('car', ...rows).records;
    assert.ok(record?.event === 'bought');
    return record.purchase;
  };
  const bought = purchaseIn({ 使用日期: '' });
  const settle = (known: StoredRecord, ...rows: RowCells[]) => {
    const { records, wrongNos } = read('car', ...rows);
    const { events, newLines, knownCount, wrong } = settleRecords(records, new Map([['C-1', known]]), {
      bought: purchasesOf(records),
      wrongNos,
    });
    return [
      events.map(({ kind }) => kind).join(' '),
      newLines.length,
      knownCount,
      wrong.map(({ field, problem }) => `${field} ${problem.kind}`).join(),
    ];
  };
  const refund = { recordNo: 'C-1', refundedOn: '2026-03-10', refundFee: 1000 };
  const refundRow = { ...REFUND, 退款日期: '2026-03-10' };

  const cases: [what: string, known: StoredRecord, rows: RowCells[], outcome: unknown[]][] = [
    ['new and used', {}, [{}], ['bought used', 1, 0, '']],
    ['new and not used', {}, [{ 使用日期: '' }], ['bought', 1, 0, '']],
    ['known', { purchase: bought, usedOn: '2026-03-09' }, [{}], ['', 0, 1, '']],
    ['known and used by now', { purchase: bought }, [{}], ['used', 1, 0, '']],
    [
      'of before they were used',
      { purchase: bought, usedOn: '2026-03-09' },
      [{ 使用日期: '' }],
      ['', 0, 1, ''],
    ],
    ['other in price', { purchase: bought }, [{ 车费: '1' }], ['', 0, 0, 'recordNo different']],
    ['other in who paid', { purchase: bought }, [{ 部门编号: 'D2' }], ['', 0, 0, 'recordNo different']],
    [
      'used on another day',
      { purchase: bought, usedOn: '2026-03-10' },
      [{}],
      ['', 0, 0, 'recordNo different'],
    ],
    [
      'of staff who have moved',
      { purchase: { ...bought, deptNo: 'D2' } },
      [{ 使用日期: '' }],
      ['', 0, 1, ''],
    ],
    ['given back at once', {}, [refundRow, { 使用日期: '' }], ['refunded bought', 2, 0, '']],
    ['given back later', { purchase: bought }, [refundRow], ['refunded', 1, 0, '']],
    ['given back already', { purchase: bought, refund }, [refundRow], ['', 0, 1, '']],
    [
      'given back otherwise',
      { purchase: bought, refund },
      [{ ...refundRow, 退款手续费: '11' }],
      ['', 0, 0, 'recordNo different'],
    ],
    [
      'given back, of another price than is known',
      { purchase: bought },
      [refundRow, { 使用日期: '', 车费: '40' }],
      ['', 0, 0, 'recordNo different,recordNo different'],
    ],
    ['given back, of nothing', {}, [refundRow], ['', 0, 0, 'recordNo noPurchase']],
    [
      'given back after use',
      { purchase: bought, usedOn: '2026-03-09' },
      [refundRow],
      ['', 0, 0, 'refundedOn usedAlready'],
    ],
    [
      'used after they were given back',
      { purchase: bought, refund },
      [{}],
      ['', 0, 0, 'usedOn refundedAlready'],
    ],
    [
      'given back before they were paid',
      { purchase: bought },
      [{ ...refundRow, 退款日期: '2026-03-08' }],
      ['', 0, 0, 'refundedOn beforeBooking'],
    ],
    [
      'given back for more than they cost',
      { purchase: bought },
      [{ ...refundRow, 退款手续费: '48.61' }],
      ['', 0, 0, 'refundFee feeTooHigh'],
    ],
  ];
  for (const [what, known, rows, outcome] of cases) {
    it(`are settled: ${what}`, () => assert.deepEqual(settle(known, ...rows), outcome));
  }

  it('of stays are known again when the standard that they were held against has changed', () => {
    const settleStay = (row: RowCells) => {
      const { records, wrongNos } = read('hotel', { 使用日期: '', ...row });
      const [stay] = records;
      assert.ok(stay?.event === 'bought');
      const known = new Map([['H-1', { purchase: { ...stay.purchase, isWithin: !stay.purchase.isWithin } }]]);
      const { wrong } = settleRecords(records, known, { bought: purchasesOf(records), wrongNos });
      return wrong.map(({ problem }) => problem.kind);
    };
    assert.deepEqual(settleStay({}), []);
    assert.deepEqual(settleStay({ 是否超标: '否' }), ['different']);
  });

  it('say nothing new once all of it has been taken', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 90_000 }), fc.boolean(), (fen, isUsed) => {
        const row = { 车费: (fen / 100).toFixed(2), 使用日期: isUsed ? '2026-03-09' : '' };
        const known: StoredRecord = {
          purchase: purchaseIn(row),
          ...(isUsed ? { usedOn: '2026-03-09' } : {}),
        };
        assert.deepEqual(settle(known, row), ['', 0, 1, '']);
      }),
    );
  });
});
