import { safeParse } from 'valibot';
import type { BodyOf, EventOf, Poll, Stream } from '../contract/call';
import { CallFailed } from './answer';
import { createBackoff, pause } from './backoff';
import { isRetryable, poll } from './event-request';
import type { SenderConfig } from './sender-config';
import { createFollow, type Follow, type FollowOptions } from './stream';
import {
  browserChannel,
  GROUP_TIMING,
  groupName,
  joinGroup,
  type GroupTiming,
  type LineState,
  type OpenChannel,
} from './stream-group';

/** Dependencies of sharing a stream between windows. */
export interface SharedStreamOptions {
  /** Follows with a connection of this window. */
  follow: Follow;
  poll<S extends Stream>(stream: S, body: BodyOf<S>, signal: AbortSignal): Promise<Poll<EventOf<S>>>;
  token(): Promise<string | undefined>;
  newId(): string;
  /** Base URL of the stream's gateway. */
  gatewayOf(stream: Stream): string;
  /** Undefined when the browser has no `BroadcastChannel`. */
  open: OpenChannel | undefined;
  timing: GroupTiming;
}

/** Follows with one connection for all windows of the browser that show the same session of the same gateway. */
export function createSharedFollow(config: SenderConfig): Follow {
  return followShared({
    follow: createFollow(config),
    poll: (stream, body, signal) => poll(config, stream, body, signal),
    token: config.token,
    newId: config.newId,
    gatewayOf: ({ gateway }) => config.gateways[gateway].baseUrl ?? '',
    open: browserChannel(),
    timing: GROUP_TIMING,
  });
}

export function followShared(sharing: SharedStreamOptions): Follow {
  const { follow, open, gatewayOf } = sharing;
  return async (stream, options) => {
    const { signal } = options;
    // the session of an operator is of one tab, in which they have opened a chat of their own
    if (stream.needs === 'operator') return follow(stream, options);
    while (!signal.aborted) {
      const token = open && (await sharing.token());
      if (signal.aborted) return;
      if (open === undefined || token === undefined) {
        await follow(stream, options);
        return;
      }
      const name = groupName([gatewayOf(stream), stream.path], token);
      const end = await takePart({ ...sharing, open }, { name, token }, stream, options);
      if (end === 'alone') {
        await follow(stream, options);
        return;
      }
    }
  };
}

interface Group {
  name: string;
  token: string;
}

/**
 * Takes part in a group. Resolves with `over` when the signal is aborted, with `moved` when the session continues with
 * another token, and with `alone` when missed events cannot be fetched. Throws the errors of following.
 */
function takePart<S extends Stream>(
  sharing: SharedStreamOptions & { open: OpenChannel },
  { name, token }: Group,
  stream: S,
  options: FollowOptions<S>,
): Promise<'moved' | 'alone' | 'over'> {
  const { signal } = options;
  return new Promise((resolve, reject) => {
    let following: AbortController | undefined;
    /** Buffers events while the window fetches those it has missed; undefined afterwards. */
    let waiting: EventOf<S>[] | undefined;
    let line: LineState = { step: 'connecting' };
    const state = tellState(options);
    const member = joinGroup(sharing.open, name, {
      me: sharing.newId(),
      timing: sharing.timing,
      onLead: lead,
      onFollow() {
        following?.abort();
        following = new AbortController();
        waiting = [];
        void catchUp(AbortSignal.any([signal, following.signal])).catch(end(reject));
      },
      onEvent(event) {
        const parsed = safeParse(stream.event, event);
        if (!parsed.success) return;
        if (waiting) waiting.push(parsed.output);
        else options.onEvent(parsed.output);
      },
      onState(next) {
        line = next;
        if (!waiting) state(line);
      },
    });
    function end<T>(settle: (value: T) => void): (value: T) => void {
      return (value) => {
        following?.abort();
        member.leave();
        signal.removeEventListener('abort', leave);
        settle(value);
      };
    }
    const finish = end(resolve);
    const leave = () => finish('over');
    signal.addEventListener('abort', leave);

    function lead(leading: AbortSignal): void {
      following?.abort();
      waiting = undefined;
      const until = AbortSignal.any([signal, leading]);
      connect(until).catch(end(reject));
    }

    async function connect(until: AbortSignal): Promise<void> {
      if (await hasMoved(until)) return;
      const told = (next: LineState) => {
        state(next);
        member.state(next);
      };
      await sharing.follow(stream, {
        signal: until,
        body: options.body,
        onEvent(event) {
          member.tell(event);
          options.onEvent(event);
        },
        onOpen: () => told({ step: 'open' }),
        onLost(reason) {
          told({ step: 'lost', reason });
          void hasMoved(until);
        },
      });
    }

    /** True when the session continues with another token: windows that open now form a group under that token. */
    async function hasMoved(until: AbortSignal): Promise<boolean> {
      const now = await sharing.token();
      if (until.aborted) return true;
      if (now === undefined || now === token) return false;
      finish('moved');
      return true;
    }

    /** Fetches the events that another window's connection delivered before this window listened. */
    async function catchUp(until: AbortSignal): Promise<void> {
      const backoff = createBackoff(sharing.timing.random);
      while (!until.aborted) {
        try {
          const { events, hasMore } = await sharing.poll(stream, options.body(), until);
          if (until.aborted) return;
          for (const event of events) options.onEvent(event);
          if (hasMore) continue;
          const told = waiting ?? [];
          waiting = undefined;
          for (const event of told) options.onEvent(event);
          state(line);
          return;
        } catch (error) {
          if (until.aborted) return;
          // this window's own connection learns the gateway's reason
          if (!(error instanceof CallFailed) || !isRetryable(error.failure)) {
            finish('alone');
            return;
          }
          state({ step: 'lost', reason: undefined });
          await pause(backoff.next(), until);
        }
      }
    }
  });
}

/** Reports the connection's state to the listener when it has changed. */
function tellState({ onOpen, onLost }: Pick<FollowOptions<Stream>, 'onOpen' | 'onLost'>) {
  let said: LineState = { step: 'connecting' };
  return (next: LineState) => {
    if (next.step === 'connecting' || JSON.stringify(said) === JSON.stringify(next)) return;
    said = next;
    if (next.step === 'open') onOpen?.();
    if (next.step === 'lost') onLost?.(next.reason);
  };
}
