import { QueryClient, type QueryCacheNotifyEvent } from '@tanstack/react-query';
import type { BodyOf, Call, ResultOf } from '../../contract/call';
import type { Runtime } from '../runtime/runtime';
import { caches } from './caches';

/** The specification's default freshness of the local cache, ms. */
const FRESH_MS = 3 * 60_000;

/** The cache of everything read from the gateways under one runtime; emptied when another user signs in. */
export function cacheOf(runtime: Runtime): QueryClient {
  let cache = caches.get(runtime.session);
  if (!cache) {
    const made = new QueryClient({
      // the transport decides what may be repeated; asking again here would repeat refusals
      defaultOptions: { queries: { staleTime: FRESH_MS, retry: false, refetchOnWindowFocus: false } },
    });
    made.getQueryCache().subscribe(letGoOfViews);
    let user = userOf(runtime);
    runtime.session.store.subscribe(() => {
      const next = userOf(runtime);
      // reset, not cleared: a view that waits for the sign-in gets its answer, and as the new user
      if (next !== user && next !== undefined) {
        // what is under way while the first user is verified is asked with their own token
        void made.resetQueries(user === undefined ? { fetchStatus: 'idle' } : {});
      }
      user = next ?? user;
    });
    caches.set(runtime.session, (cache = made));
  }
  return cache;
}

/** An answer is kept for longer than the view it was read for: nothing of that stays with it, nor of its element. */
function letGoOfViews({ type, query }: QueryCacheNotifyEvent): void {
  if (type !== 'observerRemoved' || query.getObserversCount() > 0) return;
  const { queryKey, meta = {} } = query;
  query.setOptions({ queryKey, meta });
}

/** Who is signed in, and where; undefined while nobody is. */
export function userOf({ session }: Runtime): string | undefined {
  const state = session.store.getState();
  return state.status === 'signedIn' ? `${state.enterprise.enterpriseNum}/${state.user.userNO}` : undefined;
}

/** How a call is kept: by its path and its body, with the areas of data that make it stale. */
export const queryOf = <C extends Call>(runtime: Runtime, call: C, body: BodyOf<C>) => ({
  queryKey: [call.path, body] as const,
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<ResultOf<C>> =>
    runtime.send(call, body, { signal }),
  meta: { reads: call.reads },
});
