import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Send } from '../gateway/send';
import type { EnterpriseShortInfo, LoginUserInfo } from '../contract/login/login';
import type { TokenFailure } from '../gateway/sender-config';
import type { SessionStorage } from './storage';
import { createTokenFunction } from './token-function';

/**
 * State of the session. The token is never part of it, because states reach events, logs and dev tools. `unknown`: not
 * verified yet. `signedOut.message`: reason when the user did not sign out themselves.
 */
export type SessionState =
  | { status: 'unknown' }
  | { status: 'verifying' }
  | { status: 'signedIn'; user: LoginUserInfo; enterprise: EnterpriseShortInfo }
  | { status: 'signedOut'; message: string };

export interface Session {
  readonly store: StoreApi<SessionState>;
  /** Kind and scope of the storage in use. */
  readonly rest: Pick<SessionStorage, 'kind' | 'scope'>;
  /**
   * Resolves with the current token, after asking the embedder if there is none; undefined when the user is not signed
   * in.
   */
  token(): Promise<string | undefined>;
  /** The failure of the embedder's function at its last call; undefined when it gave a token. */
  tokenFailure(): TokenFailure | undefined;
  /** True when a token is stored by this tab or by another that shares the storage. */
  hasToken(): boolean;
  /**
   * Resolves with a token in place of a refused one: the stored one if it differs, or one from the embedder's function.
   */
  renew(refused: string): Promise<string | undefined>;
  /** Continues the session of the same user with a token by which the gateway replaced the former. */
  replaceToken(former: string, token: string): void;
  /** Verifies the current token with the gateway; concurrent callers share one verification. */
  start(): Promise<SessionState>;
  /** Stores a new token and verifies it. */
  signIn(token: string): Promise<SessionState>;
  /**
   * Ends the session at the gateway and here. Resolves with the address that signs the user out at their company too; ''
   * for none.
   */
  signOut(): Promise<string>;
  /** Ends all sessions of the account at the gateway; `clear` ends the local one. Throws the gateway's error. */
  endEverywhere(): Promise<void>;
  /**
   * Removes a token that the gateway refused. When this tab or another that shares the storage has stored a newer one,
   * the refusal does not concern it, and the session continues.
   */
  expire(message: string, refused?: string): void;
  /**
   * Removes all stored data: token, chosen enterprise, flags (specification 2.9 step 1 and 4). The embedder is not
   * called again until the next sign-in.
   */
  clear(message: string): void;
  /** Runs a change of enterprise at the gateway, notifies the other tabs, and reloads the user. */
  switchEnterprise(change: () => Promise<unknown>): Promise<SessionState>;
  /** Stored flag that disables login from a PC (specification 4). */
  readonly disableLogin: { isSet(): boolean; set(): void };
}

export interface SessionConfig {
  send: Send;
  storage: SessionStorage;
  /** Token from an attribute, property or address; takes precedence over storage. */
  authSign?: string | undefined;
  /** The embedder's own sign-in; called again on expiry. */
  getAuthSign?: (() => Promise<string> | string) | undefined;
  /** Time limit of `getAuthSign` and clock; for tests. */
  timing?: { limitMs?: number; now?: () => number };
}

const EXPIRED = '认证已过期';

export function createSession(config: SessionConfig): Session {
  const store = createStore<SessionState>(() => ({ status: 'unknown' }));
  const { storage, getAuthSign } = config;
  const given = createTokenFunction(getAuthSign, config.timing);
  if (config.authSign) storage.token.write(config.authSign);

  let asking: Promise<string | undefined> | undefined;
  /** Set after a sign-out or loss of the session: the embedder is not called until the next sign-in. */
  let isOver = false;
  let verifying: Promise<SessionState> | undefined;
  /** Incremented at sign-in and sign-out, so that a response for a former token does not affect the present one. */
  let epoch = 0;

  /** Calls the embedder once for all concurrent callers; a failure yields no token, and `tokenFailure` tells it. */
  function ask(): Promise<string | undefined> {
    if (isOver) return Promise.resolve(undefined);
    if (asking) return asking;
    const mine = given.call().then((token) => {
      // a token for a former user is discarded
      if (asking !== mine) return storage.token.read();
      asking = undefined;
      if (token) storage.token.write(token);
      return token;
    });
    return (asking = mine);
  }

  function enter(state: SessionState): SessionState {
    store.setState(state, true);
    return state;
  }

  /** Invalidates pending responses for the former token. */
  function beginAnew(): void {
    epoch += 1;
    verifying = undefined;
  }

  function forget(): void {
    beginAnew();
    storage.renewed.remove();
    storage.token.remove();
  }

  /** True when another token has replaced this one. */
  function isFormer(token: string | undefined): boolean {
    const present = storage.token.read();
    return token !== undefined && present !== undefined && present !== token;
  }

  async function verify(): Promise<SessionState> {
    const begun = epoch;
    const token = await session.token();
    if (token === undefined) {
      // a repeated start after the end of a session keeps its message
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
      // an unreachable gateway says nothing about the token: keep it for the next try
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
    tokenFailure: () => (isOver ? undefined : given.failure()),
    hasToken: () => storage.token.read() !== undefined,
    async renew(refused) {
      if (storage.renewed.read() === refused) return storage.token.read();
      if (!getAuthSign) return undefined;
      if (storage.token.read() === refused) storage.token.remove();
      return storage.token.read() ?? ask();
    },
    replaceToken(former, token) {
      // the user has signed out or in meanwhile
      if (storage.token.read() !== former) return;
      // first, because other tabs read it when they see the new token
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
      given.forgetFailure();
      // overwrites the former token: other tabs would read its absence as a sign-out
      storage.token.write(token);
      enter({ status: 'unknown' });
      return session.start();
    },
    async signOut() {
      const token = storage.token.read();
      session.clear('');
      if (token === undefined) return '';
      const { loginOut } = await import('../contract/login/login');
      // the local session ends even if the gateway fails
      const ended = await config.send(loginOut, { authSign: token }).catch(() => undefined);
      return ended?.leaveUrl ?? '';
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
      // after the token, so that other tabs see the sign-out first
      storage.enterprise.remove();
      storage.disableLogin.remove();
      enter({ status: 'signedOut', message });
    },
    async switchEnterprise(change) {
      await change();
      beginAnew();
      // its removal notifies other tabs; the verification stores the new one
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
  // a navigation cancelled the request, which says nothing about the token
  if ('kind' in error && error.kind === 'cancelled') return true;
  return 'retryable' in error && error.retryable === true;
}
