import {
  QueryCache,
  QueryClient,
  type Query,
  type QueryCacheNotifyEvent,
  type QueryFunctionContext,
} from '@tanstack/react-query';
import type { BodyOf, Call, ResultOf } from '../../contract/call';
import type { Runtime } from '../runtime/runtime';
import { isCancelled } from '../host/host';
import { userOf } from '../runtime/user-of';
import { caches } from './caches';

/** Default freshness of the local cache in the specification, in ms. */
const FRESH_MS = 3 * 60_000;

/** Returns the cache of all gateway responses of a runtime's session. It is reset when another user signs in. */
export function cacheOf(runtime: Runtime): QueryClient {
  let cache = caches.get(runtime.session);
  if (!cache) {
    const made = new QueryClient({
      queryCache: new QueryCache({ onError: forget }),
      // the transport decides about retries; a retry here would repeat refused calls
      defaultOptions: { queries: { staleTime: FRESH_MS, retry: false, refetchOnWindowFocus: false } },
    });
    made.getQueryCache().subscribe(letGoOfViews);
    let user = userOf(runtime);
    runtime.session.store.subscribe(() => {
      const next = userOf(runtime);
      // reset instead of cleared: a view that waits for the sign-in gets its response, as the new user
      if (next !== user && next !== undefined) {
        // requests under way during the first verification already carry the user's own token
        void made.resetQueries(user === undefined ? { fetchStatus: 'idle' } : {});
      }
      user = next ?? user;
    });
    caches.set(runtime.session, (cache = made));
  }
  return cache;
}

/**
 * Removes the query function of an unused entry, because a cached response outlives its view and must not retain the
 * view or its element. The same holds for a suspended view outside the page.
 */
function letGoOfViews({ query }: QueryCacheNotifyEvent): void {
  const { queryKey, options, meta = {} } = query;
  const isHeld = query.getObserversCount() > 0 || query.state.fetchStatus !== 'idle';
  if (!isHeld && options.queryFn) query.setOptions({ queryKey, meta });
}

/**
 * Handles a request that a navigation cancelled: the query goes back to its previous state without an error. If it is
 * still in view after the navigation it is requested again, and counts as loading until then.
 */
function forget(error: Error, query: Query<unknown, unknown>): void {
  if (!isCancelled(error)) return;
  const isInView = query.isActive();
  query.setState({
    status: query.state.data === undefined ? 'pending' : 'success',
    error: null,
    fetchFailureReason: null,
    fetchStatus: isInView ? 'fetching' : 'idle',
  });
  if (isInView) setTimeout(() => askAgain(query));
}

function askAgain(query: Query<unknown, unknown>): void {
  // through a view that still exists, because the user may have to sign in over it
  const view = query.observers.find(({ options }) => options.enabled !== false);
  if (view) void view.refetch({ cancelRefetch: false });
  else if (!query.promise) query.setState({ fetchStatus: 'idle' });
}

/** The part of a query function's context that requests need. */
export type RequestContext = Pick<QueryFunctionContext, 'signal'>;

/** Query options of a call: keyed by path and body, with the data areas whose changes invalidate it. */
export const queryOf = <C extends Call>(runtime: Runtime, call: C, body: BodyOf<C>) => ({
  queryKey: [call.path, body] as const,
  queryFn: ({ signal }: RequestContext): Promise<ResultOf<C>> => runtime.send(call, body, { signal }),
  meta: { reads: call.reads },
});
