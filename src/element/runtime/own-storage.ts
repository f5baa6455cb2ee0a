import type { Session } from '../../session/session';
import { tabStorage, type KeepsInTab, type TabStorage } from './tab-storage';

/**
 * Like `tabStorage`, but for one person in one enterprise: data of another owner is not returned, and removed. While
 * the user is not known, data has no owner.
 */
export function ownTabStorage<T extends object>(
  runtime: KeepsInTab & { readonly session: Pick<Session, 'store'> },
  name: string,
  ownerNow = (): string | undefined => {
    const state = runtime.session.store.getState();
    return state.status === 'signedIn' ? state.enterprise.staffNO : undefined;
  },
): TabStorage<T> {
  const storage = tabStorage<{ owner: string; kept: T }>(runtime, name);
  return {
    read() {
      const { owner, kept } = storage.read() ?? {};
      const now = ownerNow();
      if (owner === (now ?? '')) return kept;
      // belongs to another user
      if (now !== undefined) storage.clear();
      return undefined;
    },
    write: (kept) => storage.write({ owner: ownerNow() ?? '', kept }),
    clear: storage.clear,
  };
}
