import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { describe, it } from 'vitest';
import { inTransaction } from '../../../demo/gateway/db/transaction';
import { insertImportJob } from '../../../demo/gateway/import-job/queries';
import { importStaff, STAFF_IMPORT } from '../../../src/contract/address-book/staff-import';
import { IMPORTS_AT_ONCE } from '../../../src/contract/import-job/import-job';
import { csvText } from '../../support/gateway/areas/money/record-files';
import { HEADERS, setUpStaffImports, SLICE_ROWS } from '../../support/gateway/areas/accounts/staff-imports';

describe('imports beside each other', () => {
  const at = setUpStaffImports();

  it('of one enterprise wait for no more than a slice of another', async () => {
    const long = await at.keep(at.noOf('admin'), at.cellsOf('37', 6));
    const alsoLong = await at.keep(at.noOf('admin'), at.cellsOf('38', 4));
    await at.step();
    const elsewhere = await at.gateway.db
      .selectFrom('staff')
      .select('staff_no')
      .where('enterprise_num', '=', '100002')
      .where('staff_state', '=', 'active')
      .orderBy('staff_no')
      .executeTakeFirstOrThrow();
    const caller = await at.callerOf(elsewhere.staff_no);
    const rows = [{ line: 2, cells: [], phone: '' }];
    const short = await inTransaction(at.gateway.db, (tx) =>
      insertImportJob(
        { db: tx, owner: caller, now: at.gateway.clock.now },
        { kind: STAFF_IMPORT, fileName: '', settings: { headers: HEADERS }, rows },
        SLICE_ROWS,
      ),
    );
    await at.step();
    assert.notEqual((await at.stateOf(short)).import_state, 'waiting');
    await at.step();
    const done = async () => [(await at.stateOf(long)).rows_done, (await at.stateOf(alsoLong)).rows_done];
    assert.deepEqual(await done(), [2, 2], 'those of one enterprise take turns, too');
    await at.finish();
    assert.deepEqual(await done(), [6, 4]);
  });

  it('are not taken beyond some imports at once, and once for a request', async () => {
    const file = (of: string) =>
      new File([csvText([HEADERS, ...at.cellsOf(of, 1)])], '员工.csv', { type: 'text/csv' });
    const requestId = 'one-request-of-staff';
    const first = await at.gateway.ok(importStaff, { file: file('39') }, { ...at.admin, requestId });
    const again = await at.gateway.ok(importStaff, { file: file('39') }, { ...at.admin, requestId });
    assert.equal(again.importJobNo, first.importJobNo);
    await at.gateway.idle();
    assert.equal((await at.added('39')).length, 1);
    for (let i = 0; i < IMPORTS_AT_ONCE; i += 1) await at.keep(at.noOf('admin'), at.cellsOf(`4${i}`, 1));
    await at.gateway.refused('tooManyImportJobs', importStaff, { file: file('50') }, at.admin);
    await at.finish();
  });

  it('are had by others while the database gives up a slice for its time, which ends after some tries', async () => {
    const { db } = at.gateway;
    await sql`create function slow_row() returns trigger language plpgsql as $$ begin
      if new.job_no = 'J60-0' then raise exception 'too slow' using errcode = '57014'; end if; return new; end $$`.execute(
      db,
    );
    await sql`create trigger slow_row before insert on staff for each row execute function slow_row()`.execute(
      db,
    );
    try {
      const slow = await at.keep(at.noOf('admin'), at.cellsOf('60', 1));
      const other = await at.keep(at.noOf('admin'), at.cellsOf('61', 1));
      await at.finish();
      assert.deepEqual(
        [(await at.stateOf(slow)).failure, (await at.stateOf(other)).import_state],
        ['failed', 'done'],
      );
    } finally {
      await sql`drop function slow_row cascade`.execute(db);
    }
  });

  it('go on once the database is there again', async () => {
    const first = await at.keep(at.noOf('admin'), at.cellsOf('62', 1));
    await at.keep(at.noOf('admin'), at.cellsOf('63', 1));
    const away = () => Promise.reject(Object.assign(new Error('terminated'), { code: '57P01' }));
    for (let i = 0; i < 8; i += 1) await assert.rejects(at.step(away));
    assert.equal((await at.stateOf(first)).import_state, 'waiting');
    await at.finish();
    assert.deepEqual([(await at.added('62')).length, (await at.added('63')).length], [1, 1]);
  });
});
