import assert from 'node:assert/strict';
import type { ServerResponse } from 'node:http';
import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, describe, it } from 'vitest';
import { sendWebhook } from '../../../../demo/gateway/agency/webhooks/delivery/job';
import { recordFact } from '../../../../demo/gateway/agency/webhooks/record';
import { inTransaction } from '../../../../demo/gateway/db/transaction';
import { areaDeps } from '../../../../demo/gateway/gateway';
import { DEMO_PARTNER } from '../../../../demo/gateway/seed/accounts';
import { createOutboxNotifier } from '../../../../demo/gateway/server/events/outbox-notifier';
import { Background } from '../../../../demo/gateway/server/jobs/background';
import { claimNextJob } from '../../../../demo/gateway/server/jobs/queries';
import { createJobRunner } from '../../../../demo/gateway/server/jobs/runner';
import { addWebhookEndpoint } from '../../../../src/contract/agency/connections/webhooks/endpoints';
import { WebhookPayload } from '../../../../src/contract/agency/connections/webhooks/payloads';
import { openAs } from '../../../support/gateway/areas/agency';
import { closeNextBill } from '../../../support/gateway/areas/money/settlement';
import { startTestGateway, type TestGateway } from '../../../support/gateway/harness';
import { startReceiver, type WebhookReceiver } from '../../../support/gateway/webhook-receiver';

const { appNo } = DEMO_PARTNER;

describe('the delivery of webhooks', () => {
  let gateway: TestGateway;
  let receiver: WebhookReceiver;
  beforeAll(async () => {
    [gateway, receiver] = await Promise.all([startTestGateway(), startReceiver()]);
  });
  afterAll(() => Promise.all([gateway.close(), receiver.close()]));
  afterEach(async () => {
    receiver.respond = (response) => response.writeHead(204).end();
    receiver.received = [];
    await gateway.db.deleteFrom('webhook_endpoint').execute();
    await gateway.db.deleteFrom('background_job').where('kind', '=', 'send webhook').execute();
  });

  const make = async (path = '') =>
    gateway.ok(
      addWebhookEndpoint,
      {
        appNo,
        url: `${receiver.url}${path}`,
        description: '',
        eventTypes: ['staff.left'],
        enterpriseNums: [],
      },
      { as: await openAs(gateway, 'operations') },
    );
  const silent = () => Promise.resolve();
  const tell = (staffNo: string) =>
    inTransaction(gateway.db, (tx) =>
      recordFact(
        { db: tx, now: gateway.clock.now, emit: silent },
        {
          type: 'staff.left',
          timestamp: gateway.clock.now.toISOString(),
          data: { enterpriseNum: '100001', staffNo },
        },
      ),
    );

  /** The jobs of one process. */
  function startRunner() {
    const { db, clock, config, supplier } = gateway;
    const background = new Background();
    const now = () => clock.now;
    const jobs = createJobRunner({ db, clock: now, background });
    const log = gateway.app.log;
    const deps = areaDeps({ config, supplier, jobs, notifier: createOutboxNotifier(db, now) });
    jobs.begin({ deps, log, events: { emit: silent, deliver: silent } });
    return { wake: () => jobs.wake(sendWebhook), idle: () => background.idle() };
  }
  const states = async () =>
    (await gateway.db.selectFrom('webhook_delivery').select('delivery_state').execute()).map(
      (row) => row.delivery_state,
    );

  it('sends each event once from two processes at a time', async () => {
    await make();
    for (let i = 0; i < 60; i += 1) await tell(`N${i}`);
    const both = [startRunner(), startRunner()];
    for (const runner of both) runner.wake();
    await Promise.all(both.map((runner) => runner.idle()));
    const ids = receiver.received.map(({ id }) => id);
    assert.equal(ids.length, 60);
    assert.equal(new Set(ids).size, 60);
    assert.deepEqual([...new Set(await states())], ['sent']);
  });

  it('lets a slow endpoint hold two requests, and the others pass it', async () => {
    await make('/slow');
    for (let i = 0; i < 20; i += 1) await tell(`S${i}`);
    await sql`update webhook_endpoint set event_types = '{order.issued}'`.execute(gateway.db);
    await make('/fast');
    for (let i = 0; i < 20; i += 1) await tell(`F${i}`);
    const held: ServerResponse[] = [];
    let hasAll = false;
    const allFast = new Promise<number>((resolve) => {
      let fast = 0;
      receiver.respond = (response, { path }) => {
        if (path.endsWith('/slow') && !hasAll) return void held.push(response);
        response.writeHead(204).end();
        if (!path.endsWith('/fast') || (fast += 1) < 20) return;
        hasAll = true;
        resolve(held.length);
      };
    });
    const runner = startRunner();
    runner.wake();
    const inFlight = await allFast;
    // two workers may count the endpoint's requests at the same moment
    assert.ok(inFlight > 0 && inFlight <= 4, String(inFlight));
    for (const response of held) response.writeHead(204).end();
    await runner.idle();
    assert.deepEqual([...new Set(await states())], ['sent']);
  });

  it('sends an event again, with its id, whose answer is lost', async () => {
    await make();
    await tell('N1');
    receiver.respond = (response) => response.destroy();
    await gateway.sweep(['agency/webhooks']);
    assert.deepEqual(await states(), ['waiting']);
    receiver.respond = (response) => response.writeHead(204).end();
    gateway.clock.advance(1);
    await gateway.sweep(['agency/webhooks']);
    assert.deepEqual(await states(), ['sent']);
    const [first, second] = receiver.received;
    assert.equal(first?.id, second?.id);
    assert.equal(first?.body, second?.body);
    assert.notEqual(first?.headers['webhook-signature'], second?.headers['webhook-signature']);
  });

  it('waits for the lease of a process that died, and then sends', async () => {
    await make();
    await tell('N1');
    assert.ok(await claimNextJob(gateway.db, sendWebhook, gateway.clock.now));
    await gateway.sweep(['agency/webhooks']);
    assert.equal(receiver.received.length, 0);
    await sql`update background_job set held_until = now() - interval '1 second'
      where kind = 'send webhook'`.execute(gateway.db);
    await gateway.sweep(['agency/webhooks']);
    assert.deepEqual(await states(), ['sent']);
  });

  it('sends an event whose process died after the commit, and none that was undone', async () => {
    await make();
    const told = { enterpriseNum: '100001', staffNo: 'N1' };
    const { now } = gateway.clock;
    const row = { area: 'agency/webhooks', event: 'staff.left', told: JSON.stringify(told), emitted_at: now };
    const insert = (db: TestGateway['db']) =>
      db
        .insertInto('event_delivery')
        .values({ ...row, next_attempt_at: now })
        .execute();
    await assert.rejects(
      inTransaction(gateway.db, async (tx) => {
        await insert(tx);
        throw new Error('undone');
      }),
    );
    await gateway.sweep(['agency/webhooks']);
    assert.equal(receiver.received.length, 0);
    await insert(gateway.db);
    gateway.clock.advance(10);
    await gateway.sweep(['agency/webhooks']);
    const [got] = receiver.received.map(({ body }) => v.parse(WebhookPayload, JSON.parse(body)));
    assert.deepEqual(got, { type: 'staff.left', timestamp: now.toISOString(), data: told });
  });

  it('gives each fact of the areas its payload', async () => {
    await make();
    await sql`update webhook_endpoint set event_types = '{bill.issued,invoice.issued,application.decided,order.changed,order.cancelled}'`.execute(
      gateway.db,
    );
    const { db, clock } = gateway;
    const billNo = await closeNextBill(db);
    const ours = sql<boolean>`enterprise_num = '100001'`;
    const invoice = await db
      .updateTable('invoice')
      .set({ tax_invoice_no: '26312000000000000001', invoice_state: 'issued', issued_at: clock.now })
      .where('invoice_no', '=', sql<string>`(select min(invoice_no) from invoice where ${ours})`)
      .returning('invoice_no')
      .executeTakeFirstOrThrow();
    const application = await db
      .selectFrom('approval_request')
      .select(['apply_id', 'order_no'])
      .where(ours)
      .executeTakeFirstOrThrow();
    const order = await db
      .selectFrom('flight_order')
      .select('order_no')
      .where(ours)
      .executeTakeFirstOrThrow();
    // the demo has no changed order
    const change = await db
      .updateTable('flight_order')
      .set({ change_of: order.order_no })
      .where(
        'order_no',
        '=',
        sql<string>`(select max(order_no) from flight_order where ${ours} and order_no <> ${order.order_no})`,
      )
      .returning('order_no')
      .executeTakeFirstOrThrow();
    const decided = { applyId: application.apply_id, orderNo: application.order_no, decision: 'agreed' };
    const facts: [event: string, told: object][] = [
      ['bill.made', { billNo }],
      ['invoice.issued', { invoiceNo: invoice.invoice_no }],
      ['application.decided', { ...decided, operatorName: '王经理', opinion: '同意' }],
      ['order.exchanged', { orderNo: change.order_no }],
      ['order.closed', { orderNo: order.order_no, reason: 'expired' }],
    ];
    for (const [event, told] of facts)
      await db
        .insertInto('event_delivery')
        .values({
          area: 'agency/webhooks',
          event,
          told: JSON.stringify(told),
          emitted_at: clock.now,
          next_attempt_at: clock.now,
        })
        .execute();
    await gateway.sweep(['agency/webhooks']);
    const got = receiver.received.map(({ body }) => v.parse(WebhookPayload, JSON.parse(body)).type);
    assert.deepEqual(got.sort(), [
      'application.decided',
      'bill.issued',
      'invoice.issued',
      'order.cancelled',
      'order.changed',
    ]);
    assert.ok(!receiver.received.some(({ body }) => body.includes('王经理')));
  });
});
