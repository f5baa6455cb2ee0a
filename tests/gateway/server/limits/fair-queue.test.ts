import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { createFairQueue, type FairQueueLimits } from '../../../../demo/gateway/server/limits/fair-queue';

const LIMITS: FairQueueLimits = { atOnce: 3, perPerson: 2, waiting: 4, waitMs: 300 };
const refusal = () => new Error('refused');

/** Requests turns and records the order in which they begin. */
function start(limits: Partial<FairQueueLimits> = {}) {
  const takeTurn = createFairQueue({ ...LIMITS, ...limits }, refusal);
  const began: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    began,
    async ask(name: string, signal?: AbortSignal): Promise<void> {
      const end = await takeTurn(name.charAt(0), signal);
      began.push(name);
      ends.set(name, end);
    },
    /** Requests turns without waiting for them. */
    async askAll(...names: string[]): Promise<void> {
      for (const name of names)
        void this.ask(name).catch((error: unknown) => assert.deepEqual(error, refusal()));
      await settled();
    },
    /** Ends a turn and waits until the next ones have begun. */
    async end(name: string): Promise<void> {
      ends.get(name)?.();
      await settled();
    },
  };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('turns', () => {
  it('are had by so many at once, of one person by fewer', async () => {
    const turns = start();
    const { end, began } = turns;
    await turns.askAll('a1', 'a2', 'a3', 'b1', 'b2', 'c1');
    assert.deepEqual(began, ['a1', 'a2', 'b1']);
    await end('b1');
    assert.deepEqual(began.slice(3), ['c1']);
  });

  it('go around among those who wait, however many one of them has waiting', async () => {
    const turns = start({ atOnce: 1 });
    const { end, began } = turns;
    await turns.askAll('a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1');
    while (began.length < 7) await end(began.at(-1) ?? '');
    assert.deepEqual(began, ['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
  });

  it('are refused to callers with too many waiting, and to no one else', async () => {
    const turns = start();
    await turns.askAll('a1', 'a2', 'a3', 'a4', 'a5', 'a6');
    await assert.rejects(turns.ask('a7'), refusal());
    await turns.ask('b1');
    assert.deepEqual(turns.began, ['a1', 'a2', 'b1']);
  });

  it('are refused after a time, and no longer waited for by those who are gone', async () => {
    const turns = start({ atOnce: 1, waitMs: 20 });
    const { ask, end, began } = turns;
    await ask('a1');
    const gone = new AbortController();
    const leaving = ask('a2', gone.signal);
    const late = ask('b1');
    gone.abort();
    await assert.rejects(leaving, refusal());
    await assert.rejects(ask('a3', gone.signal), refusal());
    await assert.rejects(late, refusal());
    await turns.askAll('a4');
    await end('a1');
    assert.deepEqual(began, ['a1', 'a4']);
  });
});
