import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let isBetween = false;
let query: MediaQueryList | undefined;
const media = (): MediaQueryList => (query ??= window.matchMedia('print'));
const isPrinting = (): boolean => isBetween || media().matches;

function subscribe(listener: () => void): () => void {
  // what is printed is taken when the event is over: React may not wait
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

/** The page is being printed: what is long is drawn whole, not only what is in view. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, isPrinting, () => false);
