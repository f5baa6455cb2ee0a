import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import type { FaultName } from '../../../src/contract/faults';
import type { SettleBillLine } from '../../../src/contract/settlement/bills';
import {
  addBillComparison,
  COMPARED_TOGETHER,
  COMPARISON_DAYS,
  matchBillComparison,
  queryBillComparison,
  queryBillComparisons,
  queryComparedLines,
  RECORD_FIELDS,
  removeBillComparison,
  type BillComparison,
} from '../../../src/contract/settlement/compare';
import { disputeBillLines } from '../../../src/contract/settlement/disputes';
import {
  allItems,
  allLines,
  compareFile,
  recordFile,
  RECORD_HEADERS,
  recordRow,
} from '../../support/gateway/areas/money/bill-comparisons';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';

const BILL = 'ZD20261117-100001';

describe('comparing a bill with a record', () => {
  let gateway: TestGateway;
  let as: string;
  let lines: SettleBillLine[];
  beforeAll(async () => {
    gateway = await startTestGateway();
    as = await gateway.login('admin');
    lines = await allLines(gateway, as, BILL);
    assert.ok(lines.length > 10);
  });
  afterAll(() => gateway.close());

  const compare = (file: File, billNo = BILL) => compareFile(gateway, as, { file, billNo });
  const rowsOf = (some: readonly SettleBillLine[]) => [RECORD_HEADERS, ...some.map(recordRow)];
  const items = (comparison: Pick<BillComparison, 'comparisonNo'>, body = {}) =>
    allItems(gateway, as, { comparisonNo: comparison.comparisonNo, ...body });
  const counts = ({ sumList }: BillComparison) =>
    Object.fromEntries(sumList.map(({ result, itemCount }) => [result, itemCount]));
  const total = () => lines.reduce((sum, { amount }) => sum + amount, 0);

  it('finds everything the same where the record equals the bill, in both encodings', async () => {
    for (const encoding of ['utf8', 'gb18030'] as const) {
      const found = await compare(recordFile(rowsOf(lines), encoding));
      const { comparison, columnList, headerList, differList, canChange } = found;
      assert.deepEqual(comparison, {
        comparisonNo: comparison.comparisonNo,
        billNo: BILL,
        fileName: '费用记录.csv',
        comparisonState: 'compared',
        compareBy: 'ticket',
        rowCount: lines.length,
        rowsDone: lines.length,
        sumList: [
          {
            result: 'same',
            itemCount: comparison.sumList[0]?.itemCount,
            lineCount: lines.length,
            rowCount: lines.length,
            billAmount: total(),
            recordAmount: total(),
          },
        ],
        applyBy: '刘敏',
        applyTime: gateway.clock.now.toISOString(),
        keptUntil: new Date(gateway.clock.now.getTime() + COMPARISON_DAYS * 86_400_000).toISOString(),
      });
      assert.deepEqual([headerList, differList, canChange], [RECORD_HEADERS, [], true]);
      assert.deepEqual(
        columnList,
        RECORD_FIELDS.map((field, place) => ({ field, place })),
      );
    }
  });

  it('finds differences and their fields, lines of either side alone, and unreadable rows', async () => {
    const [first, second, third, ...rest] = lines.filter(
      ({ ticketNo, kind }, _, all) =>
        ticketNo !== '' &&
        kind === 'fare' &&
        all.filter((one) => one.ticketNo === ticketNo && one.kind === kind).length === 1,
    );
    assert.ok(first && second && third && rest.length > 0);
    const others = lines.filter((line) => ![first, second, third].includes(line));
    const change = (line: SettleBillLine, place: number, text: string) => recordRow(line).with(place, text);
    const { comparison, differList } = await compare(
      recordFile([
        RECORD_HEADERS,
        ...others.map(recordRow).toReversed(),
        change(first, 3, '￥1.00'),
        change(second, 6, '别的部门').with(5, '别人'),
        ['9990000000001', '', '票价', '（10.00）', '', '', '', ''],
        ['合计', '', '', '', '', '', '', ''],
        ['9990000000002', '', '票价', '12.345', '', '', '', ''],
      ]),
    );
    const { same = 0, ...rare } = counts(comparison);
    assert.deepEqual(rare, { differs: 2, onlyBill: 1, onlyRecord: 1, unreadable: 2 });
    assert.ok(same > 0);
    assert.deepEqual(differList, [
      { field: 'amount', itemCount: 1 },
      { field: 'traveller', itemCount: 1 },
      { field: 'department', itemCount: 1 },
    ]);
    const all = await items(comparison);
    assert.deepEqual(
      all.flatMap(({ lineList }) => lineList.map(({ lineNo }) => lineNo)).sort(),
      lines.map(({ lineNo }) => lineNo).sort(),
    );
    const sums = comparison.sumList.reduce((sum, one) => sum + one.billAmount, 0);
    assert.equal(sums, total());

    const differing = await items(comparison, { resultList: ['differs'] });
    const byLine = (line: SettleBillLine) =>
      differing.find(({ lineList }) => lineList[0]?.lineNo === line.lineNo);
    const [amount, texts] = [byLine(first), byLine(second)];
    assert.deepEqual(
      [amount?.differList, amount?.billAmount, amount?.recordAmount],
      [['amount'], first.amount, 100],
    );
    assert.deepEqual(amount?.lineList, [first]);
    assert.deepEqual(amount?.rowList[0]?.cellList[3], { field: 'amount', text: '￥1.00' });
    assert.equal(amount?.rowList[0]?.line, others.length + 2);
    assert.deepEqual(texts?.differList, ['traveller', 'department']);
    assert.deepEqual(
      (await items(comparison, { resultList: ['onlyBill'] })).map(({ lineList }) => lineList),
      [[third]],
    );
    const [alone] = await items(comparison, { resultList: ['onlyRecord'] });
    assert.deepEqual([alone?.lineList, alone?.rowCount, alone?.recordAmount], [[], 1, -1000]);
    assert.deepEqual(
      (await items(comparison, { resultList: ['unreadable'] })).map(({ wrongList }) =>
        wrongList.map(({ cell, message }) => `${cell} ${message.slice(0, 4)}`),
      ),
      [
        [`A${lines.length + 2} 不是票号`, `D${lines.length + 2} 不能为空`, `C${lines.length + 2} 不能为空`],
        [`D${lines.length + 3} 不是金额`],
      ],
    );
    // Filters by differing field, by keyword and by page.
    assert.deepEqual(await items(comparison, { differFieldList: ['department'] }), [texts]);
    const byKeyword = await items(comparison, {
      keyword: `${first.ticketNo.slice(0, 3)}-${first.ticketNo.slice(3)}`,
      resultList: ['differs'],
    });
    assert.deepEqual(byKeyword, [amount]);
    assert.deepEqual(
      (await items(comparison, { keyword: '别人' })).map(({ itemNo }) => itemNo),
      [texts.itemNo],
    );
    assert.deepEqual(await items(comparison, { keyword: '%' }), []);
    const page = await gateway.ok(
      queryComparedLines,
      { comparisonNo: comparison.comparisonNo, pageSize: 3, pageIndex: 2 },
      { as },
    );
    assert.deepEqual(page.itemList, all.slice(3, 6));
    assert.equal(page.total, all.length);
  });

  it('waits for the columns where no header names them, and compares anew as they are matched', async () => {
    const rows = lines.map((line) => [line.orderNo, line.amount / 100, line.ticketNo]);
    const found = await compare(recordFile([['甲', '乙', '丙'], ...rows]));
    const { comparisonNo, comparisonState } = found.comparison;
    assert.equal(comparisonState, 'unmatched');
    assert.deepEqual(await items(found.comparison), []);
    const match = (columnList: { field: (typeof RECORD_FIELDS)[number]; place: number | null }[]) => ({
      comparisonNo,
      compareBy: 'order' as const,
      columnList,
    });
    const refused = async (body: ReturnType<typeof match>, at: string) => {
      const answer = await gateway.refused('fieldsInvalid', matchBillComparison, body, { as });
      assert.ok(Object.hasOwn((answer as { fields: object }).fields, at), JSON.stringify(answer));
    };
    await refused(match([{ field: 'amount', place: 1 }]), 'columnList');
    await refused(
      match([
        { field: 'amount', place: 1 },
        { field: 'orderNo', place: null },
      ]),
      'columnList.1.place',
    );
    await refused(
      match([
        { field: 'amount', place: 1 },
        { field: 'orderNo', place: 1 },
      ]),
      'columnList.1.place',
    );
    await refused(match([{ field: 'amount', place: 3 }]), 'columnList.0.place');
    await gateway.ok(
      matchBillComparison,
      match([
        { field: 'amount', place: 1 },
        { field: 'orderNo', place: 0 },
      ]),
      { as },
    );
    await gateway.idle();
    const { comparison } = await gateway.ok(queryBillComparison, { comparisonNo }, { as });
    // Without kinds, the comparison uses the sum of the lines of each order.
    assert.equal(comparison.compareBy, 'order');
    assert.deepEqual(Object.keys(counts(comparison)), ['same']);
    const orders = new Set(lines.map(({ orderNo }) => orderNo));
    assert.equal(counts(comparison)['same'], orders.size);
    // Comparing by the former columns again discards all results of the last comparison.
    await gateway.ok(
      matchBillComparison,
      {
        ...match([
          { field: 'amount', place: 1 },
          { field: 'ticketNo', place: 2 },
          { field: 'orderNo', place: 0 },
        ]),
        compareBy: 'ticket',
      },
      { as },
    );
    await gateway.idle();
    const again = await gateway.ok(queryBillComparison, { comparisonNo }, { as });
    const listed = await items(again.comparison);
    assert.equal(
      listed.length,
      again.comparison.sumList.reduce((sum, { itemCount }) => sum + itemCount, 0),
    );
    const kept = await gateway.db
      .selectFrom('bill_comparison_item')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('comparison_no', '=', comparisonNo)
      .executeTakeFirstOrThrow();
    assert.equal(kept.count, listed.length);
  });

  it('is refused for files without a table, for other bills, and to others', async () => {
    const file = recordFile(rowsOf(lines));
    const foreign = 'ZD20261101-100002';
    await gateway.refused('billUnknown', addBillComparison, { file, billNo: foreign }, { as });
    await gateway.refused('billUnknown', queryBillComparisons, { billNo: foreign }, { as });
    await gateway.refused('billUnknown', addBillComparison, { file, billNo: 'ZD20260101-1' }, { as });
    for (const bad of [
      new File([], 'a.csv'),
      new File(['票号,金额'], 'a.csv'),
      new File([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1])], 'a.xls'),
      new File([new Uint8Array([0x50, 0x4b, 3, 4, 9, 9, 9])], 'a.xlsx'),
      new File(['票号,金额\r\n781,"1'], 'a.csv'),
    ]) {
      await gateway.refused('fieldsInvalid', addBillComparison, { file: bad, billNo: BILL }, { as });
    }
    const { comparison } = await compare(file);
    const { comparisonNo } = comparison;
    const refusing = async (fault: FaultName, they: string) => {
      await gateway.refused(fault, queryBillComparison, { comparisonNo }, { as: they });
      await gateway.refused(fault, queryComparedLines, { comparisonNo }, { as: they });
      await gateway.refused(fault, removeBillComparison, { comparisonNo }, { as: they });
      const body = { comparisonNo, compareBy: 'ticket' as const, columnList: [] };
      await gateway.refused(fault, matchBillComparison, body, { as: they });
    };
    await refusing('forbidden', await gateway.login('staff'));
    await gateway.db
      .updateTable('bill_comparison')
      .set({ enterprise_num: '100002', bill_no: foreign, asked_by: '1000020001' })
      .where('comparison_no', '=', comparisonNo)
      .execute();
    await refusing('comparisonUnknown', as);
    // A bill in state `generating` is not available yet.
    await gateway.db
      .updateTable('settle_bill')
      .set({ bill_state: 'generating', made_at: null })
      .where('bill_no', '=', BILL)
      .execute();
    await gateway.refused('billUnknown', addBillComparison, { file, billNo: BILL }, { as });
    await gateway.db
      .updateTable('settle_bill')
      .set({ bill_state: 'toConfirm', made_at: gateway.clock.now })
      .where('bill_no', '=', BILL)
      .execute();
  });

  it('keeps any content of a file as text', async () => {
    const hostile = ['<img src=x onerror=alert(1)>', "'; drop table staff; --", '\u202Egnp', '=1+1'];
    const cells = (text: string, i: number) => [`999000${i}`, '', '票价', '1', text, text, text, text];
    const { comparison } = await compare(recordFile([RECORD_HEADERS, ...hostile.map(cells)]));
    const found = await items(comparison, { resultList: ['onlyRecord'] });
    assert.deepEqual(
      found.map(({ rowList }) => rowList[0]?.cellList.at(-1)?.text),
      hostile,
    );
  });

  it('answers the first of very many that belong together, and how many there are', async () => {
    const [line] = lines;
    assert.ok(line);
    const rows = Array.from({ length: COMPARED_TOGETHER + 5 }, () => [line.orderNo, '0.01']);
    const { comparison } = await compare(recordFile([['订单号', '金额'], ...rows]));
    const [item] = await items(comparison, { resultList: ['differs'] });
    assert.ok(item);
    assert.deepEqual([item.rowList.length, item.rowCount], [COMPARED_TOGETHER, COMPARED_TOGETHER + 5]);
    assert.equal(item.recordAmount, COMPARED_TOGETHER + 5);
  });

  it('shows later states of the lines of the bill', async () => {
    const { comparison } = await compare(
      recordFile([RECORD_HEADERS, ['9990000000001', '', '票价', '1', '', '', '', '']]),
    );
    const item = (await items(comparison, { resultList: ['onlyBill'] })).find(
      ({ lineList: [line] }) => line !== undefined && line.canDispute && line.amount > 0,
    );
    const lineNo = item?.lineList[0]?.lineNo;
    assert.ok(lineNo);
    await gateway.ok(
      disputeBillLines,
      {
        billNo: BILL,
        lineList: [{ lineNo, claimAmount: null }],
        reason: 'notOurs',
        content: '记录中没有',
        fileNoList: [],
      },
      { as },
    );
    const now = (await items(comparison)).find(({ lineList: [line] }) => line?.lineNo === lineNo);
    assert.deepEqual([now?.lineList[0]?.lineDispute, now?.lineList[0]?.canDispute], ['open', false]);
  });
});
