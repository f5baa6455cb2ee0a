import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { BodyOf, Call, ResultOf } from '../../contract/call';
import type { Host } from '../host/host';
import { useHost } from '../host/host-context';
import { withSession } from '../host/sign-in';
import { useReturn } from './use-return';
import { cacheOf, queryOf, type Asked } from './cache';

/** The answer to a call as a view knows it: pending, failed, or there; `refetch` asks anew. */
export type CallState<R> = UseQueryResult<R>;

export interface CallOptions<R> {
  /** Age up to which a kept answer will do, ms; three minutes unless said. */
  staleTime?: number;
  /** It changes under other hands: asked anew whenever it comes into view and the user comes back to the page. */
  live?: boolean;
  /** After so many ms it is asked anew while it is in view. */
  refetchInterval?: (answer: R | undefined) => number | false;
  /** The last answer stays in view until that to another body is there: any, or one that may. */
  keepPrevious?: boolean | ((answer: R) => boolean);
  /** What the page is there for: asked as it is first rendered, not once that is on the screen. */
  early?: boolean;
  /** An extra the view does without: nobody is asked to sign in for it, and its failure is not reported. */
  quiet?: boolean;
}

/**
 * Reads a call for a view; all that ask the same share one answer. `body` undefined: nothing to ask yet. The user
 * signs in over the element where the call needs it, and the element reports what fails.
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

/** Reads one call for several bodies, as `useCall` does for one. */
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

/** The element tells of what failed, once. */
function useReports(
  host: Host,
  error: Error | null | undefined,
  { quiet = false }: { quiet?: boolean },
): void {
  useEffect(() => {
    if (error && !quiet) host.report(error);
  }, [host, error, quiet]);
}

const keptBy =
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
  // without a body nothing is asked: the key stands for no question then
  const { queryFn, meta, ...query } = queryOf(runtime, call, body as BodyOf<C>);
  return {
    ...query,
    meta: { ...meta, isQuiet: quiet === true },
    queryFn: (asked: Asked) => (quiet ? queryFn(asked) : withSession(host, () => queryFn(asked))),
    enabled: body !== undefined,
    ...(live ? { staleTime: 0 } : staleTime === undefined ? {} : { staleTime }),
    ...(keepPrevious ? { placeholderData: keptBy(keepPrevious) } : {}),
    ...(refetchInterval
      ? {
          refetchInterval: ({ state }: { state: { data: ResultOf<C> | undefined } }) =>
            refetchInterval(state.data),
        }
      : {}),
  };
}
