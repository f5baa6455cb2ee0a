import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { describe, it } from 'vitest';
import {
  readCount,
  readDate,
  readKilometres,
  readName,
  readNumber,
  readRecordNo,
  readTime,
  readTrainNo,
  readWord,
  readYuan,
  type CellResult,
} from '../../../src/domain/report/record-cells';
import { formatPrice } from '../../../src/domain/money/money';

type Case = [read: (text: string) => CellResult<unknown>, text: string, expected: unknown];

/** Value of a cell, or the kind of its problem. */
const outcome = ({ value, problem }: { value?: unknown; problem?: { kind: string } }) =>
  problem === undefined ? value : `! ${problem.kind}`;

const yesNo = readWord({ 是: true, 否: false });

const CASES: readonly Case[] = [
  [readYuan, '553.5', 55_350],
  [readYuan, '0.29', 29],
  [readYuan, '1,016.00', 101_600],
  [readYuan, '￥１２３．４５', 12_345],
  [readYuan, '1000000', 100_000_000],
  [readYuan, '1000000.01', '! tooMuch'],
  [readYuan, '-1', '! notAnAmount'],
  [readYuan, '553.500', 55_350],
  [readYuan, '553.50元', 55_350],
  [readYuan, '(5)', '! notAnAmount'],
  [readYuan, '1.234', '! notAnAmount'],
  [readYuan, '1,01', '! notAnAmount'],
  [readYuan, '1e3', '! notAnAmount'],
  [readYuan, '=1+1', '! notAnAmount'],
  [readYuan, '12\u0000', '! notAnAmount'],
  [readYuan, '9'.repeat(10_000), '! notAnAmount'],
  [readKilometres, '17.35', 17.35],
  [readKilometres, '20000.01', '! tooMuch'],
  [readKilometres, '一百', '! notAKilometre'],
  [readCount, '２', 2],
  [readCount, '0', '! notACount'],
  [readCount, '1.5', '! notACount'],
  [readCount, '1001', '! tooMuch'],
  [readDate, '2026-02-28', '2026-02-28'],
  [readDate, '2026/2/8', '2026-02-08'],
  [readDate, '2026.2.8', '2026-02-08'],
  [readDate, '２０２６年２月８日', '2026-02-08'],
  [readDate, '2026-02-08 00:00:00', '2026-02-08'],
  [readDate, '2024-02-29', '2024-02-29'],
  [readDate, '20261020', '2026-10-20'],
  [readDate, '20-10月-26', '2026-10-20'],
  [readDate, '202610201', '! notADate'],
  [readDate, '2026-02-29', '! notADate'],
  [readDate, '2026-02-30', '! notADate'],
  [readDate, '2026-02-08 08:00', '! notADate'],
  [readDate, '2026-02/08', '! notADate'],
  [readDate, '1999-12-31', '! notADate'],
  [readDate, '2200-01-01', '! notADate'],
  [readDate, '45000', '! notADate'],
  [readTime, '2026-02-08 8:05', '2026-02-08T08:05'],
  [readTime, '2026/2/8T23:59:59', '2026-02-08T23:59'],
  [readTime, '2026-02-08 ８：０５', '2026-02-08T08:05'],
  [readTime, '2026年10月28日 9时00分', '2026-10-28T09:00'],
  [readTime, '2026-02-08', '! notATime'],
  [readTime, '2026-02-08 24:00', '! notATime'],
  [readTime, '2026-02-30 08:00', '! notATime'],
  [readRecordNo, 'Ｔ-００１', 'T-001'],
  [readRecordNo, '-1', '! notARecordNo'],
  [readRecordNo, '1.2e+20', '! notARecordNo'],
  [readRecordNo, 'x'.repeat(41), '! notARecordNo'],
  [readRecordNo, 'T\u00001', '! notARecordNo'],
  [readTrainNo, 'g5', 'G5'],
  [readTrainNo, '6063', '6063'],
  [readTrainNo, 'CA1234', '! notATrainNo'],
  [readNumber, '１０００', '1000'],
  [readNumber, '1\u0000', '! unreadable'],
  [readName, ' 虹桥云栖酒店 ', '虹桥云栖酒店'],
  [readName, '=cmd|calc', '! formula'],
  [readName, '＝SUM(A1)', '! formula'],
  [readName, '@x', '! formula'],
  [readName, 'a\u0000b', '! unreadable'],
  [readName, 'a\u202eb', '! unreadable'],
  [readName, 'a\ud800b', '! unreadable'],
  [readName, '长'.repeat(60), '长'.repeat(60)],
  [readName, '长'.repeat(10_000), '! tooLong'],
  [yesNo, '是', true],
  [yesNo, '否', false],
  [yesNo, 'constructor', '! notOneOf'],
];

describe('cells of records', () => {
  for (const [read, text, expected] of CASES) {
    it(`hold ${JSON.stringify(text.slice(0, 24))}: ${String(expected).slice(0, 24)}`, () => {
      assert.equal(outcome(read(text)), expected);
    });
  }

  it('hold every amount to the fen', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (fen) => {
        assert.equal(outcome(readYuan(formatPrice(fen))), fen);
        assert.equal(outcome(readYuan((fen / 100).toFixed(2))), fen);
      }),
    );
  });

  it('hold every date and time that exists', () => {
    const days = fc.date({
      min: new Date('2000-01-01T00:00Z'),
      max: new Date('2199-12-31T23:59Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(days, (day) => {
        const text = day.toISOString().slice(0, 16);
        assert.equal(outcome(readTime(text)), text);
        assert.equal(outcome(readDate(text.slice(0, 10))), text.slice(0, 10));
      }),
    );
  });

  it('never break a reading, with any content', () => {
    const reads = [...new Set(CASES.map(([read]) => read))];
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        for (const read of reads) {
          const found = outcome(read(text));
          if (typeof found === 'string') assert.doesNotMatch(found, /[\p{Cc}\p{Cs}]/u);
        }
      }),
    );
  });
});
