import type { Host } from './host';

/** By code; other languages go by the code. */
export const ANOTHER_USER_SAYS = { ANOTHER_USER: '登录用户已变更，本次操作未提交' };

/** Somebody else has signed in: what was entered or decided before is not theirs to send. Nothing was sent. */
export class AnotherUser extends Error {
  override readonly name = 'AnotherUser';
  readonly code = 'ANOTHER_USER';

  constructor() {
    super(ANOTHER_USER_SAYS.ANOTHER_USER);
  }
}

/** Who is signed in, by staffNO; undefined where nobody is, or it is not known yet. */
export function staffNow({ runtime }: Pick<Host, 'runtime'>): string | undefined {
  const state = runtime.session.store.getState();
  return state.status === 'signedIn' ? state.enterprise.staffNO : undefined;
}
