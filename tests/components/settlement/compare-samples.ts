import type { BodyOf, ResultOf } from '../../../src/contract/call';
import {
  COMPARE_RESULTS,
  RECORD_FIELDS,
  type BillComparison,
  type ComparedItem,
  type matchBillComparison,
  type queryBillComparison,
  type queryBillComparisons,
  type queryComparedLines,
  type RecordField,
  type removeBillComparison,
} from '../../../src/contract/settlement/compare';
import type { SettleBillLine } from '../../../src/contract/settlement/bills';
import type { Answers } from '../../support/components/fake-runtime';
import { refusal } from '../../support/components/samples';
import { LINES, PLAIN_BILL } from './settlement-samples';

export const comparisonNo = (sign: string): string => `C${sign.repeat(32)}`;

const row = (line: number, cells: Partial<Record<RecordField, string>>): ComparedItem['rowList'][number] => ({
  line,
  cellList: RECORD_FIELDS.map((field) => ({ field, text: cells[field] ?? '' })),
});

const item = (change: Partial<ComparedItem>): ComparedItem => ({
  itemNo: 1,
  result: 'same',
  lineList: [],
  rowList: [],
  differList: [],
  wrongList: [],
  ...change,
  lineCount: change.lineList?.length ?? 0,
  rowCount: change.rowList?.length ?? 0,
  billAmount: change.lineList?.reduce((sum, { amount }) => sum + amount, 0) ?? 0,
  recordAmount: change.recordAmount ?? 0,
});

const [first, second, third] = LINES;
if (!first || !second || !third) throw new Error('there are lines to compare');

/** Results for the current lines of a bill. */
export const comparedItems = (lines: readonly SettleBillLine[] = LINES): ComparedItem[] => {
  const now = (line: SettleBillLine) => lines.find(({ lineNo }) => lineNo === line.lineNo) ?? line;
  return [
    item({
      itemNo: 1,
      result: 'differs',
      lineList: [now(first)],
      rowList: [
        row(2, {
          ticketNo: first.ticketNo,
          traveller: first.travellerName,
          department: '市场部',
          amount: '1,000.00',
        }),
      ],
      recordAmount: 100_000,
      differList: ['amount', 'department'],
    }),
    item({ itemNo: 2, result: 'onlyBill', lineList: [now(second)] }),
    item({
      itemNo: 3,
      result: 'onlyRecord',
      rowList: [row(3, { ticketNo: '9990000000001', traveller: '王强', amount: '88' })],
      recordAmount: 8800,
    }),
    item({
      itemNo: 4,
      result: 'unreadable',
      rowList: [row(4, { ticketNo: '9990000000002', amount: '一百' })],
      wrongList: [{ cell: 'D4', field: 'amount', message: '不是金额' }],
    }),
    item({
      itemNo: 5,
      lineList: [now(third)],
      rowList: [row(5, { ticketNo: third.ticketNo, amount: '50' })],
      recordAmount: third.amount,
    }),
  ];
};

export const sumsOf = (items: readonly ComparedItem[]): BillComparison['sumList'] =>
  COMPARE_RESULTS.flatMap((result) => {
    const of = items.filter((one) => one.result === result);
    const sum = (key: 'lineCount' | 'rowCount' | 'billAmount' | 'recordAmount') =>
      of.reduce((all, one) => all + one[key], 0);
    return of.length === 0
      ? []
      : [
          {
            result,
            itemCount: of.length,
            lineCount: sum('lineCount'),
            rowCount: sum('rowCount'),
            billAmount: sum('billAmount'),
            recordAmount: sum('recordAmount'),
          },
        ];
  });

export const COMPARED: BillComparison = {
  comparisonNo: comparisonNo('1'),
  billNo: PLAIN_BILL.billNo,
  fileName: '费用记录-11月.xlsx',
  comparisonState: 'compared',
  compareBy: 'ticket',
  rowCount: 4,
  rowsDone: 4,
  sumList: sumsOf(comparedItems()),
  applyBy: '刘敏',
  applyTime: '2026-11-24T02:00:00.000Z',
  keptUntil: '2027-05-23T02:00:00.000Z',
};

/** A gateway that saves comparisons of the plain bill; `linesNow` returns its current lines. */
export function compareAnswers(
  linesNow: () => readonly SettleBillLine[],
  {
    comparisons: some = [COMPARED],
    mayCompare = true,
  }: { comparisons?: BillComparison[]; mayCompare?: boolean } = {},
): Answers {
  let comparisons = [...some];
  const one = (no: string): BillComparison => {
    const found = comparisons.find((comparison) => comparison.comparisonNo === no);
    if (found === undefined) throw refusal('comparisonUnknown');
    return found;
  };
  return {
    queryBillComparisons: ({ billNo }: BodyOf<typeof queryBillComparisons>) => {
      const own = comparisons.filter((comparison) => comparison.billNo === billNo);
      return { total: own.length, comparisonList: own, canCompare: mayCompare };
    },
    queryBillComparison: ({
      comparisonNo: no,
    }: BodyOf<typeof queryBillComparison>): ResultOf<typeof queryBillComparison> => ({
      comparison: one(no),
      headerList: ['票号', '订单', '类型', '金额', '日期', '姓名', '部门', ''],
      columnList: RECORD_FIELDS.map((field, place) => ({
        field,
        place: one(no).comparisonState === 'unmatched' && field === 'amount' ? null : place,
      })),
      differList: [
        { field: 'amount', itemCount: 1 },
        { field: 'department', itemCount: 1 },
      ],
      canChange: mayCompare,
    }),
    queryComparedLines: ({
      comparisonNo: no,
      resultList = [],
      differFieldList = [],
      keyword = '',
      pageIndex = 1,
      pageSize = 50,
    }: BodyOf<typeof queryComparedLines>): ResultOf<typeof queryComparedLines> => {
      one(no);
      const found = comparedItems(linesNow())
        .filter(({ result }) => resultList.length === 0 || resultList.includes(result))
        .filter(
          ({ differList }) =>
            differFieldList.length === 0 || differFieldList.some((field) => differList.includes(field)),
        )
        .filter((entry) => JSON.stringify([entry.lineList, entry.rowList]).includes(keyword));
      const sum = (key: 'billAmount' | 'recordAmount') => found.reduce((all, entry) => all + entry[key], 0);
      return {
        total: found.length,
        billAmount: sum('billAmount'),
        recordAmount: sum('recordAmount'),
        itemList: found.slice((pageIndex - 1) * pageSize, pageIndex * pageSize),
      };
    },
    addBillComparison: () => {
      const added = { ...COMPARED, comparisonNo: comparisonNo('2'), fileName: '新记录.csv' };
      comparisons = [added, ...comparisons];
      return { comparisonNo: added.comparisonNo };
    },
    matchBillComparison: ({ comparisonNo: no, compareBy }: BodyOf<typeof matchBillComparison>) => {
      comparisons = comparisons.map((comparison) =>
        comparison.comparisonNo === no
          ? { ...comparison, compareBy, comparisonState: 'compared' }
          : comparison,
      );
      return { comparisonNo: no };
    },
    removeBillComparison: ({ comparisonNo: no }: BodyOf<typeof removeBillComparison>) => {
      one(no);
      comparisons = comparisons.filter((comparison) => comparison.comparisonNo !== no);
      return { comparisonNo: no };
    },
  };
}
