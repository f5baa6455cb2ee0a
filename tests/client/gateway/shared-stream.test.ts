import assert from 'node:assert/strict';
import { mock } from 'node:test';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, it } from 'vitest';
import { stream } from '../../../src/contract/call';
import { CallFailed } from '../../../src/gateway/answer';
import { followShared } from '../../../src/gateway/shared-stream';
import type { FollowOptions } from '../../../src/gateway/stream';
import {
  GROUP_TIMING,
  groupName,
  type GroupMessage,
  type OpenChannel,
} from '../../../src/gateway/stream-group';

const numbers = stream({
  gateway: 'service',
  path: '/service/api/numbers',
  body: v.object({ after: v.number() }),
  event: v.object({ n: v.number() }),
});
type Options = FollowOptions<typeof numbers>;

/** Broadcast channels between the windows of one browser. */
let channels: Set<{ name: string; hear(message: GroupMessage): void; isFrozen: boolean }>;
/** Events at the gateway so far. */
let happened: number[];
let connections: { window: string; options: Options }[];
let polls: string[];

beforeEach(() => {
  channels = new Set();
  happened = [];
  connections = [];
  polls = [];
  mock.timers.enable({ apis: ['setTimeout'] });
});
afterEach(() => mock.timers.reset());

const open = () => connections.filter(({ options }) => !options.signal.aborted);
const leader = () => {
  assert.equal(open().length, 1, 'one connection');
  const [connection] = open();
  assert.ok(connection);
  return connection;
};
/** Sends an event on every open connection, as the gateway would. */
function happen(n: number): void {
  happened.push(n);
  for (const { options } of open()) options.onEvent({ n });
}
async function pass(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 50) {
    mock.timers.tick(50);
    await settle();
  }
}
const settle = async () => {
  for (let i = 0; i < 10; i += 1) await Promise.resolve();
};

interface Setting {
  token?: string;
  gateway?: string;
  hasChannels?: boolean;
  random?: number;
  /** Error with which polls fail. */
  refusal?: Error;
}

function openWindow(me: string, setting: Setting = {}) {
  const { gateway = 'https://gateway.example', hasChannels = true, random = 0.5, refusal } = setting;
  const shown = { token: setting.token ?? 'token-1' };
  const told: number[] = [];
  const states: string[] = [];
  const abort = new AbortController();
  let mine: { name: string; hear(message: GroupMessage): void; isFrozen: boolean } | undefined;
  const channel: OpenChannel = (name, hear) => {
    const end = { name, hear, isFrozen: false };
    mine = end;
    channels.add(end);
    return {
      post(message) {
        if (end.isFrozen) return;
        for (const other of channels) {
          if (other !== end && other.name === name && !other.isFrozen) {
            queueMicrotask(() => channels.has(other) && other.hear(structuredClone(message)));
          }
        }
      },
      close: () => void channels.delete(end),
    };
  };
  const follow = followShared({
    follow: (_stream, options) =>
      new Promise((resolve) => {
        connections.push({ window: me, options: options as unknown as Options });
        options.signal.addEventListener('abort', () => resolve());
        options.onOpen?.();
      }),
    poll: (_stream, body) => {
      polls.push(me);
      if (refusal) return Promise.reject(refusal);
      const { after } = body as { after: number };
      const events = happened.filter((n) => n > after).map((n) => ({ n }));
      return Promise.resolve({ events: events as never[], hasMore: false });
    },
    token: () => Promise.resolve(shown.token),
    newId: () => me,
    gatewayOf: () => gateway,
    open: hasChannels ? channel : undefined,
    timing: { ...GROUP_TIMING, random: () => random },
  });
  const following = follow(numbers, {
    body: () => ({ after: Math.max(0, ...told) }),
    onEvent: ({ n }) => told.push(n),
    onOpen: () => states.push('open'),
    onLost: (reason) => states.push(reason ?? 'lost'),
    signal: abort.signal,
  });
  return {
    told,
    states,
    shown,
    following,
    close: () => abort.abort(),
    freeze(isFrozen: boolean) {
      assert.ok(mine);
      mine.isFrozen = isFrozen;
    },
  };
}

describe('windows of one browser', () => {
  it('have one connection for all, and each hears everything', async () => {
    const windows = ['a', 'b', 'c', 'd', 'e'].map((me, i) => openWindow(me, { random: i / 5 }));
    await pass(500);
    assert.equal(leader().window, 'a');
    happen(1);
    await settle();
    happen(2);
    await settle();
    for (const { told, states } of windows) assert.deepEqual([told, states], [[1, 2], ['open']]);
  });

  it('tell a later window its missed events, once', async () => {
    const first = openWindow('a');
    await pass(500);
    happen(1);
    const second = openWindow('b');
    await pass(500);
    happen(2);
    await settle();
    assert.deepEqual(
      [first.told, second.told],
      [
        [1, 2],
        [1, 2],
      ],
    );
    assert.deepEqual([polls, leader().window], [['b'], 'a']);
  });

  it('hand the connection over when the one who has it closes, and miss nothing', async () => {
    const [first, second, third] = [openWindow('a', { random: 0 }), openWindow('b'), openWindow('c')];
    await pass(500);
    happen(1);
    await settle();
    first.close();
    happened.push(2);
    await pass(500);
    const { window, options } = leader();
    // The connection continues from the last event that its window received.
    assert.deepEqual(options.body(), { after: 1 });
    assert.notEqual(window, 'a');
    options.onEvent({ n: 2 });
    await settle();
    for (const { told } of [second, third]) assert.deepEqual([...new Set(told)], [1, 2]);
    assert.deepEqual(first.told, [1]);
  });

  it('hand it over when the one who has it is frozen, and have one again once it wakes', async () => {
    const [first, second] = [openWindow('a', { random: 0 }), openWindow('b')];
    await pass(500);
    first.freeze(true);
    await pass(GROUP_TIMING.leaseMs + 500);
    assert.deepEqual(
      open().map(({ window }) => window),
      ['a', 'b'],
    );
    first.freeze(false);
    await pass(GROUP_TIMING.beatMs + 100);
    assert.equal(leader().window, 'a');
    happen(1);
    await settle();
    assert.deepEqual([first.told, second.told], [[1], [1]]);
  });

  it('all say that the connection is lost, with the reason, and that it is back', async () => {
    const windows = [openWindow('a', { random: 0 }), openWindow('b')];
    await pass(500);
    leader().options.onLost?.('同时打开的页面过多');
    await settle();
    leader().options.onOpen?.();
    await settle();
    for (const { states } of windows) assert.deepEqual(states, ['open', '同时打开的页面过多', 'open']);
  });

  it('share nothing between sessions and gateways', async () => {
    const windows = [
      openWindow('a'),
      openWindow('b', { token: 'token-2' }),
      openWindow('c', { gateway: 'https://other.example' }),
    ];
    await pass(500);
    assert.deepEqual(
      open().map(({ window }) => window),
      ['a', 'b', 'c'],
    );
    open()[1]?.options.onEvent({ n: 7 });
    await settle();
    assert.deepEqual(
      windows.map(({ told }) => told),
      [[], [7], []],
    );
    assert.ok(!groupName(['x'], 'secret-token').includes('secret-token'));
  });

  it('end with the session: no connection stays open and no event is passed on', async () => {
    const windows = [openWindow('a'), openWindow('b')];
    await pass(500);
    for (const { close } of windows) close();
    await Promise.all(windows.map(({ following }) => following));
    await pass(GROUP_TIMING.leaseMs + 500);
    assert.deepEqual([open().length, channels.size], [0, 0]);
  });

  it('go on together by the token that came in the place of the former', async () => {
    const windows = [openWindow('a'), openWindow('b')];
    await pass(500);
    for (const { shown } of windows) shown.token = 'token-2';
    leader().options.onLost?.(undefined);
    await pass(1_000);
    leader();
    happen(1);
    await settle();
    for (const { told } of windows) assert.deepEqual(told, [1]);
    assert.deepEqual(
      [...channels].map(({ name }) => name),
      Array.from({ length: 2 }, () => groupName(['https://gateway.example', numbers.path], 'token-2')),
    );
  });

  it('are on their own where the browser has no channels, and where the gateway answers no polls', async () => {
    openWindow('a', { hasChannels: false });
    openWindow('b', { hasChannels: false });
    await pass(500);
    assert.equal(open().length, 2);
    openWindow('c');
    await pass(500);
    openWindow('d', { refusal: new CallFailed({ type: 'http', status: 404, code: '', msg: '' }) });
    await pass(500);
    assert.deepEqual(
      open().map(({ window }) => window),
      ['a', 'b', 'c', 'd'],
    );
  });

  it('take nothing from another window that is no event', async () => {
    const window = openWindow('b');
    const other = openWindow('a', { random: 0 });
    await pass(500);
    assert.equal(leader().window, 'a');
    leader().options.onEvent({ n: 'one' } as never);
    await settle();
    assert.deepEqual([other.told, window.told], [['one'], []]);
  });
});
