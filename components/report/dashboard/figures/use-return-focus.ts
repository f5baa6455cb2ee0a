import { useEffect, type RefObject } from 'react';
import { useStore } from 'zustand';
import { useFocusReturn } from '../../../../src/ui/layout/focus/focus-return';
import type { Dashboard } from '../dashboard';

/**
 * Moves the focus to a row when the user returns from records opened in the table of this title. `isReady`: its rows
 * are loaded.
 */
export function useReturnFocus(
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
