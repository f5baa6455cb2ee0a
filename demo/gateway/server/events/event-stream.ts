import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** Says nothing: keeps proxies from closing the connection and tells the reader that it is alive. */
export const HEARTBEAT = ': \n\n';

/** One server-sent event; `id` is where the reader goes on after a loss. */
export function eventFrame(data: unknown, { id, event }: { id?: number; event?: string } = {}): string {
  const head = [
    ...(id === undefined ? [] : [`id: ${id}`]),
    ...(event === undefined ? [] : [`event: ${event}`]),
  ];
  // JSON has no line breaks of its own, so the data is one line
  return [...head, `data: ${JSON.stringify(data)}`, '', ''].join('\n');
}

/**
 * Answers with frames as they are made. They are asked for one at a time, as fast as the reader takes them:
 * nothing piles up. `frames` gets a signal that is aborted when the reader is gone.
 */
export function sendEvents(
  reply: FastifyReply,
  frames: (gone: AbortSignal) => AsyncIterable<string>,
): FastifyReply {
  const gone = new AbortController();
  // the reply's own connection: the stream below ends only after `frames` has, and that may be waiting
  reply.raw.once('close', () => gone.abort());
  return (
    reply
      .type('text/event-stream; charset=utf-8')
      // a proxy that compresses would hold back what does not fill its buffer
      .header('cache-control', 'no-store, no-transform')
      .header('x-accel-buffering', 'no')
      // kept alive after the end, it would keep a closing server waiting
      .header('connection', 'close')
      .send(Readable.from(frames(gone.signal), { highWaterMark: 1 }))
  );
}
