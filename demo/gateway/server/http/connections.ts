import type { Socket } from 'node:net';
import type { FastifyHttpOptions, FastifyInstance, RawServerDefault } from 'fastify';
import { failure } from './envelope';

/** How long a connection may keep the server busy for nothing; ms. */
export interface ConnectionLimits {
  /** Time in which a request has arrived whole, its headers in a third of it. */
  requestTimeoutMs: number;
  /** Time in which something moves on a connection: longer than any answer takes and than streams are silent. */
  idleTimeoutMs: number;
  /** Connections at once; more are closed unanswered. */
  maxConnections: number;
}

const LONGEST_CHECK_PAUSE_MS = 5000;

/** Server options that hold the timeouts. */
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

/** Answers with the envelope what never became a request, as far as there is anybody to answer. */
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

/** Closes an app after what is under way; connections that are still busy after `graceMs` are cut. */
export async function closeWithin(app: FastifyInstance, graceMs: number): Promise<void> {
  const grace = setTimeout(() => app.server.closeAllConnections(), graceMs);
  try {
    await app.close();
  } finally {
    clearTimeout(grace);
  }
}
