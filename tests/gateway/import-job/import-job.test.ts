import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { checkStaff } from '../../../demo/gateway/address-book/import/check-staff';
import { keptRowsOf } from '../../../demo/gateway/address-book/import/kept-rows';
import { inTransaction } from '../../../demo/gateway/db/transaction';
import { insertImportJob } from '../../../demo/gateway/import-job/queries';
import { workOnNextSlice } from '../../../demo/gateway/import-job/work';
import { findCaller } from '../../../demo/gateway/permission/callers';
import type { Emit } from '../../../demo/gateway/server/domain-events';
import { withScopeOf, type Caller } from '../../../demo/gateway/server/caller';
import { importStaff, STAFF_IMPORT } from '../../../src/contract/address-book/staff-import';
import { staffMembers } from '../../../src/contract/address-book/staff-members';
import {
  IMPORT_DAYS,
  IMPORTS_AT_ONCE,
  queryImportJob,
  queryLatestImportJob,
} from '../../../src/contract/import-job/import-job';
import { queryNoticeList } from '../../../src/contract/notice/notice';
import { OBJECT } from '../../../src/contract/permission/objects';
import { subManagers } from '../../../src/contract/permission/sub-managers';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { csvText } from '../../support/gateway/record-files';
import { staffNumbers } from '../../support/gateway/staff-numbers';

const SLICE_ROWS = 2;
const HEADERS = [
  '姓名',
  '部门',
  '职位',
  '职级',
  '成本中心',
  '核算主体',
  '手机号',
  '员工编号',
  '直属上级员工编号',
];

describe('rows of a file, slice by slice', () => {
  let gateway: TestGateway;
  let admin: { as: string };
  let noOf: (account: string) => string;
  let places: string[];
  beforeAll(async () => {
    gateway = await startTestGateway();
    admin = { as: await gateway.login('admin') };
    noOf = await staffNumbers(gateway);
    const like = await gateway.ok(staffMembers.get, { key: noOf('staff') }, admin);
    places = [like.department, like.position, like.grade, like.costCenter, like.accountingEntity].map(
      ({ name }) => name,
    );
  });
  afterAll(() => gateway.close());

  /** Rows of staff numbered `of` and their place among them. */
  const cellsOf = (of: string, count: number, supervisor = ''): string[][] =>
    Array.from({ length: count }, (_, i) => [
      '林小雨',
      ...places,
      `1${of}${String(i).padStart(8, '0')}`,
      `J${of}-${i}`,
      supervisor,
    ]);
  async function callerOf(staffNo: string): Promise<Caller> {
    const holder = await findCaller(gateway.db, staffNo, gateway.clock.now);
    assert.ok(holder);
    return withScopeOf(holder, OBJECT.editStaff);
  }
  /** Has rows kept as the call does, and nothing begun with them. */
  async function keep(staffNo: string, cells: readonly string[][]): Promise<string> {
    const caller = await callerOf(staffNo);
    const { db, clock } = gateway;
    const table = { headers: HEADERS, rows: cells.map((row, i) => ({ line: i + 2, cells: row })) };
    const rows = keptRowsOf(await checkStaff({ db, caller, now: clock.now }, table));
    const added = { kind: STAFF_IMPORT, fileName: '员工.csv', settings: { headers: HEADERS }, rows };
    return inTransaction(db, (tx) => insertImportJob({ db: tx, caller, now: clock.now }, added, SLICE_ROWS));
  }
  const nothing: Emit = () => Promise.resolve();
  const step = (emit = nothing) =>
    workOnNextSlice({
      db: gateway.db,
      now: gateway.clock.now,
      emit,
      log: { warn: () => undefined, error: () => undefined },
    });
  async function finish(): Promise<void> {
    while (await step());
  }
  const read = async (importJobNo: string) =>
    (await gateway.ok(queryImportJob, { importJobNo }, admin)).importJob;
  const stateOf = (importJobNo: string) =>
    gateway.db
      .selectFrom('import_job')
      .select(['import_state', 'failure', 'rows_done', 'rows_written'])
      .where('import_no', '=', importJobNo)
      .executeTakeFirstOrThrow();
  const keptSlices = async (importJobNo: string) =>
    (
      await gateway.db
        .selectFrom('import_job_slice')
        .select('slice_no')
        .where('import_no', '=', importJobNo)
        .execute()
    ).length;
  const added = async (of: string) =>
    (
      await gateway.db
        .selectFrom('staff')
        .select('job_no')
        .where('job_no', 'like', `J${of}-%`)
        .orderBy('job_no')
        .execute()
    ).map(({ job_no }) => job_no);

  it('are written with their progress, and kept no longer than that', async () => {
    const importJobNo = await keep(noOf('admin'), cellsOf('31', 5));
    assert.deepEqual([(await read(importJobNo)).importState, await keptSlices(importJobNo)], ['waiting', 3]);
    await step();
    const begun = await read(importJobNo);
    assert.deepEqual(
      [begun.importState, begun.rowsTotal, begun.rowsDone, begun.rowsWritten, begun.endTime],
      ['running', 5, 2, 2, ''],
    );
    assert.deepEqual([(await added('31')).length, await keptSlices(importJobNo)], [2, 2]);
    const { importJob } = await gateway.ok(queryLatestImportJob, { kind: STAFF_IMPORT }, admin);
    assert.equal(importJob?.importJobNo, importJobNo, 'found again by who comes back to the page');
    await finish();
    const done = await read(importJobNo);
    assert.deepEqual([done.importState, done.rowsDone, done.refusedCount], ['done', 5, 0]);
    assert.deepEqual([(await added('31')).length, await keptSlices(importJobNo)], [5, 0]);
    const { settings } = await gateway.db
      .selectFrom('import_job')
      .select('settings')
      .where('import_no', '=', importJobNo)
      .executeTakeFirstOrThrow();
    assert.deepEqual(settings, {});
  });

  it('go on behind the last slice after a crash, none of them twice', async () => {
    const importJobNo = await keep(noOf('admin'), cellsOf('32', 4));
    await step();
    // the last slice is undone with all that stands in its transaction
    await step(() => Promise.reject(new Error('crash')));
    assert.deepEqual([(await added('32')).length, (await read(importJobNo)).rowsDone], [2, 2]);
    await gateway.sweep(['import-job']);
    await gateway.idle();
    const { noticeList } = await gateway.ok(queryNoticeList, { pageSize: 1 }, admin);
    assert.deepEqual(
      noticeList.map((one) => [one.kind, one.about === 'import' && one.fileName]),
      [['staffImported', '员工.csv']],
      'its owner may have left the page',
    );
    assert.deepEqual([(await added('32')).length, (await read(importJobNo)).rowsWritten], [4, 4]);
    assert.equal((await read(importJobNo)).importState, 'done');
  });

  it('end as failed where a slice fails again and again', async () => {
    const importJobNo = await keep(noOf('admin'), cellsOf('33', 1));
    await gateway.db
      .updateTable('import_job')
      .set({ settings: '{}' })
      .where('import_no', '=', importJobNo)
      .execute();
    await finish();
    const { importState, failure, rowsWritten } = await read(importJobNo);
    assert.deepEqual([importState, failure, rowsWritten], ['failed', 'failed', 0]);
    assert.equal(await keptSlices(importJobNo), 0);
  });

  it('that have become wrong are named and left out, and the others go on', async () => {
    const cells = cellsOf('34', 4);
    const [first, second] = cells;
    assert.ok(first && second);
    second[second.length - 1] = 'J34-0';
    const importJobNo = await keep(noOf('admin'), cells);
    // the number of the first and the phone of the third are taken meanwhile
    const others = cellsOf('34', 4);
    await keep(noOf('admin'), [others[0]?.with(6, '13500000000') ?? [], others[2]?.with(7, 'OTHER-1') ?? []]);
    await gateway.db
      .updateTable('import_job')
      .set({ turn: 1_000_000 })
      .where('import_no', '=', importJobNo)
      .execute();
    await finish();
    const { importState, rowsDone, rowsWritten, refusedCount, refusedList } = await read(importJobNo);
    assert.deepEqual([importState, rowsDone, rowsWritten, refusedCount], ['done', 4, 2, 2]);
    assert.deepEqual(refusedList, [
      { line: 2, column: '员工编号', message: '该员工编号已被使用' },
      { line: 4, column: '手机号', message: '该手机号已属于本企业员工“林小雨”' },
    ]);
    assert.deepEqual(await added('34'), ['J34-0', 'J34-1', 'J34-3']);
  });

  it('are those of their owner alone', async () => {
    const importJobNo = await keep(noOf('admin'), cellsOf('35', 1));
    await finish();
    const staff = { as: await gateway.login('staff') };
    await gateway.refused('importJobUnknown', queryImportJob, { importJobNo }, staff);
    assert.deepEqual(await gateway.ok(queryLatestImportJob, { kind: STAFF_IMPORT }, staff), {
      importJob: null,
    });
    assert.deepEqual(await gateway.ok(queryLatestImportJob, { kind: 'other' }, admin), { importJob: null });
  });

  it('end with the right of their owner, and say how many were written', async () => {
    const page = await gateway.db
      .selectFrom('permission_object')
      .select('object_no')
      .where('url', '=', '/addressBook/manage/list')
      .executeTakeFirstOrThrow();
    const like = await gateway.ok(staffMembers.get, { key: noOf('staff') }, admin);
    await gateway.ok(
      subManagers.add,
      {
        staff: { no: noOf('nopage'), name: '' },
        managedScope: 'departments',
        departments: [{ no: like.department.no, name: '' }],
        objectList: [page.object_no, OBJECT.seeStaff, OBJECT.editStaff].map((no) => ({ no, name: '' })),
        validPeriod: { from: '2026-01-01', to: '' },
        remark: '',
      },
      admin,
    );
    const importJobNo = await keep(noOf('nopage'), cellsOf('36', 4));
    await step();
    await gateway.db.deleteFrom('sub_manager').where('staff_no', '=', noOf('nopage')).execute();
    await finish();
    assert.deepEqual(await stateOf(importJobNo), {
      import_state: 'failed',
      failure: 'notAllowed',
      rows_done: 2,
      rows_written: 2,
    });
    assert.deepEqual([(await added('36')).length, await keptSlices(importJobNo)], [2, 0]);
    const owner = { as: await gateway.login('nopage') };
    const { importJob } = await gateway.ok(queryImportJob, { importJobNo }, owner);
    assert.deepEqual([importJob.failure, importJob.rowsWritten], ['notAllowed', 2]);
  });

  it('of one enterprise wait for no more than a slice of another', async () => {
    const long = await keep(noOf('admin'), cellsOf('37', 6));
    const alsoLong = await keep(noOf('admin'), cellsOf('38', 4));
    await step();
    const elsewhere = await gateway.db
      .selectFrom('staff')
      .select('staff_no')
      .where('enterprise_num', '=', '100002')
      .where('staff_state', '=', 'active')
      .orderBy('staff_no')
      .executeTakeFirstOrThrow();
    const caller = await callerOf(elsewhere.staff_no);
    const rows = [{ line: 2, cells: [], phone: '' }];
    const short = await inTransaction(gateway.db, (tx) =>
      insertImportJob(
        { db: tx, caller, now: gateway.clock.now },
        { kind: STAFF_IMPORT, fileName: '', settings: { headers: HEADERS }, rows },
        SLICE_ROWS,
      ),
    );
    await step();
    assert.notEqual((await stateOf(short)).import_state, 'waiting');
    await step();
    const done = async () => [(await stateOf(long)).rows_done, (await stateOf(alsoLong)).rows_done];
    assert.deepEqual(await done(), [2, 2], 'those of one enterprise take turns, too');
    await finish();
    assert.deepEqual(await done(), [6, 4]);
  });

  it('whose slice the database gives up for its time end after some tries, and others have their turn', async () => {
    await sql`create function slow_row() returns trigger language plpgsql as $$ begin
      if new.job_no = 'J60-0' then raise exception 'too slow' using errcode = '57014'; end if; return new; end $$`.execute(
      gateway.db,
    );
    await sql`create trigger slow_row before insert on staff for each row execute function slow_row()`.execute(
      gateway.db,
    );
    try {
      const slow = await keep(noOf('admin'), cellsOf('60', 1));
      const other = await keep(noOf('admin'), cellsOf('61', 1));
      await finish();
      assert.deepEqual(
        [(await stateOf(slow)).failure, (await stateOf(other)).import_state],
        ['failed', 'done'],
      );
    } finally {
      await sql`drop function slow_row cascade`.execute(gateway.db);
    }
  });

  it('go on once the database is there again, those of others first', async () => {
    const first = await keep(noOf('admin'), cellsOf('62', 1));
    await keep(noOf('admin'), cellsOf('63', 1));
    const away = () => Promise.reject(Object.assign(new Error('terminated'), { code: '57P01' }));
    for (let i = 0; i < 8; i += 1) await assert.rejects(step(away));
    assert.equal((await stateOf(first)).import_state, 'waiting');
    await finish();
    assert.deepEqual([(await added('62')).length, (await added('63')).length], [1, 1]);
  });

  it('are not taken beyond some imports at once, and once for a request', async () => {
    const file = (of: string) =>
      new File([csvText([HEADERS, ...cellsOf(of, 1)])], '员工.csv', { type: 'text/csv' });
    const requestId = 'one-request-of-staff';
    const first = await gateway.ok(importStaff, { file: file('39') }, { ...admin, requestId });
    const again = await gateway.ok(importStaff, { file: file('39') }, { ...admin, requestId });
    assert.equal(again.importJobNo, first.importJobNo);
    await gateway.idle();
    assert.equal((await added('39')).length, 1);
    for (let i = 0; i < IMPORTS_AT_ONCE; i += 1) await keep(noOf('admin'), cellsOf(`4${i}`, 1));
    await gateway.refused('tooManyImportJobs', importStaff, { file: file('50') }, admin);
    await finish();
  });

  it('are forgotten when their time is over', async () => {
    const importJobNo = await keep(noOf('admin'), cellsOf('51', 1));
    await finish();
    gateway.clock.advance(IMPORT_DAYS * 24 * 60 - 1);
    await gateway.sweep(['import-job']);
    assert.ok(await stateOf(importJobNo));
    gateway.clock.advance(2);
    await gateway.sweep(['import-job']);
    await assert.rejects(stateOf(importJobNo));
    await gateway.idle();
  });
});
