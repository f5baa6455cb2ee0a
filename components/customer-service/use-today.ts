import { useSyncExternalStore } from 'react';
import { shanghaiDate } from '../../src/domain/shanghai-time';

const LOOK_MS = 60_000;

/** Today in Shanghai, YYYY-MM-DD; changes at midnight, within a minute. */
export const useToday = (): string => useSyncExternalStore(subscribe, read, read);

const read = () => shanghaiDate(new Date());

function subscribe(look: () => void): () => void {
  const timer = setInterval(look, LOOK_MS);
  return () => clearInterval(timer);
}
