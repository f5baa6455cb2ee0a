import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Send } from '../gateway/send';
import type { EnterpriseShortInfo, LoginUserInfo } from '../contract/login/login';
import type { SessionStorage } from './storage';

/**
 * Who is signed in. The token itself is never part of the state: states reach events, logs and dev tools.
 * `unknown`: nobody asked yet. `signedOut.message`: why, when it was not the user's own doing.
 */
export type SessionState =
  | { status: 'unknown' }
  | { status: 'verifying' }
  | { status: 'signedIn'; user: LoginUserInfo; enterprise: EnterpriseShortInfo }
  | { status: 'signedOut'; message: string };

export interface Session {
  readonly store: StoreApi<SessionState>;
  /** Where it rests. */
  readonly rest: Pick<SessionStorage, 'kind' | 'scope'>;
  /** The token at hand, asking the embedder for one if there is none; undefined when nobody is signed in. */
  token(): Promise<string | undefined>;
  /** A token is at hand, of this tab or of another that shares the storage. */
  hasToken(): boolean;
  /** A fresh token instead of a refused one: that which came in its place, or one that an embedder's function gives. */
  renew(refused: string): Promise<string | undefined>;
  /** Goes on by a token that the gateway gave in the place of one; it is the same session, of the same user. */
  replaceToken(former: string, token: string): void;
  /** Verifies the token at hand with the gateway; concurrent callers share one verification. */
  start(): Promise<SessionState>;
  /** Takes a token just obtained and verifies it. */
  signIn(token: string): Promise<SessionState>;
  /** Ends the session at the gateway and here. */
  signOut(): Promise<void>;
  /** Ends all sessions of the account at the gateway; here it is forgotten by `clear`. Throws what the gateway says. */
  endEverywhere(): Promise<void>;
  /**
   * Forgets a token the gateway refused. Where another is at hand by now, of this tab or of another that shares the
   * storage, the refusal says nothing about it, and nothing ends.
   */
  expire(message: string, refused?: string): void;
  /**
   * Forgets everything remembered: token, chosen enterprise, flags (specification 2.9 step 1 and 4). The embedder is
   * not asked any more until somebody signs in.
   */
  clear(message: string): void;
  /** Runs a change of enterprise at the gateway, tells the other tabs, and reads anew who the user is there. */
  switchEnterprise(change: () => Promise<unknown>): Promise<SessionState>;
  /** The stored flag by which login from a PC is disabled (specification 4). */
  readonly disableLogin: { isSet(): boolean; set(): void };
}

export interface SessionConfig {
  send: Send;
  storage: SessionStorage;
  /** Token given by attribute, property or address; used before storage. */
  authSign?: string | undefined;
  /** The embedder's own sign-in; called again on expiry. */
  getAuthSign?: (() => Promise<string> | string) | undefined;
}

const EXPIRED = '认证已过期';

export function createSession(config: SessionConfig): Session {
  const store = createStore<SessionState>(() => ({ status: 'unknown' }));
  const { storage, getAuthSign } = config;
  if (config.authSign) storage.token.write(config.authSign);

  let asking: Promise<string | undefined> | undefined;
  /** Over by the user's own doing, or theirs no more: the embedder is not asked until somebody signs in. */
  let isOver = false;
  let verifying: Promise<SessionState> | undefined;
  /** Counts sign-ins and sign-outs: an answer about a former token must not decide about the present one. */
  let epoch = 0;

  /** One question to the embedder at a time, however many calls wait for it; one that fails gives no token. */
  function ask(): Promise<string | undefined> {
    if (isOver) return Promise.resolve(undefined);
    if (asking) return asking;
    const mine = Promise.resolve()
      .then(() => getAuthSign?.())
      .catch(() => undefined)
      .then((token) => {
        // an answer about a former user gives nobody a token
        if (asking !== mine) return storage.token.read();
        asking = undefined;
        if (token) storage.token.write(token);
        return token || undefined;
      });
    return (asking = mine);
  }

  function enter(state: SessionState): SessionState {
    store.setState(state, true);
    return state;
  }

  /** No answer about a former token decides any more. */
  function beginAnew(): void {
    epoch += 1;
    verifying = undefined;
  }

  function forget(): void {
    beginAnew();
    storage.renewed.remove();
    storage.token.remove();
  }

  /** Has another token come in the place of this one? */
  function isFormer(token: string | undefined): boolean {
    const present = storage.token.read();
    return token !== undefined && present !== undefined && present !== token;
  }

  async function verify(): Promise<SessionState> {
    const begun = epoch;
    const token = await session.token();
    if (token === undefined) {
      // whoever asks again after a session ended learns nothing new: why it ended stays said
      const state = store.getState();
      return state.status === 'signedOut' ? state : enter({ status: 'signedOut', message: '' });
    }
    enter({ status: 'verifying' });
    const { verifyUserAuthSignForCloud } = await import('../contract/login/login');
    try {
      const user = await config.send(verifyUserAuthSignForCloud, { authSign: token });
      if (begun !== epoch) return store.getState();
      const enterprise = user.entAndTmcShortInfoList[0];
      if (!enterprise) throw new Error(EXPIRED);
      storage.enterprise.write(enterprise.enterpriseNum);
      return enter({ status: 'signedIn', user, enterprise });
    } catch (error) {
      if (begun !== epoch) return store.getState();
      // a gateway out of reach says nothing about the token: keep it for the next try
      if (isPassing(error)) {
        enter({ status: 'unknown' });
        throw error;
      }
      if (isFormer(token)) return verify();
      storage.token.remove();
      return enter({ status: 'signedOut', message: EXPIRED });
    }
  }

  const session: Session = {
    store,
    rest: storage,
    token: async () => storage.token.read() ?? ask(),
    hasToken: () => storage.token.read() !== undefined,
    async renew(refused) {
      if (storage.renewed.read() === refused) return storage.token.read();
      if (!getAuthSign) return undefined;
      if (storage.token.read() === refused) storage.token.remove();
      return storage.token.read() ?? ask();
    },
    replaceToken(former, token) {
      // somebody has signed out or in meanwhile
      if (storage.token.read() !== former) return;
      // first: other tabs look at it as they hear of the token
      storage.renewed.write(former);
      storage.token.write(token);
    },
    start() {
      const state = store.getState();
      if (state.status === 'signedIn') return Promise.resolve(state);
      if (verifying) return verifying;
      const mine = verify().finally(() => {
        if (verifying === mine) verifying = undefined;
      });
      verifying = mine;
      return mine;
    },
    async signIn(token) {
      beginAnew();
      asking = undefined;
      isOver = false;
      // in the place of a former one: to other tabs its absence would be a sign-out
      storage.token.write(token);
      enter({ status: 'unknown' });
      return session.start();
    },
    async signOut() {
      const token = storage.token.read();
      session.clear('');
      if (token === undefined) return;
      const { loginOut } = await import('../contract/login/login');
      // signed out here whatever the gateway says
      await config.send(loginOut, { authSign: token }).catch(() => undefined);
    },
    async endEverywhere() {
      const { signOutEverywhere } = await import('../contract/login/login');
      await config.send(signOutEverywhere, {});
    },
    expire(message, refused) {
      if (isFormer(refused)) return;
      forget();
      enter({ status: 'signedOut', message });
    },
    clear(message) {
      forget();
      asking = undefined;
      isOver = true;
      // after the token: other tabs hear of the sign-out first
      storage.enterprise.remove();
      storage.disableLogin.remove();
      enter({ status: 'signedOut', message });
    },
    async switchEnterprise(change) {
      await change();
      beginAnew();
      // other tabs are told by its absence; the verification writes the new one
      storage.enterprise.remove();
      enter({ status: 'unknown' });
      return session.start();
    },
    disableLogin: {
      isSet: () => storage.disableLogin.read() === '1',
      set: () => storage.disableLogin.write('1'),
    },
  };
  return session;
}

function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // a change of pages gave the question up: nobody said anything of the token
  if ('kind' in error && error.kind === 'cancelled') return true;
  return 'retryable' in error && error.retryable === true;
}
