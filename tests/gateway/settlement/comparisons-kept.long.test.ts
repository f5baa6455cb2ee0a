import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { runNextJob } from '../../../demo/gateway/server/jobs/run';
import { makeComparison } from '../../../demo/gateway/settlement/compare/work';
import type { SettleBillLine } from '../../../src/contract/settlement/bills';
import {
  addBillComparison,
  COMPARE_ROWS,
  COMPARISON_DAYS,
  matchBillComparison,
  queryBillComparison,
  queryBillComparisons,
  queryComparedLines,
  removeBillComparison,
  type BillComparison,
} from '../../../src/contract/settlement/compare';
import {
  allItems,
  allLines,
  compareFile,
  recordFile,
  RECORD_HEADERS,
  recordRow,
} from '../../support/gateway/areas/money/bill-comparisons';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { TEST_DATABASE } from '../../support/gateway/process/test-database';

const BILL = 'ZD20261117-100001';
/** Largest number of rows of a comparison; fewer on the embedded database, which is several times as slow. */
const MANY = TEST_DATABASE === 'postgres' ? COMPARE_ROWS : 3000;

describe('comparisons of bills that are kept', () => {
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

  it('is made of as many rows as a file may have, and of no more', async () => {
    const rows = Array.from({ length: MANY }, (_, i) => [
      `${9_990_000_000_000 + i}`,
      '票价',
      '10.00',
      '林静',
    ]);
    const headers = ['票号', '费用类型', '金额', '出行人'];
    const { comparison } = await compare(recordFile([headers, ...rows]));
    assert.deepEqual(counts(comparison), { onlyBill: lines.length, onlyRecord: MANY });
    const { comparisonNo } = comparison;
    const last = await gateway.ok(
      queryComparedLines,
      { comparisonNo, resultList: ['onlyRecord'], pageSize: 100, pageIndex: MANY / 100 },
      { as },
    );
    assert.deepEqual([last.total, last.recordAmount, last.itemList.length], [MANY, MANY * 1000, 100]);
    assert.equal(last.itemList.at(-1)?.rowList[0]?.line, MANY + 1);
    const [found] = await items(comparison, { keyword: `${9_990_000_000_000 + MANY - 1}` });
    assert.equal(found?.itemNo, last.itemList.at(-1)?.itemNo);
    if (MANY < COMPARE_ROWS) return;
    const file = recordFile([headers, ...rows, ['1', '票价', '1', '']]);
    await gateway.refused('fieldsInvalid', addBillComparison, { file, billNo: BILL }, { as });
  });

  it('is made for two at once, listed by bill with the newest first, and removed', async () => {
    const other = 'ZD20261017-100001';
    const listOf = async (billNo: string) => gateway.ok(queryBillComparisons, { billNo }, { as });
    assert.deepEqual(await listOf(other), { total: 0, comparisonList: [], canCompare: true });
    const file = () => recordFile(rowsOf(lines));
    const made = await Promise.all(
      [0, 1].map(() => gateway.ok(addBillComparison, { file: file(), billNo: other }, { as })),
    );
    await gateway.idle();
    const { total: both, comparisonList } = await listOf(other);
    assert.equal(both, 2);
    assert.deepEqual(
      comparisonList.map(({ comparisonNo }) => comparisonNo).sort(),
      made.map(({ comparisonNo }) => comparisonNo).sort(),
    );
    assert.ok(
      comparisonList.every(
        ({ comparisonState, sumList }) => comparisonState === 'compared' && sumList.length > 0,
      ),
    );
    const [one, two] = comparisonList;
    assert.ok(one && two);
    await gateway.ok(removeBillComparison, { comparisonNo: one.comparisonNo }, { as });
    await gateway.refused(
      'comparisonUnknown',
      removeBillComparison,
      { comparisonNo: one.comparisonNo },
      { as },
    );
    assert.deepEqual((await listOf(other)).comparisonList, [two]);
  });

  it('is taken up by another after a crash, and left alone where it was removed meanwhile', async () => {
    const add = async () => {
      const { comparisonNo } = await gateway.ok(
        addBillComparison,
        { file: recordFile(rowsOf(lines)), billNo: BILL },
        { as },
      );
      await gateway.idle();
      return comparisonNo;
    };
    const comparisonNo = await add();
    const again = async (job: { held_until: Date | null; attempts?: number }) => {
      await gateway.db
        .updateTable('bill_comparison')
        .set({ comparison_state: 'comparing' })
        .where('comparison_no', '=', comparisonNo)
        .execute();
      await gateway.db
        .updateTable('background_job')
        .set({ job_state: 'running', done_at: null, ...job })
        .where('kind', '=', makeComparison.kind)
        .where('job_key', '=', comparisonNo)
        .execute();
    };
    // The lease of a crashed process has not expired, so no process claims the job.
    await again({ held_until: new Date('2100-01-01') });
    const { now } = gateway.clock;
    assert.equal(await runNextJob(makeComparison, { db: gateway.db, now }), undefined);
    const body = { comparisonNo, compareBy: 'ticket' as const, columnList: [] };
    await gateway.refused('comparisonBusy', matchBillComparison, body, { as });
    await again({ held_until: new Date(0) });
    await gateway.sweep();
    const { comparison } = await gateway.ok(queryBillComparison, { comparisonNo }, { as });
    assert.equal(comparison.comparisonState, 'compared');
    assert.equal((await items(comparison)).length, comparison.sumList[0]?.itemCount);
    // After too many attempts the comparison has failed, and its partial results are deleted.
    await again({ held_until: new Date(0), attempts: 9 });
    await gateway.sweep();
    const failed = await gateway.ok(queryBillComparison, { comparisonNo }, { as });
    assert.equal(failed.comparison.comparisonState, 'failed');
    assert.deepEqual(await items(failed.comparison), []);
    await gateway.refused('comparisonFailed', matchBillComparison, body, { as });
  });

  it('is gone when its time is over', async () => {
    const { comparison } = await compare(recordFile(rowsOf(lines)));
    const { comparisonNo } = comparison;
    gateway.clock.advance(COMPARISON_DAYS * 24 * 60 - 1);
    as = await gateway.login('admin');
    await gateway.sweep();
    await gateway.ok(queryBillComparison, { comparisonNo }, { as });
    gateway.clock.advance(1);
    as = await gateway.login('admin');
    await gateway.refused('comparisonUnknown', queryBillComparison, { comparisonNo }, { as });
    await gateway.sweep();
    const left = await gateway.db.selectFrom('bill_comparison').select('comparison_no').execute();
    assert.deepEqual(left, []);
    assert.deepEqual(await gateway.db.selectFrom('bill_comparison_item').select('item_no').execute(), []);
  });
});
