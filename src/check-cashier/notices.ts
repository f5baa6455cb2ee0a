import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

const NOTIFY_PATH = '/notify';
const MOST_BYTES = 16_384;

/** Local counterpart of the gateway that receives notices. */
export interface NoticeReceiver {
  notifyUrl: string;
  /** Resolves with the body of the next notice, which is answered with this status; undefined after the time. */
  next(status: number, withinMs: number): Promise<unknown>;
  close(): Promise<void>;
}

interface Waiting {
  status: number;
  resolve(body: unknown): void;
}

/** Listens for notices. One that comes while none is awaited is answered 503, so the cashier sends it again. */
export async function receiveNotices(port: number, reachedAt: string | undefined): Promise<NoticeReceiver> {
  let waiting: Waiting | undefined;
  const server = createServer((request, response) => {
    const taken = request.url === NOTIFY_PATH && request.method === 'POST' ? waiting : undefined;
    if (taken !== undefined) waiting = undefined;
    const answer = async () => {
      const body = await bodyOf(request);
      response.writeHead(taken?.status ?? 503, { 'content-type': 'application/json' }).end('{}');
      taken?.resolve(body);
    };
    void answer();
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, reachedAt === undefined ? '127.0.0.1' : '0.0.0.0', resolve);
  });
  const local = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    notifyUrl: (reachedAt ?? local) + NOTIFY_PATH,
    next: (status, withinMs) =>
      new Promise((resolve) => {
        const timer = setTimeout(() => {
          waiting = undefined;
          resolve(undefined);
        }, withinMs);
        waiting = {
          status,
          resolve(body) {
            clearTimeout(timer);
            resolve(body);
          },
        };
      }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of request as AsyncIterable<Buffer>) {
      size += part.length;
      if (size > MOST_BYTES) return null;
      parts.push(part);
    }
    return JSON.parse(Buffer.concat(parts).toString('utf8'));
  } catch {
    return null;
  }
}
