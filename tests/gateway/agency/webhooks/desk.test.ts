import assert from 'node:assert/strict';
import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, describe, it } from 'vitest';
import { DEMO_PARTNER } from '../../../../demo/gateway/seed/accounts';
import {
  queryWebhookDeliveries,
  queryWebhookDelivery,
  resendWebhookDeliveries,
  resendWebhookDelivery,
  testWebhookEndpoint,
} from '../../../../src/contract/agency/connections/webhooks/deliveries';
import {
  addWebhookEndpoint,
  alterWebhookEndpoint,
  queryWebhookEndpoint,
  queryWebhookEndpoints,
  removeWebhookEndpoint,
  rotateWebhookSecret,
  switchWebhookEndpoint,
} from '../../../../src/contract/agency/connections/webhooks/endpoints';
import { WebhookPayload, WEBHOOK_TYPES } from '../../../../src/contract/agency/connections/webhooks/payloads';
import type { BodyOf } from '../../../../src/contract/call';
import { loggedAbout, openAs, openFor, openOtherAgency } from '../../../support/gateway/areas/agency';
import { bookIssued, giveBack } from '../../../support/gateway/areas/refunds';
import { startTestGateway, type TestGateway } from '../../../support/gateway/harness';
import { isSignedWith, startReceiver, type WebhookReceiver } from '../../../support/gateway/webhook-receiver';

const longIt = it.skipIf(process.env['TEST_EXTENT'] === 'short');
const DAY = 24 * 60;
const { appNo } = DEMO_PARTNER;

describe('webhooks of partners', () => {
  let gateway: TestGateway;
  let receiver: WebhookReceiver;
  let other: Awaited<ReturnType<typeof openOtherAgency>>;
  beforeAll(async () => {
    [gateway, receiver] = await Promise.all([startTestGateway(), startReceiver()]);
    other = await openOtherAgency(gateway, ['operations']);
  });
  afterAll(() => Promise.all([gateway.close(), receiver.close()]));
  afterEach(async () => {
    receiver.respond = (response) => response.writeHead(204).end();
    receiver.received = [];
    await gateway.db.deleteFrom('webhook_endpoint').execute();
    await gateway.db.deleteFrom('background_job').where('kind', '=', 'send webhook').execute();
  });

  const as = async () => ({ as: await openAs(gateway, 'operations') });
  const fields = (): Omit<BodyOf<typeof addWebhookEndpoint>, 'appNo'> => ({
    url: receiver.url,
    description: '同步订单',
    eventTypes: [...WEBHOOK_TYPES],
    enterpriseNums: [],
  });
  const make = async (changes: Partial<BodyOf<typeof addWebhookEndpoint>> = {}) =>
    gateway.ok(addWebhookEndpoint, { appNo, ...fields(), ...changes }, await as());
  const shown = async (endpointNo: string) => gateway.ok(queryWebhookEndpoint, { endpointNo }, await as());
  const revised = async (endpointNo: string) => ({
    endpointNo,
    revision: (await shown(endpointNo)).revision,
  });
  const logOf = async (endpointNo: string, filters: Partial<BodyOf<typeof queryWebhookDeliveries>> = {}) =>
    (await gateway.ok(queryWebhookDeliveries, { endpointNo, ...filters }, await as())).deliveryList;
  const lastOf = async (endpointNo: string) => {
    const [last] = await logOf(endpointNo);
    assert.ok(last, 'the log has a delivery');
    return last;
  };
  const ping = async (endpointNo: string) => {
    const { deliveryNo } = await gateway.ok(testWebhookEndpoint, { endpointNo }, await as());
    await gateway.idle();
    return gateway.ok(queryWebhookDelivery, { deliveryNo }, await as());
  };
  const tick = async (minutes: number) => {
    gateway.clock.advance(minutes);
    await gateway.sweep(['agency/webhooks']);
  };
  const issue = async () => {
    const booked = await bookIssued(gateway, await gateway.login('admin'));
    await gateway.idle();
    return booked;
  };

  it('have a secret that is shown once, signs a test, and is nowhere in the database', async () => {
    const options = { ...(await as()), requestId: randomUUID() };
    const first = await gateway.ok(addWebhookEndpoint, { appNo, ...fields() }, options);
    const { endpointNo, secret, fingerprint } = first;
    assert.match(secret, /^whsec_[A-Za-z0-9+/]{43}=$/);
    assert.equal(fingerprint, createHash('sha256').update(secret).digest('hex').slice(-4));
    assert.deepEqual(await gateway.ok(addWebhookEndpoint, { appNo, ...fields() }, options), first);
    const outcome = await ping(endpointNo);
    assert.deepEqual([outcome.deliveryState, outcome.status, outcome.attempts], ['sent', 204, 1]);
    const [got] = receiver.received;
    assert.ok(got && isSignedWith(secret, got));
    assert.deepEqual(v.parse(WebhookPayload, JSON.parse(got.body)), {
      type: 'test.ping',
      timestamp: gateway.clock.now.toISOString(),
      data: { endpointNo },
    });
    const { rows } = await sql<{ row: string }>`select t::text as row from webhook_secret t
      union all select t::text from agency_log t union all select t::text from webhook_endpoint t`.execute(
      gateway.db,
    );
    assert.ok(!rows.some(({ row }) => row.includes(secret.slice('whsec_'.length))));
    assert.ok(!JSON.stringify(await shown(endpointNo)).includes(secret));
    assert.match(String(await loggedAbout(gateway, endpointNo)), /新增推送地址localhost:\d+/);
  });

  it('sign with two secrets during a rotation, and with the next one afterwards', async () => {
    const { endpointNo, secret: former } = await make();
    const body = { ...(await revised(endpointNo)), formerHours: 24 as const };
    const { secret: next } = await gateway.ok(rotateWebhookSecret, body, await as());
    await gateway.refused('webhookEndpointChanged', rotateWebhookSecret, body, await as());
    const again = { ...(await revised(endpointNo)), formerHours: 24 as const };
    await gateway.refused('webhookSecretsFull', rotateWebhookSecret, again, await as());
    await ping(endpointNo);
    const signs = () =>
      [former, next].map((secret) => isSignedWith(secret, receiver.received.at(-1) ?? assert.fail()));
    assert.deepEqual(signs(), [true, true]);
    await tick(DAY);
    await ping(endpointNo);
    assert.deepEqual(signs(), [false, true]);
    const atOnce = { ...(await revised(endpointNo)), formerHours: 0 as const };
    const { secret: last } = await gateway.ok(rotateWebhookSecret, atOnce, await as());
    await ping(endpointNo);
    assert.deepEqual(signs(), [false, false]);
    assert.ok(isSignedWith(last, receiver.received.at(-1) ?? assert.fail()));
    const left = await gateway.db
      .selectFrom('webhook_secret')
      .select(['secret_no', 'sealed_secret'])
      .execute();
    assert.deepEqual(
      left.flatMap((row) => (row.sealed_secret === null ? [] : [row.secret_no])),
      [3],
    );
  });

  it('tell of an issued and a refunded order, with numbers and amounts alone', async () => {
    const { endpointNo } = await make({ eventTypes: ['order.issued', 'order.refunded'] });
    const admin = await gateway.login('admin');
    const { orderNo, totalAmount } = await issue();
    await giveBack(gateway, admin, orderNo);
    await gateway.idle();
    const told = receiver.received.map(({ body }) => v.parse(WebhookPayload, JSON.parse(body)));
    assert.deepEqual(told.map(({ type }) => type).sort(), ['order.issued', 'order.refunded']);
    const issued = told.find(({ type }) => type === 'order.issued');
    assert.deepEqual(issued?.data, {
      enterpriseNum: '100001',
      orderNo,
      orderState: '已出票',
      totalAmount,
    });
    const { passenger_names: names } = await gateway.db
      .selectFrom('flight_order')
      .select('passenger_names')
      .where('order_no', '=', orderNo)
      .executeTakeFirstOrThrow();
    assert.ok(names[0] && !receiver.received.some(({ body }) => body.includes(names[0] ?? '')));
    const log = await logOf(endpointNo);
    assert.deepEqual(
      log.map(({ webhookId }) => webhookId).sort(),
      receiver.received.map(({ id }) => id).sort(),
    );
    assert.deepEqual(await logOf(endpointNo, { eventType: 'order.changed' }), []);
    assert.deepEqual((await logOf(endpointNo, { deliveryState: 'sent' })).length, 2);
  });

  it('are tried again later with the same id, until one attempt succeeds', async () => {
    const { endpointNo } = await make();
    receiver.respond = (response) => response.writeHead(500).end('忙'.repeat(600));
    await issue();
    const failed = await lastOf(endpointNo);
    assert.deepEqual(
      [failed.deliveryState, failed.problem, failed.status, failed.attempts, failed.answer],
      ['waiting', 'status', 500, 1, '忙'.repeat(500)],
    );
    const pause = new Date(failed.nextTime).getTime() - gateway.clock.now.getTime();
    assert.ok(pause >= 4500 && pause <= 5500, String(pause));
    assert.notEqual((await shown(endpointNo)).failingSince, '');
    await tick(0.05);
    assert.equal(receiver.received.length, 1, 'it is not sent early');
    receiver.respond = (response) => response.writeHead(200).end();
    await tick(1);
    const { deliveryState, attempts } = await lastOf(endpointNo);
    assert.deepEqual([deliveryState, attempts], ['sent', 2]);
    assert.equal(new Set(receiver.received.map(({ id }) => id)).size, 1);
    assert.equal((await shown(endpointNo)).failingSince, '');
  });

  it('are not switched off by a late answer of their former address', async () => {
    const { endpointNo } = await make();
    receiver.respond = async (response) => {
      await sql`update webhook_endpoint set url = ${`${receiver.url}/next`}`.execute(gateway.db);
      response.writeHead(410).end();
    };
    await issue();
    const { deliveryState, attempts, problem } = await lastOf(endpointNo);
    assert.deepEqual([deliveryState, attempts, problem], ['waiting', 1, 'gone']);
    const { endpointState, failingSince } = await shown(endpointNo);
    assert.deepEqual([endpointState, failingSince], ['on', '']);
    receiver.respond = (response) => response.writeHead(200).end();
    await tick(1);
    assert.equal((await lastOf(endpointNo)).deliveryState, 'sent');
    assert.match(receiver.received.at(-1)?.path ?? '', /\/next$/);
  });

  longIt('end with 410 or after five days of failures, with a mail to those who tend them', async () => {
    await gateway.db.updateTable('agency_operator').set({ email: 'ops@agency.example' }).execute();
    for (const [reason, status] of [
      ['gone', 410],
      ['failing', 500],
    ] as const) {
      const { endpointNo } = await make();
      receiver.respond = (response) => response.writeHead(status).end();
      await issue();
      if (reason === 'failing') await tick(5 * DAY);
      const { endpointState, offTime } = await shown(endpointNo);
      assert.deepEqual([endpointState, offTime], [reason, gateway.clock.now.toISOString()]);
      const mails = await gateway.db
        .selectFrom('mail')
        .select('about')
        .where('about', 'like', `webhookOff:${endpointNo}:%`)
        .execute();
      assert.ok(mails.length > 0);
      const kept = await gateway.db
        .selectFrom('kept_mail')
        .selectAll()
        .orderBy('mail_no', 'desc')
        .limit(1)
        .execute();
      assert.match(JSON.stringify(kept), /事件推送已自动停用/);
      await gateway.refused('webhookEndpointOff', testWebhookEndpoint, { endpointNo }, await as());
      receiver.respond = (response) => response.writeHead(200).end();
      receiver.received = [];
      await issue();
      assert.equal(receiver.received.length, 0);
      assert.equal((await lastOf(endpointNo)).deliveryState, 'dropped');
      await gateway.ok(switchWebhookEndpoint, { ...(await revised(endpointNo)), isOn: true }, await as());
      const since = new Date(gateway.clock.now.getTime() - 60_000).toISOString();
      const { count } = await gateway.ok(
        resendWebhookDeliveries,
        { endpointNo, sinceTime: since },
        await as(),
      );
      await gateway.idle();
      assert.ok(count > 0);
      assert.equal(receiver.received.length, count);
      await gateway.db.deleteFrom('webhook_endpoint').execute();
    }
  });

  it('are not sent once the application, the enterprise or their link ends', async () => {
    const { db } = gateway;
    const ends: Record<string, [end: () => Promise<unknown>, mend: () => Promise<unknown>]> = {
      application: [
        () => sql`update partner_app set stopped_at = now() where app_no = ${appNo}`.execute(db),
        () => sql`update partner_app set stopped_at = null where app_no = ${appNo}`.execute(db),
      ],
      enterprise: [
        () =>
          sql`update enterprise set stopped_at = now(), stop_reason = 'x', stopped_by = (select min(operator_no) from agency_operator) where enterprise_num = '100001'`.execute(
            db,
          ),
        () =>
          sql`update enterprise set stopped_at = null, stop_reason = '', stopped_by = null where enterprise_num = '100001'`.execute(
            db,
          ),
      ],
      link: [
        () =>
          sql`delete from partner_app_enterprise where app_no = ${appNo} and enterprise_num = '100001'`.execute(
            db,
          ),
        () =>
          sql`insert into partner_app_enterprise (app_no, enterprise_num) values (${appNo}, '100001')`.execute(
            db,
          ),
      ],
      agency: [
        () =>
          sql`update enterprise set tmc_number = ${other.tmcNumber} where enterprise_num = '100001'`.execute(
            db,
          ),
        () =>
          sql`update enterprise set tmc_number = (select tmc_number from partner_app where app_no = ${appNo}) where enterprise_num = '100001'`.execute(
            db,
          ),
      ],
    };
    for (const [name, [end, mend]] of Object.entries(ends)) {
      const { endpointNo } = await make();
      receiver.respond = (response) => response.writeHead(500).end();
      await issue();
      receiver.received = [];
      await end();
      await tick(10);
      assert.equal(receiver.received.length, 0, name);
      const rows = await db
        .selectFrom('webhook_delivery')
        .select('delivery_state')
        .where('endpoint_no', '=', endpointNo)
        .execute();
      assert.deepEqual([...new Set(rows.map((row) => row.delivery_state))], ['dropped'], name);
      await mend();
      const { deliveryNo } = await lastOf(endpointNo);
      receiver.respond = (response) => response.writeHead(200).end();
      await gateway.ok(resendWebhookDelivery, { deliveryNo }, await as());
      await gateway.idle();
      assert.equal((await lastOf(endpointNo)).deliveryState, 'sent', name);
      await db.deleteFrom('webhook_endpoint').execute();
    }
  });

  longIt('take chosen types and enterprises alone, also after a change', async () => {
    const { endpointNo } = await make({ eventTypes: ['staff.left'] });
    await issue();
    assert.deepEqual(await logOf(endpointNo), []);
    const change = { ...fields(), eventTypes: ['order.issued' as const] };
    await gateway.ok(alterWebhookEndpoint, { ...(await revised(endpointNo)), ...change }, await as());
    await issue();
    assert.equal((await logOf(endpointNo)).length, 1);
    await sql`update webhook_endpoint set enterprise_nums = '{999999}'`.execute(gateway.db);
    await issue();
    assert.equal((await logOf(endpointNo)).length, 1);
  });

  it('take all enterprises instead of some when that is said, with a fresh code alone', async () => {
    const { endpointNo } = await make({ enterpriseNums: ['100001'] });
    assert.equal((await shown(endpointNo)).isAll, false);
    // none of the chosen ones belongs to the application any more
    await sql`update webhook_endpoint set enterprise_nums = '{999999}'`.execute(gateway.db);
    const { revision, isAll, enterpriseList } = await shown(endpointNo);
    assert.deepEqual([isAll, enterpriseList], [false, []]);
    const body = { endpointNo, revision, ...fields() };
    const refusal = async (changes: object) =>
      (await gateway.send(alterWebhookEndpoint, { ...body, ...changes }, await as())).result as unknown;
    assert.deepEqual(await refusal({}), { fields: { enterpriseNums: '请选择企业，或改为全部企业' } });
    assert.deepEqual(await refusal({ isAll: true, enterpriseNums: ['100001'] }), {
      fields: { enterpriseNums: '全部企业与所选企业不能同时提交，请重新选择' },
    });
    const operator = await as();
    gateway.clock.advance(11);
    await gateway.refused('operatorProofNeeded', alterWebhookEndpoint, { ...body, isAll: true }, operator);
    await gateway.ok(alterWebhookEndpoint, { ...body, isAll: true }, await as());
    assert.equal((await shown(endpointNo)).isAll, true);
  });

  it('refuse wrong fields in Chinese at the field', async () => {
    const refusedAt = async (changes: Partial<BodyOf<typeof addWebhookEndpoint>>) => {
      const body = { appNo, ...fields(), ...changes };
      const { success, result } = await gateway.send(addWebhookEndpoint, body, await as());
      assert.equal(success, false);
      return (result as unknown as { fields: Record<string, string> }).fields;
    };
    assert.deepEqual(await refusedAt({ url: 'http://example.com/' }), { url: '接收地址须以https://开头' });
    assert.deepEqual(await refusedAt({ url: 'https://10.0.0.1/' }), { url: '不能使用内部网络的地址' });
    assert.deepEqual(await refusedAt({ eventTypes: [] }), { eventTypes: '请至少选择一种事件' });
    assert.deepEqual(await refusedAt({ appNo: 'none' }), {
      appNo: '未查询到所选的合作方应用，请重新选择',
    });
    assert.deepEqual(await refusedAt({ enterpriseNums: ['999999'] }), {
      enterpriseNums: '所选企业不属于该合作方应用，请重新选择',
    });
  });

  it('are unknown to another agency, and changed by those alone who may', async () => {
    const { endpointNo } = await make();
    const { deliveryNo } = await ping(endpointNo);
    const { revision } = await shown(endpointNo);
    const foreign = { as: await openFor(gateway, other.operatorNo) };
    const auditor = { as: await openAs(gateway, 'auditor') };
    const finance = { as: await openAs(gateway, 'finance') };
    const key = { endpointNo, revision };
    const READS = [
      [queryWebhookEndpoint, { endpointNo }, 'webhookEndpointUnknown'],
      [queryWebhookDeliveries, { endpointNo }, 'webhookEndpointUnknown'],
      [queryWebhookDelivery, { deliveryNo }, 'webhookDeliveryUnknown'],
    ] as const;
    const CHANGES = [
      [alterWebhookEndpoint, { ...key, ...fields() }, 'webhookEndpointUnknown'],
      [switchWebhookEndpoint, { ...key, isOn: false }, 'webhookEndpointUnknown'],
      [rotateWebhookSecret, { ...key, formerHours: 0 as const }, 'webhookEndpointUnknown'],
      [removeWebhookEndpoint, key, 'webhookEndpointUnknown'],
      [testWebhookEndpoint, { endpointNo }, 'webhookEndpointUnknown'],
      [resendWebhookDelivery, { deliveryNo }, 'webhookDeliveryUnknown'],
      [resendWebhookDeliveries, { endpointNo, sinceTime: '2026-11-01T00:00:00Z' }, 'webhookEndpointUnknown'],
    ] as const;
    for (const [call, body, fault] of [...READS, ...CHANGES])
      await gateway.refused(fault, call, body, foreign);
    assert.equal((await gateway.ok(queryWebhookEndpoints, {}, foreign)).total, 0);
    for (const [call, body] of CHANGES) await gateway.refused('forbidden', call, body, auditor);
    for (const [call, body] of READS) {
      await gateway.ok(call, body, auditor);
      await gateway.refused('forbidden', call, body, finance);
    }
    const { endpointList } = await gateway.ok(queryWebhookEndpoints, { endpointState: 'on' }, auditor);
    assert.deepEqual(
      endpointList.map((one) => one.endpointNo),
      [endpointNo],
    );
    assert.equal((await gateway.ok(queryWebhookEndpoints, { endpointState: 'off' }, auditor)).total, 0);
    assert.equal((await gateway.ok(queryWebhookEndpoints, { keyword: '同步' }, auditor)).total, 1);
    assert.equal((await gateway.ok(queryWebhookEndpoints, { keyword: 'none' }, auditor)).total, 0);
    await gateway.refused('webhookEndpointOn', removeWebhookEndpoint, key, await as());
    await gateway.ok(switchWebhookEndpoint, { ...key, isOn: false }, await as());
    await gateway.ok(removeWebhookEndpoint, { endpointNo, revision: revision + 1 }, await as());
    assert.deepEqual(await gateway.db.selectFrom('webhook_delivery').selectAll().execute(), []);
  });

  it('are deleted from the log after 30 days', async () => {
    const { endpointNo } = await make();
    await ping(endpointNo);
    await tick(29 * DAY);
    assert.equal((await logOf(endpointNo)).length, 1);
    await tick(DAY);
    assert.deepEqual(await logOf(endpointNo), []);
  });
});
