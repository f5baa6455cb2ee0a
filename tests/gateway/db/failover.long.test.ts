import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, it } from 'vitest';
import type { OpenedDatabase } from '../../../demo/gateway/db/database';
import { queryorderListOnPermission } from '../../../src/contract/order/list';
import { startGatewayProcess, type GatewayProcess } from '../../support/gateway/process/gateway-process';
import { openDatabase } from '../../support/gateway/process/postgres-databases';
import {
  openTestDatabase,
  TEST_DATABASE,
  type TestDatabase,
} from '../../support/gateway/process/test-database';

const ROUNDS = 10;
const CALLS = 20;

/** Ends connections as a failover, a suspended machine or a timeout of the server does. */
describe('connections that the database server ends', { skip: TEST_DATABASE !== 'postgres' }, () => {
  let database: TestDatabase;
  let gateway: GatewayProcess;
  let admin: OpenedDatabase;
  let as: string;
  let name: string;
  beforeAll(async () => {
    database = await openTestDatabase();
    const { url = '' } = database;
    name = new URL(url).pathname.slice(1);
    // The connection goes to another database, so that it does not end itself.
    admin = openDatabase(new URL('/postgres', url).href);
    gateway = await startGatewayProcess({ DATABASE_URL: url, LOG_LEVEL: 'error' });
    as = await gateway.login('staff');
  });
  afterAll(async () => {
    await gateway.stop();
    await admin.close();
    await database.close();
  });

  const endConnections = () =>
    sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`.execute(admin.db);
  const ask = () => gateway.send(queryorderListOnPermission, {}, { as });

  it('fail calls under way with a word to try again, and nothing else', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const calls = Array.from({ length: CALLS }, ask);
      await endConnections();
      for (const { status, msg } of await Promise.all(calls)) {
        if (status !== 200) assert.deepEqual({ status, msg }, { status: 503, msg: '系统繁忙，请稍后重试' });
      }
    }
    assert.equal((await ask()).status, 200);
  });
});
