import { useEffect, useState } from 'react';
import type { Runtime } from '../../src/element/runtime/runtime';
import { tabStorage, type KeepsInTab, type TabStorage } from '../../src/element/runtime/tab-storage';
import { hasSignedOut } from '../../src/session/ended';
import { now } from '../../src/domain/clock';

/** Base of a draft for an order that is not submitted yet. `owner` is the staff number of its author. */
export interface OrderDraft {
  owner: string;
  orderNo: string;
}

/** A stored draft. `keptAt` is an ISO instant. */
export type StoredDraft<D> = D & { keptAt: string };

/** Drafts of several orders. */
export interface OrderDrafts<D> {
  /** Latest first. */
  all(): readonly StoredDraft<D>[];
  /** Storage of the draft of one order. */
  of(orderNo: string): TabStorage<D>;
  clear(): void;
}

/** Maximum number of drafts; the oldest is dropped. */
const MOST = 20;

/** Stores drafts of orders under `name` in the tab's storage. */
export function orderDrafts<D extends OrderDraft>(runtime: KeepsInTab, name: string): OrderDrafts<D> {
  const storage = tabStorage<readonly StoredDraft<D>[]>(runtime, name);
  const all = () => storage.read() ?? [];
  const without = (orderNo: string) => all().filter((draft) => draft.orderNo !== orderNo);
  const put = (drafts: readonly StoredDraft<D>[]) =>
    drafts.length > 0 ? storage.write(drafts) : storage.clear();
  return {
    all,
    clear: storage.clear,
    of: (orderNo) => ({
      read: () => all().find((draft) => draft.orderNo === orderNo),
      write: (draft) => put([{ ...draft, keptAt: now().toISOString() }, ...without(orderNo)].slice(0, MOST)),
      clear: () => put(without(orderNo)),
    }),
  };
}

/** Order and signed-in user, as the gateway returns them. */
interface DraftOwner {
  orderNo: string;
  staffNO: string;
}

/**
 * Returns the user's stored draft of the order, as it was on mount. Clears all drafts when one belongs to another user.
 */
export function useStoredDraft<D extends OrderDraft>(
  drafts: OrderDrafts<D>,
  { orderNo, staffNO }: DraftOwner,
): D | undefined {
  const [draft] = useState(() => {
    if (drafts.all().some(({ owner }) => owner !== staffNO)) drafts.clear();
    return drafts.of(orderNo).read();
  });
  return draft;
}

/** Stores the draft in the tab on every change, and clears all drafts when the user signs out. */
export function useStoreDraft<D extends OrderDraft>(
  { session }: Pick<Runtime, 'session'>,
  drafts: OrderDrafts<D>,
  draft: D,
  { isBlank }: { isBlank: boolean },
): void {
  useEffect(() => {
    const storage = drafts.of(draft.orderNo);
    if (isBlank) storage.clear();
    else storage.write(draft);
  }, [drafts, draft, isBlank]);
  useEffect(
    () =>
      session.store.subscribe((state, before) => {
        if (hasSignedOut(state, before)) drafts.clear();
      }),
    [session, drafts],
  );
}
