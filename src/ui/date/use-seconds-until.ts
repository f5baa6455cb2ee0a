import { useCallback, useSyncExternalStore } from 'react';
import { nowMs, onClockChange } from '../../domain/clock';

/** Whole seconds until an instant (ms since the epoch) by the gateway's clock, counting down to 0. */
export function useSecondsUntil(instant: number): number {
  const left = () => Math.max(0, Math.ceil((instant - nowMs()) / 1000));
  const subscribe = useCallback(
    (tick: () => void) => {
      if (instant <= nowMs()) return () => undefined;
      const timer = setInterval(tick, 1000);
      const end = onClockChange(tick);
      return () => {
        clearInterval(timer);
        end();
      };
    },
    [instant],
  );
  return useSyncExternalStore(subscribe, left, left);
}
