import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { inTransaction } from '../../../demo/gateway/db/transaction';
import { insertImportJob } from '../../../demo/gateway/import-job/queries';
import { writeImport } from '../../../demo/gateway/import-job/work';
import { runNextJob } from '../../../demo/gateway/server/jobs/run';
import { findCaller } from '../../../demo/gateway/permission/callers';
import { checkRecords } from '../../../demo/gateway/report/records/check-records';
import { countWrongDays } from '../../../demo/gateway/report/facts/rebuild';
import { readTable } from '../../../demo/gateway/report/records/read-table';
import { withScopeOf } from '../../../demo/gateway/server/http/caller';
import { queryImportJob, undoImportJob } from '../../../src/contract/import-job/import-job';
import { readTableHead } from '../../../src/contract/import-job/table-import';
import { queryNoticeList } from '../../../src/contract/notice/notice';
import { OBJECT } from '../../../src/contract/permission/objects';
import { importTravelRecords, RECORD_IMPORT } from '../../../src/contract/report/records';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { csvFile, RECORD_ROW, type RowCells } from '../../support/gateway/areas/money/record-files';
import { importRecords } from '../../support/gateway/report/import-records';
import { staffNumbers } from '../../support/gateway/staff-numbers';

const ENTERPRISE = '100001';
const SLICE_ROWS = 2;

describe('records of a file, slice by slice', () => {
  let gateway: TestGateway;
  let admin: { as: string };
  let adminNo: string;
  beforeAll(async () => {
    gateway = await startTestGateway();
    admin = { as: await gateway.login('admin') };
    adminNo = (await staffNumbers(gateway))('admin');
  });
  afterAll(() => gateway.close());

  const bought = (recordNo: string, own: RowCells = {}): RowCells => ({
    ...RECORD_ROW.car,
    使用日期: '',
    ...own,
    记录号: recordNo,
  });
  const refunded = (recordNo: string): RowCells => ({
    记录号: recordNo,
    类型: '退款',
    退款日期: '2026-03-10',
  });

  /** Stores rows as the import call does, without starting to write them. */
  async function keep(rows: readonly RowCells[]): Promise<string> {
    const { db, clock } = gateway;
    const { now } = clock;
    const holder = await findCaller(db, adminNo, now);
    assert.ok(holder);
    const caller = withScopeOf(holder, OBJECT.importTravelRecords);
    const owner = { enterpriseNum: ENTERPRISE, product: 'car' } as const;
    const bytes = new Uint8Array(await csvFile('car', rows).arrayBuffer());
    const table = await readTable(bytes, owner);
    const checked = await checkRecords(db, { ...owner, table, now });
    assert.deepEqual(checked.wrongList, []);
    const settings = { product: 'car', headers: table.headers };
    const added = { kind: RECORD_IMPORT, fileName: '用车.csv', settings, rows: checked.rows };
    return inTransaction(db, (tx) => insertImportJob({ db: tx, owner: caller, now }, added, SLICE_ROWS));
  }
  const step = () =>
    runNextJob(writeImport, { db: gateway.db, now: gateway.clock.now, emit: () => Promise.resolve() });
  async function finish(): Promise<void> {
    while (await step());
  }
  const read = async (importJobNo: string) =>
    (await gateway.ok(queryImportJob, { importJobNo }, admin)).importJob;
  const written = async (prefix: string) =>
    (
      await gateway.db
        .selectFrom('travel_fact')
        .select(['record_no', 'kind'])
        .where('record_no', 'like', `${prefix}%`)
        .orderBy('fact_no')
        .execute()
    ).map(({ record_no, kind }) => `${record_no} ${kind}`);

  it('are written in transactions of some rows each, between which others are answered', async () => {
    const rows = Array.from({ length: 450 }, (_, i) => ({ ...RECORD_ROW.car, 记录号: `MANY-${i}` }));
    await gateway.ok(importTravelRecords, { file: csvFile('car', rows), product: 'car' }, admin);
    await gateway.idle();
    const { rows: found } = await sql<{ facts: number }>`
      select count(*)::int as facts from travel_fact where record_no like 'MANY-%' group by xmin::text`.execute(
      gateway.db,
    );
    const facts = found.map((one) => one.facts);
    assert.equal(
      facts.reduce((sum, one) => sum + one, 0),
      2 * rows.length,
    );
    assert.ok(Math.max(...facts) <= 400, `${facts.join()} facts a transaction`);
    const { noticeList } = await gateway.ok(queryNoticeList, { pageSize: 1 }, admin);
    assert.deepEqual(
      noticeList.map((one) => [one.kind, one.about === 'import' && one.fileName]),
      [['recordsImported', '记录.csv']],
      'its owner may have left the page',
    );
  });

  it('are written purchases first, whichever slice the refunds of them stand in', async () => {
    const importJobNo = await keep([
      refunded('A-1'),
      bought('A-1'),
      bought('A-2'),
      refunded('A-3'),
      bought('A-3'),
    ]);
    await step();
    assert.deepEqual(await written('A-'), ['A-1 bought', 'A-2 bought']);
    await step();
    assert.deepEqual((await written('A-')).slice(2).sort(), ['A-1 refunded', 'A-3 bought']);
    await finish();
    const { importState, rowsWritten, refusedCount } = await read(importJobNo);
    assert.deepEqual([importState, rowsWritten, refusedCount], ['done', 5, 0]);
    assert.equal((await written('A-')).length, 5);
  });

  it('that others have brought meanwhile stay as they are, and contradictions to them are named', async () => {
    const importJobNo = await keep([bought('B-1'), bought('B-2'), bought('B-3'), refunded('B-2')]);
    const { now } = gateway.clock;
    const others = [bought('B-1'), bought('B-2', { 车费: '100.00' })];
    await importRecords(gateway.db, { enterpriseNum: ENTERPRISE, product: 'car', rows: others, now });
    await finish();
    const { importState, rowsDone, rowsWritten, rowsKnown, refusedCount, refusedList } =
      await read(importJobNo);
    assert.deepEqual(
      [importState, rowsDone, rowsWritten, rowsKnown, refusedCount],
      ['done', 4, 1, 1, 2],
      'one is written, one known',
    );
    const different = { column: '记录号', message: '记录号已存在且内容不同' };
    assert.deepEqual(refusedList, [
      { line: 3, ...different },
      { line: 5, ...different },
    ]);
    assert.deepEqual(await written('B-'), ['B-1 bought', 'B-2 bought', 'B-3 bought']);
  });

  it('have no refund of a purchase that was refused', async () => {
    const costCenter = {
      cost_center_no: 'GONE',
      enterprise_num: ENTERPRISE,
      code: 'GONE',
      cost_center_name: '将撤销',
      valid_from: '2026-01-01',
      is_for_all: true,
    };
    await gateway.db.insertInto('cost_center').values(costCenter).execute();
    const importJobNo = await keep([
      bought('C-1', { 成本中心编号: 'GONE' }),
      bought('C-2'),
      bought('C-3'),
      refunded('C-1'),
    ]);
    await gateway.db.deleteFrom('cost_center').where('cost_center_no', '=', 'GONE').execute();
    await step();
    // The cost centre exists again, but the refund still has no purchase to refer to.
    await gateway.db.insertInto('cost_center').values(costCenter).execute();
    await finish();
    const { rowsWritten, refusedList } = await read(importJobNo);
    assert.equal(rowsWritten, 2);
    assert.deepEqual(refusedList, [
      { line: 2, column: '成本中心编号', message: '编号在本企业中不存在' },
      { line: 5, column: '记录号', message: '没有该记录号的购买记录' },
    ]);
  });

  const undo = async (importJobNo: string) => {
    await gateway.ok(undoImportJob, { importJobNo }, admin);
    await gateway.idle();
    await finish();
    return read(importJobNo);
  };
  const days = () =>
    sql<object>`select * from travel_day order by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10`.execute(gateway.db);

  it('are undone as a whole with their sums, and then the right ones are taken', async () => {
    const before = (await days()).rows;
    const used = { 使用日期: RECORD_ROW.car['使用日期'] ?? '' };
    const importJobNo = await keep([bought('U-1'), refunded('U-1'), bought('U-2', used), bought('U-3')]);
    await finish();
    assert.equal((await written('U-')).length, 5);
    assert.equal((await read(importJobNo)).undoTotal, 5);
    const { importState, undoDone } = await undo(importJobNo);
    assert.deepEqual([importState, undoDone, await written('U-')], ['undone', 5, []]);
    assert.deepEqual((await days()).rows, before);
    assert.equal(await countWrongDays(gateway.db), 0);
    await keep([bought('U-1', { 车费: '99.00' })]);
    await finish();
    assert.deepEqual(await written('U-'), ['U-1 bought']);
  });

  it('are not undone where another import has said more of them since', async () => {
    const importJobNo = await keep([bought('V-1'), bought('V-2')]);
    await finish();
    const later = await keep([refunded('V-2')]);
    await finish();
    const refused = await undo(importJobNo);
    assert.deepEqual(
      [refused.importState, refused.undoDone, refused.keptList],
      ['done', 0, [{ line: 3, column: '', message: '记录号V-2：之后导入的记录已使用或退款，不能撤销' }]],
    );
    assert.equal((await undo(later)).importState, 'undone');
    assert.equal((await undo(importJobNo)).importState, 'undone');
    assert.deepEqual(await written('V-'), []);
    assert.equal(await countWrongDays(gateway.db), 0);
  });

  it('of a table that is not found by its headers are taken from where users say that it stands', async () => {
    const row = RECORD_ROW.car;
    const names = Object.keys(row).filter((name) => name !== '记录号');
    const cells = names.map((name) => row[name] ?? '');
    const text = ['用车台账', '', ['单据', ...names, '备注'].join(), ['W-1', ...cells, '无'].join()].join(
      '\n',
    );
    const file = new File([text], '台账.csv');
    const given = { file, product: 'car' as const };
    const { result } = await gateway.send(importTravelRecords, { ...given, dryRun: '1' }, admin);
    assert.deepEqual(result, { fields: { file: '缺少列：记录号；不能识别的列：单据、备注' } });
    const head = await gateway.ok(readTableHead, { file, kind: RECORD_IMPORT, variant: 'car' }, admin);
    assert.deepEqual(
      head.sheetList.map(({ name, lineList }) => [name, lineList.map(({ line }) => line)]),
      [['', [1, 3, 4]]],
    );
    const columnList = names.map((name, at) => ({
      field: head.columnList.find(({ header }) => header === name)?.field ?? '',
      place: at + 1,
    }));
    const table = JSON.stringify({
      sheet: '',
      line: 3,
      columnList: [...columnList, { field: 'recordNo', place: 0 }],
    });
    const looked = await gateway.ok(importTravelRecords, { ...given, table, dryRun: '1' }, admin);
    assert.deepEqual(
      [looked.wrongList, looked.previewList],
      [[], [{ line: 4, title: 'W-1', how: 'add', fieldList: [] }]],
    );
    await gateway.ok(importTravelRecords, { ...given, table }, admin);
    await gateway.idle();
    assert.ok((await written('W-')).includes('W-1 bought'));
    const staff = { as: await gateway.login('staff') };
    await gateway.refused('forbidden', readTableHead, { file, kind: RECORD_IMPORT, variant: 'car' }, staff);
  });
});
