import { useSyncExternalStore } from 'react';

/** Whether the page is before the user's eyes, not in a tab behind. */
export const useVisible = (): boolean => useSyncExternalStore(subscribe, read, read);

const read = () => document.visibilityState === 'visible';

function subscribe(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}
