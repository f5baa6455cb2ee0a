import { createStore, type StoreApi } from 'zustand/vanilla';
import { beginSingleSignOn } from '../../../src/contract/login/single-sign-on';
import { nowMs } from '../../../src/domain/clock';
import { resolveReturnUrl } from '../../../src/domain/portal/return-url';
import type { SignInStore } from '../sign-in-store';
import { storePendingSignOn } from './pending-sign-on';
import { challengeOf, randomVerifier } from './proof';

/** Reason of the form: no secure connection, a frame, no storage, or an address that the page does not follow. */
type SignOnProblem = 'insecure' | 'framed' | 'storage' | 'address';

interface SignOnState {
  hint: string;
  isMissing: boolean;
  /** Number of refusals; each moves the focus to the field. */
  refusals: number;
  failed: { error: unknown } | { problem: SignOnProblem } | undefined;
  busy: boolean;
}

/** State machine of the way out to the provider of the user's company. */
export function createSignOnStore({ host }: SignInStore) {
  const store: StoreApi<SignOnState> = createStore(() => ({
    hint: '',
    isMissing: false,
    refusals: 0,
    failed: undefined,
    busy: false,
  }));
  const { getState, setState } = store;
  const refuse = (failed: SignOnState['failed']) =>
    setState(({ refusals }) => ({ failed, refusals: refusals + 1, busy: false }));

  return {
    store,
    set: (hint: string) => setState({ hint, isMissing: false }),
    async submit(returnUrl: string): Promise<void> {
      const { hint, busy } = getState();
      if (busy) return;
      if (hint.trim() === '') {
        setState(({ refusals }) => ({ isMissing: true, failed: undefined, refusals: refusals + 1 }));
        return;
      }
      if (!globalThis.isSecureContext) return refuse({ problem: 'insecure' });
      // pages that ask for passwords refuse to be framed
      if (window.top !== window) return refuse({ problem: 'framed' });
      setState({ busy: true, failed: undefined });
      try {
        const verifier = randomVerifier();
        const challenge = await challengeOf(verifier);
        const pageUrl = location.origin + location.pathname;
        const { startUrl } = await host.runtime.send(beginSingleSignOn, { hint, pageUrl, challenge });
        const rules = { origin: location.origin, allowedOrigins: host.runtime.trustedOrigins };
        const address = resolveReturnUrl(startUrl, rules);
        if (address === undefined) return refuse({ problem: 'address' });
        if (!keep(verifier, returnUrl)) return refuse({ problem: 'storage' });
        location.assign(address);
        // back from the provider by the history, the form can be sent again
        setState({ busy: false });
      } catch (error) {
        host.report(error);
        refuse({ error });
      }
    },
  };
}

function keep(verifier: string, returnUrl: string): boolean {
  try {
    storePendingSignOn({ verifier, returnUrl }, nowMs());
    return true;
  } catch {
    return false;
  }
}
