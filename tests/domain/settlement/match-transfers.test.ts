import assert from 'node:assert/strict';
import { array, assert as check, constantFrom, property, record, shuffledSubarray } from 'fast-check';
import { describe, it } from 'vitest';
import {
  matchTransfers,
  type MatchedBill,
  type Transfer,
  type TransferMatch,
} from '../../../src/domain/settlement/match-transfers';
import { remittanceCodeOf } from '../../../src/domain/settlement/remittance-code';

const bill = (remittanceNo: number, given: Partial<MatchedBill> = {}): MatchedBill => ({
  billNo: `B${remittanceNo}`,
  remittanceNo,
  billDate: '2026-03-01',
  isSettled: false,
  payerNames: ['星海科技有限公司', '星海科技（上海）有限公司'],
  principal: 100_000,
  dueDate: '2026-04-10',
  rate: 500,
  payments: [],
  ...given,
});
const row = (reference: string, given: Partial<Transfer> = {}): Transfer => ({
  reference,
  day: '2026-03-20',
  amount: 100_000,
  payerName: '星海科技有限公司',
  purpose: '',
  ...given,
});
const code = (no: number) => `差旅费 ${remittanceCodeOf(no)}`;
const told = (matches: readonly TransferMatch[]) =>
  Object.fromEntries(
    matches.map((one) => [one.reference, 'why' in one ? one.why : `${one.how} ${one.billNo}`]),
  );

describe('the bill of a transfer', () => {
  const other = { payerNames: ['远航集团'] };
  const table: readonly [why: string, rows: Transfer[], bills: MatchedBill[], expected: object][] = [
    ['its code and the amount', [row('a', { purpose: code(1) })], [bill(1), bill(2)], { a: 'exact B1' }],
    ['its code, in part', [row('a', { purpose: code(1), amount: 5 })], [bill(1)], { a: 'code B1' }],
    [
      'its code, with something over',
      [row('a', { purpose: code(1), amount: 100_001 })],
      [bill(1)],
      { a: 'code B1' },
    ],
    ['its code, whoever pays', [row('a', { purpose: code(1), payerName: '' })], [bill(1)], { a: 'exact B1' }],
    [
      'its code and the late fee up to the day',
      [row('a', { purpose: code(1), day: '2026-04-12', amount: 100_100 })],
      [bill(1)],
      { a: 'exact B1' },
    ],
    [
      'nobody: the bill of the code is younger',
      [row('a', { purpose: code(1), day: '2026-02-28' })],
      [bill(1)],
      { a: 'noneFits' },
    ],
    [
      'its code, though it is settled',
      [row('a', { purpose: code(1) })],
      [bill(1, { isSettled: true })],
      { a: 'code B1' },
    ],
    [
      'what is left once another row has paid a part',
      [
        row('b', { purpose: code(1), day: '2026-03-21', amount: 60_000 }),
        row('a', { purpose: code(1), amount: 40_000 }),
      ],
      [bill(1)],
      { a: 'code B1', b: 'exact B1' },
    ],
    [
      'nobody: a digit of the code is wrong',
      [row('a', { purpose: 'HK000000196' })],
      [bill(1)],
      { a: 'codeWrong' },
    ],
    [
      'nobody: there are two codes',
      [row('a', { purpose: code(1) + code(2) })],
      [bill(1), bill(2)],
      { a: 'codesSeveral' },
    ],
    [
      'nobody: the code is of no confirmed bill',
      [row('a', { purpose: code(3) })],
      [bill(1)],
      { a: 'codeUnknown' },
    ],
    ['amount and payer', [row('a')], [bill(1), bill(2, { principal: 7 })], { a: 'amount B1' }],
    [
      'a legal entity pays',
      [row('a', { payerName: '星海科技(上海) 有限公司' })],
      [bill(1)],
      { a: 'amount B1' },
    ],
    ['nobody: another one pays', [row('a', { payerName: '某某公司' })], [bill(1)], { a: 'noneFits' }],
    [
      'nobody: nobody is named',
      [row('a', { payerName: '' })],
      [bill(1, { payerNames: [''] })],
      { a: 'noneFits' },
    ],
    ['nobody: another amount', [row('a', { amount: 99_999 })], [bill(1)], { a: 'noneFits' }],
    ['nobody: before the bill was made', [row('a', { day: '2026-02-28' })], [bill(1)], { a: 'noneFits' }],
    ['nobody: it is settled', [row('a')], [bill(1, { isSettled: true })], { a: 'noneFits' }],
    ['nobody: two bills fit', [row('a')], [bill(1), bill(2)], { a: 'severalFit' }],
    [
      'one of them, where the other is another one’s',
      [row('a')],
      [bill(1), bill(2, other)],
      { a: 'amount B1' },
    ],
    ['nobody: two rows fit one bill', [row('a'), row('b')], [bill(1)], { a: 'severalFit', b: 'severalFit' }],
    [
      'what a code has settled is found by no amount',
      [row('a'), row('b', { purpose: code(1), day: '2026-03-22' })],
      [bill(1)],
      { a: 'noneFits', b: 'exact B1' },
    ],
    [
      'after a part by code, the rest by amount',
      [row('a', { amount: 30_000, day: '2026-03-25' }), row('b', { purpose: code(1), amount: 70_000 })],
      [bill(1)],
      { a: 'amount B1', b: 'code B1' },
    ],
  ];
  for (const [why, rows, bills, expected] of table) {
    it(why, () => {
      assert.deepEqual(told(matchTransfers(rows, bills)), expected);
      assert.deepEqual(told(matchTransfers(rows.toReversed(), bills.toReversed())), expected, 'in any order');
    });
  }

  const bills = array(
    record({
      principal: constantFrom(10_000, 20_000, 30_000),
      isSettled: constantFrom(false, false, true),
      payer: constantFrom('甲公司', '乙公司'),
    }),
    { maxLength: 5 },
  ).map((some) =>
    some.map(({ principal, isSettled, payer }, at) =>
      bill(at + 1, { principal, isSettled, payerNames: [payer] }),
    ),
  );
  const rows = array(
    record({
      amount: constantFrom(10_000, 20_000, 30_000),
      payerName: constantFrom('甲公司', '乙公司', '丙公司'),
      day: constantFrom('2026-03-20', '2026-03-21'),
      no: constantFrom(0, 0, 0, 1, 2, 3, 9),
    }),
    { maxLength: 8 },
  ).map((some) =>
    some.map(({ no, ...given }, at) => row(`R${at}`, { ...given, purpose: no === 0 ? '' : code(no) })),
  );

  it('is decided once for each row, the same for any order', () => {
    check(
      property(rows, bills, (some, of) => {
        const matches = matchTransfers(some, of);
        assert.deepEqual(
          matches.map(({ reference }) => reference).sort(),
          some.map(({ reference }) => reference).sort(),
        );
        assert.deepEqual(told(matchTransfers(some.toReversed(), of.toReversed())), told(matches));
      }),
    );
    check(
      property(
        rows.chain((some) => shuffledSubarray(some, { minLength: some.length })),
        bills,
        (some, of) => {
          const sorted = [...some].sort((a, b) => (a.reference < b.reference ? -1 : 1));
          assert.deepEqual(told(matchTransfers(some, of)), told(matchTransfers(sorted, of)));
        },
      ),
    );
  });

  it('is never guessed: by amount only its payer pays a bill, in full', () => {
    check(
      property(rows, bills, (some, of) => {
        const matches = matchTransfers(some, of);
        const byAmount = matches.flatMap((one) => ('how' in one && one.how === 'amount' ? [one] : []));
        assert.equal(new Set(byAmount.map(({ billNo }) => billNo)).size, byAmount.length);
        for (const { reference, billNo } of byAmount) {
          const transfer = some.find((one) => one.reference === reference);
          const found = of.find((one) => one.billNo === billNo);
          assert.ok(transfer && found && !found.isSettled && transfer.purpose === '');
          assert.ok(found.payerNames.includes(transfer.payerName));
          // A code may have paid a part of the bill; then the amount differs from its principal.
          const coded = matches.some((one) => 'how' in one && one.how !== 'amount' && one.billNo === billNo);
          if (!coded) assert.equal(found.principal, transfer.amount);
        }
      }),
    );
  });
});
