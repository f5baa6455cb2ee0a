import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { PROGRAMS } from '../../scripts/gateway/build';
import { readConfig } from '../../demo/gateway/server/config';
import { freePorts } from '../support/e2e/free-ports';
import { startGatewayProcess } from '../support/gateway/process/gateway-process';
import { cloneDatabase, openDatabase } from '../support/gateway/process/postgres-databases';
import { UNMIGRATED } from '../support/gateway/setup/empty-database';
import { snippet } from '../support/hosts/snippets';
import { describe, it } from '../support/e2e/test';

const GUIDE = 'docs/deployment.md';
/** The container file, one instruction per entry. */
const CONTAINER = readFileSync('Containerfile', 'utf8')
  .split('\n')
  .map((line) => /^([A-Z]+) (.*)$/.exec(line)?.slice(1) ?? [])
  .map(([instruction = '', given = '']) => ({ instruction, given }));
const given = (instruction: string): string[] =>
  CONTAINER.filter((each) => each.instruction === instruction).map((each) => each.given);
const command = (instruction: string): string[] => {
  const [, list = ''] = /(\[.*\])$/.exec(given(instruction)[0] ?? '') ?? [];
  return JSON.parse(list) as string[];
};
/** Variables in lines of `NAME=value`. */
const variables = (lines: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    lines.map((line) => /^([A-Z_]+)=(.*)$/.exec(line)?.slice(1) ?? []) as [string, string][],
  );

const FILE = variables(snippet(GUIDE, 'Settings', 'ini').trim().split('\n'));

/** Database of the guide at the server of the tests, which has no TLS. */
function asShown(server: string): string {
  const url = new URL(FILE['DATABASE_URL'] ?? '');
  assert.equal(url.searchParams.get('sslmode'), 'verify-full');
  const { hostname, port } = new URL(server);
  return Object.assign(url, { hostname, port, search: '' }).href;
}

async function onServer(server: string, statements: readonly string[]): Promise<void> {
  const { db, close } = openDatabase(server);
  for (const statement of statements) if (statement.trim() !== '') await sql.raw(statement).execute(db);
  await close();
}

describe('the guide to deployment', () => {
  it('has settings that the gateway takes, and that are not of the demo', () => {
    const { demoData, gateway } = readConfig(FILE);
    assert.deepEqual([demoData, gateway.developerPages, gateway.trustProxy], [false, false, 1]);
    assert.deepEqual(gateway.allowedOrigins, ['https://intranet.example', 'https://partner.example']);
  });

  it('has a proxy that agrees with the gateway', () => {
    const proxy = snippet(GUIDE, 'Behind a proxy', 'nginx');
    const value = (name: string) => new RegExp(`\\b${name} (.+);`).exec(proxy)?.[1];
    assert.equal(value('server_name'), new URL(FILE['PUBLIC_URL'] ?? '').host);
    const { port, gateway } = readConfig(FILE);
    assert.equal(value('server'), `127.0.0.1:${port}`);
    const [silence = 0, body = 0] = ['proxy_read_timeout', 'client_body_timeout'].map(
      (name) => 1000 * Number.parseInt(value(name) ?? '', 10),
    );
    assert.ok(gateway.streamHeartbeatMs < silence && silence < gateway.connections.idleTimeoutMs);
    assert.ok(body < gateway.connections.requestTimeoutMs);
    assert.equal(proxy.match(/X-Forwarded-For \$remote_addr;/g)?.length, proxy.match(/proxy_pass/g)?.length);
  });

  it('starts a gateway on PostgreSQL as the container file does: healthy, with the elements and nothing of the demo', async () => {
    const copied = given('COPY').map((files) => files.split(' ').filter((part) => !part.startsWith('--')));
    // the first stage makes dist and /data
    const sources = copied.map(([source = '']) => source.replace('/app/', ''));
    const own = sources.filter((source) => !/^(dist\/|\/data$)/.test(source));
    for (const source of own) assert.ok(existsSync(source), source);
    assert.deepEqual(command('CMD'), ['node', 'dist/gateway/main.js']);
    assert.equal(PROGRAMS['main'], 'demo/gateway/main');
    assert.deepEqual(given('USER'), ['node']);
    const port = String(await freePorts(1));
    const environment = { ...variables(given('ENV')), ...FILE, PORT: port };
    const server = await cloneDatabase(UNMIGRATED);
    // one statement at a time, because a database cannot be created in a transaction
    await onServer(server, snippet(GUIDE, 'PostgreSQL', 'sql').split(';'));
    const gateway = await startGatewayProcess({ ...environment, DATABASE_URL: asShown(server) });
    try {
      const [program = '', ...options] = command('HEALTHCHECK');
      await promisify(execFile)(program, options, { env: { ...process.env, PORT: port } });
      const address = `http://127.0.0.1:${port}`;
      const statusOf = async (path: string) => (await fetch(address + path)).status;
      assert.deepEqual(
        await Promise.all(['/elements/loader.js', '/developer', '/'].map(statusOf)),
        [200, 404, 404],
      );
      const origin = 'https://intranet.example';
      const { headers } = await fetch(`${address}/health`, { headers: { origin } });
      assert.equal(headers.get('access-control-allow-origin'), origin);
    } finally {
      assert.equal(await gateway.stop(), 0);
      await onServer(server, ['drop database travel', 'drop role gateway']);
    }
    // and fails once the gateway has stopped
    const [program = '', ...options] = command('HEALTHCHECK');
    await assert.rejects(promisify(execFile)(program, options, { env: { ...process.env, PORT: port } }));
  });
});
