import assert from 'node:assert/strict';
import {
  array,
  assert as check,
  boolean,
  constantFrom,
  integer,
  property,
  record,
  shuffledSubarray,
} from 'fast-check';
import { describe, it } from 'vitest';
import {
  compareBill,
  countDiffering,
  sumCompared,
  type BillFact,
  type ComparedGroup,
  type RecordFact,
} from '../../../src/domain/settlement/compare';

const line = (change: Partial<BillFact> = {}): BillFact => ({
  ticketNo: '7811',
  orderNo: '261',
  kind: 'fare',
  amount: 50_000,
  date: '2026-10-05',
  traveller: '林静',
  departments: ['D01', '研发部'],
  costCenters: ['CC1'],
  ...change,
});
const row = (change: Partial<RecordFact> = {}): RecordFact => ({
  ticketNo: '7811',
  orderNo: '',
  kind: 'fare',
  amount: 50_000,
  date: '',
  traveller: '',
  department: '',
  costCenter: '',
  ...change,
});
const byTicket = { compareBy: 'ticket', hasKinds: true } as const;
const plain = ({ result, lines, rows, differs }: ComparedGroup) => [result, lines, rows, differs];
const compare = (bill: BillFact[], rows: RecordFact[], rules: Parameters<typeof compareBill>[2] = byTicket) =>
  compareBill(bill, rows, rules).map(plain);

describe('comparing a bill with a record', () => {
  it('tells lines that are the same, differ, or are on one side alone', () => {
    const bill = [line(), line({ ticketNo: '7812' }), line({ ticketNo: '7813' })];
    const rows = [row({ ticketNo: '7814' }), row({ ticketNo: '7812', amount: 40_000 }), row()];
    assert.deepEqual(compare(bill, rows), [
      ['same', [0], [2], []],
      ['differs', [1], [1], ['amount']],
      ['onlyBill', [2], [], []],
      ['onlyRecord', [], [0], []],
    ]);
    const groups = compareBill(bill, rows, byTicket);
    assert.deepEqual(sumCompared(groups, 2), [
      {
        result: 'differs',
        itemCount: 1,
        lineCount: 1,
        rowCount: 1,
        billAmount: 50_000,
        recordAmount: 40_000,
      },
      { result: 'onlyBill', itemCount: 1, lineCount: 1, rowCount: 0, billAmount: 50_000, recordAmount: 0 },
      { result: 'onlyRecord', itemCount: 1, lineCount: 0, rowCount: 1, billAmount: 0, recordAmount: 50_000 },
      { result: 'unreadable', itemCount: 2, lineCount: 0, rowCount: 2, billAmount: 0, recordAmount: 0 },
      { result: 'same', itemCount: 1, lineCount: 1, rowCount: 1, billAmount: 50_000, recordAmount: 50_000 },
    ]);
    assert.deepEqual(countDiffering(groups), [{ field: 'amount', itemCount: 1 }]);
  });

  it('names every field that differs, and none that the record does not say', () => {
    assert.deepEqual(
      compare(
        [line()],
        [row({ amount: 1, date: '2026-10-06', traveller: '王', department: '市场部', costCenter: 'CC2' })],
      ),
      [['differs', [0], [0], ['amount', 'date', 'traveller', 'department', 'costCenter']]],
    );
    const same = row({ date: '2026-10-05', traveller: '林 静', department: 'ｄ01', costCenter: ' cc1' });
    assert.deepEqual(compare([line()], [same]), [['same', [0], [0], []]]);
    assert.deepEqual(compare([line()], [row({ department: '研发部 ' })]), [['same', [0], [0], []]]);
  });

  it('tells kinds apart where the record does, else sums up', () => {
    const bill = [line(), line({ kind: 'fund', amount: 5000 }), line({ kind: 'refund', amount: -20_000 })];
    assert.deepEqual(compare(bill, [row(), row({ kind: 'fuel', amount: 5000 })]), [
      ['same', [0], [0], []],
      ['onlyBill', [1], [], []],
      ['onlyBill', [2], [], []],
      ['onlyRecord', [], [1], []],
    ]);
    const sums = { compareBy: 'ticket', hasKinds: false } as const;
    assert.deepEqual(compare(bill, [row({ kind: '', amount: 35_000 })], sums), [
      ['same', [0, 1, 2], [0], []],
    ]);
    assert.deepEqual(compare(bill, [row({ kind: '', amount: 35_001 })], sums), [
      ['differs', [0, 1, 2], [0], ['amount']],
    ]);
  });

  it('matches by ticket, lines without one by order, or all by order', () => {
    const bill = [line({ ticketNo: '781-1' }), line({ ticketNo: '', kind: 'service', amount: 2000 })];
    const rows = [row(), row({ ticketNo: '', orderNo: '26-1', kind: 'service', amount: 2000 })];
    assert.deepEqual(compare(bill, rows), [
      ['same', [0], [0], []],
      ['same', [1], [1], []],
    ]);
    // A ticket number does not match an order number.
    assert.deepEqual(compare([line({ ticketNo: '261' })], [row({ ticketNo: '', orderNo: '261' })]), [
      ['onlyBill', [0], [], []],
      ['onlyRecord', [], [0], []],
    ]);
    assert.deepEqual(
      compare([line(), line({ ticketNo: '7812' })], [row({ orderNo: '261', amount: 100_000 })], {
        compareBy: 'order',
        hasKinds: true,
      }),
      [['same', [0, 1], [0], []]],
    );
  });

  it('loses no duplicates', () => {
    const bill = [line(), line({ amount: 60_000 })];
    // The record is booked twice.
    assert.deepEqual(compare(bill, [row(), row(), row({ amount: 60_000 })]), [
      ['same', [0], [0], []],
      ['same', [1], [2], []],
      ['onlyRecord', [], [1], []],
    ]);
    // Two segments of one ticket are booked as one record.
    assert.deepEqual(compare(bill, [row({ amount: 110_000 })]), [['same', [0, 1], [0], []]]);
    assert.deepEqual(compare(bill, [row({ amount: 100_000 })]), [['differs', [0, 1], [0], ['amount']]]);
    assert.deepEqual(compare(bill, [row({ amount: 70_000 }), row({ amount: 51_000 })]), [
      ['differs', [0], [1], ['amount']],
      ['differs', [1], [0], ['amount']],
    ]);
    // Of equal amounts, the most similar lines and rows match.
    const two = [line({ traveller: '王强' }), line()];
    assert.deepEqual(compare(two, [row({ traveller: '林静' })]), [
      ['onlyBill', [0], [], []],
      ['same', [1], [0], []],
    ]);
  });

  const number = constantFrom('781-1', '7812', '', '261');
  const amount = constantFrom(0, 100, 100, 200, 300, -100);
  const bills = array(
    record({
      ticketNo: number,
      orderNo: constantFrom('', '261', '262'),
      amount,
      kind: constantFrom('fare', 'fund'),
      traveller: constantFrom('a', 'b'),
    }).map((change) => line(change as Partial<BillFact>)),
    { maxLength: 12 },
  );
  const records = array(
    record({
      ticketNo: number,
      orderNo: constantFrom('', '261', '262'),
      amount,
      kind: constantFrom('fare', 'fund'),
      traveller: constantFrom('', 'a', 'b'),
    }).map((change) => row(change as Partial<RecordFact>)),
    { maxLength: 12 },
  );
  const rules = record({ compareBy: constantFrom('ticket', 'order'), hasKinds: boolean() });
  const sum = (some: readonly { amount: number }[]) => some.reduce((all, one) => all + one.amount, 0);

  it('has every line and row in exactly one result, and all amounts in the sums', () => {
    check(
      property(bills, records, rules, (bill, rows, by) => {
        const groups = compareBill(bill, rows, by);
        const places = (side: 'lines' | 'rows') =>
          groups.flatMap((group) => group[side]).sort((a, b) => a - b);
        assert.deepEqual(places('lines'), [...bill.keys()]);
        assert.deepEqual(places('rows'), [...rows.keys()]);
        const sums = sumCompared(groups, 0);
        const of = (key: 'billAmount' | 'recordAmount' | 'lineCount' | 'rowCount' | 'itemCount') =>
          sums.reduce((all, one) => all + one[key], 0);
        assert.deepEqual([of('billAmount'), of('recordAmount')], [sum(bill), sum(rows)]);
        assert.deepEqual([of('lineCount'), of('rowCount')], [bill.length, rows.length]);
        assert.equal(of('itemCount'), groups.length);
        for (const { result, lines, rows: found, differs, billAmount, recordAmount } of groups) {
          assert.equal(differs.includes('amount'), result === 'differs' && billAmount !== recordAmount);
          assert.equal(result === 'onlyBill', found.length === 0);
          assert.equal(result === 'onlyRecord', lines.length === 0);
          if (result === 'same') assert.deepEqual([billAmount, differs], [recordAmount, []]);
        }
      }),
    );
  });

  it('finds the same for any order of either side', () => {
    const contents = (
      bill: readonly BillFact[],
      rows: readonly RecordFact[],
      groups: readonly ComparedGroup[],
    ) =>
      groups
        .map(({ lines, rows: found, result, differs }) =>
          JSON.stringify([
            result,
            differs,
            lines.map((at) => JSON.stringify(bill[at])).sort(),
            found.map((at) => JSON.stringify(rows[at])).sort(),
          ]),
        )
        .sort();
    const all = (length: number) => shuffledSubarray([...Array(length).keys()], { minLength: length });
    check(
      property(bills, records, rules, all(12), all(12), (bill, rows, by, first, second) => {
        const otherBill = first.flatMap((at) => bill[at] ?? []);
        const otherRows = second.flatMap((at) => rows[at] ?? []);
        assert.deepEqual(
          contents(otherBill, otherRows, compareBill(otherBill, otherRows, by)),
          contents(bill, rows, compareBill(bill, rows, by)),
        );
      }),
    );
  });

  it('finds a record equal to the bill the same throughout', () => {
    check(
      property(bills, rules, (bill, by) => {
        const rows = bill.map(({ departments, costCenters, ...fact }) => ({
          ...fact,
          kind: by.hasKinds ? fact.kind : ('' as const),
          department: departments[0] ?? '',
          costCenter: costCenters[0] ?? '',
        }));
        assert.ok(compareBill(bill, rows, by).every(({ result }) => result === 'same'));
      }),
    );
  });

  it('takes time by the number of rows, also where all have one number', () => {
    check(
      property(integer({ min: 0, max: 3 }), (kinds) => {
        const bill = Array.from({ length: 50_000 }, (_, i) =>
          line({ amount: i % (kinds + 1), date: `${i}` }),
        );
        const rows = bill.map(({ date }, i) => row({ amount: (i * 7) % (kinds + 2), date }));
        const begun = performance.now();
        const groups = compareBill(bill, rows, byTicket);
        // Comparing each row with each line would take hours.
        assert.ok(performance.now() - begun < 20_000);
        assert.equal(groups.flatMap(({ lines }) => lines).length, bill.length);
        assert.equal(groups.flatMap(({ rows: found }) => found).length, rows.length);
      }),
      { numRuns: 4 },
    );
  });
});
