import { createParser } from 'eventsource-parser';
import { array, boolean, object, safeParse } from 'valibot';
import type { BodyOf, EventOf, Poll, Stream } from '../contract/call';
import { addressOf } from './address';
import { CallFailed, readEnvelope } from './answer';
import { isExpiry, sentWith, withoutToken } from './conclude';
import type { Failure } from './error-catalogue';
import { callHeaders, commonHeaders } from './headers';
import type { SenderConfig } from './sender-config';

/** Thrown when a stream does not begin: an intermediary buffers it. */
export class StreamBuffered extends Error {}

/** Thrown when the gateway does not support polling. */
export class NoPolls extends Error {}

export interface ListenOptions<S extends Stream> {
  body: BodyOf<S>;
  onEvent(event: EventOf<S>): void;
  onOpen(): void;
  signal: AbortSignal;
  /** Wait for the first sign of life, in ms. A stream without one by then counts as held back. */
  firstMs: number;
  /** Silence in ms after which the connection counts as lost. */
  silenceMs: number;
}

/** Time limit for the response to a poll. */
const POLL_PATIENCE_MS = 20_000;

/** Longest accepted event, in characters: a server that never ends an event must not exhaust the memory. */
const EVENT_LENGTH = 1_000_000;

/** True when a retry may succeed: the gateway is unreachable, overloaded, or its response is malformed. */
export const isRetryable = (failure: Failure): boolean =>
  failure.type === 'network' ||
  failure.type === 'malformed' ||
  (failure.type === 'http' && (failure.status >= 500 || failure.status === 429));

/**
 * Opens one connection and reads its events. Resolves when the gateway ends it. Throws `StreamBuffered`, `CallFailed`, and any
 * error of a listener.
 */
export function connect<S extends Stream>(
  config: SenderConfig,
  stream: S,
  listening: ListenOptions<S>,
): Promise<void> {
  return authorised(config, stream, (token) => listen(config, stream, listening, token));
}

/** Polls for new events once. Throws `NoPolls` and `CallFailed`. */
export function poll<S extends Stream>(
  config: SenderConfig,
  stream: S,
  body: BodyOf<S>,
  signal: AbortSignal,
): Promise<Poll<EventOf<S>>> {
  return authorised(config, stream, async (token) => {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), POLL_PATIENCE_MS);
    try {
      const response = await ask(config, stream, {
        body,
        token,
        accept: 'application/json',
        signal: AbortSignal.any([signal, late.signal]),
      });
      if (isEventStream(response) || [404, 405, 406].includes(response.status)) throw new NoPolls();
      return readPoll(stream, readEnvelope(response.status, await response.text().catch(lost)));
    } finally {
      clearTimeout(timer);
      late.abort();
    }
  });
}

/** Runs a request with the current token, and again with a fresh one when the gateway refuses it. */
async function authorised<T>(
  config: SenderConfig,
  stream: Stream,
  attempt: (token: string) => Promise<T>,
): Promise<T> {
  const isOperator = stream.needs === 'operator';
  const token = isOperator ? config.operator?.()?.token() : await config.token();
  if (token === undefined) throw isOperator ? new CallFailed({ type: 'no-token' }) : withoutToken(config);
  // an operator's session has no other token: they sign in again
  if (isOperator) return attempt(token).catch(sentWith(token));
  try {
    return await attempt(token).catch(sentWith(token));
  } catch (error) {
    if (!(error instanceof CallFailed) || !isExpiry(config, error.failure, stream)) throw error;
    const renewed = await config.renewToken(token);
    if (renewed === undefined && config.tokenFailure?.()) throw withoutToken(config, token);
    if (renewed === undefined || renewed === token) throw error;
    return attempt(renewed).catch(sentWith(renewed));
  }
}

async function listen<S extends Stream>(
  config: SenderConfig,
  stream: S,
  { body, onEvent, onOpen, signal, firstMs, silenceMs }: ListenOptions<S>,
  token: string,
): Promise<void> {
  const silence = new AbortController();
  let isHeldBack = false;
  let timer = setTimeout(() => {
    isHeldBack = true;
    silence.abort();
  }, firstMs);
  // an offline browser need not wait for the silence limit
  if (typeof window !== 'undefined') {
    window.addEventListener('offline', () => silence.abort(), { signal: silence.signal });
  }
  const alive = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), silenceMs);
  };
  const broken = (): never => {
    if (isHeldBack) throw new StreamBuffered();
    return lost();
  };
  try {
    const response = await ask(config, stream, {
      body,
      token,
      accept: 'text/event-stream',
      signal: AbortSignal.any([signal, silence.signal]),
    }).catch(broken);
    if (!response.ok || !isEventStream(response)) {
      readEnvelope(response.status, await response.text().catch(broken));
      throw new CallFailed({ type: 'malformed', detail: 'no event stream' });
    }
    if (!response.body) return;
    const pieces = response.body.pipeThrough(new TextDecoderStream()).getReader();
    const read = createReader();
    for (let isFirst = true; ; isFirst = false) {
      const { done, value } = await pieces.read().catch(broken);
      if (done) return;
      alive();
      if (isFirst) onOpen();
      for (const data of read(value)) onEvent(readEvent(stream, data));
    }
  } finally {
    clearTimeout(timer);
    // the connection does not outlive its reader, however it ended
    silence.abort();
  }
}

interface StreamRequest<S extends Stream> {
  body: BodyOf<S>;
  token: string;
  accept: string;
  signal: AbortSignal;
}

function ask<S extends Stream>(
  config: SenderConfig,
  stream: S,
  { body, token, accept, signal }: StreamRequest<S>,
): Promise<Response> {
  const gateway = config.gateways[stream.gateway];
  return fetch(addressOf(gateway, stream), {
    method: 'POST',
    body: JSON.stringify(body),
    headers: {
      'content-type': 'application/json',
      accept,
      ...commonHeaders(config.client, { traceId: config.newId(), now: config.now() }),
      ...callHeaders({ requestId: config.newId(), authHeader: gateway.authHeader, token }),
    },
    signal,
    cache: 'no-store',
  }).catch(lost);
}

const isEventStream = ({ headers }: Response): boolean =>
  /^text\/event-stream\b/.test(headers.get('content-type') ?? '');

/**
 * Parses a stream in arbitrary pieces. Returns the data of the events that each piece completes. Throws `CallFailed` for an
 * event that exceeds the limit.
 */
function createReader(): (piece: string) => readonly string[] {
  let complete: string[] = [];
  const parser = createParser({
    maxBufferSize: EVENT_LENGTH,
    onEvent: ({ data }) => void complete.push(data),
    onError({ type }) {
      if (type === 'max-buffer-size-exceeded')
        throw new CallFailed({ type: 'malformed', detail: 'no end of an event' });
    },
  });
  return (piece) => {
    complete = [];
    parser.feed(piece);
    return complete;
  };
}

function lost(): never {
  throw new CallFailed({ type: 'network' });
}

function readPoll<S extends Stream>(stream: S, result: unknown): Poll<EventOf<S>> {
  const parsed = safeParse(object({ events: array(stream.event), hasMore: boolean() }), result);
  if (!parsed.success) throw new CallFailed({ type: 'malformed', detail: parsed.issues[0].message });
  return parsed.output;
}

function readEvent<S extends Stream>(stream: S, data: string): EventOf<S> {
  let value: unknown;
  try {
    value = JSON.parse(data);
  } catch {
    throw new CallFailed({ type: 'malformed', detail: 'an event that is no JSON' });
  }
  const parsed = safeParse(stream.event, value);
  if (!parsed.success) throw new CallFailed({ type: 'malformed', detail: parsed.issues[0].message });
  return parsed.output;
}
