import type { Host } from './host';

/** Somebody else has signed in: what was entered or decided before is not theirs to send. Nothing was sent. */
export class AnotherUser extends Error {
  override readonly name = 'AnotherUser';
  /** Other languages go by it. */
  readonly code = 'ANOTHER_USER';

  constructor() {
    super('登录用户已变更，本次操作未提交');
  }
}

/** Who is signed in, by staffNO; undefined where nobody is, or it is not known yet. */
export function staffNow({ runtime }: Pick<Host, 'runtime'>): string | undefined {
  const state = runtime.session.store.getState();
  return state.status === 'signedIn' ? state.enterprise.staffNO : undefined;
}

/** Another than the owner (staffNO, as far as it is known) is signed in. */
export const isAnother = (host: Pick<Host, 'runtime'>, owner: string | undefined): boolean =>
  owner !== undefined && (staffNow(host) ?? owner) !== owner;

/** For `check` of a change: throws where another than its owner would send it. */
export const sentBy = (host: Pick<Host, 'runtime'>, owner: string | undefined) => (): void => {
  if (isAnother(host, owner)) throw new AnotherUser();
};
