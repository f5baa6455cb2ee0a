import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, afterEach, beforeAll, describe, it } from 'vitest';
import {
  addExport,
  deleteExport,
  EXPORT_DAYS,
  EXPORTS_AT_ONCE,
  queryExportFile,
  queryExportList,
  retryExport,
  type ExportFormat,
  type ExportJob,
} from '../../../src/contract/download/download';
import { OBJECT } from '../../../src/contract/permission/objects';
import { DICTIONARY } from '../../../src/contract/dictionary';
import { queryorderListOnPermission } from '../../../src/contract/order/list';
import { makeExport } from '../../../demo/gateway/download/make';
import { runNextJob } from '../../../demo/gateway/server/jobs/run';
import { sheetPath } from '../../../src/domain/sheet/workbook-parts';
import { openFileStore } from '../../../demo/gateway/files/open-store';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';

describe('exports', () => {
  let gateway: TestGateway;
  let staff: string;
  let admin: string;
  beforeAll(async () => {
    gateway = await startTestGateway();
    staff = await gateway.login('staff');
    admin = await gateway.login('admin');
  });
  afterAll(() => gateway.close());
  afterEach(async () => {
    await gateway.idle();
    await gateway.db.deleteFrom('export_job').execute();
    await gateway.db.deleteFrom('background_job').where('kind', '=', makeExport.kind).execute();
  });

  const MANAGED = { scope: 'managed' };
  const add = (as: string, query: Record<string, unknown> = {}, format: ExportFormat = 'csv') =>
    gateway.ok(addExport, { kind: 'order', format, query }, { as });
  const jobsOf = async (as: string): Promise<ExportJob[]> =>
    (await gateway.ok(queryExportList, {}, { as })).exportList;
  const fetchFile = async (as: string, exportNo: string) => {
    const { downloadUrl } = await gateway.ok(queryExportFile, { exportNo }, { as });
    return gateway.app.inject(downloadUrl.replace(gateway.config.publicUrl, ''));
  };
  /** Requests an export and waits until its file is written. */
  async function made(as: string, query: Record<string, unknown> = {}, format: ExportFormat = 'csv') {
    const { exportNo } = await add(as, query, format);
    await gateway.idle();
    const job = (await jobsOf(as)).find((one) => one.exportNo === exportNo);
    assert.ok(job);
    return job;
  }
  const linesOf = (text: string) => text.replace('\uFEFF', '').trimEnd().split('\r\n');
  const making = () => ({
    db: gateway.db,
    now: gateway.clock.now,
    deps: { files: openFileStore(gateway.config.files) },
  });
  const stored = () => {
    const { files } = gateway.config;
    assert.ok('folder' in files);
    return readdirSync(files.folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /F\w{32}/.test(name),
    );
  };
  const set = (values: Record<string, unknown>) => gateway.db.updateTable('export_job').set(values).execute();
  /** Updates the rows of all export jobs. */
  const setJobs = (values: Record<string, unknown>) =>
    gateway.db
      .updateTable('background_job')
      .set({ done_at: null, held_until: null, ...values })
      .where('kind', '=', makeExport.kind)
      .execute();

  it('have all rows of the list, in its order, from any displayed page', async () => {
    const query = { ...MANAGED, sortField: 'totalAmount', sortOrder: 'asc', pageIndex: 3, pageSize: 10 };
    const job = await made(admin, query);
    const rows: string[] = [];
    let sum = 0;
    const isVoid = (status: string) => ['已取消', '审批不通过', '出票失败', '改签失败'].includes(status);
    let voids = 0;
    for (let pageIndex = 1; ; pageIndex += 1) {
      const body = { ...query, pageIndex, pageSize: 100 } as never;
      const { orderList } = await gateway.ok(queryorderListOnPermission, body, { as: admin });
      rows.push(...orderList.map(({ orderNo }) => orderNo));
      voids += orderList.filter(({ orderStatus }) => isVoid(orderStatus)).length;
      for (const { orderStatus, totalAmount } of orderList) if (!isVoid(orderStatus)) sum += totalAmount;
      if (orderList.length < 100) break;
    }
    assert.ok(rows.length > 100);
    assert.deepEqual([job.exportState, job.rowsDone, job.rowsTotal], ['done', rows.length, rows.length]);
    const { payload } = await fetchFile(admin, job.exportNo);
    const [head = '', ...lines] = linesOf(payload);
    const sums = lines.pop() ?? '';
    assert.ok(voids > 0 && sums.startsWith('合计（不含已取消、'), sums);
    assert.equal(sums.split(',')[head.split(',').indexOf('金额（元）')], (sum / 100).toFixed(2));
    assert.ok(head.startsWith('订单号,状态,PNR,'));
    assert.deepEqual(
      lines.map((line) => line.split(',')[0]),
      // In this form a spreadsheet keeps every digit.
      rows.map((orderNo) => `"=""${orderNo}"""`),
    );
  });

  it('name the sub pay types as the dictionary does', async () => {
    const paid = await gateway.db
      .selectFrom('flight_order as o')
      .innerJoin('dictionary_entry as d', (on) =>
        on.onRef('d.code', '=', 'o.sub_pay_type').on('d.param', '=', DICTIONARY.subPayType),
      )
      .select(['o.order_no', 'd.name'])
      .execute();
    const names = new Map(paid.map(({ order_no: orderNo, name }) => [orderNo, name]));
    const job = await made(admin, MANAGED);
    const [head = '', ...lines] = linesOf((await fetchFile(admin, job.exportNo)).payload);
    assert.ok(head.endsWith(',支付渠道'));
    const shown = lines.map((line) => line.split(',').at(-1));
    assert.deepEqual(
      shown,
      lines.map((line) => names.get(/^"=""(.*?)"""/.exec(line)?.[1] ?? '') ?? ''),
    );
    assert.ok(new Set(shown).size > 2);
  });

  it('are as narrow as the list', async () => {
    const query = { ...MANAGED, orderStatusList: ['已退票'] };
    const job = await made(admin, query);
    const lines = linesOf((await fetchFile(admin, job.exportNo)).payload).slice(1, -1);
    assert.ok(lines.length > 0);
    assert.ok(lines.every((line) => line.split(',')[1] === '已退票'));
  });

  it('are workbooks that a reader of their own opens, to be saved and never shown', async () => {
    const job = await made(admin, MANAGED, 'xlsx');
    assert.match(job.fileName, /^机票订单_\d{8}-\d{4}\.xlsx$/);
    const answer = await fetchFile(admin, job.exportNo);
    assert.equal(answer.rawPayload.length, job.fileSize);
    assert.match(String(answer.headers['content-disposition']), /^attachment; filename\*=UTF-8''/);
    const parts = unzipSync(answer.rawPayload);
    const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    // the headers and the sums
    assert.equal(sheet.match(/<row>/g)?.length, job.rowsDone + 2);
    assert.ok(sheet.includes('<t xml:space="preserve">订单号</t>'));
  });

  it('tell in a second sheet their person, time and filters, and add up amounts in the last row', async () => {
    const period = { beginDate: '2026-01-01', endDate: '2026-12-31' };
    const dept = await gateway.db
      .selectFrom('department')
      .select(['dept_no', 'dept_name'])
      .where('enterprise_num', '=', '100001')
      .orderBy('dept_no')
      .executeTakeFirstOrThrow();
    const filter = { ...period, products: ['flight'], basis: 'issued', routeList: [], carrierList: [] };
    const query = { ...filter, deptNOList: [dept.dept_no] };
    const { exportNo } = await gateway.ok(
      addExport,
      { kind: 'travel-fact', format: 'xlsx', query },
      { as: admin },
    );
    await gateway.idle();
    const parts = unzipSync((await fetchFile(admin, exportNo)).rawPayload);
    const sheet = (at: number) => strFromU8(parts[sheetPath(at)] ?? new Uint8Array());
    const texts = [...sheet(1).matchAll(/<t [^>]*>([^<]*)</g)].map(([, text]) => text);
    const after = (name: string) => texts[texts.indexOf(name) + 1];
    assert.equal(after('筛选：统计区间'), '2026-01-01 至 2026-12-31（出票日期）');
    assert.deepEqual([after('筛选：产品'), after('筛选：部门（含下级）')], ['机票', dept.dept_name]);
    assert.equal(after('导出人'), '刘敏');
    const rows = [...sheet(0).matchAll(/<row>(.*?)<\/row>/g)].map(([, row = '']) =>
      [...row.matchAll(/<c\/>|<c[^>]*>.*?<\/c>/g)].map(
        ([cell]) => /<[tv][^>]*>([^<]*)</.exec(cell)?.[1] ?? '',
      ),
    );
    const [head = [], ...facts] = rows;
    const totals = facts.pop() ?? [];
    assert.equal(totals[0], '合计');
    assert.ok(facts.length > 1);
    const at = head.indexOf('净支出（元）');
    const sum = facts.reduce((fen, row) => fen + Math.round(100 * Number(row[at])), 0);
    assert.equal(Math.round(100 * Number(totals[at])), sum);
    assert.equal(totals[head.indexOf('提前预订天数')], '');
  });

  it('are refused to users who may not see the list, and for unknown lists', async () => {
    await gateway.refused(
      'ordersNotManaged',
      addExport,
      { kind: 'order', format: 'csv', query: MANAGED },
      { as: staff },
    );
    for (const body of [
      { kind: 'nothing', format: 'csv' as const, query: {} },
      { kind: 'order', format: 'csv' as const, query: { orderStatusList: ['不明'] } },
      { kind: 'order', format: 'csv' as const, query: { beginDate: '2026-12-02', endDate: '2026-12-01' } },
    ])
      await gateway.refused('fieldsInvalid', addExport, body, { as: staff });
    assert.deepEqual(await jobsOf(staff), []);
  });

  it('are made by the rights of the moment', async () => {
    const { exportNo } = await add(staff);
    await gateway.idle();
    // The applicant has lost the page of managed orders in the meantime.
    await set({ export_state: 'waiting', query: JSON.stringify(MANAGED) });
    await setJobs({ job_state: 'pending' });
    await gateway.sweep(['download']);
    const [job] = await jobsOf(staff);
    assert.deepEqual([job?.exportNo, job?.exportState, job?.failure], [exportNo, 'failed', 'notAllowed']);
  });

  it('are fetched by a link no longer than their user may have them', async () => {
    const { exportNo } = await made(admin, MANAGED);
    const { downloadUrl } = await gateway.ok(queryExportFile, { exportNo }, { as: admin });
    const follow = async () =>
      (await gateway.app.inject(downloadUrl.replace(gateway.config.publicUrl, ''))).statusCode;
    assert.equal(await follow(), 200);
    const grants = await gateway.db
      .deleteFrom('role_grant')
      .where('role_no', '=', '100001-admin')
      .where('object_no', '=', OBJECT.managedOrders)
      .returningAll()
      .execute();
    assert.equal(await follow(), 404, 'without the right to its list');
    await gateway.db.insertInto('role_grant').values(grants).execute();
    const one = gateway.db.updateTable('staff').where('staff_no', '=', '1000010003');
    await one.set({ staff_state: 'stopped' }).execute();
    assert.equal(await follow(), 404, 'stopped');
    await one.set({ staff_state: 'active' }).execute();
    assert.equal(await follow(), 200);
  });

  it('are their users’ own: no other user lists, fetches, retries or removes them', async () => {
    const { exportNo } = await made(staff);
    for (const as of [admin, await gateway.login('multi')]) {
      assert.deepEqual(await jobsOf(as), []);
      for (const call of [queryExportFile, retryExport, deleteExport])
        await gateway.refused('exportUnknown', call, { exportNo }, { as });
    }
    const { downloadUrl } = await gateway.ok(queryExportFile, { exportNo }, { as: staff });
    const path = downloadUrl.replace(gateway.config.publicUrl, '');
    for (const url of [
      path.replace(/\?.*/, ''),
      path.replace(/sign=./, 'sign=x'),
      path.replace('exports', 'files'),
    ])
      assert.equal((await gateway.app.inject(url)).statusCode, 404, url);
    gateway.clock.advance(1.1);
    assert.equal((await gateway.app.inject(path)).statusCode, 404, 'a minute later');
  });

  it('that a crash left are made by another, once, and nothing of the first try stays', async () => {
    const before = stored().length;
    const { exportNo } = await made(staff);
    // Simulates a process that died half-way some time ago.
    await set({ export_state: 'running', expires_at: null, rows_done: 1 });
    await setJobs({ job_state: 'running', held_until: new Date(0) });
    const tried = await Promise.all([runNextJob(makeExport, making()), runNextJob(makeExport, making())]);
    assert.equal(tried.filter((one) => one !== undefined).length, 1);
    const [job] = await jobsOf(staff);
    assert.deepEqual([job?.exportNo, job?.exportState], [exportNo, 'done']);
    assert.equal(stored().length, before + 1);
    // A job with a valid lease is not claimed; its lease goes by the clock of the database.
    await set({ export_state: 'running', expires_at: null });
    await setJobs({ job_state: 'running', held_until: new Date('2100-01-01') });
    assert.equal(await runNextJob(makeExport, making()), undefined);
  });

  it('that fail again and again are given up, and can be tried anew', async () => {
    const { exportNo } = await made(staff);
    await set({ export_state: 'running', expires_at: null });
    await setJobs({ job_state: 'running', held_until: new Date(0), attempts: 3 });
    await runNextJob(makeExport, making());
    assert.deepEqual(
      (await jobsOf(staff)).map(({ exportState, failure }) => [exportState, failure]),
      [['failed', 'failed']],
    );
    await gateway.refused('exportNotReady', queryExportFile, { exportNo }, { as: staff });
    await gateway.ok(retryExport, { exportNo }, { as: staff });
    await gateway.idle();
    assert.deepEqual(
      (await jobsOf(staff)).map(({ exportState }) => exportState),
      ['done'],
    );
    await gateway.refused('exportNotFailed', retryExport, { exportNo }, { as: staff });
  });

  it('are removed with their file, when their user says so and when their time is over', async () => {
    const before = stored().length;
    const { exportNo } = await made(staff);
    await made(staff);
    assert.equal(stored().length, before + 2);
    await gateway.ok(deleteExport, { exportNo }, { as: staff });
    await gateway.idle();
    assert.equal((await jobsOf(staff)).length, 1);
    assert.equal(stored().length, before + 1);
    gateway.clock.advance(EXPORT_DAYS * 24 * 60 - 5);
    await gateway.sweep(['download']);
    // The sessions have expired by now.
    staff = await gateway.login('staff');
    admin = await gateway.login('admin');
    assert.equal((await jobsOf(staff)).length, 1);
    gateway.clock.advance(10);
    await gateway.sweep(['download']);
    assert.equal((await jobsOf(staff)).length, 0);
    assert.equal(stored().length, before);
  });

  it('that are removed while they are made are given up', async () => {
    const before = stored().length;
    const { exportNo } = await made(staff);
    await set({ export_state: 'waiting', expires_at: null });
    await setJobs({ job_state: 'pending' });
    const files = openFileStore(gateway.config.files);
    const db = gateway.db;
    await runNextJob(makeExport, {
      ...making(),
      deps: {
        files: {
          ...files,
          async write(fileNo, file) {
            await files.write(fileNo, file);
            await gateway.ok(deleteExport, { exportNo }, { as: staff });
          },
        },
      },
    });
    await gateway.idle();
    assert.deepEqual(await db.selectFrom('export_job').select('export_no').execute(), []);
    assert.equal(stored().length, before);
  });

  it('are so many at a time and no more', async () => {
    for (let i = 0; i < EXPORTS_AT_ONCE; i += 1) await made(staff);
    await set({ export_state: 'running', expires_at: null });
    await gateway.refused(
      'tooManyExports',
      addExport,
      { kind: 'order', format: 'csv', query: {} },
      { as: staff },
    );
    await gateway.ok(addExport, { kind: 'order', format: 'csv', query: {} }, { as: admin });
  });
});
