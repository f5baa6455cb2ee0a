import { safeParse } from 'valibot';
import type { BodyOf, EventOf, Stream } from '../contract/call';
import { addressOf } from './address';
import { Failed, readEnvelope } from './answer';
import { createBackoff, pause } from './backoff';
import { conclude, isExpiry, sentWith } from './conclude';
import { createEventParser, type ServerEvent } from './event-parser';
import { callHeaders, commonHeaders } from './headers';
import type { SenderConfig } from './send';

export interface FollowOptions<S extends Stream> {
  /** Asked for at every connection: holds the cursor of what has been told by then. */
  body(): BodyOf<S>;
  onEvent(event: EventOf<S>): void;
  /** Connected and alive; told again after each loss. */
  onOpen?(): void;
  /** The connection is lost, or refused for now with the gateway's reason, and will be taken up again. */
  onLost?(reason: string | undefined): void;
  /** Ends it. */
  signal: AbortSignal;
}

/**
 * Follows a stream until the signal is aborted: takes it up again after every loss, later and later, each time
 * from the cursor that `body` gives. Resolves when aborted; throws the GatewayError of a refusal that another
 * try would not change (no session, no right).
 */
export type Follow = <S extends Stream>(stream: S, options: FollowOptions<S>) => Promise<void>;

export interface StreamTiming {
  /** Silence after which a connection counts as lost: three signs of life of the gateway missed. */
  silenceMs: number;
  pause(ms: number, signal: AbortSignal): Promise<void>;
  random(): number;
}

const TIMING: StreamTiming = { silenceMs: 45_000, pause, random: Math.random };

export function createFollow(config: SenderConfig, timing: StreamTiming = TIMING): Follow {
  return async (stream, options) => {
    const { signal, onLost } = options;
    const backoff = createBackoff(timing.random);
    while (!signal.aborted) {
      let reason: string | undefined;
      try {
        await connect(config, timing, stream, { ...options, onEvent });
      } catch (error) {
        if (signal.aborted) return;
        if (!(error instanceof Failed)) throw error;
        const { failure } = error;
        const passes =
          failure.type === 'network' ||
          failure.type === 'malformed' ||
          (failure.type === 'http' && (failure.status >= 500 || failure.status === 429));
        if (!passes) throw conclude(config, error, stream);
        if (failure.type === 'http' && failure.status === 429) reason = failure.msg || undefined;
      }
      if (signal.aborted) return;
      onLost?.(reason);
      await timing.pause(backoff.next(), signal);
    }

    // a connection has worked once it told something: one that only opens would be tried again at once for ever
    function onEvent(event: EventOf<typeof stream>): void {
      backoff.reset();
      options.onEvent(event);
    }
  };
}

/** One connection, with a fresh token if the one at hand is refused. Resolves when the gateway ends it. */
async function connect<S extends Stream>(
  config: SenderConfig,
  timing: StreamTiming,
  stream: S,
  options: FollowOptions<S>,
): Promise<void> {
  const token = await config.token();
  if (token === undefined) throw new Failed({ type: 'no-token' });
  try {
    await listen(config, timing, stream, options, token).catch(sentWith(token));
  } catch (error) {
    if (!(error instanceof Failed) || !isExpiry(config, error.failure, stream)) throw error;
    const renewed = await config.renewToken(token);
    if (renewed === undefined || renewed === token) throw error;
    await listen(config, timing, stream, options, renewed).catch(sentWith(renewed));
  }
}

/** One request and the reading of its events; throws only `Failed` and what a listener throws. */
async function listen<S extends Stream>(
  config: SenderConfig,
  { silenceMs }: StreamTiming,
  stream: S,
  { body, onEvent, onOpen, signal }: FollowOptions<S>,
  token: string,
): Promise<void> {
  const gateway = config.gateways[stream.gateway];
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), silenceMs);
  // a browser that is offline need not wait for the silence
  if (typeof window !== 'undefined') {
    window.addEventListener('offline', () => silence.abort(), { signal: silence.signal });
  }
  const alive = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), silenceMs);
  };
  try {
    const response = await fetch(addressOf(gateway, stream), {
      method: 'POST',
      body: JSON.stringify(body()),
      headers: {
        'content-type': 'application/json',
        ...commonHeaders(config.client, { traceId: config.newId(), now: config.now() }),
        ...callHeaders({ requestId: config.newId(), authHeader: gateway.authHeader, token }),
      },
      signal: AbortSignal.any([signal, silence.signal]),
      cache: 'no-store',
    }).catch(lost);
    if (!response.ok || !/^text\/event-stream\b/.test(response.headers.get('content-type') ?? '')) {
      readEnvelope(response.status, await response.text().catch(lost));
      throw new Failed({ type: 'malformed', detail: 'no event stream' });
    }
    if (!response.body) return;
    const pieces = response.body.pipeThrough(new TextDecoderStream()).getReader();
    const parser = createEventParser();
    for (let isFirst = true; ; isFirst = false) {
      const { done, value } = await pieces.read().catch(lost);
      if (done) return;
      alive();
      if (isFirst) onOpen?.();
      for (const { data } of parse(parser, value)) onEvent(readEvent(stream, data));
    }
  } finally {
    clearTimeout(timer);
    // whatever ended it: the connection does not outlive its reader
    silence.abort();
  }
}

function parse(parser: ReturnType<typeof createEventParser>, piece: string): ServerEvent[] {
  try {
    return parser.push(piece);
  } catch {
    throw new Failed({ type: 'malformed', detail: 'no end of an event' });
  }
}

function lost(): never {
  throw new Failed({ type: 'network' });
}

function readEvent<S extends Stream>(stream: S, data: string): EventOf<S> {
  let value: unknown;
  try {
    value = JSON.parse(data);
  } catch {
    throw new Failed({ type: 'malformed', detail: 'an event that is no JSON' });
  }
  const parsed = safeParse(stream.event, value);
  if (!parsed.success) throw new Failed({ type: 'malformed', detail: parsed.issues[0].message });
  return parsed.output;
}
