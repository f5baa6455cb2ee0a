import { createStore, type StoreApi } from 'zustand/vanilla';
import { signOutOperator, type WaitingOperatorSignIn } from '../../src/contract/agency/session';
import { dropAnswersOf } from '../../src/element/data/caches';
import { createOperatorSession, type OperatorSession } from '../../src/session/operator-session';
import type { AgencyPage, AgencyProps } from './declaration';

interface AgencyState {
  /** A sign-in that waits for a code. */
  waiting: WaitingOperatorSignIn | undefined;
  /** Token of a link that has not been used or left. */
  startToken: string;
  page: AgencyPage;
}

export interface AgencyStore {
  readonly host: AgencyProps['host'];
  readonly session: OperatorSession;
  readonly store: StoreApi<AgencyState>;
  waitForCode(waiting: WaitingOperatorSignIn): void;
  /** Returns to the sign-in. */
  leave(): void;
  begin(operatorSign: string): void;
  signOut(): void;
  show(page: AgencyPage): void;
}

const PATHS = '/agencyController/';

export function createAgencyStore(host: AgencyProps['host']): AgencyStore {
  const { runtime } = host;
  const session = createOperatorSession(runtime.session);
  runtime.operator = session;
  const store = createStore<AgencyState>(() => ({
    waiting: undefined,
    startToken: '',
    page: 'enterprises',
  }));
  // answers for one operator are not shown to the next
  session.store.subscribe(() => dropAnswersOf(runtime, PATHS));
  return {
    host,
    session,
    store,
    waitForCode: (waiting) => store.setState({ waiting, startToken: '' }),
    leave: () => store.setState({ waiting: undefined, startToken: '' }),
    begin(operatorSign) {
      session.begin(operatorSign);
      store.setState({ waiting: undefined, startToken: '' });
      host.emit('tp-agency-signed-in');
    },
    signOut() {
      const operatorSign = session.end();
      host.emit('tp-agency-signed-out');
      // the session here has ended even if the gateway fails
      if (operatorSign !== undefined)
        void runtime.send(signOutOperator, { operatorSign }).catch(() => undefined);
    },
    show(page) {
      if (page === store.getState().page) return;
      store.setState({ page });
      host.emit('tp-agency-page', { page });
    },
  };
}
