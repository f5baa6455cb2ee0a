import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exampleOf } from '../../../scripts/openapi/examples';
import { isStream, type NamedCall } from '../../../src/check-gateway/calls';

export interface ReceivedRequest {
  method: string;
  headers: IncomingMessage['headers'];
}

/** Answers one call in another way than by its example; returns false where the example follows after all. */
export type Breakage = (response: ServerResponse, result: unknown, request: IncomingMessage) => void;

const send = (response: ServerResponse, body: unknown) =>
  response.setHeader('content-type', 'application/json').end(JSON.stringify(body));

export const succeed = (response: ServerResponse, result: unknown) =>
  send(response, { success: true, code: '0', msg: '', result });
export const refuse = (response: ServerResponse, code: string) =>
  send(response, { success: false, code, msg: '', result: null });

/**
 * A gateway that answers every call with the example of its result, apart from those that are broken, by name. `origin`
 * is let in.
 */
export async function startExampleGateway(
  calls: readonly NamedCall[],
  { broken = {}, origin }: { broken?: Readonly<Record<string, Breakage>>; origin?: string } = {},
): Promise<{ address: string; received: ReceivedRequest[]; stop(): Promise<void> }> {
  const byPath = new Map(calls.map((named) => [named.call.path as string, named]));
  const received: ReceivedRequest[] = [];
  const server: Server = createServer((request, response) => {
    const { method = '', headers, url = '' } = request;
    received.push({ method, headers });
    if (origin !== undefined) response.setHeader('access-control-allow-origin', origin);
    if (method === 'OPTIONS') {
      response.setHeader('access-control-allow-headers', headers['access-control-request-headers'] ?? '');
      response.writeHead(204).end();
      return;
    }
    const named = byPath.get(url.split('?')[0] ?? '');
    if (!named) {
      response.writeHead(404).end();
      return;
    }
    const { name, call } = named;
    const result = isStream(call)
      ? { events: [exampleOf(call.event, name)], hasMore: false }
      : exampleOf(call.result, `${name}.result`);
    const answer = broken[name] ?? succeed;
    answer(response, result, request);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    received,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
