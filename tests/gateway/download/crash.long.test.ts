import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { sql } from 'kysely';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, it } from 'vitest';
import {
  addExport,
  queryExportFile,
  queryExportList,
  type ExportJob,
} from '../../../src/contract/download/download';
import { fillOrders } from '../../support/gateway/many-orders/fill';
import { startGatewayProcess, type GatewayProcess } from '../../support/gateway/process/gateway-process';
import {
  openTestDatabase,
  TEST_DATABASE,
  type TestDatabase,
} from '../../support/gateway/process/test-database';

/**
 * Number of orders, in several enterprises. Rows are read a thousand at a time, so the process takes long enough to be
 * killed.
 */
const ORDERS = 10_000;
const PATIENCE_MS = 60_000;
/** PGlite supports only one process. */
const skip = TEST_DATABASE === 'pglite';

describe('an export whose process is killed', { skip }, () => {
  let database: TestDatabase;
  let folder: string;
  let environment: Record<string, string>;
  beforeAll(async () => {
    database = await openTestDatabase();
    await fillOrders(database.db, ORDERS, new Date());
    folder = mkdtempSync(join(tmpdir(), 'export-crash-'));
    environment = { DATABASE_URL: database.url ?? '', FILES_DIR: folder };
  });
  const processes: GatewayProcess[] = [];
  const start = async (): Promise<GatewayProcess> => {
    const started = await startGatewayProcess(environment);
    processes.push(started);
    return started;
  };
  afterAll(async () => {
    for (const one of processes) await one.kill();
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const stored = (): string[] =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /F\w{32}$/.test(name));

  /** Polls until `ask` resolves with a value. */
  async function until<T>(ask: () => Promise<T | undefined>, what: string): Promise<T> {
    const end = Date.now() + PATIENCE_MS;
    for (;;) {
      const found = await ask();
      if (found !== undefined) return found;
      assert.ok(Date.now() < end, `never came true: ${what}`);
    }
  }

  /** Kills a process after it has written a part of the rows. */
  async function killInTheMiddle(process: GatewayProcess): Promise<void> {
    await until(
      () =>
        database.db.transaction().execute(async (tx) => {
          // The lock on the job's row stops the process.
          const job = await tx
            .selectFrom('export_job')
            .select(['export_state', 'rows_done', 'rows_total'])
            .where('rows_done', '>', 0)
            .forUpdate()
            .executeTakeFirst();
          if (job === undefined) return undefined;
          assert.equal(job.export_state, 'running', 'it was too quick');
          assert.ok(job.rows_done < (job.rows_total ?? 0), `${job.rows_done} of ${job.rows_total}`);
          await process.kill();
          // The server notices the lost client only after a while; until then it carries on with the client's
          // statements, so they are ended here.
          await sql`select pg_terminate_backend(pid) from pg_stat_activity
            where datname = current_database() and pid <> pg_backend_pid()`.execute(tx);
          return true;
        }),
      'the file is being made',
    );
  }

  it('is made whole by another, once', async () => {
    const first = await start();
    const as = await first.login('admin');
    const query = { scope: 'managed' };
    const added = await first.send(addExport, { kind: 'order', format: 'xlsx', query }, { as });
    assert.ok(added.success, added.msg);
    const { exportNo } = added.result;
    await killInTheMiddle(first);
    // Expires the lease of the killed process.
    await database.db
      .updateTable('background_job')
      .set({ held_until: new Date(Date.now() - 1000) })
      .where('kind', '=', 'make export')
      .execute();

    const others = await Promise.all([start(), start()]);
    const [second, third] = others;
    const jobOf = async (process: GatewayProcess): Promise<ExportJob | undefined> => {
      const { result } = await process.send(queryExportList, {}, { as });
      return result.exportList.find((one) => one.exportNo === exportNo);
    };
    const job = await until(async () => {
      const found = await jobOf(second);
      return found?.exportState === 'done' ? found : undefined;
    }, 'the file is made');
    assert.deepEqual(await jobOf(third), job);

    // Every process serves the file.
    const { result } = await third.send(queryExportFile, { exportNo }, { as });
    const { pathname, search } = new URL(result.downloadUrl);
    const answer = await fetch(`${third.address}${pathname}${search}`);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    assert.equal(bytes.length, job.fileSize);
    const sheet = strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    assert.ok(sheet.endsWith('</sheetData></worksheet>'));
    const rows = [...sheet.matchAll(/<row><c t="inlineStr"><is><t xml:space="preserve">(\d{14})</g)];
    assert.ok(rows.length > ORDERS / 2, String(rows.length));
    assert.deepEqual([job.rowsDone, job.rowsTotal], [rows.length, rows.length]);
    assert.equal(new Set(rows.map(([, orderNo]) => orderNo)).size, rows.length);

    const made = await database.db
      .selectFrom('background_job')
      .select(['claim', 'attempts'])
      .where('kind', '=', 'make export')
      .execute();
    assert.deepEqual(made, [{ claim: 2, attempts: 2 }]);
    // Issued invoices have stored files, too.
    const known = await database.db.selectFrom('stored_file').select('file_no').execute();
    const ofOthers = new Set(known.map(({ file_no }) => file_no));
    const ofExports = stored().filter((name) => !ofOthers.has(basename(name)));
    assert.equal(ofExports.length, 1, 'nothing of the first try is left');
    assert.deepEqual(await Promise.all(others.map((process) => process.stop())), [0, 0]);
  });
});
