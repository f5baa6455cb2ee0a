import assert from 'node:assert/strict';
import { patience } from '../../patience';
import type { FastifyInstance } from 'fastify';
import { safeParse } from 'valibot';
import { streamMessages } from '../../../../src/contract/customer-service';
import type { EventOf } from '../../../../src/contract/call';

type ThreadEvent = EventOf<typeof streamMessages>;

/** Reader of an event stream over a real connection, one event after the other. */
export interface EventReader {
  response: Response;
  /** Data of the next event; undefined once the stream has ended. Fails when no event arrives in time. */
  next(): Promise<unknown>;
  /** Reads until an event matches. Resolves with all events since the last call. */
  until(wanted: (event: never) => boolean): Promise<unknown[]>;
  /** Number of heartbeat comments so far. */
  heartbeats(): number;
  /** Resolves once so many heartbeat comments have arrived while events were read. */
  heartbeatsUntil(count: number): Promise<void>;
  close(): void;
}

const PATIENCE_MS = patience(10_000);

export async function readEvents(url: string, init: RequestInit = {}): Promise<EventReader> {
  const abort = new AbortController();
  const response = await fetch(url, { ...init, signal: abort.signal });
  const chunks = response.body?.pipeThrough(new TextDecoderStream())[Symbol.asyncIterator]();
  let text = '';
  let heartbeats = 0;
  let onHeartbeat: () => void = () => undefined;

  async function next(): Promise<unknown> {
    // heartbeats do not count as events, so the deadline spans them
    const end = Date.now() + PATIENCE_MS;
    for (;;) {
      const length = text.indexOf('\n\n');
      if (length === -1) {
        const chunk = await inTime<IteratorResult<string, undefined> | undefined>(
          chunks?.next() ?? Promise.resolve(undefined),
          end - Date.now(),
        );
        if (chunk === undefined || chunk.done) return undefined;
        text += chunk.value;
        continue;
      }
      const frame = text.slice(0, length);
      text = text.slice(length + 2);
      if (frame.startsWith(':')) {
        heartbeats += 1;
        onHeartbeat();
      }
      const data = /^data: (.*)$/m.exec(frame)?.[1];
      if (data !== undefined) return JSON.parse(data);
    }
  }

  return {
    response,
    next,
    async until(wanted) {
      const seen: unknown[] = [];
      for (;;) {
        const event = await next();
        assert.notEqual(event, undefined, `the stream ended after ${JSON.stringify(seen)}`);
        seen.push(event);
        if (wanted(event as never)) return seen;
      }
    },
    heartbeats: () => heartbeats,
    heartbeatsUntil: (count) =>
      new Promise((resolve) => {
        onHeartbeat = () => {
          if (heartbeats >= count) resolve();
        };
        onHeartbeat();
      }),
    close: () => abort.abort(),
  };
}

async function inTime<T>(awaited: Promise<T>, patienceMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('nothing came in time')), patienceMs);
  });
  try {
    return await Promise.race([awaited, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Address of a gateway, which starts to listen if necessary. */
export async function addressOf(app: FastifyInstance): Promise<string> {
  return app.server.listening
    ? `http://127.0.0.1:${(app.server.address() as { port: number }).port}`
    : app.listen({ port: 0, host: '127.0.0.1' });
}

/** Streams the caller's own thread from a sequence on. Every event is checked against the contract. */
export async function readThread(address: string, as: string, afterSequence: number) {
  const reader = await readEvents(address + streamMessages.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'auth-sign': as },
    body: JSON.stringify({ afterSequence }),
  });
  const checked = (event: unknown): ThreadEvent => {
    const parsed = safeParse(streamMessages.event, event);
    assert.ok(parsed.success, JSON.stringify(event));
    return parsed.output;
  };
  return {
    ...reader,
    /** Contents of the arriving messages up to this one. */
    async messagesUntil(content: string): Promise<string[]> {
      const events = await reader.until(
        (event: ThreadEvent) => event.type === 'message' && event.message.content === content,
      );
      return events
        .map(checked)
        .flatMap((event) => (event.type === 'message' ? [event.message.content] : []));
    },
    /** Reads until the state has this unread count. Resolves with all events. */
    stateWith: async (unreadCount: number) =>
      (
        await reader.until(
          (event: ThreadEvent) => event.type === 'state' && event.unreadCount === unreadCount,
        )
      ).map(checked),
  };
}
