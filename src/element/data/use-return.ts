import { useEffect, useEffectEvent } from 'react';

/**
 * Calls back whenever the user comes back to the page, from another tab or another window: what they see may have
 * changed under other hands. Both ways may tell of one return.
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
