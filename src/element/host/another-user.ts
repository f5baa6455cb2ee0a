import type { Host } from './host';

/** Thrown when another user has signed in: the former user's change is not sent. */
export class AnotherUserError extends Error {
  override readonly name = 'AnotherUser';
  /** Key of the translations. */
  readonly code = 'ANOTHER_USER';

  constructor() {
    super('登录用户已变更，本次操作未提交');
  }
}

/** `staffNO` of the signed-in user; undefined while there is none or they are not known yet. */
export function staffNow({ runtime }: Pick<Host, 'runtime'>): string | undefined {
  const state = runtime.session.store.getState();
  return state.status === 'signedIn' ? state.enterprise.staffNO : undefined;
}

/** True when the signed-in user differs from the owner (staffNO, if known). */
export const isAnotherUser = (host: Pick<Host, 'runtime'>, owner: string | undefined): boolean =>
  owner !== undefined && (staffNow(host) ?? owner) !== owner;

/** Check for a change: throws when another user than its owner would send it. */
export const ownerCheck = (host: Pick<Host, 'runtime'>, owner: string | undefined) => (): void => {
  if (isAnotherUser(host, owner)) throw new AnotherUserError();
};
