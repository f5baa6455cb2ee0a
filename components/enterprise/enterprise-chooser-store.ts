import { createStore, type StoreApi } from 'zustand/vanilla';
import { changeEnt } from '../../src/contract/enterprise/enterprise';
import type { LoginUserInfo } from '../../src/contract/login/login';
import { isGatewayError, type Host } from '../../src/element/host/host';
import { withSession } from '../../src/element/host/sign-in';
import type { enterpriseChooser } from './declaration';

interface SwitchFailure {
  error: unknown;
}

export interface EnterpriseChooserState {
  /** User as last read; kept while the session is read again. */
  user: LoginUserInfo | undefined;
  /** True when no user is signed in. */
  signedOut: boolean;
  /** Reason why the user could not be read. */
  failed: SwitchFailure | undefined;
  query: string;
  /** Number of the enterprise being switched to; '' otherwise. */
  switchingTo: string;
  /** Name of the enterprise switched to, for assistive technology. */
  entered: string;
  /** Reason of a failed switch, when no notice shows it. */
  problem: SwitchFailure | undefined;
}

export type EnterpriseChooserStore = ReturnType<typeof createEnterpriseChooserStore>;

/** State machine of one chooser. The enterprise in use is the first of the user's list (specification 3). */
export function createEnterpriseChooserStore(host: Host<typeof enterpriseChooser>) {
  const { session } = host.runtime;
  const store: StoreApi<EnterpriseChooserState> = createStore(() => ({
    user: undefined,
    signedOut: false,
    failed: undefined,
    query: '',
    switchingTo: '',
    entered: '',
    problem: undefined,
  }));
  const { getState, setState } = store;

  function look(): void {
    const state = session.store.getState();
    if (state.status === 'signedIn') setState({ user: state.user, signedOut: false, failed: undefined });
    if (state.status === 'signedOut') setState({ user: undefined, signedOut: true });
  }

  async function load(): Promise<void> {
    setState({ failed: undefined });
    try {
      await session.start();
    } catch (error) {
      host.report(error);
      setState({ failed: { error } });
    }
  }

  return {
    store,
    load,

    /** Follows the session. Returns a stop function. */
    follow(): () => void {
      look();
      if (session.store.getState().status === 'unknown') void load();
      return session.store.subscribe(look);
    },

    async signIn(): Promise<void> {
      if (await host.signIn('')) await load();
    },

    search: (query: string) => setState({ query }),

    async choose(enterpriseNum: string): Promise<void> {
      const { user, switchingTo } = getState();
      if (switchingTo !== '' || user === undefined) return;
      if (user.entAndTmcShortInfoList[0]?.enterpriseNum === enterpriseNum) {
        host.emit('tp-enterprise-kept', { enterpriseNum });
        return;
      }
      setState({ switchingTo: enterpriseNum, entered: '', problem: undefined });
      try {
        const change = () => host.runtime.send(changeEnt, { companyNO: enterpriseNum });
        await withSession(host, () => session.switchEnterprise(change));
        const [now] = getState().user?.entAndTmcShortInfoList ?? [];
        if (now?.enterpriseNum !== enterpriseNum) return; // the session ended meanwhile; the view shows it
        setState({ entered: now.entName });
        host.track('enterprise-switched');
        host.emit('tp-enterprise-changed', { enterpriseNum });
      } catch (error) {
        host.report(error);
        // server notices appear in a box (specification 8); other errors appear here
        if (!isGatewayError(error) || !error.notice) setState({ problem: { error } });
      } finally {
        setState({ switchingTo: '' });
      }
    },
  };
}
