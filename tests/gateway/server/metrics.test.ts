import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { AREAS } from '../../../demo/gateway/areas';
import { namesOfCalls, outcomeOf } from '../../../demo/gateway/server/metrics/calls';
import { createOutwardFetch } from '../../../demo/gateway/server/outward/fetch';
import { observeOutgoing } from '../../../demo/gateway/server/metrics/outgoing';
import { serveMetrics, type MetricsServer } from '../../../demo/gateway/server/metrics/serve';
import { LOGIN_FAULTS } from '../../../src/contract/login/faults';
import { loginByPassword } from '../../../src/contract/login/login';
import { queryorderListOnPermission } from '../../../src/contract/order/list';
import { openTestDatabase } from '../../support/gateway/process/test-database';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';

interface Sample {
  name: string;
  labels: Record<string, string>;
  value: number;
}

/** Parses the text format (version 0.0.4) and fails at a line that is none of it. */
function samplesIn(text: string): Sample[] {
  assert.ok(text.endsWith('\n'));
  const typed = new Set<string>();
  return text
    .trimEnd()
    .split('\n')
    .flatMap((line) => {
      if (line === '' || line.startsWith('# HELP ')) return [];
      const [, type] = /^# TYPE (\w+) (?:counter|gauge|histogram|summary)$/.exec(line) ?? [];
      if (type !== undefined) {
        assert.ok(!typed.has(type), `${type} is declared twice`);
        typed.add(type);
        return [];
      }
      const [, name = '', labels = '', value = ''] =
        /^([a-z_]\w*)(?:\{(.*)\})? (-?[\d.e+-]+|NaN|[+-]Inf)$/i.exec(line) ?? assert.fail(line);
      assert.ok(typed.has(name.replace(/_(bucket|sum|count)$/, '')) || typed.has(name), line);
      const pairs = [...labels.matchAll(/(\w+)="((?:[^"\\\n]|\\.)*)"(?:,|$)/g)];
      return [
        { name, labels: Object.fromEntries(pairs.map(([, key, of]) => [key, of])), value: Number(value) },
      ];
    });
}

describe('metrics', () => {
  let gateway: TestGateway;
  let server: MetricsServer;
  const warned: string[] = [];
  beforeAll(async () => {
    const database = await openTestDatabase();
    gateway = await startTestGateway({ database });
    const kinds = AREAS.flatMap(({ jobs = [] }) => jobs.map(({ kind }) => kind));
    const log = { warn: (_fields: object, msg: string) => void warned.push(msg) };
    const { db, pools } = database;
    server = await serveMetrics({ port: 0, host: '127.0.0.1' }, { db, pools, kinds, log });
  });
  afterAll(async () => {
    await server.stop();
    await gateway.close();
  });

  const scrape = async () => {
    const response = await fetch(server.address);
    assert.match(response.headers.get('content-type') ?? '', /^text\/plain; version=0\.0\.4/);
    return samplesIn(await response.text());
  };
  const valueOf = (samples: readonly Sample[], name: string, labels: Record<string, string> = {}) =>
    samples.find(
      (sample) =>
        sample.name === name && Object.entries(labels).every(([key, of]) => sample.labels[key] === of),
    )?.value ?? 0;

  it('count calls by name and outcome, and requests to services', async () => {
    const before = await scrape();
    const as = await gateway.login('staff');
    await gateway.ok(queryorderListOnPermission, {}, { as });
    await gateway.send(loginByPassword, { account: 'staff', password: 'wrong' });
    await gateway.app.inject('/no-such-page');
    await observeOutgoing('cashier', Promise.resolve());
    await assert.rejects(observeOutgoing('cashier', Promise.reject(new Error('refused'))));
    const late = Promise.reject(Object.assign(new Error(), { name: 'TimeoutError' }));
    await assert.rejects(observeOutgoing('cashier', late));
    await createOutwardFetch(['127.0.0.1'])(new URL('/none', server.address).href, {
      method: 'GET',
      headers: {},
    });
    const after = await scrape();
    const grown = (name: string, labels: Record<string, string>) =>
      valueOf(after, name, labels) - valueOf(before, name, labels);
    const listed = { call: 'queryorderListOnPermission', outcome: 'ok' };
    assert.equal(grown('gateway_calls_total', listed), 1);
    assert.equal(grown('gateway_call_seconds_count', { call: listed.call }), 1);
    const refused = `fault_${LOGIN_FAULTS.credentialsWrong.code.slice(0, 2)}`;
    assert.equal(grown('gateway_calls_total', { call: 'loginByPassword', outcome: refused }), 1);
    assert.equal(grown('gateway_calls_total', { call: 'other', outcome: 'http_4xx' }), 1);
    for (const outcome of ['ok', 'failed', 'timeout'])
      assert.equal(grown('gateway_outgoing_seconds_count', { service: 'cashier', outcome }), 1, outcome);
    assert.equal(grown('gateway_outgoing_seconds_count', { service: 'identity', outcome: 'ok' }), 1);
    assert.equal(valueOf(after, 'gateway_database_up'), 1);
    assert.ok(valueOf(after, 'gateway_schema_version') > 600);
    assert.ok(after.some(({ name }) => name === 'nodejs_eventloop_lag_p99_seconds'));
    assert.ok(
      after.some(({ name, labels }) => name === 'gateway_jobs_due' && labels['kind'] === 'send mail'),
    );
    assert.deepEqual(warned, []);
  });

  it('have labels of few values, without numbers and persons, and are listed in the guide', async () => {
    const as = await gateway.login('finance');
    await gateway.ok(queryorderListOnPermission, {}, { as });
    const samples = (await scrape()).filter(({ name }) => name.startsWith('gateway_'));
    for (const { name, labels } of samples) {
      for (const [key, value] of Object.entries(labels)) {
        if (key === 'le') continue;
        assert.match(key, /^(call|outcome|state|pool|kind|channel|service|store)$/, name);
        assert.doesNotMatch(value, /\d{3}|@|U0/, `${name} ${key}`);
      }
    }
    const guide = readFileSync('docs/deployment.md', 'utf8');
    const names = new Set(samples.map(({ name }) => name.replace(/_(bucket|sum|count)$/, '')));
    for (const name of names)
      assert.ok(guide.includes(`\`${name}\``), `docs/deployment.md does not list ${name}`);
  });

  it('name a call by the end of its path, or by all of it where two end alike', () => {
    const names = namesOfCalls(['/A/one', '/A/one', '/A/x/query', '/B/x/query']);
    assert.deepEqual(Object.fromEntries(names), {
      '/A/one': 'one',
      '/A/x/query': 'A/x/query',
      '/B/x/query': 'B/x/query',
    });
    assert.deepEqual(
      [
        outcomeOf(200, '0'),
        outcomeOf(200, '41007'),
        outcomeOf(200, '8888'),
        outcomeOf(503, ''),
        outcomeOf(404, '0'),
      ],
      ['ok', 'fault_41', 'fault_88', 'http_5xx', 'http_4xx'],
    );
  });

  it('are at one path alone', async () => {
    assert.equal((await fetch(new URL('/', server.address))).status, 404);
    assert.equal((await fetch(server.address, { method: 'POST' })).status, 404);
  });
});
