import { Fault } from '../http/fault';
import { streamsOpen } from '../metrics/measures';

/** Counter of this process's open streams, with limits per session and per user. */
export interface StreamCount {
  /** Counts a stream and returns a function that releases it once. Throws tooManyStreams. */
  open(session: string, userNo: string): () => void;
}

export function createStreamCount(limits: { perSession: number; perUser: number }): StreamCount {
  const sessions = new Map<string, number>();
  const users = new Map<string, number>();
  return {
    open(session, userNo) {
      const isFull =
        (sessions.get(session) ?? 0) >= limits.perSession || (users.get(userNo) ?? 0) >= limits.perUser;
      if (isFull) throw new Fault('tooManyStreams');
      add(sessions, session, 1);
      add(users, userNo, 1);
      streamsOpen.inc();
      let isOpen = true;
      return () => {
        if (!isOpen) return;
        isOpen = false;
        streamsOpen.dec();
        add(sessions, session, -1);
        add(users, userNo, -1);
      };
    },
  };
}

function add(counts: Map<string, number>, key: string, change: number): void {
  const count = (counts.get(key) ?? 0) + change;
  if (count > 0) counts.set(key, count);
  else counts.delete(key);
}
