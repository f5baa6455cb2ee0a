import { useEffect, useState } from 'react';
import type { Runtime } from '../../src/element/runtime/runtime';
import type { TabStorage } from '../../src/element/runtime/tab-storage';

/** What is filled in for an order before it is asked for, and who fills it in (a staff number). */
export interface OrderDraft {
  owner: string;
  orderNo: string;
}

/** Whose and for which order, as the gateway answers it. */
interface Asked {
  orderNo: string;
  staffNO: string;
}

/** What this person has filled in for this order, as it was when the view began; what another has is forgotten. */
export function useStoredDraft<D extends OrderDraft>(
  storage: TabStorage<D>,
  { orderNo, staffNO }: Asked,
): D | undefined {
  const [draft] = useState(() => {
    const stored = storage.read();
    if (stored && stored.owner !== staffNO) storage.clear();
    return stored?.owner === staffNO && stored.orderNo === orderNo ? stored : undefined;
  });
  return draft;
}

/** Keeps what is filled in for this tab, and forgets it when its writer signs out. */
export function useKeepDraft<D extends OrderDraft>(
  { session }: Pick<Runtime, 'session'>,
  storage: TabStorage<D>,
  draft: D,
  { isBlank }: { isBlank: boolean },
): void {
  useEffect(() => {
    // another order's stays until something is filled in here
    if (!isBlank) storage.write(draft);
    else if (storage.read()?.orderNo === draft.orderNo) storage.clear();
  }, [storage, draft, isBlank]);
  useEffect(
    () =>
      session.store.subscribe((state, before) => {
        const hasLeft = before.status === 'signedIn' && state.status === 'signedOut' && state.message === '';
        if (hasLeft) storage.clear();
      }),
    [session, storage],
  );
}
