import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { describe, it } from 'vitest';
import { undoImportJob } from '../../../src/contract/import-job/import-job';
import { confirmImportJob } from '../../../src/contract/import-job/whole-import';
import { saveCostObject } from '../../../src/contract/cost-center/cost-objects';
import { applyImport, setUpCostImports, readImport } from '../../support/gateway/areas/money/cost-imports';

const PERSON = '1000010001';

describe('a file of cost objects that is written in steps', () => {
  const on = setUpCostImports();
  const { code, look, take, plain, state } = on;

  /** Number of existing rows that are renamed and of new rows: three steps of each. */
  const MANY = 1100;
  const former = () =>
    Array.from({ length: MANY }, (_, i) => [code(`a${i}`), `甲${i}`, '', '', '2026-01-01', '', '', '', '']);
  const both = () => [
    ...former().map((row) => row.with(1, `新${String(row[1])}`).with(3, PERSON)),
    ...Array.from({ length: MANY }, (_, i) => [code(`b${i}`), `乙${i}`, code('a0'), '', '', '', '', '', '']),
  ];
  /** Runs a statement when the rows of step `stepNo` are written. */
  async function atStep(stepNo: number, statement: string): Promise<void> {
    await sql`create or replace function at_step() returns trigger language plpgsql as
      $$ begin ${sql.raw(statement)} return null; end $$`.execute(on.gateway.db);
    await sql`create trigger at_step after insert on import_job_write for each row
      when (new.step_no = ${sql.lit(stepNo)}) execute function at_step()`.execute(on.gateway.db);
  }
  const asBefore = () => sql`drop function at_step cascade`.execute(on.gateway.db);
  /** Expires the lease and sweeps, as if half a minute had passed since the process died. */
  async function goOn(): Promise<void> {
    await on.gateway.db
      .updateTable('background_job')
      .set({ held_until: null, next_at: on.gateway.clock.now })
      .where('next_at', 'is not', null)
      .execute();
    await on.gateway.sweep(['import-job']);
  }
  /** Rows without their revisions, because undoing a row increases its revision. */
  const values = async () => (await plain()).map((row) => row.slice(0, -1));
  const DOWN = `raise exception 'the database goes down' using errcode = '57P01';`;

  it('is finished by another process after a crash between two of them, and undone as a whole', async () => {
    await take(former());
    const before = await values();
    const { importNo } = (await look(both())).costImport;
    await atStep(4, DOWN);
    const stopped = (await applyImport(on.gateway, on.as, importNo)).costImport;
    assert.equal(stopped.importState, 'running');
    assert.ok(stopped.rowsDone > 0 && stopped.rowsDone < stopped.rowCount);
    const half = await plain();
    assert.equal(half.length, 2 * MANY);
    assert.ok(
      half.every((row) => !String(row[0]).startsWith('b') || row[8] !== null),
      'nothing can be booked on what may be taken back',
    );
    await on.gateway.refused(
      'importBusy',
      saveCostObject,
      {
        costKind: 'costCenter',
        basedOn: 0,
        code: code('z'),
        name: '丙',
        validFrom: '2026-01-01',
        isForAll: true,
      },
      { as: on.as },
    );
    await on.gateway.refused('importJobBusy', undoImportJob, { importJobNo: importNo }, { as: on.as });
    await asBefore();
    await goOn();
    assert.equal(await state(importNo), 'done');
    const done = await plain();
    assert.deepEqual(
      [done.length, done.filter((row) => row[8] === null).length, done.filter((row) => row[9] === 2).length],
      [2 * MANY, 2 * MANY, MANY],
    );
    await on.gateway.ok(undoImportJob, { importJobNo: importNo }, { as: on.as });
    await on.gateway.idle();
    assert.deepEqual(await values(), before);
  });

  it('is taken back where a row was changed meanwhile, which is named', async () => {
    await take(former());
    const before = await values();
    const { importNo } = (await look(both())).costImport;
    await atStep(3, `update cost_center set revision = 7 where code = '${code('a999')}' and revision = 1;`);
    const { costImport } = await applyImport(on.gateway, on.as, importNo);
    await asBefore();
    assert.deepEqual(
      [costImport.importState, costImport.isStale, costImport.staleCode, costImport.changeCount],
      ['checked', true, code('a999'), MANY],
    );
    assert.deepEqual(await values(), before);
    // The reported progress equals the progress made.
    assert.equal((await applyImport(on.gateway, on.as, importNo)).costImport.importState, 'done');
    assert.equal((await plain()).length, 2 * MANY);
  });

  it('is taken back where a step fails, also by another after a crash', async () => {
    await take(former());
    const before = await values();
    const { importNo } = (await look(both())).costImport;
    await atStep(5, `raise exception 'this row is broken';`);
    await sql`create function not_now() returns trigger language plpgsql as
      $$ begin ${sql.raw(DOWN)} end $$`.execute(on.gateway.db);
    await sql`create trigger not_now before delete on import_job_write for each row
      when (old.step_no = 2) execute function not_now()`.execute(on.gateway.db);
    await on.gateway.ok(confirmImportJob, { importJobNo: importNo }, { as: on.as });
    await on.gateway.idle();
    await asBefore();
    assert.equal(await state(importNo), 'reversing');
    await sql`drop function not_now cascade`.execute(on.gateway.db);
    await goOn();
    const { costImport } = await readImport(on.gateway, on.as, importNo);
    assert.deepEqual([costImport.importState, costImport.staleCode], ['failed', '']);
    assert.deepEqual(await values(), before);
    for (const table of ['import_job_slice', 'import_job_part'] as const) {
      const left = await on.gateway.db
        .selectFrom(table)
        .select('import_no')
        .where('import_no', '=', importNo)
        .execute();
      assert.deepEqual(left, [], table);
    }
  });

  it('is undone in steps, closed from the first moment on, and by another after a crash', async () => {
    await take(former());
    const before = await values();
    const { importNo } = (await look(both())).costImport;
    assert.equal((await applyImport(on.gateway, on.as, importNo)).costImport.importState, 'done');
    await sql`create function not_now() returns trigger language plpgsql as
      $$ begin ${sql.raw(DOWN)} end $$`.execute(on.gateway.db);
    await sql`create trigger not_now before delete on import_job_write for each row
      when (old.step_no = 1) execute function not_now()`.execute(on.gateway.db);
    await on.gateway.ok(undoImportJob, { importJobNo: importNo }, { as: on.as });
    await on.gateway.idle();
    assert.equal(await state(importNo), 'undoing');
    const half = await plain();
    assert.ok(half.length > MANY && half.length < 2 * MANY);
    assert.ok(half.every((row) => !String(row[0]).startsWith('b') || row[8] !== null));
    await on.gateway.refused('importJobBusy', undoImportJob, { importJobNo: importNo }, { as: on.as });
    await sql`drop function not_now cascade`.execute(on.gateway.db);
    await goOn();
    assert.equal(await state(importNo), 'undone');
    assert.deepEqual(await values(), before);
  });
});
