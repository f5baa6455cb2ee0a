import assert from 'node:assert/strict';
import { EventEmitter, once } from 'node:events';
import { afterEach, beforeEach, describe, it } from 'vitest';
import type { Call } from '../../../src/contract/call';
import { GatewayError } from '../../../src/gateway/gateway-error';
import type { Send } from '../../../src/gateway/send';
import { createSession, type SessionConfig } from '../../../src/session/session';
import { createSessionStorage } from '../../../src/session/storage';

const enterprise = {
  staffNO: 'S1',
  staffName: '林静',
  enterpriseNum: 'E1',
  entName: '远航',
  entShortName: '远航',
  tMCNumber: 'T1',
  tMCName: '云程',
  logoFileAddress: '',
  phone: '',
};
const USER = {
  userName: '林静',
  userNO: 'U1',
  telephone: '',
  entAndTmcShortInfoList: [enterprise],
  source: 1,
  linkURLList: [],
  deptInfoList: [],
};

const failure = (kind: 'network' | 'expired' | 'cancelled') =>
  new GatewayError({ kind, code: kind, message: kind, retryable: kind === 'network' });

type Verify = (authSign: string) => unknown;

function sessionWith(verify: Verify, config: Partial<SessionConfig> = {}) {
  const calls: string[] = [];
  const send = (async (call: Call, body: { authSign: string }) => {
    const name = call.path.slice(call.path.lastIndexOf('/') + 1);
    calls.push(`${name} ${body.authSign}`);
    return name === 'loginOut' ? {} : verify(body.authSign);
  }) as unknown as Send;
  const storage = createSessionStorage('memory');
  return { session: createSession({ send, storage, ...config }), calls, storage };
}

describe('a session', () => {
  it('is signed out without a token', async () => {
    const { session, calls } = sessionWith(() => USER);
    assert.deepEqual(await session.start(), { status: 'signedOut', message: '' });
    assert.deepEqual(calls, []);
  });

  it('verifies the token at hand once, however many ask', async () => {
    const { session, calls } = sessionWith(() => USER, { authSign: 'one' });
    const states = await Promise.all([session.start(), session.start(), session.start()]);
    assert.ok(
      states.every((state) => state.status === 'signedIn'),
      'all are signed in',
    );
    assert.deepEqual(calls, ['verifyUserAuthSignForCloud one']);
  });

  it('takes the first enterprise of the list', async () => {
    const second = { ...enterprise, enterpriseNum: 'E2' };
    const { session } = sessionWith(() => ({ ...USER, entAndTmcShortInfoList: [enterprise, second] }), {
      authSign: 'one',
    });
    const state = await session.start();
    assert.equal(state.status === 'signedIn' && state.enterprise.enterpriseNum, 'E1');
  });

  it('continues with the token that replaced another, without another request for the user', async () => {
    const { session, storage, calls } = sessionWith(() => USER, { authSign: 'one' });
    await session.start();
    session.replaceToken('one', 'two');
    assert.equal(await session.token(), 'two');
    // A request that failed with the former token is sent again with the current one.
    assert.equal(await session.renew('one'), 'two');
    assert.equal(await session.renew('two'), undefined);
    session.expire('认证已过期', 'one');
    assert.equal(session.store.getState().status, 'signedIn');
    assert.deepEqual(calls, ['verifyUserAuthSignForCloud one']);
    // A response about a session that has ended changes nothing.
    storage.token.write('of somebody else');
    session.replaceToken('two', 'three');
    assert.equal(await session.token(), 'of somebody else');
  });

  it('says 认证已过期 when the gateway refuses, and forgets the token', async () => {
    const { session, storage } = sessionWith(
      () => {
        throw failure('expired');
      },
      { authSign: 'old' },
    );
    assert.deepEqual(await session.start(), { status: 'signedOut', message: '认证已过期' });
    assert.equal(storage.token.read(), undefined);
  });

  it('says the same for a user without an enterprise', async () => {
    const { session } = sessionWith(() => ({ ...USER, entAndTmcShortInfoList: [] }), { authSign: 'one' });
    assert.deepEqual(await session.start(), { status: 'signedOut', message: '认证已过期' });
  });

  for (const kind of ['network', 'cancelled'] as const)
    it(`keeps the token when the question comes to nothing: ${kind}`, async () => {
      const { session, storage } = sessionWith(
        () => {
          throw failure(kind);
        },
        { authSign: 'good' },
      );
      await assert.rejects(session.start());
      assert.equal(storage.token.read(), 'good');
      assert.equal(session.store.getState().status, 'unknown');
    });

  it('never holds the token in its state', async () => {
    const { session } = sessionWith(() => USER, { authSign: 'very-secret' });
    await session.start();
    assert.doesNotMatch(JSON.stringify(session.store.getState()), /very-secret/);
  });

  it('asks the embedder for a token once for all who wait, and again when one is refused', async () => {
    let given = 0;
    const { session } = sessionWith(() => USER, { getAuthSign: () => `token-${(given += 1)}` });
    assert.deepEqual(await Promise.all([session.token(), session.token()]), ['token-1', 'token-1']);
    assert.equal(await session.renew('token-1'), 'token-2');
    assert.equal(await session.renew('token-1'), 'token-2', 'another call already renewed it');
    assert.equal(given, 2);
  });

  it('has no token when the embedder fails, and asks again the next time', async () => {
    let [fails, now] = [true, 0];
    const { session } = sessionWith(() => USER, {
      getAuthSign: () => {
        if (fails) throw new Error('offline');
        return 'token';
      },
      timing: { now: () => now },
    });
    assert.equal(await session.token(), undefined);
    [fails, now] = [false, 2000];
    assert.equal(await session.token(), 'token');
  });

  it('has no fresh token to give without an embedder', async () => {
    const { session } = sessionWith(() => USER, { authSign: 'one' });
    assert.equal(await session.renew('one'), undefined);
  });

  it('follows the newest sign-in, even if an older answer differs', async () => {
    const waiting = new EventEmitter();
    const { session, storage } = sessionWith(
      (authSign) => {
        if (authSign !== 'old') return USER;
        waiting.emit('asked');
        return once(waiting, 'answered').then(() => Promise.reject(failure('expired')));
      },
      { authSign: 'old' },
    );
    const asked = once(waiting, 'asked');
    const starting = session.start();
    await asked;
    const state = await session.signIn('new');
    waiting.emit('answered');
    await starting;
    assert.equal(state.status, 'signedIn');
    assert.equal(session.store.getState().status, 'signedIn');
    assert.equal(storage.token.read(), 'new');
  });

  it('puts a newer token in the place of the older one: other tabs hear of no sign-out', async () => {
    const storage = createSessionStorage('memory');
    const removed: (string | undefined)[] = [];
    const token = { ...storage.token, remove: () => removed.push(storage.token.read()) };
    const { session } = sessionWith(() => USER, { storage: { ...storage, token }, authSign: 'one' });
    await session.start();
    await session.signIn('two');
    assert.deepEqual(removed, []);
    assert.equal(storage.token.read(), 'two');
  });

  it('goes on with the newer token where storage takes no more', async (t) => {
    const kept = new Map<string, string>();
    const localStorage = {
      getItem: (key: string) => kept.get(key) ?? null,
      removeItem: (key: string) => void kept.delete(key),
      setItem(key: string, text: string) {
        if (kept.size > 0) throw new DOMException('full', 'QuotaExceededError');
        kept.set(key, text);
      },
    };
    Object.defineProperty(globalThis, 'localStorage', { value: localStorage, configurable: true });
    t.onTestFinished(() => void Reflect.deleteProperty(globalThis, 'localStorage'));
    const { session } = sessionWith(() => USER, { storage: createSessionStorage('local') });
    await session.signIn('one');
    await session.signIn('two');
    assert.equal(await session.token(), 'two');
  });

  it('leaves the token of another tab alone when an older one is refused', async () => {
    const { session, storage } = sessionWith(() => USER, { authSign: 'old' });
    await session.start();
    storage.token.write('new');
    session.expire('认证已过期', 'old');
    assert.equal(storage.token.read(), 'new');
    assert.equal(session.store.getState().status, 'signedIn');
    session.expire('认证已过期', 'new');
    assert.equal(storage.token.read(), undefined);
    assert.deepEqual(session.store.getState(), { status: 'signedOut', message: '认证已过期' });
  });

  it('verifies the token of another tab when an older one is refused at the start', async () => {
    const { session, storage, calls } = sessionWith(
      (authSign) => {
        if (authSign === 'new') return USER;
        storage.token.write('new');
        throw failure('expired');
      },
      { authSign: 'old' },
    );
    assert.equal((await session.start()).status, 'signedIn');
    assert.deepEqual(calls, ['verifyUserAuthSignForCloud old', 'verifyUserAuthSignForCloud new']);
    assert.equal(storage.token.read(), 'new');
  });

  it('keeps its reason for ending, for every later caller', async () => {
    const { session } = sessionWith(() => USER, { authSign: 'one' });
    await session.start();
    session.expire('认证已过期');
    const seen: unknown[] = [];
    session.store.subscribe((state) => seen.push(state));
    assert.deepEqual(await session.start(), { status: 'signedOut', message: '认证已过期' });
    assert.deepEqual(seen, []);
  });

  it('changes the enterprise under the same token, and tells the other tabs by its absence', async () => {
    let first = enterprise;
    const { session, storage } = sessionWith(() => ({ ...USER, entAndTmcShortInfoList: [first] }), {
      authSign: 'one',
    });
    await session.start();
    assert.equal(storage.enterprise.read(), 'E1');
    const removed: unknown[] = [];
    const { remove } = storage.enterprise;
    storage.enterprise.remove = () => {
      removed.push(storage.token.read());
      remove();
    };
    const state = await session.switchEnterprise(() => {
      first = { ...enterprise, enterpriseNum: 'E2' };
      return Promise.resolve();
    });
    assert.equal(state.status === 'signedIn' && state.enterprise.enterpriseNum, 'E2');
    assert.deepEqual(removed, ['one'], 'the token stays');
    assert.equal(storage.enterprise.read(), 'E2');
  });

  it('stays in its enterprise when the change is refused', async () => {
    const { session, storage } = sessionWith(() => USER, { authSign: 'one' });
    await session.start();
    await assert.rejects(session.switchEnterprise(() => Promise.reject(failure('network'))));
    assert.equal(session.store.getState().status, 'signedIn');
    assert.equal(storage.enterprise.read(), 'E1');
  });

  it('forgets token, enterprise and flags when it is cleared', async () => {
    const { session, storage } = sessionWith(() => USER, { authSign: 'one' });
    await session.start();
    session.disableLogin.set();
    assert.equal(session.disableLogin.isSet(), true);
    session.clear('');
    assert.equal(session.disableLogin.isSet(), false);
    assert.equal(storage.token.read(), undefined);
    assert.equal(storage.enterprise.read(), undefined);
  });

  it('signs out here even if the gateway cannot be told', async () => {
    const { session, storage, calls } = sessionWith(() => USER, { authSign: 'one' });
    await session.start();
    await session.signOut();
    assert.equal(storage.token.read(), undefined);
    assert.deepEqual(session.store.getState(), { status: 'signedOut', message: '' });
    assert.deepEqual(calls, ['verifyUserAuthSignForCloud one', 'loginOut one']);
  });
});

describe('the function that gives tokens', () => {
  const { error } = console;
  let logged: unknown[][] = [];
  beforeEach(() => {
    logged = [];
    console.error = (...given: unknown[]) => void logged.push(given);
  });
  afterEach(() => {
    console.error = error;
  });

  for (const { says, getAuthSign, cause, isNothing } of [
    {
      says: 'throws',
      getAuthSign: (): string => {
        throw new TypeError('no user in https://intranet.example/me?key=abc of abcdefghijklmnopqrstuvwxyz');
      },
      cause: 'it failed with TypeError: no user in https://intranet.example/me… of …',
      isNothing: false,
    },
    {
      says: 'rejects',
      getAuthSign: () => Promise.reject(new Error('offline')),
      cause: 'it failed with Error: offline',
      isNothing: false,
    },
    { says: 'gives nothing', getAuthSign: () => '', cause: 'it returned nothing', isNothing: true },
    {
      says: 'never answers',
      getAuthSign: () => new Promise<string>(() => undefined),
      cause: 'it gave no answer within 0.001 s',
      isNothing: false,
    },
  ])
    it(`is called once for all when it ${says}, and its failure is told once`, async () => {
      let [asked, now] = [0, 0];
      const { session } = sessionWith(() => USER, {
        getAuthSign: () => {
          asked += 1;
          return getAuthSign();
        },
        timing: { limitMs: 1, now: () => now },
      });
      const all = await Promise.all(Array.from({ length: 10 }, () => session.token()));
      assert.deepEqual(new Set(all), new Set([undefined]));
      assert.equal(await session.token(), undefined);
      assert.equal(asked, 1, 'an element that comes later, too');
      const failure = session.tokenFailure();
      assert.deepEqual([failure?.cause, failure?.isNothing], [cause, isNothing]);
      now += 2000;
      await session.token();
      assert.equal(asked, 2, 'a retry asks again');
      assert.equal(logged.length, 1);
      assert.match(String(logged[0]?.[0]), /getAuthSign/);
    });

  it('has no failure any more once it has given a token', async () => {
    let [token, now] = ['', 0];
    const { session } = sessionWith(() => USER, {
      getAuthSign: () => token,
      timing: { now: () => now },
    });
    await session.token();
    [token, now] = ['good', 2000];
    assert.equal(await session.token(), 'good');
    assert.equal(session.tokenFailure(), undefined);
  });
});
