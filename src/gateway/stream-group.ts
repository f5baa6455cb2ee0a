/** State of the leader's connection. `reason` comes from the gateway and is set when it refused. */
export type LineState = { step: 'connecting' | 'open' } | { step: 'lost'; reason: string | undefined };

/** Messages between windows that share a stream; `from` identifies the sender. */
export type GroupMessage = { from: string } & (
  | { type: 'ask' }
  /** Sent in reply to `ask`, and repeated while the window leads. */
  | { type: 'lead'; line: LineState }
  | { type: 'leave' }
  | { type: 'event'; event: unknown }
);

export interface GroupChannel {
  post(message: GroupMessage): void;
  close(): void;
}

export type OpenChannel = (name: string, hear: (message: GroupMessage) => void) => GroupChannel;

export interface GroupTiming {
  /** Wait for the leader's reply, randomised up to twice as long. */
  askMs: number;
  /** Interval between the leader's heartbeats. */
  beatMs: number;
  /** Silence after which the leader counts as gone: closed, or frozen by the browser. */
  leaseMs: number;
  random(): number;
}

export const GROUP_TIMING: GroupTiming = { askMs: 150, beatMs: 2_000, leaseMs: 6_000, random: Math.random };

/** Undefined when the browser has no `BroadcastChannel`: each window then follows on its own. */
export function browserChannel(): OpenChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  return (name, hear) => {
    const channel = new BroadcastChannel(name);
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (isMessage(data)) hear(data);
    };
    return {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel's own takes no origin
      post: (message) => channel.postMessage(message),
      close: () => channel.close(),
    };
  };
}

const isMessage = (data: unknown): data is GroupMessage =>
  typeof data === 'object' && data !== null && 'from' in data && 'type' in data;

/**
 * Name of the channel for a subject and a session. The token itself is not in it, because channel names show up in
 * tools and logs. `crypto.subtle` is not used because pages over plain http lack it.
 */
export function groupName(about: readonly string[], token: string): string {
  return `tp-stream-1 ${JSON.stringify(about)} ${fingerprint(token)}`;
}

/** cyrb53 by bryc (public domain): 53 bits, enough to tell the few sessions of a browser apart. */
function fingerprint(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}

export interface MemberListener {
  /** Called when this window becomes the leader; the signal is aborted when another window takes over. */
  onLead(signal: AbortSignal): void;
  /** Called when another window has become the leader. */
  onFollow(): void;
  onEvent(event: unknown): void;
  onState(state: LineState): void;
}

export interface Member {
  /** Sent by the leader to the other members. */
  tell(event: unknown): void;
  state(state: LineState): void;
  leave(): void;
}

/**
 * Joins a group of windows. A window becomes the leader when its request remains unanswered. Of two leaders the one
 * with the smaller name stays.
 */
export function joinGroup(
  open: OpenChannel,
  name: string,
  { me, timing, ...listener }: MemberListener & { me: string; timing: GroupTiming },
): Member {
  let leader: string | undefined;
  let leading: AbortController | undefined;
  let line: LineState = { step: 'connecting' };
  let hasLeft = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const channel = open(name, hear);

  function after(ms: number, then: () => void): void {
    clearTimeout(timer);
    timer = setTimeout(then, ms);
  }

  function seek(): void {
    leader = undefined;
    channel.post({ from: me, type: 'ask' });
    after(timing.askMs * (1 + timing.random()), lead);
  }

  function lead(): void {
    leading = new AbortController();
    line = { step: 'connecting' };
    beat();
    listener.onLead(leading.signal);
  }

  function beat(): void {
    channel.post({ from: me, type: 'lead', line });
    after(timing.beatMs, beat);
  }

  function heed({ from, line: theirs }: GroupMessage & { type: 'lead' }): void {
    leading?.abort();
    leading = undefined;
    after(timing.leaseMs, seek);
    if (leader !== from) {
      leader = from;
      listener.onFollow();
    }
    listener.onState(theirs);
  }

  function hear(message: GroupMessage): void {
    if (hasLeft) return;
    const isOfLeader = message.from === leader;
    if (message.type === 'lead') {
      if (leading && message.from > me) beat();
      else heed(message);
    } else if (message.type === 'ask') {
      if (leading) beat();
    } else if (message.type === 'event') {
      if (isOfLeader) listener.onEvent(message.event);
    } else if (isOfLeader) {
      seek();
    }
  }

  seek();
  return {
    tell(event) {
      if (leading) channel.post({ from: me, type: 'event', event });
    },
    state(state) {
      line = state;
      if (leading) beat();
    },
    leave() {
      if (hasLeft) return;
      hasLeft = true;
      clearTimeout(timer);
      if (leading) channel.post({ from: me, type: 'leave' });
      leading?.abort();
      channel.close();
    },
  };
}
