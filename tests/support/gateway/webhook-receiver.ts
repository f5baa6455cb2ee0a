import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';

interface Received {
  path: string;
  id: string;
  body: string;
  headers: Record<string, string>;
}

type Respond = (response: ServerResponse, received: Received) => unknown;

export interface WebhookReceiver {
  url: string;
  port: number;
  received: Received[];
  /** Answers of the receiver; 204 by default. */
  respond: Respond;
  close(): Promise<void>;
}

const headersOf = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join() : (value ?? ''),
    ]),
  );

/** Starts a receiver of webhooks on this machine. */
export async function startReceiver(): Promise<WebhookReceiver> {
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const headers = headersOf(request);
      const got: Received = {
        path: request.url ?? '',
        id: headers['webhook-id'] ?? '',
        body: Buffer.concat(parts).toString(),
        headers,
      };
      receiver.received.push(got);
      receiver.respond(response, got);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const receiver: WebhookReceiver = {
    url: `http://localhost:${port}/hooks`,
    port,
    received: [],
    respond: (response) => response.writeHead(204).end(),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return receiver;
}

/** Recomputes the signature by the library at the moment of the delivery; the library's own check takes the real time. */
export function isSignedWith(secret: string, { id, body, headers }: Received): boolean {
  const at = new Date(Number(headers['webhook-timestamp']) * 1000);
  const signatures = (headers['webhook-signature'] ?? '').split(' ');
  return signatures.includes(new Webhook(secret).sign(id, at, body));
}
