import { useEffect, type RefObject } from 'react';
import { useStore } from 'zustand';
import { useFocusReturn } from '../../../../src/ui/layout/focus/focus-return';
import type { Dashboard } from '../dashboard';

/** Whoever comes back from facts that were opened from a table of this title goes on at its row. `isReady`: its rows are there. */
export function useReturned(
  dashboard: Dashboard,
  title: string,
  list: RefObject<HTMLElement | null>,
  isReady: boolean,
): void {
  const isBack = useStore(dashboard.store, ({ cameFrom }) => cameFrom === title) && isReady;
  useFocusReturn(list, isBack);
  useEffect(() => {
    if (isBack) dashboard.takeReturn();
  }, [dashboard, isBack]);
}
