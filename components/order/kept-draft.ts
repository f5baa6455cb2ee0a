import { useEffect, useState } from 'react';
import type { Runtime } from '../../src/element/runtime/runtime';
import { tabStorage, type KeepsInTab, type TabStorage } from '../../src/element/runtime/tab-storage';
import { hasSignedOut } from '../../src/session/ended';
import { now } from '../../src/domain/clock';

/** What is filled in for an order before it is asked for, and who fills it in (a staff number). */
export interface OrderDraft {
  owner: string;
  orderNo: string;
}

/** A draft as it is kept. `keptAt`: ISO instant. */
export type Kept<D> = D & { keptAt: string };

/** What is filled in for several orders. */
export interface OrderDrafts<D> {
  /** The latest first. */
  all(): readonly Kept<D>[];
  /** What is filled in for one of them. */
  of(orderNo: string): TabStorage<D>;
  clear(): void;
}

/** The oldest gives way. */
const MOST = 20;

/** Drafts of orders, kept under a name for as long as the tab. */
export function orderDrafts<D extends OrderDraft>(runtime: KeepsInTab, name: string): OrderDrafts<D> {
  const storage = tabStorage<readonly Kept<D>[]>(runtime, name);
  const all = () => storage.read() ?? [];
  const without = (orderNo: string) => all().filter((draft) => draft.orderNo !== orderNo);
  const put = (drafts: readonly Kept<D>[]) => (drafts.length > 0 ? storage.write(drafts) : storage.clear());
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

/** Whose and for which order, as the gateway answers it. */
interface Asked {
  orderNo: string;
  staffNO: string;
}

/** What this person has filled in for this order, as it was when the view began; what another has is forgotten. */
export function useStoredDraft<D extends OrderDraft>(
  drafts: OrderDrafts<D>,
  { orderNo, staffNO }: Asked,
): D | undefined {
  const [draft] = useState(() => {
    if (drafts.all().some(({ owner }) => owner !== staffNO)) drafts.clear();
    return drafts.of(orderNo).read();
  });
  return draft;
}

/** Keeps what is filled in for this tab, and forgets all of it when its writer signs out. */
export function useKeepDraft<D extends OrderDraft>(
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
