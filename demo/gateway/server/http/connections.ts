import type { Socket } from 'node:net';
import type { FastifyHttpOptions, FastifyInstance, RawServerDefault } from 'fastify';
import { failure } from './envelope';

/** Limits on idle and slow connections; ms. */
export interface ConnectionLimits {
  /** Time for a request to arrive completely; its headers have a third of it. */
  requestTimeoutMs: number;
  /** Time without traffic before a connection is closed. It exceeds any response time and the silence of streams. */
  idleTimeoutMs: number;
  /** Simultaneous connections; further ones are closed unanswered. */
  maxConnections: number;
}

const LONGEST_CHECK_PAUSE_MS = 5000;

/** Server options for the timeouts. */
export function connectionOptions({ requestTimeoutMs, idleTimeoutMs }: ConnectionLimits) {
  return {
    requestTimeout: requestTimeoutMs,
    connectionTimeout: idleTimeoutMs,
    http: {
      headersTimeout: Math.ceil(requestTimeoutMs / 3),
      connectionsCheckingInterval: Math.min(LONGEST_CHECK_PAUSE_MS, Math.ceil(requestTimeoutMs / 3)),
    },
    clientErrorHandler: refuseUnread,
  } satisfies FastifyHttpOptions<RawServerDefault>;
}

const STATUSES: Readonly<Record<string, [status: number, reason: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
};

/** Answers an unreadable request with the envelope if its connection is still open. */
function refuseUnread(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, reason] = STATUSES[error.code ?? ''] ?? [400, 'Bad Request'];
  const body = failure(status);
  if (socket.writable) {
    socket.write(
      `HTTP/1.1 ${status} ${reason}\r\nContent-Type: application/json; charset=utf-8\r\n` +
        `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
    );
  }
  socket.destroy(error);
}

/** Closes an app after its running requests; connections still busy after `graceMs` are cut. */
export async function closeWithin(app: FastifyInstance, graceMs: number): Promise<void> {
  const grace = setTimeout(() => app.server.closeAllConnections(), graceMs);
  try {
    await app.close();
  } finally {
    clearTimeout(grace);
  }
}
