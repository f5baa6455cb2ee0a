import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { sendLoginSmsCode } from '../../../src/contract/login/login';
import { nameOf } from '../../../demo/gateway/server/traces/trace';
import { freePorts } from '../../support/e2e/free-ports';
import { startGatewayProcess, type GatewayProcess } from '../../support/gateway/process/gateway-process';
import { cloneDatabase } from '../../support/gateway/process/postgres-databases';
import { DEMO_TEMPLATE, TEST_DATABASE } from '../../support/gateway/process/test-database';

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: Record<string, string> }[];
}

interface Sent {
  resourceSpans: { scopeSpans: { spans: Span[] }[] }[];
}

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const PARENT = 'b7ad6b7169203331';
const PHONE = '13800000001';

/** Listens on a free port and answers every request with 200 after `take` has read it. */
async function listen(
  take: (request: IncomingMessage) => Promise<void>,
): Promise<{ server: Server; url: string }> {
  const server = createServer((request, response) => {
    void take(request).then(() => response.setHeader('content-type', 'application/json').end('{}'));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const askForCode = ({ address }: GatewayProcess) =>
  fetch(address + sendLoginSmsCode.path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      requestid: 'intent-of-the-test',
      traceparent: `00-${TRACE}-${PARENT}-01`,
      baggage: 'tenant=of-the-caller',
    },
    body: JSON.stringify({ phone: PHONE }),
  });

describe('traces', { skip: TEST_DATABASE !== 'postgres' }, () => {
  const spans: Span[] = [];
  const parents: string[] = [];
  const carried: (string | undefined)[] = [];
  const servers: Server[] = [];
  let gateway: GatewayProcess;
  let collector: string;
  let isSent: () => void;
  const messageSent = new Promise<void>((resolve) => (isSent = resolve));
  beforeAll(async () => {
    const receiver = await listen(async (request) => {
      const { resourceSpans } = (await json(request)) as Sent;
      spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
    });
    const sms = await listen(async (request) => {
      await json(request);
      parents.push(String(request.headers['traceparent']));
      carried.push(request.headers['baggage'] as string | undefined);
      isSent();
    });
    servers.push(receiver.server, sms.server);
    gateway = await startGatewayProcess({
      DATABASE_URL: await cloneDatabase(DEMO_TEMPLATE),
      SMS_URL: sms.url,
      SMS_TOKEN: 'token-of-the-service',
      TRUST_PROXY: '127.0.0.1',
      OTEL_EXPORTER_OTLP_ENDPOINT: (collector = receiver.url),
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    });
    await askForCode(gateway);
    await messageSent;
    // spans that are left are sent before the process ends
    assert.equal(await gateway.stop(), 0);
  });
  afterAll(() => {
    for (const server of servers) server.close();
  });

  it('continue the trace of the caller, with the call, its queries and their names alone', () => {
    const call = spans.find(({ name }) => name === 'sendLoginSmsCode') ?? assert.fail('no span of the call');
    assert.deepEqual([call.traceId, call.parentSpanId], [TRACE, PARENT]);
    const code = call.attributes.find(({ key }) => key === 'gateway.code');
    assert.deepEqual(code?.value, { stringValue: '0' });
    const queries = spans.filter(({ parentSpanId }) => parentSpanId === call.spanId).map(({ name }) => name);
    assert.ok(queries.includes('select app_user'), queries.join(', '));
  });

  it('are sent on to services, and name no person', () => {
    const job =
      spans.find(({ name }) => name === 'job send text message') ?? assert.fail('no span of the job');
    const post = spans.find(({ name, parentSpanId }) => name === 'POST' && parentSpanId === job.spanId);
    assert.deepEqual(parents, [`00-${job.traceId}-${post?.spanId}-01`]);
    assert.deepEqual(carried, [undefined], 'values of the caller are not sent on');
    assert.doesNotMatch(JSON.stringify(spans), new RegExp(`${PHONE}|token-of-the-service|\\$1`));
  });

  it('begin anew where no proxy is trusted', async () => {
    const from = spans.length;
    const open = await startGatewayProcess({
      DATABASE_URL: await cloneDatabase(DEMO_TEMPLATE),
      OTEL_EXPORTER_OTLP_ENDPOINT: collector,
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    });
    await askForCode(open);
    assert.equal(await open.stop(), 0);
    const calls = spans.slice(from).filter(({ name }) => name === 'sendLoginSmsCode');
    assert.deepEqual(
      calls.map(({ traceId, parentSpanId }) => [traceId === TRACE, parentSpanId ?? '']),
      [[false, '']],
    );
  });

  it('do not keep a process from a clean stop while their collector is away', async () => {
    const open = await startGatewayProcess({
      DATABASE_URL: await cloneDatabase(DEMO_TEMPLATE),
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${await freePorts(1)}`,
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    });
    await askForCode(open);
    assert.equal(await open.stop(), 0);
    assert.ok(open.said.some((line) => line.includes('the last traces were not sent')));
  });

  it('name statements by kind and table', () => {
    const cases: [string, string][] = [
      ['select * from "flight_order" where order_no = $1', 'select flight_order'],
      ['insert into "job" (a) values ($1)', 'insert job'],
      ['update "mail" set state = $1', 'update mail'],
      ['with a as (select 1 from x) delete from "y"', 'delete x'],
      ['begin', 'begin'],
    ];
    for (const [statement, name] of cases) assert.equal(nameOf(statement), name);
  });
});
