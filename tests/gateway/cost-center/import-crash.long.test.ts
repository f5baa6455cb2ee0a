import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { addFile } from '../../../demo/gateway/import-job/whole/queries';
import { COST_TABLE } from '../../../src/contract/cost-center/import';
import { type ImportState, undoImportJob } from '../../../src/contract/import-job/import-job';
import { confirmImportJob, queryCheckedFile } from '../../../src/contract/import-job/whole-import';
import { startGatewayProcess, type GatewayProcess } from '../../support/gateway/process/gateway-process';
import { staffNumbers } from '../../support/gateway/staff-numbers';
import {
  openTestDatabase,
  TEST_DATABASE,
  type TestDatabase,
} from '../../support/gateway/process/test-database';

/** Rows are written a thousand at a time, so that the process is busy with this number for some time. */
const ROWS = 6000;
const PATIENCE_MS = 60_000;
const IMPORT_NO = `I${'c'.repeat(32)}`;
/** PGlite supports only one process. */
const skip = TEST_DATABASE === 'pglite';

describe('an import whose process is killed', { skip }, () => {
  let database: TestDatabase;
  let environment: Record<string, string>;
  beforeAll(async () => {
    database = await openTestDatabase();
    environment = { DATABASE_URL: database.url ?? '' };
    const admin = (await staffNumbers(database))('admin');
    await addFile(
      database.db,
      {
        import_no: IMPORT_NO,
        enterprise_num: '100001',
        kind: COST_TABLE,
        variant: 'project',
        file_name: '项目.csv',
        header_list: ['编号', '名称'],
        column_list: [
          { field: 'code', place: 0 },
          { field: 'name', place: 1 },
        ],
        rows_total: ROWS,
        checked_on: '2026-01-01',
        staff_no: admin,
        asked_at: new Date(),
      },
      Array.from({ length: ROWS }, (_, i) => [`K${i}`, `项目${i}`]),
    );
  });
  afterAll(() => database.close());

  /** Polls until `ask` resolves with a value. */
  async function until<T>(ask: () => Promise<T | undefined>, what: string): Promise<T> {
    const end = Date.now() + PATIENCE_MS;
    for (;;) {
      const found = await ask();
      if (found !== undefined) return found;
      assert.ok(Date.now() < end, `never came true: ${what}`);
    }
  }
  const added = async () => {
    const { total } = await database.db
      .selectFrom('project')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .where('code', 'like', 'K%')
      .executeTakeFirstOrThrow();
    return total;
  };
  /** Expires the lease of the killed process. */
  const passHalfAMinute = () =>
    database.db
      .updateTable('background_job')
      .set({ held_until: new Date(Date.now() - 1000) })
      .execute();
  const stateOf = async (process: GatewayProcess, as: string): Promise<ImportState> =>
    (await process.send(queryCheckedFile, { importJobNo: IMPORT_NO }, { as })).result.importJob.importState;
  it('is looked at and taken over by another, written whole or not at all, and undone', async () => {
    const first = await startGatewayProcess(environment);
    await until(
      () =>
        database.db.transaction().execute(async (tx) => {
          // The lock on the row stops the process.
          const kept = await tx
            .selectFrom('import_job')
            .select(['import_state', 'rows_done'])
            .where('rows_done', '>', 0)
            .forUpdate()
            .executeTakeFirst();
          if (kept === undefined) return undefined;
          assert.equal(kept.import_state, 'checking', 'it was too quick');
          await first.kill();
          // The server notices the lost client only after a while; until then it carries on with the client's
          // statements, so they are ended here.
          await sql`select pg_terminate_backend(pid) from pg_stat_activity
            where datname = current_database() and pid <> pg_backend_pid()`.execute(tx);
          return true;
        }),
      'its rows are being looked at',
    );
    await passHalfAMinute();

    const second = await startGatewayProcess(environment);
    const as = await second.login('admin');
    await until(
      async () => ((await stateOf(second, as)) === 'checked' ? true : undefined),
      'it is looked at',
    );
    const { result } = await second.send(queryCheckedFile, { importJobNo: IMPORT_NO }, { as });
    assert.deepEqual([result.importJob.whole?.addCount, result.importJob.whole?.wrongCount], [ROWS, 0]);

    // Written rows stay invisible until all are committed, so a lock on the history stops the process in the middle.
    const apply = (process: GatewayProcess) =>
      process.send(confirmImportJob, { importJobNo: IMPORT_NO }, { as, requestId: 'apply-once' });
    await database.db.transaction().execute(async (tx) => {
      await sql`lock table cost_change in share mode`.execute(tx);
      const begun = await apply(second);
      assert.ok(begun.success, begun.msg);
      await until(async () => {
        const { rows } =
          await sql`select from pg_locks where not granted and relation = 'cost_change'::regclass`.execute(
            tx,
          );
        return rows.length > 0 ? true : undefined;
      }, 'it is being written');
      // The import's state tells how far it is.
      await until(async () => {
        const { importJob } = (await second.send(queryCheckedFile, { importJobNo: IMPORT_NO }, { as }))
          .result;
        assert.equal(importJob.importState, 'running');
        return importJob.rowsDone > ROWS / 5 ? true : undefined;
      }, 'it gives signs of life');
      assert.equal(await added(), 0);
      await second.kill();
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`.execute(tx);
    });
    assert.equal(await added(), 0);
    await passHalfAMinute();

    const third = await startGatewayProcess(environment);
    await until(async () => ((await stateOf(third, as)) === 'done' ? true : undefined), 'it is taken over');
    assert.equal(await added(), ROWS);
    // Sends the request again, as if its response had been lost.
    const again = await apply(third);
    assert.ok(again.success, again.msg);
    assert.equal(await added(), ROWS);
    const undone = await third.send(undoImportJob, { importJobNo: IMPORT_NO }, { as });
    assert.ok(undone.success, undone.msg);
    assert.equal(await third.stop(), 0);
    assert.equal(await added(), 0);
  });
});
