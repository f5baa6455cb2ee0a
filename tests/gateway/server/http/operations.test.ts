import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { createOrder } from '../../../../src/contract/flight-booking/booking';
import { queryorderListOnPermission } from '../../../../src/contract/order/list';
import { COMMON_FAULTS } from '../../../../src/contract/faults';
import { hashRequestId } from '../../../../demo/gateway/server/http/sealed-answer';
import { loggerOptions } from '../../../../demo/gateway/server/log';
import { findVoyage, orderOf, self } from '../../../support/gateway/areas/booking';
import { startTestGateway, type TestGateway } from '../../../support/gateway/harness';

interface Line {
  reqId?: string;
  ip?: string;
  intent?: string;
  msg: string;
  full?: string;
}

describe('a gateway in operation', () => {
  let gateway: TestGateway;
  let as: string;
  const lines: Line[] = [];
  const draining = { isDraining: false };
  beforeAll(async () => {
    const stream = { write: (line: string) => void lines.push(JSON.parse(line) as Line) };
    gateway = await startTestGateway({
      logger: loggerOptions('info', { stream }),
      config: { trustProxy: ['10.0.0.0/8', '::1'], allowedOrigins: ['https://intranet.example'] },
      draining,
    });
    as = await gateway.login('staff');
  });
  afterAll(() => gateway.close());

  const get = (url: string, remoteAddress = '127.0.0.1', headers: Record<string, string> = {}) =>
    gateway.app.inject({ method: 'GET', url, remoteAddress, headers });
  const ready = async () => {
    const { statusCode, body } = await get('/health/ready');
    return [statusCode, (JSON.parse(body) as { checks: unknown }).checks];
  };

  it('is ready while it serves, and says which check is not passed', async () => {
    const fine = { process: 'ok', database: 'ok', migrations: 'ok' };
    assert.deepEqual(await ready(), [200, fine]);
    await sql`insert into kysely_migration values ('9999-of-a-newer-version', now()::text)`.execute(
      gateway.db,
    );
    assert.deepEqual(await ready(), [503, { ...fine, migrations: 'newer' }]);
    const { rows } = await sql<{ name: string; timestamp: string }>`
      delete from kysely_migration where name > '0530' returning *`.execute(gateway.db);
    assert.deepEqual(await ready(), [503, { ...fine, migrations: 'pending' }]);
    for (const { name, timestamp } of rows.filter((row) => !row.name.startsWith('9999')))
      await sql`insert into kysely_migration values (${name}, ${timestamp})`.execute(gateway.db);
    draining.isDraining = true;
    assert.deepEqual(await ready(), [503, { ...fine, process: 'draining' }]);
    assert.equal((await get('/health/live')).statusCode, 200);
    assert.equal((await get('/health')).body, '{"status":"ok"}');
    draining.isDraining = false;
    assert.deepEqual(await ready(), [200, fine]);
  });

  it('takes the number of a request from a trusted proxy alone, and shows it in the answer and in every line', async () => {
    const sent = {
      'x-request-id': 'proxy-number-1',
      origin: 'https://intranet.example',
      requestid: 'intent-1',
    };
    const trusted = await get('/health', '10.1.2.3', { ...sent, 'x-forwarded-for': '203.0.113.9' });
    assert.equal(trusted.headers['x-request-id'], 'proxy-number-1');
    assert.match(String(trusted.headers['access-control-expose-headers']), /x-request-id/);
    const { reqId, ip, intent } = lines.at(-1) ?? assert.fail();
    assert.deepEqual(
      { reqId, ip, intent },
      { reqId: 'proxy-number-1', ip: '203.0.113.9', intent: hashRequestId('intent-1').slice(0, 16) },
    );
    for (const [address, number] of [
      ['192.0.2.1', 'proxy-number-1'],
      ['10.1.2.3', 'has a space'],
      ['10.1.2.3', 'x'.repeat(65)],
    ] as const) {
      const answer = await get('/health', address, { 'x-request-id': number });
      assert.match(String(answer.headers['x-request-id']), /^[0-9a-f-]{36}$/, `${address} ${number}`);
      assert.equal(lines.at(-1)?.reqId, answer.headers['x-request-id']);
    }
    assert.equal((await get('/health', '::ffff:10.1.2.3', sent)).headers['x-request-id'], 'proxy-number-1');
  });

  it('tells a full disk as such, writes nothing and serves other calls', async () => {
    const body = orderOf([await findVoyage(gateway, as)], [await self(gateway, as)]);
    const count = async () =>
      (await sql<{ n: number }>`select count(*) n from flight_order`.execute(gateway.db)).rows;
    const before = await count();
    await sql`create function no_space() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`.execute(gateway.db);
    await sql`create trigger no_space after insert on flight_order execute function no_space()`.execute(
      gateway.db,
    );
    const { status, code, msg } = await gateway.send(createOrder, body, { as, requestId: 'booking-1' });
    assert.deepEqual({ status, code, msg }, { status: 200, ...COMMON_FAULTS.storageFull });
    const told = lines.find((line) => line.msg === 'the disk is full');
    assert.deepEqual([told?.full, told?.intent], ['database', hashRequestId('booking-1').slice(0, 16)]);
    await gateway.ok(queryorderListOnPermission, {}, { as });
    await sql`drop trigger no_space on flight_order`.execute(gateway.db);
    assert.deepEqual(await count(), before);
    // the same request succeeds once there is room
    await gateway.ok(createOrder, body, { as, requestId: 'booking-1' });
  });
});
