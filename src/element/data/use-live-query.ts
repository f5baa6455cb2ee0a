import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Host } from '../host/host';
import { queryClientOf } from './server-state';
import { withSession } from '../host/sign-in';
import { useReturn } from '../host/use-return';

interface LiveQuery<T> {
  queryKey: readonly unknown[];
  read(signal: AbortSignal): Promise<T>;
  /** After so many ms it is looked at anew, while it is in view. */
  lookAgainAfter?: (data: T | undefined) => number | false;
  /** What was there before stays until the answer to another question is there. */
  keepsBefore?: boolean;
  enabled?: boolean;
}

/**
 * What changes under other hands, and so is never taken from the cache: read anew whenever the user comes back to
 * it. A session that ended is renewed on the way; an error is reported by the element.
 */
export function useLiveQuery<T>(host: Host, query: LiveQuery<T>): UseQueryResult<T> {
  const { queryKey, read, lookAgainAfter, keepsBefore = false, enabled = true } = query;
  const found = useQuery<T>(
    {
      queryKey,
      queryFn: ({ signal }) => withSession(host, () => read(signal)),
      staleTime: 0,
      refetchInterval: ({ state }) => lookAgainAfter?.(state.data) ?? false,
      ...(keepsBefore ? { placeholderData: (before) => before } : {}),
      enabled,
    },
    queryClientOf(host.runtime),
  );
  useReturn(() => {
    if (enabled) void found.refetch({ cancelRefetch: false });
  });
  const { error } = found;
  useEffect(() => {
    if (error) host.report(error);
  }, [host, error]);
  return found;
}
