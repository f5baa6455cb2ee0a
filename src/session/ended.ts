import type { Session, SessionState } from './session';

/**
 * Copies the message of an ended session to its successor under another configuration when both use the same storage.
 */
export function copySessionEnd(session: Session, former: Session): void {
  const ended = former.store.getState();
  if (ended.status !== 'signedOut' || ended.message === '') return;
  const isSame = session.rest.kind === former.rest.kind && session.rest.scope === former.rest.scope;
  if (isSame) session.store.setState(ended, true);
}

/** True when the user has signed out themselves; the data they left in the tab is removed then. */
export const hasSignedOut = (state: SessionState, before: SessionState): boolean =>
  before.status === 'signedIn' && state.status === 'signedOut' && state.message === '';
