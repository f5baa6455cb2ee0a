import { useSyncExternalStore } from 'react';
import { now, onClockChange } from '../../domain/clock';
import { shanghaiDate } from '../../domain/shanghai-time';

const LOOK_MS = 60_000;

const read = () => shanghaiDate(now());

function subscribe(look: () => void): () => void {
  const timer = setInterval(look, LOOK_MS);
  const end = onClockChange(look);
  return () => {
    clearInterval(timer);
    end();
  };
}

/** Today in Shanghai by the gateway's clock, YYYY-MM-DD; updated within a minute after midnight. */
export const useToday = (): string => useSyncExternalStore(subscribe, read, read);
