import { QueryClient } from '@tanstack/react-query';
import type { BodyOf, Call, ResultOf } from '../../contract/call';
import type { Runtime } from '../runtime/runtime';

/** The specification's default freshness of the local cache. */
const FRESH_MS = 3 * 60_000;

const clients = new WeakMap<Runtime, QueryClient>();

/** The cache of everything read from the gateways under one runtime; emptied when another user signs in. */
export function queryClientOf(runtime: Runtime): QueryClient {
  let client = clients.get(runtime);
  if (!client) {
    const made = new QueryClient({
      // the transport decides what may be repeated; asking again here would repeat refusals
      defaultOptions: { queries: { staleTime: FRESH_MS, retry: false, refetchOnWindowFocus: false } },
    });
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
    clients.set(runtime, (client = made));
  }
  return client;
}

function userOf(runtime: Runtime): string | undefined {
  const state = runtime.session.store.getState();
  return state.status === 'signedIn' ? `${state.enterprise.enterpriseNum}/${state.user.userNO}` : undefined;
}

/** Reads through the cache: the answer of the last three minutes, or a new one. */
export function read<C extends Call>(
  runtime: Runtime,
  call: C,
  body: BodyOf<C>,
  options: { fresh?: boolean } = {},
): Promise<ResultOf<C>> {
  return queryClientOf(runtime).fetchQuery({
    queryKey: [call.path, body],
    queryFn: ({ signal }) => runtime.send(call, body, { signal }),
    // nobody looks for what stayed the same in it, and of hundreds of flights the comparison takes longer than a frame
    structuralSharing: false,
    ...(options.fresh ? { staleTime: 0 } : {}),
  });
}
