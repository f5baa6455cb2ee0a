import type { Session, SessionState } from './session';

/** A session in the place of one that ended under another configuration, at the same rest: why it ended stays said. */
export function takeUpEnd(session: Session, former: Session): void {
  const ended = former.store.getState();
  if (ended.status !== 'signedOut' || ended.message === '') return;
  const isSame = session.rest.kind === former.rest.kind && session.rest.scope === former.rest.scope;
  if (isSame) session.store.setState(ended, true);
}

/** The user has signed out themselves: what they have left in the tab goes. */
export const hasSignedOut = (state: SessionState, before: SessionState): boolean =>
  before.status === 'signedIn' && state.status === 'signedOut' && state.message === '';
