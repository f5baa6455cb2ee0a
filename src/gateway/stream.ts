import type { BodyOf, EventOf, Stream } from '../contract/call';
import { Failed } from './answer';
import { createBackoff, pause } from './backoff';
import { conclude } from './conclude';
import { connect, HeldBack, isPassing, NoPolls, poll } from './event-request';
import type { SenderConfig } from './sender-config';

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
 * from the cursor that `body` gives. Where something on the way holds the stream back, the gateway is asked from time to
 * time instead. Resolves when aborted; throws the GatewayError of a refusal that another try would not change (no
 * session, no right).
 */
export type Follow = <S extends Stream>(stream: S, options: FollowOptions<S>) => Promise<void>;

export interface StreamTiming {
  /** Wait for the first sign of life, which the gateway gives at once. */
  firstMs: number;
  /** Silence after which a connection counts as lost: three signs of life of the gateway missed. */
  silenceMs: number;
  /** Pause between polls; with it and `firstMs`, news come within half a minute. */
  pollMs: number;
  /** Time after which a stream that was held back is tried again, longer each time it is held back again. */
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
        if (error instanceof HeldBack && ways.heldBack()) continue;
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

    // a connection has worked once it told something: one that only opens would be tried again at once for ever
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

    /** The gateway's reason, where it refuses for now. Throws what another try would not change. */
    function reasonOf(error: unknown): string | undefined {
      if (error instanceof HeldBack || error instanceof NoPolls) return undefined;
      if (!(error instanceof Failed)) throw error;
      const { failure } = error;
      if (!isPassing(failure)) throw conclude(config, error, stream);
      return failure.type === 'http' && failure.status === 429 ? failure.msg || undefined : undefined;
    }
  };
}

/** Whether the gateway is followed by its stream or by polls. */
function createWays({ firstMs, silenceMs, retryMs, now }: StreamTiming) {
  let pollsUntil = Number.NEGATIVE_INFINITY;
  let timesHeldBack = 0;
  let canPoll = true;
  return {
    polls: () => canPoll && now() < pollsUntil,
    /** A gateway that answers no polls has longer for its stream. */
    firstMs: () => (canPoll ? firstMs : silenceMs),
    streamCame: () => void (timesHeldBack = 0),
    /** Polls from now on, if the gateway answers them. */
    heldBack(): boolean {
      pollsUntil = now() + (retryMs[timesHeldBack] ?? retryMs.at(-1) ?? 0);
      timesHeldBack += 1;
      return canPoll;
    },
    noPolls: () => void (canPoll = false),
  };
}
