import { LINE_KINDS } from '../../../src/contract/settlement/bills';
import {
  compareBill,
  sumCompared,
  type BillFact,
  type RecordFact,
} from '../../../src/domain/settlement/compare';
import { addDays } from '../../../src/domain/shanghai-time';
import { inTurn, type Figure } from '../measure';

const ROWS = 100_000;
const MOST = 3;
const ROUNDS = 9;
/** One row in so many differs, and one is missing on either side. */
const EACH = 50;

/** Lines of a month, several per ticket. */
const bill = Array.from({ length: ROWS }, (_, i): BillFact => ({
  ticketNo: `781${2_100_000_000 + (i >> 2)}`,
  orderNo: `2610${10_000_000 + (i >> 3)}`,
  kind: LINE_KINDS[i % 4] ?? 'fare',
  amount: 5000 + ((i * 7919) % 200_000),
  date: addDays('2026-10-01', i % 31),
  traveller: `员工${i % 900}`,
  departments: [`100001D${i % 40}`, `部门${i % 40}`],
  costCenters: [`CC${i % 60}`],
}));

/** Record of the same lines in another order. */
const record = bill.flatMap(({ departments, costCenters, ...line }, i): RecordFact[] => {
  const row = { ...line, department: departments[1] ?? '', costCenter: costCenters[0] ?? '' };
  if (i % EACH === 1) return [{ ...row, ticketNo: `999${i}` }];
  return [i % EACH === 2 ? { ...row, amount: row.amount + 1 } : row];
});
record.sort((a, b) => a.amount - b.amount || (a.ticketNo < b.ticketNo ? -1 : 1));

/** Minimal version, which assumes unique keys and compares only the amounts. */
function hashJoin(): { same: number[]; differs: number[]; onlyBill: number[]; onlyRecord: number[] } {
  const found = {
    same: [] as number[],
    differs: [] as number[],
    onlyBill: [] as number[],
    onlyRecord: [] as number[],
  };
  const rows = new Map<string, number>();
  record.forEach(({ ticketNo, kind }, at) => rows.set(`${ticketNo} ${kind}`, at));
  bill.forEach(({ ticketNo, kind, amount }, at) => {
    const key = `${ticketNo} ${kind}`;
    const row = rows.get(key);
    if (row === undefined) found.onlyBill.push(at);
    else {
      (record[row]?.amount === amount ? found.same : found.differs).push(at);
      rows.delete(key);
    }
  });
  found.onlyRecord.push(...rows.values());
  return found;
}

/** Comparing all fields of a bill and a record, against a hash join by one key and one amount. */
export async function compare(): Promise<Figure[]> {
  const expected = JSON.stringify([ROWS / EACH, ROWS / EACH, ROWS / EACH, ROWS - 2 * (ROWS / EACH)]);
  const isRight = (...counts: (number | undefined)[]) => {
    if (JSON.stringify(counts) !== expected) throw new Error(`not what there is: ${counts.join()}`);
  };
  const ours = async () => {
    const begun = performance.now();
    const groups = compareBill(bill, record, { compareBy: 'ticket', hasKinds: true });
    const ms = performance.now() - begun;
    isRight(...sumCompared(groups, 0).map(({ itemCount }) => itemCount));
    return ms;
  };
  const floor = async () => {
    const begun = performance.now();
    const { same, differs, onlyBill, onlyRecord } = hashJoin();
    const ms = performance.now() - begun;
    isRight(differs.length, onlyBill.length, onlyRecord.length, same.length);
    return ms;
  };
  const taken = await inTurn(ROUNDS, ours, floor);
  return [
    {
      name: `comparing a bill of ${ROWS} lines with a record of ${record.length} rows, against a hash join in plain arrays`,
      ratio: taken.ours / taken.floor,
      limit: { most: MOST },
      detail: `${taken.ours.toFixed(0)} against ${taken.floor.toFixed(0)} ms`,
    },
  ];
}
