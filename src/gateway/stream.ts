import type { BodyOf, EventOf, Stream } from '../contract/call';
import { CallFailed } from './answer';
import { createBackoff, pause } from './backoff';
import { conclude } from './conclude';
import { connect, StreamBuffered, isRetryable, NoPolls, poll } from './event-request';
import type { SenderConfig } from './sender-config';

export interface FollowOptions<S extends Stream> {
  /** Called at every connection; returns the cursor after the events received so far. */
  body(): BodyOf<S>;
  onEvent(event: EventOf<S>): void;
  /** Called when the connection is alive, and again after each loss. */
  onOpen?(): void;
  /** Called when the connection is lost, or refused for now with the gateway's reason. It will be retried. */
  onLost?(reason: string | undefined): void;
  /** Ends following. */
  signal: AbortSignal;
}

/**
 * Follows a stream until the signal is aborted. Reconnects after every loss with growing pauses, each time from the
 * cursor that `body` returns. Polls instead when an intermediary buffers the stream. Resolves when aborted; throws the
 * GatewayError of a refusal that a retry would not change (no session, no right).
 */
export type Follow = <S extends Stream>(stream: S, options: FollowOptions<S>) => Promise<void>;

export interface StreamTiming {
  /** Wait for the first sign of life, which the gateway sends at once. */
  firstMs: number;
  /** Silence after which a connection counts as lost: three missed signs of life of the gateway. */
  silenceMs: number;
  /** Pause between polls. Together with `firstMs` it delivers events within half a minute. */
  pollMs: number;
  /** Times after which a buffered stream is tried again, growing with each failure. */
  retryMs: readonly [number, ...number[]];
  now(): number;
  pause(ms: number, signal: AbortSignal): Promise<void>;
  random(): number;
}

const MINUTE_MS = 60_000;

export const TIMING: StreamTiming = {
  firstMs: 10_000,
  silenceMs: 45_000,
  pollMs: 10_000,
  retryMs: [5 * MINUTE_MS, 10 * MINUTE_MS, 30 * MINUTE_MS],
  now: () => performance.now(),
  pause,
  random: Math.random,
};

export function createFollow(config: SenderConfig, timing: StreamTiming = TIMING): Follow {
  return async (stream, options) => {
    const { signal } = options;
    const backoff = createBackoff(timing.random);
    const ways = createWays(timing);
    let isOpen = false;

    while (!signal.aborted) {
      try {
        if (ways.polls()) {
          await pollOnce();
          if (!signal.aborted) await timing.pause(timing.pollMs, signal);
          continue;
        }
        const { silenceMs } = timing;
        await connect(config, stream, {
          body: options.body(),
          signal,
          onEvent,
          firstMs: ways.firstMs(),
          silenceMs,
          onOpen() {
            ways.streamCame();
            opened();
          },
        });
        lost(undefined);
      } catch (error) {
        if (signal.aborted) return;
        if (error instanceof StreamBuffered && ways.heldBack()) continue;
        if (error instanceof NoPolls) ways.noPolls();
        lost(reasonOf(error));
      }
      if (signal.aborted) return;
      await timing.pause(backoff.next(), signal);
    }

    async function pollOnce(): Promise<void> {
      for (;;) {
        const { events, hasMore } = await poll(config, stream, options.body(), signal);
        if (signal.aborted) return;
        backoff.reset();
        opened();
        for (const event of events) options.onEvent(event);
        if (!hasMore) return;
      }
    }

    // only an event proves that the connection works; one that merely opens would be retried at once for ever
    function onEvent(event: EventOf<typeof stream>): void {
      backoff.reset();
      options.onEvent(event);
    }

    function opened(): void {
      if (!isOpen) options.onOpen?.();
      isOpen = true;
    }

    function lost(reason: string | undefined): void {
      isOpen = false;
      if (!signal.aborted) options.onLost?.(reason);
    }

    /** Returns the reason of a temporary refusal. Rethrows errors that a retry would not change. */
    function reasonOf(error: unknown): string | undefined {
      if (error instanceof StreamBuffered || error instanceof NoPolls) return undefined;
      if (!(error instanceof CallFailed)) throw error;
      const { failure } = error;
      if (!isRetryable(failure)) throw conclude(config, error, stream);
      return failure.type === 'http' && failure.status === 429 ? failure.msg || undefined : undefined;
    }
  };
}

/** Decides between streaming and polling. */
function createWays({ firstMs, silenceMs, retryMs, now }: StreamTiming) {
  let pollsUntil = Number.NEGATIVE_INFINITY;
  let timesHeldBack = 0;
  let canPoll = true;
  return {
    polls: () => canPoll && now() < pollsUntil,
    /** A gateway without polling gets more time for its stream */
    firstMs: () => (canPoll ? firstMs : silenceMs),
    streamCame: () => void (timesHeldBack = 0),
    /** Switches to polling if the gateway supports it. */
    heldBack(): boolean {
      pollsUntil = now() + (retryMs[timesHeldBack] ?? retryMs.at(-1) ?? 0);
      timesHeldBack += 1;
      return canPoll;
    },
    noPolls: () => void (canPoll = false),
  };
}
