import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { createHeavyReads } from '../../../../demo/gateway/server/limits/heavy-reads';
import { Fault } from '../../../../demo/gateway/server/http/fault';
import { queryTodo } from '../../../../src/contract/home';
import { queryorderListOnPermission } from '../../../../src/contract/order/list';
import { queryReportFigures } from '../../../../src/contract/report/report';
import { startGatewayProcess, type GatewayProcess } from '../../../support/gateway/process/gateway-process';
import {
  openTestDatabase,
  TEST_DATABASE,
  type TestDatabase,
} from '../../../support/gateway/process/test-database';

const CALLS = 30;

// The embedded database has one connection and no timeouts.
describe('heavy reads on a database server', { skip: TEST_DATABASE !== 'postgres' }, () => {
  let url: string;
  let gateway: GatewayProcess;
  let locker: TestDatabase;
  beforeAll(async () => {
    locker = await openTestDatabase();
    url = locker.url ?? '';
    gateway = await startGatewayProcess({ DATABASE_URL: url, HEAVY_READ_TIMEOUT_MS: '500' });
  });
  afterAll(async () => {
    await gateway.stop();
    await locker.close();
  });

  /** Runs `work` while a lock blocks all reads of orders. */
  const whileLocked = (work: () => Promise<void>) =>
    locker.db.transaction().execute(async (tx) => {
      await sql`lock table flight_order in access exclusive mode`.execute(tx);
      await work();
    });

  it('are given up after their time, with advice', async () => {
    const as = await gateway.login('admin');
    await whileLocked(async () => {
      const { status, code, msg } = await gateway.send(queryorderListOnPermission, { keyword: '王' }, { as });
      assert.deepEqual(
        { status, code, msg },
        { status: 200, code: '41006', msg: '查询超时，请缩小查询条件后重试' },
      );
    });
    assert.equal((await gateway.send(queryorderListOnPermission, { keyword: '王' }, { as })).success, true);
  });

  it('leave all other connections to all others, however many somebody asks for', async () => {
    const as = await gateway.login('admin');
    await whileLocked(async () => {
      const asked = Array.from({ length: CALLS }, () => gateway.send(queryorderListOnPermission, {}, { as }));
      // Signing in needs a connection, but no order.
      for (let i = 0; i < 3; i += 1) assert.ok(await gateway.login('staff'));
      const { rows } = await sql<{ waiting: number }>`
        select count(*) as waiting from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(locker.db);
      assert.ok((rows[0]?.waiting ?? CALLS) <= 2, `${rows[0]?.waiting} at once`);
      for (const { code } of await Promise.all(asked)) assert.ok(['41004', '41006'].includes(code), code);
    });
    assert.equal((await gateway.send(queryTodo, {}, { as })).success, true);
  });

  it('of reports are answered by the existing copy, during any work in the database itself', async () => {
    const copy = await openTestDatabase();
    const copying = await startGatewayProcess({ DATABASE_URL: url, DATABASE_COPY_URL: copy.url ?? '' });
    try {
      const as = await copying.login('admin');
      const asked = {
        products: ['flight' as const],
        basis: 'booked' as const,
        beginDate: '2026-01-01',
        endDate: '2026-12-31',
        groupBy: 'none' as const,
      };
      const before = await copying.send(queryReportFigures, asked, { as });
      assert.ok((before.result?.total.bookings ?? 0) > 0);
      await locker.db.transaction().execute(async (tx) => {
        await sql`lock table travel_day, travel_fact in access exclusive mode`.execute(tx);
        assert.deepEqual((await copying.send(queryReportFigures, asked, { as })).result, before.result);
      });
      await sql`delete from travel_day`.execute(copy.db);
      assert.equal((await copying.send(queryReportFigures, asked, { as })).result?.total.bookings, 0);
    } finally {
      await copying.stop();
      await copy.close();
    }
  });

  it('may not write', async () => {
    const read = createHeavyReads(locker.reads, { atOnce: 1, perPerson: 1, waiting: 1, waitMs: 1000 });
    await assert.rejects(
      read('U', (db) => db.deleteFrom('order_log').execute()),
      /read-only transaction/,
    );
  });
});

describe('a heavy read', () => {
  const limits = { atOnce: 1, perPerson: 1, waiting: 0, waitMs: 1000 };

  it('tells that its time was over, apart from every other error', async () => {
    const read = createHeavyReads({} as never, { ...limits, waiting: 1 });
    const failing = (code: string) => () => Promise.reject(Object.assign(new Error('given up'), { code }));
    await assert.rejects(read('U', failing('57014')), new Fault('queryTimedOut'));
    await assert.rejects(read('U', failing('57P01')), /given up/);
    assert.equal(await read('U', async () => 1), 1);
  });

  it('is refused as one too many', async () => {
    const read = createHeavyReads({} as never, limits);
    await assert.rejects(
      read('U', async () => 1),
      new Fault('tooManyRequests'),
    );
  });
});
