import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { seedDemoData } from '../../../demo/gateway/demo-data';
import {
  openEmbedded,
  openServer,
  type Database,
  type OpenedDatabase,
} from '../../../demo/gateway/db/database';
import { migrate } from '../../../demo/gateway/db/migrate';
import { buildGateway } from '../../../demo/gateway/gateway';
import { MIGRATIONS } from '../../../demo/gateway/migrations';
import { DEMO_PASSWORD } from '../../../demo/gateway/seed/accounts';
import { readConfig } from '../../../demo/gateway/server/config';
import { createOutboxNotifier } from '../../../demo/gateway/server/events/outbox-notifier';
import { createEmbeddedSupplier } from '../../../demo/gateway/supplier/embedded';
import type { BodyOf, Call, ResultOf } from '../../../src/contract/call';
import { loginByPassword } from '../../../src/contract/login/login';
import { fillOrders } from '../../support/gateway/many-orders/fill';
import { startPostgres } from '../../support/gateway/process/postgres';
import type { Plain } from './plain';

/** Connection string of a database filled earlier, which saves some minutes. */
const FILLED = process.env['BENCH_ORDERS'];

export interface Setting {
  db: Database;
  login(account: string): Promise<string>;
  /** Makes one call of the gateway over HTTP. Resolves with its duration in ms and its result. */
  ask<C extends Call>(as: string, call: C, body: BodyOf<C>): Promise<Timed<ResultOf<C>>>;
  /** The same for plain statements behind a bare route. */
  askPlain(statements: Plain): Promise<Timed<Record<string, unknown>[]>>;
  close(): Promise<void>;
}

export interface Timed<R> {
  ms: number;
  /** Undefined when the call was refused or failed. */
  result: R | undefined;
}

/** The gateway and a bare route on one PostgreSQL server with so many orders; `url` is its connection string. */
export async function setUp(orders: number): Promise<Setting & { url: string }> {
  const url = FILLED ?? (await fillServer(orders));
  const opened = openServer(url, { onError: (error) => console.error(error) });
  // a long timeout, because the gateway's own limit is not measured here
  const plainly = openServer(url, {
    reads: { max: 2, timeoutMs: 8000 },
    onError: (error) => console.error(error),
  });
  return { url, ...(await serve(opened, plainly)) };
}

/** The same on the embedded database, in a folder like the product's; both share its single connection. */
export async function setUpEmbedded(orders: number): Promise<Setting> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-orders-'));
  const opened = await openEmbedded(folder);
  await fill(opened.db, orders);
  const setting = await serve(opened, opened);
  return {
    ...setting,
    async close() {
      await setting.close();
      await rm(folder, { recursive: true });
    },
  };
}

async function serve(opened: OpenedDatabase, plainly: OpenedDatabase): Promise<Setting> {
  const { db, reads } = opened;
  const clock = () => new Date();
  const limits = { callsPerMinute: 10_000_000, userCallsPerMinute: 10_000_000, loginsPerMinute: 1000 };
  const gateway = await buildGateway({
    db,
    reads,
    clock,
    config: { ...readConfig({}).gateway, ...limits },
    supplier: createEmbeddedSupplier(),
    notifier: createOutboxNotifier(db, clock),
  });
  const address = await gateway.listen({ port: 0, host: '127.0.0.1' });
  const bare = bareRoute(plainly.reads);
  const bareAddress = await bare.listen({ port: 0, host: '127.0.0.1' });
  const post = async <R>(
    to: string,
    body: unknown,
    headers: Record<string, string> = {},
  ): Promise<Timed<R>> => {
    const begun = performance.now();
    const response = await fetch(to, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-encoding': 'identity', ...headers },
      body: JSON.stringify(body),
    });
    const { success, result } = (await response.json()) as { success: boolean; result: R };
    return { ms: performance.now() - begun, result: success ? result : undefined };
  };
  return {
    db,
    async login(account) {
      const headers = { requestid: crypto.randomUUID() };
      const body = { account, password: DEMO_PASSWORD };
      const { result } = await post<ResultOf<typeof loginByPassword>>(
        address + loginByPassword.path,
        body,
        headers,
      );
      if (result === undefined) throw new Error(`${account} cannot log in`);
      return result.authSign;
    },
    ask: (authsign, call, body) => post(address + call.path, body, { authsign }),
    askPlain: (statements) => post(`${bareAddress}/plain`, { statements }),
    async close() {
      await Promise.all([gateway.close(), bare.close()]);
      await Promise.all([...new Set([opened, plainly])].map((database) => database.close()));
    },
  };
}

async function fillServer(orders: number): Promise<string> {
  const server = await startPostgres();
  const url = server.url('postgres');
  const { db, close } = openServer(url, { onError: (error) => console.error(error) });
  await fill(db, orders);
  await close();
  return url;
}

async function fill(db: Database, orders: number): Promise<void> {
  await migrate(db, MIGRATIONS);
  const now = new Date();
  await seedDemoData(db, createEmbeddedSupplier(), now);
  await fillOrders(db, orders, now);
}

/** Route without schema, session and checks that runs statements and returns all their rows. */
function bareRoute(reads: Database): FastifyInstance {
  const app = Fastify();
  app.post<{ Body: { statements: string[] } }>('/plain', async ({ body }) => {
    const result: unknown[] = [];
    try {
      for (const text of body.statements) result.push(...(await sql.raw(text).execute(reads)).rows);
      return { success: true, result };
    } catch {
      return { success: false };
    }
  });
  return app;
}
