import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let isBetween = false;
let query: MediaQueryList | undefined;
const media = (): MediaQueryList => (query ??= window.matchMedia('print'));
const isPrinting = (): boolean => isBetween || media().matches;

function subscribe(listener: () => void): () => void {
  // synchronous, because the browser takes its print snapshot when the event ends
  const tell = () => flushSync(listener);
  const begin = () => {
    isBetween = true;
    tell();
  };
  const end = () => {
    isBetween = false;
    tell();
  };
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  media().addEventListener('change', tell);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
    media().removeEventListener('change', tell);
  };
}

/** True while the page is being printed: long content is then rendered in full rather than in part. */
export const useIsPrinted = (): boolean => useSyncExternalStore(subscribe, isPrinting, () => false);
