import type { LineKind } from '../../contract/settlement/bills';
import type { CompareKey, CompareResult, DifferField } from '../../contract/settlement/compare';
import { plainNo, plainText } from './compare-cells';

/** Results in display order, those that need attention first. */
const RESULTS = Object.keys({
  differs: true,
  onlyBill: true,
  onlyRecord: true,
  unreadable: true,
  same: true,
} satisfies Record<CompareResult, true>) as CompareResult[];

const FIELDS = Object.keys({
  amount: true,
  date: true,
  traveller: true,
  department: true,
  costCenter: true,
} satisfies Record<DifferField, true>) as DifferField[];

interface Fact {
  /** '' where there is none. */
  ticketNo: string;
  orderNo: string;
  /** Fen; below 0 for refunds. */
  amount: number;
  /** YYYY-MM-DD. */
  date: string;
  traveller: string;
}

/** A line of a bill. A department or cost centre may be named or numbered in a record. */
export interface BillFact extends Fact {
  kind: LineKind;
  departments: readonly string[];
  costCenters: readonly string[];
}

/** A row of a record; '' for missing values. */
export interface RecordFact extends Fact {
  /** '' in a record without kinds. */
  kind: LineKind | '';
  department: string;
  costCenter: string;
}

/** Matched lines and rows, by their places in the two lists. */
export interface ComparedGroup {
  result: Exclude<CompareResult, 'unreadable'>;
  lines: number[];
  rows: number[];
  billAmount: number;
  recordAmount: number;
  /** Differing fields, the amount first. */
  differs: DifferField[];
}

export interface CompareRules {
  /** Key of the comparison; facts without this number match by order. */
  compareBy: CompareKey;
  /** True when the record distinguishes kinds; otherwise the totals of all lines and rows of a number are compared. */
  hasKinds: boolean;
}

interface Bucket {
  lines: number[];
  rows: number[];
}

/**
 * Compares a record with a bill: each line and each row is in one group. Of several with the same number and kind,
 * those of equal amounts are matched first, one to one; for the rest the totals are compared. The groups are in the
 * order of the bill, then of the record; the order of the rows changes nothing else.
 */
export function compareBill(
  bill: readonly BillFact[],
  record: readonly RecordFact[],
  { compareBy, hasKinds }: CompareRules,
): ComparedGroup[] {
  const buckets = new Map<string, Bucket>();
  const groups: ComparedGroup[] = [];
  const isByTicket = compareBy === 'ticket';
  const put = (fact: BillFact | RecordFact, side: 'lines' | 'rows', at: number): void => {
    const ticketNo = isByTicket ? plainNo(fact.ticketNo) : '';
    const no = ticketNo === '' ? `O${plainNo(fact.orderNo)}` : `T${ticketNo}`;
    const key = hasKinds ? `${no} ${fact.kind}` : no;
    const bucket = buckets.get(key);
    if (bucket !== undefined) bucket[side].push(at);
    else buckets.set(key, side === 'lines' ? { lines: [at], rows: [] } : { lines: [], rows: [at] });
  };
  bill.forEach((line, at) => put(line, 'lines', at));
  record.forEach((row, at) => put(row, 'rows', at));
  const sides = { bill, record };
  for (const { lines, rows } of buckets.values()) {
    if (lines.length === 0 || rows.length === 0) groups.push(...unmatchedGroups(sides, lines, rows));
    else if (!hasKinds || (lines.length === 1 && rows.length === 1)) groups.push(judge(sides, lines, rows));
    else groups.push(...pairUp(sides, lines, rows));
  }
  return groups.sort(
    (a, b) => (a.lines[0] ?? Infinity) - (b.lines[0] ?? Infinity) || (a.rows[0] ?? 0) - (b.rows[0] ?? 0) || 0,
  );
}

interface Sides {
  bill: readonly BillFact[];
  record: readonly RecordFact[];
}

const amountOf = (facts: readonly Fact[], places: readonly number[]): number => {
  let sum = 0;
  for (const place of places) sum += facts[place]?.amount ?? 0;
  return sum;
};

/** Returns a group of its own for each line or row without a counterpart. */
const unmatchedGroups = (
  { bill, record }: Sides,
  lines: readonly number[],
  rows: readonly number[],
): ComparedGroup[] => [
  ...lines.map((line): ComparedGroup => ({
    result: 'onlyBill',
    lines: [line],
    rows: [],
    billAmount: amountOf(bill, [line]),
    recordAmount: 0,
    differs: [],
  })),
  ...rows.map((row): ComparedGroup => ({
    result: 'onlyRecord',
    lines: [],
    rows: [row],
    billAmount: 0,
    recordAmount: amountOf(record, [row]),
    differs: [],
  })),
];

/** Judges matched lines and rows. Values missing in a row do not count as differences. */
function judge({ bill, record }: Sides, lines: number[], rows: number[]): ComparedGroup {
  const billAmount = amountOf(bill, lines);
  const recordAmount = amountOf(record, rows);
  const differs = FIELDS.filter((field) =>
    field === 'amount'
      ? billAmount !== recordAmount
      : rows.some((row) => {
          const said = record[row]?.[field] ?? '';
          return said !== '' && !lines.some((line) => isSameValue(bill[line], field, said));
        }),
  );
  return {
    result: differs.length === 0 ? 'same' : 'differs',
    lines,
    rows,
    billAmount,
    recordAmount,
    differs,
  };
}

function isSameValue(
  line: BillFact | undefined,
  field: Exclude<DifferField, 'amount'>,
  said: string,
): boolean {
  switch (field) {
    case 'date':
      return line?.date === said;
    case 'traveller':
      return isSameText(line?.traveller ?? '', said);
    case 'department':
      return line?.departments.some((name) => isSameText(name, said)) === true;
    case 'costCenter':
      return line?.costCenters.some((name) => isSameText(name, said)) === true;
  }
}

const isSameText = (one: string, other: string): boolean =>
  one === other || plainText(one) === plainText(other);

/** Above this number of equal amounts, the best match of rows and lines is not searched. */
const FEW = 30;

/** Matches several lines and rows of the same number and kind. */
function pairUp(sides: Sides, lines: readonly number[], rows: readonly number[]): ComparedGroup[] {
  const { bill, record } = sides;
  const orderedLines = inOrder(lines, (place) => contentOf(bill[place]));
  const orderedRows = inOrder(rows, (place) => contentOf(record[place]));
  const waiting = new Map<number, number[]>();
  // Iterates backwards, because removing the last element of a list is cheap.
  for (const line of orderedLines.toReversed()) {
    const amount = bill[line]?.amount ?? 0;
    const same = waiting.get(amount);
    if (same === undefined) waiting.set(amount, [line]);
    else same.push(line);
  }
  const groups: ComparedGroup[] = [];
  const pair = (wanted: (found: ComparedGroup) => boolean, from: readonly number[]): number[] =>
    from.filter((row) => {
      const same = waiting.get(record[row]?.amount ?? 0) ?? [];
      const first = same.length > FEW ? same.length - 1 : 0;
      for (let at = same.length - 1; at >= first; at -= 1) {
        const found = judge(sides, same.slice(at, at + 1), [row]);
        if (!wanted(found)) continue;
        same.splice(at, 1);
        groups.push(found);
        return false;
      }
      return true;
    });
  const unlike = pair(({ result }) => result === 'same', orderedRows);
  const rest = pair(() => true, unlike);
  const left = [...waiting.values()].flat();
  if (left.length === 0 || rest.length === 0) return [...groups, ...unmatchedGroups(sides, left, rest)];
  const isSameSum = amountOf(bill, left) === amountOf(record, rest);
  if (isSameSum || left.length !== rest.length) {
    return [...groups, judge(sides, left.toSorted(ascending), rest.toSorted(ascending))];
  }
  // Equal numbers on both sides: the smallest is matched with the smallest.
  const ofLines = inOrder(left, (place) => contentOf(bill[place]));
  return [...groups, ...ofLines.map((line, at) => judge(sides, [line], rest.slice(at, at + 1)))];
}

const ascending = (a: number, b: number): number => a - b;

type Content = readonly [amount: number, text: string];

/** Content for sorting, so that facts with equal content are interchangeable. */
const contentOf = (fact: BillFact | RecordFact | undefined): Content => {
  if (fact === undefined) return [0, ''];
  const rest =
    'departments' in fact ? [fact.departments, fact.costCenters] : [fact.department, fact.costCenter];
  return [fact.amount, JSON.stringify([fact.date, fact.traveller, rest, fact.ticketNo, fact.orderNo])];
};

function inOrder(places: readonly number[], content: (place: number) => Content): number[] {
  return places
    .map((place) => ({ place, content: content(place) }))
    .sort((a, b) => {
      const byAmount = a.content[0] - b.content[0];
      if (byAmount !== 0) return byAmount;
      return a.content[1] < b.content[1] ? -1 : a.content[1] > b.content[1] ? 1 : 0;
    })
    .map(({ place }) => place);
}

export interface ComparedSum {
  result: CompareResult;
  itemCount: number;
  lineCount: number;
  rowCount: number;
  billAmount: number;
  recordAmount: number;
}

/**
 * Sums the groups by result, without results that do not occur, in the order of the contract; `unreadable`: number of
 * unreadable rows.
 */
export function sumCompared(groups: readonly ComparedGroup[], unreadable: number): ComparedSum[] {
  const sums = new Map<CompareResult, ComparedSum>();
  const sumOf = (result: CompareResult): ComparedSum => {
    const known = sums.get(result);
    if (known !== undefined) return known;
    const sum = { result, itemCount: 0, lineCount: 0, rowCount: 0, billAmount: 0, recordAmount: 0 };
    sums.set(result, sum);
    return sum;
  };
  for (const { result, lines, rows, billAmount, recordAmount } of groups) {
    const sum = sumOf(result);
    sum.itemCount += 1;
    sum.lineCount += lines.length;
    sum.rowCount += rows.length;
    sum.billAmount += billAmount;
    sum.recordAmount += recordAmount;
  }
  if (unreadable > 0) Object.assign(sumOf('unreadable'), { itemCount: unreadable, rowCount: unreadable });
  return RESULTS.flatMap((result) => sums.get(result) ?? []);
}

/** Counts differing groups by field, without fields that do not differ. */
export const countDiffering = (
  groups: readonly ComparedGroup[],
): { field: DifferField; itemCount: number }[] =>
  FIELDS.map((field) => ({
    field,
    itemCount: groups.filter(({ differs }) => differs.includes(field)).length,
  })).filter(({ itemCount }) => itemCount > 0);
