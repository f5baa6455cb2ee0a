import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { openServer } from '../../../demo/gateway/db/database';
import { queryorderListOnPermission } from '../../../src/contract/order/list';
import { startCuttableServer, type CuttableServer } from '../../support/gateway/process/cuttable-server';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import {
  openTestDatabase,
  TEST_DATABASE,
  type TestDatabase,
} from '../../support/gateway/process/test-database';

const CALLS = 30;

describe('a database server that is down for a while', { skip: TEST_DATABASE !== 'postgres' }, () => {
  let database: TestDatabase;
  let gateway: TestGateway;
  let server: CuttableServer;
  let as: string;
  beforeAll(async () => {
    database = await openTestDatabase();
    server = await startCuttableServer(database.url ?? '');
    gateway = await startTestGateway({ database: openServer(server.url, { onError: () => undefined }) });
    as = await gateway.login('staff');
  });
  afterAll(async () => {
    await gateway.close();
    await server.close();
    await database.close();
  });

  const ask = () => gateway.send(queryorderListOnPermission, {}, { as });

  it('is said to every call and check of health, and forgotten when it is back', async () => {
    server.setDown(true);
    for (const { status, msg } of await Promise.all(Array.from({ length: CALLS }, ask))) {
      assert.deepEqual({ status, msg }, { status: 503, msg: '系统繁忙，请稍后重试' });
    }
    const health = await gateway.app.inject('/health');
    assert.equal(health.statusCode, 503);
    assert.equal(health.headers['retry-after'], '1');
    await gateway.sweep();

    server.setDown(false);
    for (const { status } of await Promise.all(Array.from({ length: CALLS }, ask))) assert.equal(status, 200);
    assert.equal((await gateway.app.inject('/health')).statusCode, 200);
    await gateway.sweep();
  });
});
