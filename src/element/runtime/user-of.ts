import type { Runtime } from './runtime';

/** Who is signed in, and where; undefined while nobody is. */
export function userOf({ session }: Pick<Runtime, 'session'>): string | undefined {
  const state = session.store.getState();
  return state.status === 'signedIn' ? `${state.enterprise.enterpriseNum}/${state.user.userNO}` : undefined;
}
