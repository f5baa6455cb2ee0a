import type { Runtime } from './runtime';

/** Key of the signed-in user and their enterprise; undefined while the user is not signed in. */
export function userOf({ session }: Pick<Runtime, 'session'>): string | undefined {
  const state = session.store.getState();
  return state.status === 'signedIn' ? `${state.enterprise.enterpriseNum}/${state.user.userNO}` : undefined;
}
