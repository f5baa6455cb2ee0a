import { QueryObserver } from '@tanstack/react-query';
import type { BodyOf, Call, ResultOf } from '../../contract/call';
import type { Host } from '../host/host';
import { withSession } from '../host/sign-in';
import { cacheOf, queryOf } from './cache';

export interface ReadOptions {
  /** Maximum age of a cached response in ms; default three minutes. */
  staleTime?: number;
  /** Lets the user sign in on the spot when the call requires it. */
  signIn?: boolean;
  /** Aborted when the caller no longer needs the response; the request is cancelled unless it has further callers. */
  signal?: AbortSignal | undefined;
}

/** Reads a call outside of views, from the cache if it is fresh. Throws the errors of `send`. */
export function read<C extends Call>(
  host: Pick<Host, 'runtime' | 'signIn'>,
  call: C,
  body: BodyOf<C>,
  { signIn = false, ...options }: ReadOptions = {},
): Promise<ResultOf<C>> {
  const fetch = () => fetchCached(host, call, body, options);
  return signIn ? withSession(host, fetch) : fetch();
}

async function fetchCached<C extends Call>(
  { runtime }: Pick<Host, 'runtime'>,
  call: C,
  body: BodyOf<C>,
  { staleTime, signal }: ReadOptions,
): Promise<ResultOf<C>> {
  const cache = cacheOf(runtime);
  const query = {
    ...queryOf(runtime, call, body),
    // structural sharing has no use here, and takes longer than a frame for hundreds of flights
    structuralSharing: false,
    ...(staleTime === undefined ? {} : { staleTime }),
  };
  // observes the query meanwhile, because an unmounting view with the same query would cancel the request
  const release = new QueryObserver(cache, { ...query, enabled: false }).subscribe(() => undefined);
  signal?.addEventListener('abort', release);
  try {
    return await cache.fetchQuery(query);
  } finally {
    signal?.removeEventListener('abort', release);
    release();
  }
}
