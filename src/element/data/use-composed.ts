import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { isCancelled } from '../host/host';
import { useHost } from '../host/host-context';
import { userOf } from '../runtime/user-of';

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
    let again: ReturnType<typeof setTimeout> | undefined;
    compose().then(
      (data) => end({ data }),
      (error) => {
        if (!isCancelled(error)) end({ isError: true });
        // a change of pages gave it up; where this is still in view once the page before has gone, it is wanted
        else if (!isOver) again = setTimeout(() => setTries((count) => count + 1));
      },
    );
    return () => {
      isOver = true;
      clearTimeout(again);
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
