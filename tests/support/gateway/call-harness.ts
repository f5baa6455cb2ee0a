import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import Fastify from 'fastify';
import { Background } from '../../../demo/gateway/server/jobs/background';
import { readConfig } from '../../../demo/gateway/server/config';
import { failure } from '../../../demo/gateway/server/http/envelope';
import { createHeavyReads } from '../../../demo/gateway/server/limits/heavy-reads';
import type { AnyImplementation } from '../../../demo/gateway/server/http/operator';
import { NO_JOBS } from '../../../demo/gateway/server/jobs/runner';
import { mountCalls } from '../../../demo/gateway/server/http/mount';
import type { GatewayError } from '../../../src/gateway/gateway-error';
import { createSender, type Sender } from '../../../src/gateway/send';
import { resolveGateways } from '../../../src/gateway/settings';
import { FREE_TURNS } from './free-turns';

export interface CallHarness extends Sender {
  baseUrl: string;
  /** Errors that are no refusals, as logged. */
  errors: Error[];
  close(): Promise<void>;
}

interface ServeOptions {
  timeoutMs?: number;
  token?: string;
  uploadFolder?: string;
}

/** Serves a test's own calls over real HTTP, from client to handler; `token-1` is the only valid token. */
export async function serveCalls(
  implementations: readonly AnyImplementation[],
  { timeoutMs = 30_000, token = 'token-1', uploadFolder = tmpdir() }: ServeOptions = {},
): Promise<CallHarness> {
  const app = Fastify();
  const errors: Error[] = [];
  app.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    errors.push(error);
    const { statusCode = 500 } = error;
    return reply.code(statusCode).send(failure(statusCode));
  });
  await app.register(cors, { origin: true });
  await app.register(cookie);
  const readHeavily = createHeavyReads({} as never, readConfig({}).gateway.heavyReads);
  const host = {
    db: {} as never,
    readHeavily,
    readCopy: readHeavily,
    clock: () => new Date(0),
    background: new Background(),
    jobs: NO_JOBS,
    supplierTurns: FREE_TURNS,
    events: { emit: async () => undefined, deliver: async () => undefined },
    authHeaders: ['auth-sign'],
    limitUser: () => Promise.resolve(),
    uploadFolder,
    isProxy: () => false,
    secureCookies: false,
    authenticate: async (authSign: string) =>
      authSign === 'token-1' ? ({ userNo: 'U1', objects: new Set() } as never) : undefined,
  };
  mountCalls(app, host, implementations);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const baseUrl = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const sender = createSender({
    gateways: resolveGateways(baseUrl, { service: { timeoutMs } }),
    client: { packageName: 'tests', version: '9.9.9', sessionId: 'session-1' },
    token: () => Promise.resolve(token),
    renewToken: () => Promise.resolve(undefined),
    page: () => '/Home/index',
    onFailure: (_error: GatewayError) => undefined,
    now: Date.now,
    newId: () => crypto.randomUUID(),
  });
  return {
    ...sender,
    baseUrl,
    errors,
    async close() {
      app.server.closeAllConnections();
      await app.close();
    },
  };
}
