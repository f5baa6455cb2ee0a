import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { QueryObserver } from '@tanstack/react-query';
import * as v from 'valibot';
import { createStore } from 'zustand/vanilla';
import { call } from '../../../src/contract/call';
import { cacheOf, queryOf } from '../../../src/element/data/cache';
import { makeStale } from '../../../src/element/data/caches';
import { read } from '../../../src/element/data/read';
import type { Host } from '../../../src/element/host/host';
import { GatewayError } from '../../../src/gateway/gateway-error';

const queryMeals = call({
  gateway: 'service',
  path: '/api/queryMeals',
  body: v.object({ day: v.string() }),
  result: v.number(),
  needs: 'token',
  reads: ['meal'],
});
const MINUTE = 60_000;
const EXPIRED = { kind: 'expired', code: '8888', message: '登录已过期', retryable: false } as const;

/** A host whose gateway counts what it is asked, and answers with the count. */
function hosted(answer = (count: number): Promise<number> => Promise.resolve(count)) {
  const asked: { day: string; signal: AbortSignal | undefined }[] = [];
  const host = {
    runtime: {
      session: { store: createStore(() => ({ status: 'verifying' })) },
      send: (_call: unknown, { day }: { day: string }, { signal }: { signal?: AbortSignal } = {}) => {
        asked.push({ day, signal });
        return answer(asked.length);
      },
    },
    signIn: () => Promise.resolve(true),
  } as unknown as Host;
  return { host, asked };
}

describe('read', () => {
  it('asks once for the same call with the same body', async () => {
    const { host, asked } = hosted();
    const both = await Promise.all([
      read(host, queryMeals, { day: 'today' }),
      read(host, queryMeals, { day: 'today' }),
    ]);
    assert.deepEqual([...both, await read(host, queryMeals, { day: 'today' })], [1, 1, 1]);
    assert.equal(await read(host, queryMeals, { day: 'tomorrow' }), 2);
    assert.equal(asked.length, 2);
  });

  it('takes an answer for fresh for three minutes, unless another time is named', async (t) => {
    t.mock.timers.enable({ apis: ['Date'], now: 0 });
    const { host } = hosted();
    await read(host, queryMeals, { day: 'today' });
    t.mock.timers.setTime(3 * MINUTE - 1);
    assert.equal(await read(host, queryMeals, { day: 'today' }), 1);
    t.mock.timers.setTime(3 * MINUTE);
    assert.equal(await read(host, queryMeals, { day: 'today' }), 2);
    assert.equal(await read(host, queryMeals, { day: 'today' }, { staleTime: 0 }), 3);
  });

  it('asks anew once what the call reads has changed', async () => {
    const { host } = hosted();
    await read(host, queryMeals, { day: 'today' });
    await makeStale(host.runtime, { changes: ['drink'] });
    assert.equal(await read(host, queryMeals, { day: 'today' }), 1);
    await makeStale(host.runtime, { changes: ['drink', 'meal'] });
    assert.equal(await read(host, queryMeals, { day: 'today' }), 2);
  });

  it('lets the user sign in, and asks again', async () => {
    const { host } = hosted((count) =>
      count === 1 ? Promise.reject(new GatewayError(EXPIRED)) : Promise.resolve(count),
    );
    assert.equal(await read(host, queryMeals, { day: 'today' }, { signIn: true }), 2);
  });

  it('gets its answer though a view that asked the same goes away', async () => {
    let arrive = (_count: number): void => undefined;
    const { host, asked } = hosted(() => new Promise((resolve) => (arrive = resolve)));
    const query = queryOf(host.runtime, queryMeals, { day: 'today' });
    const leave = new QueryObserver(cacheOf(host.runtime), query).subscribe(() => undefined);
    const found = read(host, queryMeals, { day: 'today' });
    leave();
    arrive(7);
    assert.equal(await found, 7);
    assert.equal(asked.length, 1);
  });
});
