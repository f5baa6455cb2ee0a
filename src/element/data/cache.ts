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

/** The specification's default freshness of the local cache, ms. */
const FRESH_MS = 3 * 60_000;

/** The cache of everything read from the gateways under one runtime; emptied when another user signs in. */
export function cacheOf(runtime: Runtime): QueryClient {
  let cache = caches.get(runtime.session);
  if (!cache) {
    const made = new QueryClient({
      queryCache: new QueryCache({ onError: forget }),
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

/**
 * An answer is kept for longer than the view it was read for: nothing of that stays with it, nor of its element. Nor
 * does anything of a view that has drawn itself out of the page, where it looks at answers and holds none.
 */
function letGoOfViews({ query }: QueryCacheNotifyEvent): void {
  const { queryKey, options, meta = {} } = query;
  const isHeld = query.getObserversCount() > 0 || query.state.fetchStatus !== 'idle';
  if (!isHeld && options.queryFn) query.setOptions({ queryKey, meta });
}

/**
 * A change of pages gave it up: nothing is wrong with it, and nobody is told so, now or later. Where it is still in view
 * once the page before has gone, it is asked again; until then it counts as under way.
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
  // by a view that is still there: the user may have to sign in over it
  const view = query.observers.find(({ options }) => options.enabled !== false);
  if (view) void view.refetch({ cancelRefetch: false });
  else if (!query.promise) query.setState({ fetchStatus: 'idle' });
}

/** As much as it needs to know of a question. */
export type Asked = Pick<QueryFunctionContext, 'signal'>;

/** How a call is kept: by its path and its body, with the areas of data that make it stale. */
export const queryOf = <C extends Call>(runtime: Runtime, call: C, body: BodyOf<C>) => ({
  queryKey: [call.path, body] as const,
  queryFn: ({ signal }: Asked): Promise<ResultOf<C>> => runtime.send(call, body, { signal }),
  meta: { reads: call.reads },
});
