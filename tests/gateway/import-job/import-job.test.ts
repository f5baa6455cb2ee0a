import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { STAFF_IMPORT } from '../../../src/contract/address-book/staff-import';
import { IMPORT_DAYS, queryLatestImportJob } from '../../../src/contract/import-job/import-job';
import { queryNoticeList } from '../../../src/contract/notice/notice';
import { setUpStaffImports } from '../../support/gateway/areas/accounts/staff-imports';

describe('rows of a file, slice by slice', () => {
  const at = setUpStaffImports();

  it('are written with their progress, and kept no longer than that', async () => {
    const importJobNo = await at.keep(at.noOf('admin'), at.cellsOf('31', 5));
    assert.deepEqual(
      [(await at.read(importJobNo)).importState, await at.keptSlices(importJobNo)],
      ['waiting', 3],
    );
    await at.step();
    const begun = await at.read(importJobNo);
    assert.deepEqual(
      [begun.importState, begun.rowsTotal, begun.rowsDone, begun.rowsWritten, begun.endTime],
      ['running', 5, 2, 2, ''],
    );
    assert.deepEqual([(await at.added('31')).length, await at.keptSlices(importJobNo)], [2, 2]);
    const { importJob } = await at.gateway.ok(queryLatestImportJob, { kind: STAFF_IMPORT }, at.admin);
    assert.equal(importJob?.importJobNo, importJobNo, 'found again by who comes back to the page');
    await at.finish();
    const done = await at.read(importJobNo);
    assert.deepEqual([done.importState, done.rowsDone, done.refusedCount], ['done', 5, 0]);
    assert.deepEqual([(await at.added('31')).length, await at.keptSlices(importJobNo)], [5, 0]);
    const { settings } = await at.gateway.db
      .selectFrom('import_job')
      .select('settings')
      .where('import_no', '=', importJobNo)
      .executeTakeFirstOrThrow();
    assert.deepEqual(settings, {});
  });

  it('go on behind the last slice after a crash, none of them twice', async () => {
    const importJobNo = await at.keep(at.noOf('admin'), at.cellsOf('32', 4));
    await at.step();
    // A crash rolls back the last slice with everything else in its transaction.
    await at.step(() => Promise.reject(new Error('crash')));
    assert.deepEqual([(await at.added('32')).length, (await at.read(importJobNo)).rowsDone], [2, 2]);
    await at.gateway.sweep(['import-job']);
    await at.gateway.idle();
    const { noticeList } = await at.gateway.ok(queryNoticeList, { pageSize: 1 }, at.admin);
    assert.deepEqual(
      noticeList.map((one) => [one.kind, one.about === 'import' && one.fileName]),
      [['staffImported', '员工.csv']],
      'its owner may have left the page',
    );
    assert.deepEqual([(await at.added('32')).length, (await at.read(importJobNo)).rowsWritten], [4, 4]);
    assert.equal((await at.read(importJobNo)).importState, 'done');
  });

  it('end as failed where a slice fails again and again', async () => {
    const importJobNo = await at.keep(at.noOf('admin'), at.cellsOf('33', 1));
    await at.gateway.db
      .updateTable('import_job')
      .set({ settings: '{}' })
      .where('import_no', '=', importJobNo)
      .execute();
    await at.finish();
    const { importState, failure, rowsWritten } = await at.read(importJobNo);
    assert.deepEqual([importState, failure, rowsWritten], ['failed', 'failed', 0]);
    assert.equal(await at.keptSlices(importJobNo), 1, 'it can be resumed');
  });

  it('that have become wrong are named and left out, and the others go on', async () => {
    const cells = at.cellsOf('34', 4);
    const [first, second] = cells;
    assert.ok(first && second);
    second[second.length - 1] = 'J34-0';
    const importJobNo = await at.keep(at.noOf('admin'), cells);
    // Another import takes the job number of the first row and the phone of the third.
    const others = at.cellsOf('34', 4);
    await at.keep(at.noOf('admin'), [
      others[0]?.with(6, '13500000000') ?? [],
      others[2]?.with(7, 'OTHER-1') ?? [],
    ]);
    await at.gateway.db
      .updateTable('background_job')
      .set({ turn: 1_000_000 })
      .where('job_key', '=', importJobNo)
      .execute();
    await at.finish();
    const { importState, rowsDone, rowsWritten, refusedCount, refusedList } = await at.read(importJobNo);
    assert.deepEqual([importState, rowsDone, rowsWritten, refusedCount], ['done', 4, 2, 2]);
    assert.deepEqual(refusedList, [
      { line: 2, column: '员工编号', message: '该员工编号已被使用' },
      { line: 4, column: '手机号', message: '该手机号已属于本企业员工“林小雨”' },
    ]);
    assert.deepEqual(await at.added('34'), ['J34-0', 'J34-1', 'J34-3']);
  });

  it('are forgotten when their time is over', async () => {
    const importJobNo = await at.keep(at.noOf('admin'), at.cellsOf('51', 1));
    await at.finish();
    at.gateway.clock.advance(IMPORT_DAYS * 24 * 60 - 1);
    await at.gateway.sweep(['import-job']);
    assert.ok(await at.stateOf(importJobNo));
    at.gateway.clock.advance(2);
    await at.gateway.sweep(['import-job']);
    await assert.rejects(at.stateOf(importJobNo));
    await at.gateway.idle();
  });
});
