import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { isCancelled } from '../host/host';
import { useHost } from '../host/host-context';
import { userOf } from '../runtime/user-of';

export interface ComposedResult<T> {
  data: T | undefined;
  isError: boolean;
  isLoading: boolean;
  retry(): void;
}

interface LoadedResult<T> {
  /** The function, user and number of retries of the loaded data. */
  compose: unknown;
  user: string | undefined;
  tries: number;
  data?: T;
  isError?: boolean;
}

const NOTHING = { compose: undefined, user: undefined, tries: 0 };

/**
 * Combines several reads. Only the single responses are cached: the combination is computed for every view, and again
 * for another `compose` or user. Nothing is read while `compose` is undefined.
 */
export function useComposed<T>(compose: (() => Promise<T>) | undefined): ComposedResult<T> {
  const { runtime } = useHost();
  const user = useStore(runtime.session.store, () => userOf(runtime));
  const [tries, setTries] = useState(0);
  const [loaded, setLoaded] = useState<LoadedResult<T>>(NOTHING);
  useEffect(() => {
    if (!compose) return;
    let isOver = false;
    const end = (result: Pick<LoadedResult<T>, 'data' | 'isError'>) => {
      if (!isOver) setLoaded({ compose, user, tries, ...result });
    };
    let again: ReturnType<typeof setTimeout> | undefined;
    compose().then(
      (data) => end({ data }),
      (error) => {
        if (!isCancelled(error)) end({ isError: true });
        // a navigation cancelled it; if the view still exists afterwards, it is read again
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
    // the error stays during a retry
    isError: isCurrent && loaded.isError === true,
    isLoading: compose !== undefined && !(isCurrent && loaded.tries === tries),
    retry: () => setTries((count) => count + 1),
  };
}
