import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Verdict } from '../../../src/gateway/error-catalogue';
import type { GatewayError } from '../../../src/gateway/gateway-error';
import { createSender } from '../../../src/gateway/send';
import type { SenderConfig } from '../../../src/gateway/sender-config';
import { resolveGateways } from '../../../src/gateway/settings';

type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => void;

export interface Exchange {
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

/** Starts a real HTTP server that responds by `answer`, and a sender that talks to it. */
export async function exchangeWith(answer: Answer, overrides: Partial<SenderConfig> = {}) {
  const requests: Exchange[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      requests.push({ url: request.url ?? '', headers: request.headers, body });
      answer(request, response, body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const failures: { error: GatewayError; verdict: Verdict }[] = [];
  let ids = 0;
  const sender = createSender({
    gateways: resolveGateways(baseUrl),
    client: { packageName: 'tests', version: '9.9.9', sessionId: 'session-1' },
    token: () => Promise.resolve('token-1'),
    renewToken: () => Promise.resolve(undefined),
    page: () => '/Home/index',
    onFailure: (error, verdict) => failures.push({ error, verdict }),
    now: () => 1_790_000_000_000,
    newId: () => `id-${(ids += 1)}`,
    ...overrides,
  });
  return {
    ...sender,
    baseUrl,
    requests,
    failures,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

export const json =
  (status: number, body: unknown): Answer =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
