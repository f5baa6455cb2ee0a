import { QueryObserver } from '@tanstack/react-query';
import type { BodyOf, Call, ResultOf } from '../../contract/call';
import type { Host } from '../host/host';
import { withSession } from '../host/sign-in';
import { cacheOf, queryOf } from './cache';

export interface ReadOptions {
  /** Age up to which a kept answer will do, ms; three minutes unless said. */
  staleTime?: number;
  /** The user signs in on the spot where it needs that. */
  signIn?: boolean;
  /** Nobody waits for the answer any more: the call ends, unless others wait for it too. */
  signal?: AbortSignal | undefined;
}

/** Reads a call for a flow: the answer that is kept if it is fresh, else a new one. Throws what `send` throws. */
export function read<C extends Call>(
  host: Pick<Host, 'runtime' | 'signIn'>,
  call: C,
  body: BodyOf<C>,
  { signIn = false, ...options }: ReadOptions = {},
): Promise<ResultOf<C>> {
  const fetch = () => fetchKept(host, call, body, options);
  return signIn ? withSession(host, fetch) : fetch();
}

async function fetchKept<C extends Call>(
  { runtime }: Pick<Host, 'runtime'>,
  call: C,
  body: BodyOf<C>,
  { staleTime, signal }: ReadOptions,
): Promise<ResultOf<C>> {
  const cache = cacheOf(runtime);
  const query = {
    ...queryOf(runtime, call, body),
    // nobody looks for what stayed the same in it, and of hundreds of flights the comparison takes longer than a frame
    structuralSharing: false,
    ...(staleTime === undefined ? {} : { staleTime }),
  };
  // held while it is awaited: a view that asked for the same and goes away would cancel it
  const release = new QueryObserver(cache, { ...query, enabled: false }).subscribe(() => undefined);
  signal?.addEventListener('abort', release);
  try {
    return await cache.fetchQuery(query);
  } finally {
    signal?.removeEventListener('abort', release);
    release();
  }
}
