import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  authorize as authorizeCall,
  exchangeAuthorizationCode,
} from '../../src/contract/authorize/authorize';
import { AUTHORIZE_FAULTS } from '../../src/contract/authorize/faults';
import { resolveReturnUrl } from '../../src/domain/portal/return-url';
import { isGatewayError, type Host } from '../../src/element/host/host';
import { responseIn, redirectUriOf, STATE_PREFIX, withoutResponse, type Answer } from './address';
import { storePendingAuthorization, takePendingAuthorization } from './pending-authorization';
import { challengeOf, randomVerifier } from './proof';
import type { authorize } from './declaration';

/** Reason of the failure: a reason of the element, or an error of the gateway or session. */
export type Failure =
  | 'noType'
  | 'state'
  | 'denied'
  | 'provider'
  | 'address'
  | 'insecure'
  | 'framed'
  | 'storage'
  | 'other'
  | { error: Error }
  | { message: string };

export type AuthorizeState =
  | { step: 'ready' }
  | { step: 'leaving'; providerName: string }
  | { step: 'signing-in' }
  /** `again`: the user may try again. */
  | { step: 'failed'; why: Failure; again: boolean }
  | { step: 'signed-in'; userName: string };

/** Options from the attributes. */
export interface AuthorizeOptions {
  type: string;
  returnUrl: string;
  redirectUri: string;
  manual: boolean;
}

/** Faults that another attempt would meet again. */
const FINAL: readonly string[] = [
  AUTHORIZE_FAULTS.thirdPartyUnknown.code,
  AUTHORIZE_FAULTS.redirectUriRefused.code,
];

export type AuthorizeStore = ReturnType<typeof createAuthorizeStore>;

/** State machine of one sign-in at a third party, out and back (specification 2.1, /authorize/{type}). */
export function createAuthorizeStore(host: Host<typeof authorize>) {
  const store: StoreApi<AuthorizeState> = createStore<AuthorizeState>(() => ({ step: 'ready' }));
  const enter = (state: AuthorizeState) => store.setState(state, true);
  const { runtime } = host;
  let current: AuthorizeOptions | undefined;

  function fail(why: Failure, again = true): void {
    enter({ step: 'failed', why, again: again && Boolean(current?.type) });
  }
  function failBy(error: unknown): void {
    host.report(error);
    const isFinal = isGatewayError(error) && FINAL.includes(error.code);
    fail(isGatewayError(error) ? { error } : 'other', !isFinal);
  }

  async function leave(wanted: AuthorizeOptions): Promise<void> {
    const { type, returnUrl } = wanted;
    // browsers provide the digest only on secure connections
    if (!globalThis.isSecureContext) return fail('insecure', false);
    // pages that ask for passwords refuse to be framed, and the frame would stay blank
    if (window.top !== window) return fail('framed', false);
    enter({ step: 'leaving', providerName: '' });
    const [state, nonce, codeVerifier] = [
      STATE_PREFIX + randomVerifier(),
      randomVerifier(),
      randomVerifier(),
    ];
    const redirectUri = redirectUriOf(wanted.redirectUri, location.href);
    let address: string | undefined;
    try {
      const codeChallenge = await challengeOf(codeVerifier);
      const request = { type, redirectUri, state, nonce, codeChallenge };
      const { clientId, authorizeUrl, providerName } = await runtime.send(authorizeCall, request);
      if (current !== wanted) return; // the options have changed meanwhile
      const origin = { origin: location.origin, allowedOrigins: runtime.trustedOrigins };
      address = resolveReturnUrl(authorizeUrl, origin);
      if (address === undefined) return fail('address', false);
      enter({ step: 'leaving', providerName });
      const { hash } = location;
      if (!keep({ type, clientId, state, nonce, codeVerifier, redirectUri, returnUrl, hash })) return;
    } catch (error) {
      if (current === wanted) failBy(error);
      return;
    }
    // a page that redirects by itself must not stay in the history, or Back would redirect again
    if (wanted.manual) location.assign(address);
    else location.replace(address);
  }

  function keep(pending: Parameters<typeof storePendingAuthorization>[0]): boolean {
    try {
      storePendingAuthorization(pending, Date.now());
      return true;
    } catch {
      fail('storage', false);
      return false;
    }
  }

  async function comeBack(answer: Answer): Promise<void> {
    const pending = takePendingAuthorization(Date.now());
    // removes the code from address bar and history, also on failure
    history.replaceState(history.state, '', withoutResponse(location.href, pending?.hash));
    if (pending && current) current = { ...current, type: current.type || pending.type };
    if (pending?.state !== answer.state) return fail('state');
    if ('error' in answer) return fail(answer.error === 'access_denied' ? 'denied' : 'provider');
    enter({ step: 'signing-in' });
    const { clientId, nonce, codeVerifier, redirectUri, returnUrl } = pending;
    try {
      const proof = { clientId, nonce, codeVerifier, redirectUri, code: answer.code };
      const { authSign, userNO } = await runtime.send(exchangeAuthorizationCode, proof);
      const state = await runtime.session.signIn(authSign);
      if (state.status !== 'signedIn') {
        const message = state.status === 'signedOut' ? state.message : undefined;
        fail(message ? { message } : 'other');
        return;
      }
      enter({ step: 'signed-in', userName: state.user.userName });
      host.track('signed-in', { type: current?.type });
      const target = returnAddress(returnUrl);
      const goOn = host.emit('tp-signed-in', { userNO, returnUrl: target ?? '' });
      if (goOn && target) location.assign(target);
    } catch (error) {
      failBy(error);
    }
  }

  function returnAddress(returnUrl: string): string | undefined {
    return resolveReturnUrl(returnUrl || (current?.returnUrl ?? ''), { origin: location.origin });
  }

  return {
    store,

    /**
     * Takes the response in the address, or redirects to the third party. A sign-in in progress with the same type
     * continues.
     */
    open(wanted: AuthorizeOptions): void {
      const begun = current?.type === wanted.type && store.getState().step !== 'ready';
      if (begun) return;
      current = wanted;
      const answer = responseIn(location.href);
      if (answer) void comeBack(answer);
      else if (wanted.type === '') fail('noType');
      else if (wanted.manual) enter({ step: 'ready' });
      else void leave(wanted);
    },

    /** Redirects to the third party on the user's press, for the first time or again. */
    setOut(): void {
      if (current && store.getState().step !== 'leaving') void leave(current);
    },

    /** Called when the page is restored from the back/forward cache: the redirect is over. */
    shownAgain(): void {
      if (store.getState().step === 'leaving') enter({ step: 'ready' });
    },

    /** Signs in with account and password in a dialog instead. */
    async byAccount(): Promise<void> {
      if (!(await host.signIn(''))) return;
      const state = runtime.session.store.getState();
      if (state.status === 'signedIn') enter({ step: 'signed-in', userName: state.user.userName });
      // the sign-in form has already emitted the events
      const target = returnAddress('');
      if (target) location.assign(target);
    },
  };
}
