import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useHost } from '../host/host-context';
import { userOf } from './cache';

export interface Composed<T> {
  data: T | undefined;
  isError: boolean;
  isLoading: boolean;
  retry(): void;
}

interface Loaded<T> {
  /** What was asked, by whom, and after how many retries. */
  compose: unknown;
  user: string | undefined;
  tries: number;
  data?: T;
  isError?: boolean;
}

const NOTHING = { compose: undefined, user: undefined, tries: 0 };

/**
 * What several reads say together. Each is kept in the cache by itself, the whole is kept nowhere: it is put together
 * anew for every view, for another `compose` and for another user. `compose` undefined: nothing to ask.
 */
export function useComposed<T>(compose: (() => Promise<T>) | undefined): Composed<T> {
  const { runtime } = useHost();
  const user = useStore(runtime.session.store, () => userOf(runtime));
  const [tries, setTries] = useState(0);
  const [loaded, setLoaded] = useState<Loaded<T>>(NOTHING);
  useEffect(() => {
    if (!compose) return;
    let isOver = false;
    const end = (result: Pick<Loaded<T>, 'data' | 'isError'>) => {
      if (!isOver) setLoaded({ compose, user, tries, ...result });
    };
    compose().then(
      (data) => end({ data }),
      () => end({ isError: true }),
    );
    return () => {
      isOver = true;
    };
  }, [compose, user, tries]);
  const isCurrent = compose !== undefined && loaded.compose === compose && loaded.user === user;
  return {
    data: isCurrent ? loaded.data : undefined,
    // stays while it is tried again
    isError: isCurrent && loaded.isError === true,
    isLoading: compose !== undefined && !(isCurrent && loaded.tries === tries),
    retry: () => setTries((count) => count + 1),
  };
}
