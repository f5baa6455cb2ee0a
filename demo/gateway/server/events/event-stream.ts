import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** An empty frame that keeps proxies from closing the connection and shows the reader that it is alive. */
export const HEARTBEAT = ': \n\n';

/** One server-sent event; `id` is the position from which the reader resumes after a disconnect. */
export function eventFrame(data: unknown, { id, event }: { id?: number; event?: string } = {}): string {
  const head = [
    ...(id === undefined ? [] : [`id: ${id}`]),
    ...(event === undefined ? [] : [`event: ${event}`]),
  ];
  // JSON has no line breaks of its own, so the data is one line
  return [...head, `data: ${JSON.stringify(data)}`, '', ''].join('\n');
}

/**
 * Sends frames as they are produced. It pulls them one by one as fast as the reader takes them, so that none pile up.
 * `frames` gets a signal that is aborted when the reader disconnects.
 */
export function sendEvents(
  reply: FastifyReply,
  frames: (gone: AbortSignal) => AsyncIterable<string>,
): FastifyReply {
  const gone = new AbortController();
  // the reply's own connection, because the stream below ends only after `frames` has, which may be waiting
  reply.raw.once('close', () => gone.abort());
  return (
    reply
      .type('text/event-stream; charset=utf-8')
      // a compressing proxy would hold back frames that do not fill its buffer
      .header('cache-control', 'no-store, no-transform')
      .header('x-accel-buffering', 'no')
      // a kept-alive connection would delay the shutdown of the server
      .header('connection', 'close')
      .send(Readable.from(frames(gone.signal), { highWaterMark: 1 }))
  );
}
