import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { BodyOf, Call, ResultOf } from '../../contract/call';
import type { Host } from '../host/host';
import { useHost } from '../host/host-context';
import { withSession } from '../host/sign-in';
import { useReturn } from './use-return';
import { cacheOf, queryOf, type RequestContext } from './cache';

/** State of a call in a view: pending, failed or loaded; `refetch` reloads it. */
export type CallState<R> = UseQueryResult<R>;

export interface CallOptions<R> {
  /** Maximum age of a cached response in ms; default three minutes. */
  staleTime?: number;
  /**
   * Set for data that others change: it is reloaded whenever it comes into view and when the user returns to the page.
   */
  live?: boolean;
  /** Polling interval in ms while in view; false for none. */
  refetchInterval?: (answer: R | undefined) => number | false;
  /**
   * Keeps the previous response in view until the response to another body arrives: always, or when the function
   * returns true.
   */
  keepPrevious?: boolean | ((answer: R) => boolean);
  /** Requests during the first render instead of after the first paint; for the main content of a page. */
  early?: boolean;
  /** An optional extra: the user is not asked to sign in for it, and its failure is not reported. */
  quiet?: boolean;
}

/**
 * Reads a call for a view; views with the same body share one response. No request is sent while `body` is undefined.
 * The user signs in over the element when the call requires it, and the element reports failures.
 */
export function useCall<C extends Call>(
  call: C,
  body: BodyOf<C> | undefined,
  options: CallOptions<ResultOf<C>> = {},
): CallState<ResultOf<C>> {
  const host = useHost();
  const { live = false, early = false } = options;
  const cache = cacheOf(host.runtime);
  const query = optionsOf(host, call, body, options);
  if (early && body !== undefined && !cache.getQueryState(query.queryKey)) void cache.prefetchQuery(query);
  const state = useQuery(query, cache);
  useReturn(() => {
    if (live && body !== undefined) void state.refetch({ cancelRefetch: false });
  });
  useReports(host, state.error, options);
  return state;
}

/** Reads a call for several bodies, like `useCall` for one. */
export function useCalls<C extends Call>(
  call: C,
  bodies: readonly BodyOf<C>[],
  options: CallOptions<ResultOf<C>> = {},
): CallState<ResultOf<C>>[] {
  const host = useHost();
  const states = useQueries(
    { queries: bodies.map((body) => optionsOf(host, call, body, options)) },
    cacheOf(host.runtime),
  );
  useReports(host, states.find((state) => state.error)?.error, options);
  return states;
}

/** Reports each failure once through the element. */
function useReports(
  host: Host,
  error: Error | null | undefined,
  { quiet = false }: { quiet?: boolean },
): void {
  useEffect(() => {
    if (error && !quiet) host.report(error);
  }, [host, error, quiet]);
}

const retainedAnswer =
  <R>(keeps: true | ((answer: R) => boolean)) =>
  <A extends R>(answer: A | undefined): A | undefined =>
    keeps === true || (answer !== undefined && keeps(answer)) ? answer : undefined;

function optionsOf<C extends Call>(
  host: Host,
  call: C,
  body: BodyOf<C> | undefined,
  { staleTime, live, refetchInterval, keepPrevious, quiet }: CallOptions<ResultOf<C>>,
) {
  const { runtime } = host;
  // without a body the query is disabled, and its key is unused
  const { queryFn, meta, ...query } = queryOf(runtime, call, body as BodyOf<C>);
  return {
    ...query,
    meta: { ...meta, isQuiet: quiet === true },
    queryFn: (asked: RequestContext) => (quiet ? queryFn(asked) : withSession(host, () => queryFn(asked))),
    enabled: body !== undefined,
    ...(live ? { staleTime: 0 } : staleTime === undefined ? {} : { staleTime }),
    ...(keepPrevious ? { placeholderData: retainedAnswer(keepPrevious) } : {}),
    ...(refetchInterval
      ? {
          refetchInterval: ({ state }: { state: { data: ResultOf<C> | undefined } }) =>
            refetchInterval(state.data),
        }
      : {}),
  };
}
