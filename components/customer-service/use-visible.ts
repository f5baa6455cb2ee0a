import { useSyncExternalStore } from 'react';

/** True while the page is visible, not in a background tab. */
export const useVisible = (): boolean => useSyncExternalStore(subscribe, read, read);

const read = () => document.visibilityState === 'visible';

function subscribe(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}
