import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Session } from './session';
import { createSlot } from './storage';

const OPERATOR_KEY = 'tp-operator-sign';

/** The token is never part of the state. `hasExpired`: the gateway has ended the session. */
export interface OperatorState {
  isSignedIn: boolean;
  hasExpired: boolean;
}

/** Session of an agency's operator, apart from the session of an enterprise. It ends with the tab. */
export interface OperatorSession {
  readonly store: StoreApi<OperatorState>;
  token(): string | undefined;
  /** Number of the operator, once the gateway has said it. */
  person(): string | undefined;
  knowAs(person: string): void;
  begin(token: string): void;
  /** Ends the session here. A refused token that a newer one has replaced does not concern it. */
  expire(refused: string | undefined): void;
  /** Ends the session here and returns its token, for the gateway. */
  end(): string | undefined;
}

export function createOperatorSession(session: Pick<Session, 'rest'>): OperatorSession {
  const kind = session.rest.kind === 'memory' ? 'memory' : 'session';
  const slot = createSlot(kind, OPERATOR_KEY + session.rest.scope);
  const store = createStore<OperatorState>(() => ({
    isSignedIn: slot.read() !== undefined,
    hasExpired: false,
  }));
  let person: string | undefined;
  store.subscribe(() => (person = undefined));
  return {
    store,
    token: slot.read,
    person: () => person,
    knowAs(known) {
      person = known;
    },
    begin(token) {
      slot.write(token);
      store.setState({ isSignedIn: true, hasExpired: false });
    },
    expire(refused) {
      if (refused !== undefined && refused !== slot.read()) return;
      slot.remove();
      store.setState({ isSignedIn: false, hasExpired: true });
    },
    end() {
      const token = slot.read();
      slot.remove();
      store.setState({ isSignedIn: false, hasExpired: false });
      return token;
    },
  };
}
