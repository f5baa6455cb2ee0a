import { useCallback, useSyncExternalStore } from 'react';

/** Whole seconds until an instant (ms since the epoch), counting down; 0 once it is past. */
export function useSecondsUntil(instant: number): number {
  const left = () => Math.max(0, Math.ceil((instant - Date.now()) / 1000));
  const subscribe = useCallback(
    (tick: () => void) => {
      if (instant <= Date.now()) return () => undefined;
      const timer = setInterval(tick, 1000);
      return () => clearInterval(timer);
    },
    [instant],
  );
  return useSyncExternalStore(subscribe, left, left);
}
