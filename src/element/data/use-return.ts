import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `onReturn` whenever the user returns to the page from another tab or window, because others may have changed
 * the data. One return may cause two calls.
 */
export function useReturn(onReturn: () => void): void {
  const returned = useEffectEvent(onReturn);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') returned();
    };
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
    };
  }, []);
}
