/** How the connection of the one who leads stands; `reason`: the gateway's, if it was there and refused. */
export type LineState = { step: 'connecting' | 'open' } | { step: 'lost'; reason: string | undefined };

/** What windows that share a stream say to one another; `from`: which of them. */
export type GroupMessage = { from: string } & (
  | { type: 'ask' }
  /** Said at once to who asks, and again as long as the window leads. */
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
  /** Wait for the one who leads to answer, up to twice as long. */
  askMs: number;
  /** Pause between the signs of life of the one who leads. */
  beatMs: number;
  /** Silence after which they have gone: closed, or frozen by the browser. */
  leaseMs: number;
  random(): number;
}

export const GROUP_TIMING: GroupTiming = { askMs: 150, beatMs: 2_000, leaseMs: 6_000, random: Math.random };

/** Undefined where the browser has no such channels: each window is on its own then. */
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
 * A channel's name, by what it is about and whose session it is. The token itself is not in it: names of channels show up in
 * tools and logs. Not by `crypto.subtle`, which plain http lacks.
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
  /** This window leads from now on; aborted when another one does. */
  onLead(signal: AbortSignal): void;
  /** Another window leads, or another than before. */
  onFollow(): void;
  onEvent(event: unknown): void;
  onState(state: LineState): void;
}

export interface Member {
  /** Told to the others, by the one who leads. */
  tell(event: unknown): void;
  state(state: LineState): void;
  leave(): void;
}

/**
 * Takes part in a group of windows, one of which leads: whoever asks and hears nothing. Where two do, the smaller name
 * stays.
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
