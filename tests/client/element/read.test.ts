import assert from 'node:assert/strict';
import { mock } from 'node:test';
import { notifyManager, QueryObserver } from '@tanstack/react-query';
import * as v from 'valibot';
import { createStore } from 'zustand/vanilla';
import { afterEach, describe, it } from 'vitest';
import { call } from '../../../src/contract/call';
import { cacheOf, queryOf } from '../../../src/element/data/cache';
import { invalidateCaches } from '../../../src/element/data/caches';
import { read } from '../../../src/element/data/read';
import type { Host } from '../../../src/element/host/host';
import { GatewayError } from '../../../src/gateway/gateway-error';

afterEach(() => {
  mock.reset();
  mock.timers.reset();
});

const queryMeals = call({
  gateway: 'service',
  path: '/api/queryMeals',
  body: v.object({ day: v.string() }),
  result: v.number(),
  needs: 'token',
  reads: ['meal'],
});
const MINUTE = 60_000;
/** The error with which the sender rejects pending requests when the shell goes on to another page. */
const CANCELLED = {
  kind: 'cancelled',
  code: 'cancelled',
  message: '路由跳转取消请求',
  retryable: false,
} as const;
const EXPIRED = { kind: 'expired', code: '8888', message: '登录已过期', retryable: false } as const;

/** A host whose gateway counts requests and responds with the count. */
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

  it('takes an answer for fresh for three minutes, unless another time is named', async () => {
    mock.timers.enable({ apis: ['Date'], now: 0 });
    const { host } = hosted();
    await read(host, queryMeals, { day: 'today' });
    mock.timers.setTime(3 * MINUTE - 1);
    assert.equal(await read(host, queryMeals, { day: 'today' }), 1);
    mock.timers.setTime(3 * MINUTE);
    assert.equal(await read(host, queryMeals, { day: 'today' }), 2);
    assert.equal(await read(host, queryMeals, { day: 'today' }, { staleTime: 0 }), 3);
  });

  it('reads again once its data have changed', async () => {
    const { host } = hosted();
    await read(host, queryMeals, { day: 'today' });
    await invalidateCaches(host.runtime, { changes: ['drink'] });
    assert.equal(await read(host, queryMeals, { day: 'today' }), 1);
    await invalidateCaches(host.runtime, { changes: ['drink', 'meal'] });
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

  it('is repeated after a change of pages where it is still in view, and no user sees that', async () => {
    const { host, asked } = hosted((count) =>
      count === 1 ? Promise.reject(new GatewayError(CANCELLED)) : Promise.resolve(count),
    );
    const query = queryOf(host.runtime, queryMeals, { day: 'today' });
    const observer = new QueryObserver(cacheOf(host.runtime), query);
    const seen: string[] = [];
    await new Promise<void>((resolve) => {
      // Batches notifications as the hooks of views do, so that one render follows several of them.
      const draw = notifyManager.batchCalls(() => {
        const { error, isFetching, data } = observer.getCurrentResult();
        seen.push(error?.message ?? (isFetching ? 'asking' : `answer ${String(data)}`));
        if (data !== undefined) resolve();
      });
      observer.subscribe(draw);
    });
    assert.deepEqual([...new Set(seen)], ['asking', 'answer 2']);
    assert.equal(asked.length, 2);
  });

  it('is asked again by the view that stays, not by the one that goes with the page', async () => {
    let give = (): void => undefined;
    const { host } = hosted(
      (count) =>
        new Promise((resolve, reject) => {
          if (count > 1) resolve(count);
          else give = () => reject(new GatewayError(CANCELLED));
        }),
    );
    const query = queryOf(host.runtime, queryMeals, { day: 'today' });
    const askedBy: string[] = [];
    const look = (view: string, onAnswer: () => void = () => undefined) =>
      new QueryObserver(cacheOf(host.runtime), {
        ...query,
        queryFn: (context) => {
          askedBy.push(view);
          return query.queryFn(context);
        },
      }).subscribe(({ data }) => data !== undefined && onAnswer());
    await new Promise<void>((resolve) => {
      look('staying', resolve);
      const leave = look('going');
      give();
      setTimeout(leave);
    });
    assert.deepEqual(askedBy, ['staying', 'staying']);
  });

  it('is not asked again after a change of pages where its view goes with the page', async () => {
    let give = (): void => undefined;
    const { host, asked } = hosted(
      () => new Promise((_, reject) => (give = () => reject(new GatewayError(CANCELLED)))),
    );
    const query = queryOf(host.runtime, queryMeals, { day: 'today' });
    const leave = new QueryObserver(cacheOf(host.runtime), query).subscribe(() => undefined);
    give();
    await Promise.resolve();
    leave();
    await new Promise((resolve) => setTimeout(resolve, 5));
    assert.equal(asked.length, 1);
    assert.equal(cacheOf(host.runtime).getQueryCache().find(query)?.state.fetchStatus, 'idle');
  });

  it('leaves former results unchanged when a change of pages cancels it', async () => {
    const { host } = hosted((count) =>
      count === 2 ? Promise.reject(new GatewayError(CANCELLED)) : Promise.resolve(count),
    );
    const state = () => cacheOf(host.runtime).getQueryState([queryMeals.path, { day: 'today' }]);
    assert.equal(await read(host, queryMeals, { day: 'today' }), 1);
    await assert.rejects(read(host, queryMeals, { day: 'today' }, { staleTime: 0 }), { kind: 'cancelled' });
    assert.deepEqual([state()?.status, state()?.data, state()?.error], ['success', 1, null]);
    assert.equal(await read(host, queryMeals, { day: 'today' }), 3);
  });

  it('holds nothing of a view that was drawn and never shown', () => {
    const { host } = hosted();
    const query = queryOf(host.runtime, queryMeals, { day: 'today' });
    const cache = cacheOf(host.runtime);
    // A hook creates its observer like this during a render.
    new QueryObserver(cache, query).getCurrentResult();
    assert.equal(cache.getQueryCache().find(query)?.options.queryFn, undefined);
  });
});
