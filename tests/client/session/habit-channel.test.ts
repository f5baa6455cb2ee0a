import assert from 'node:assert/strict';
import { once } from 'node:events';
import { afterEach, describe, it } from 'vitest';
import type { PageInfo } from '../../../src/contract/operate-habit';
import {
  createHabitCache,
  habitScope,
  openHabitChannel,
  type HabitChannel,
  type SharedHabit,
} from '../../../src/session/habit-channel';

const ME = { userNO: 'U1', enterpriseNum: 'E1' };
const GATEWAY = 'https://gateway.example/';
const habit: PageInfo = { fieldList: [], pageSize: 50, modifyTime: '2026-11-20T02:00:00.000Z' };

const open: HabitChannel[] = [];
function tab(scope: string): { channel: HabitChannel; heard: SharedHabit[] } {
  const heard: SharedHabit[] = [];
  const channel = openHabitChannel(scope, (shared) => heard.push(shared));
  open.push(channel);
  return { channel, heard };
}
/** Resolves once all messages of a scope are delivered: they arrive in order, so the last one marks the end. */
async function delivered(scope: string, act: (raw: BroadcastChannel) => void): Promise<void> {
  const [raw, last] = [new BroadcastChannel(scope), new BroadcastChannel(scope)];
  const heard = new EventTarget();
  last.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === 'end') heard.dispatchEvent(new Event('end'));
  };
  const ended = once(heard, 'end');
  act(raw);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- BroadcastChannel takes no origin
  raw.postMessage('end');
  await ended;
  raw.close();
  last.close();
}

describe('sharing a habit between tabs', () => {
  afterEach(() => {
    for (const channel of open.splice(0)) channel.close();
  });

  it('reaches the tabs of the same user, enterprise and gateway only', async () => {
    const scope = habitScope(GATEWAY, ME);
    const [sender, same] = [tab(scope), tab(scope)];
    const others = [
      habitScope('https://other.example/', ME),
      habitScope(GATEWAY, { ...ME, userNO: 'U2' }),
      habitScope(GATEWAY, { ...ME, enterpriseNum: 'E2' }),
    ].map(tab);
    await delivered(scope, () => sender.channel.post({ pagePath: '/a', pageInfo: habit }));
    assert.deepEqual(same.heard, [{ pagePath: '/a', pageInfo: habit }]);
    assert.deepEqual([sender.heard, ...others.map(({ heard }) => heard)], [[], [], [], []]);
  });

  it('does not run names together', () => {
    assert.notEqual(
      habitScope(GATEWAY, { userNO: '1', enterpriseNum: '23' }),
      habitScope(GATEWAY, { userNO: '31', enterpriseNum: '2' }),
    );
  });

  it('takes nothing from a tab of another version that it does not understand', async () => {
    const scope = habitScope(GATEWAY, ME);
    const { heard } = tab(scope);
    await delivered(scope, (raw) => {
      for (const message of [null, 'x', {}, { pagePath: '/a' }, { pagePath: 1, pageInfo: habit }]) {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- BroadcastChannel takes no origin
        raw.postMessage(message);
      }
    });
    assert.deepEqual(heard, []);
  });
});

describe('the browser’s memory', () => {
  it('is nothing where there is no storage, and where the session does not rest in local storage', () => {
    for (const kind of ['local', 'session', 'memory'] as const) {
      const cache = createHabitCache(kind);
      cache.write('scope', '/a', habit);
      assert.equal(cache.read('scope', '/a'), undefined, kind);
    }
  });
});
