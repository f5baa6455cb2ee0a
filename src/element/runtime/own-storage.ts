import type { Session } from '../../session/session';
import { tabStorage, type KeepsInTab, type TabStorage } from './tab-storage';

/**
 * As `tabStorage`, for one person in one enterprise: what another has left is not read, and goes. Where nobody has asked who is
 * there yet, it is nobody's.
 */
export function ownTabStorage<T extends object>(
  runtime: KeepsInTab & { readonly session: Pick<Session, 'store'> },
  name: string,
): TabStorage<T> {
  const storage = tabStorage<{ owner: string; kept: T }>(runtime, name);
  const ownerNow = (): string | undefined => {
    const state = runtime.session.store.getState();
    return state.status === 'signedIn' ? state.enterprise.staffNO : undefined;
  };
  return {
    read() {
      const { owner, kept } = storage.read() ?? {};
      const now = ownerNow();
      if (owner === (now ?? '')) return kept;
      // another's for certain
      if (now !== undefined) storage.clear();
      return undefined;
    },
    write: (kept) => storage.write({ owner: ownerNow() ?? '', kept }),
    clear: storage.clear,
  };
}
