import assert from 'node:assert/strict';
import { CancelledError, QueryObserver } from '@tanstack/react-query';
import { createStore } from 'zustand/vanilla';
import { describe, it } from 'vitest';
import type { Runtime } from '../../../src/element/runtime/runtime';
import { cacheOf } from '../../../src/element/data/cache';
import type { SessionState } from '../../../src/session/session';

const signedIn = (userNO: string) =>
  ({ status: 'signedIn', user: { userNO }, enterprise: { enterpriseNum: '100001' } }) as SessionState;

/** A runtime with only the parts that its cache reads. */
function opened() {
  const store = createStore<SessionState>(() => ({ status: 'verifying' }));
  return { store, client: cacheOf({ session: { store } } as unknown as Runtime) };
}

/** Starts a read that stays pending until `answer` is called. */
function underWay(client: ReturnType<typeof cacheOf>) {
  let answer = (_value: string): void => undefined;
  const found = client.fetchQuery({
    queryKey: ['cities'],
    queryFn: () => new Promise<string>((resolve) => (answer = resolve)),
  });
  return { found, answer: (value: string) => answer(value) };
}

describe('the cache of reads', () => {
  it('continues pending reads when the user becomes known', async () => {
    const { store, client } = opened();
    const { found, answer } = underWay(client);
    store.setState(signedIn('A'), true);
    answer('北京');
    assert.equal(await found, '北京');
  });

  it('repeats reads in view that were refused before the sign-in', async () => {
    const { store, client } = opened();
    let isRefused = true;
    const observer = new QueryObserver(client, {
      queryKey: ['orders'],
      queryFn: () => (isRefused ? Promise.reject(new Error('no token')) : Promise.resolve('theirs')),
    });
    const shown = new Promise((resolve) => {
      observer.subscribe(({ isError, data }) => {
        if (isError) {
          isRefused = false;
          store.setState(signedIn('A'), true);
        }
        if (data !== undefined) resolve(data);
      });
    });
    assert.equal(await shown, 'theirs');
  });

  it('keeps no data of another user, not even of pending reads', async () => {
    const { store, client } = opened();
    store.setState(signedIn('A'), true);
    client.setQueryData(['secret'], 'A’s');
    const { found, answer } = underWay(client);
    store.setState(signedIn('B'), true);
    answer('for A');
    await assert.rejects(found, CancelledError);
    assert.equal(client.getQueryData(['secret']), undefined);
    assert.equal(client.getQueryData(['cities']), undefined);
  });
});
