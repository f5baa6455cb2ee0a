import { ORDER_CHANGES_KEPT_MIN, streamOrderChanges } from '../../contract/order/live';
import { userOf } from '../runtime/user-of';
import { invalidateCaches } from '../data/caches';
import type { Runtime } from '../runtime/runtime';

/** Combines changes in quick succession into one reload: lists of a large enterprise change all the time. */
const LEAST_PAUSE_MS = 2_000;
/** Longest absence after which a cursor is still used, well before the gateway forgets it. */
const LONGEST_ABSENCE_MS = (ORDER_CHANGES_KEPT_MIN / 2) * 60_000;

const ORDERS = ['order', 'approval'];
const FILES = ['download'];
const MESSAGES = ['message'];

interface OrderSubscription {
  views: number;
  /** Called when the thread with customer service has changed. */
  hearers: Set<() => void>;
  end(): void;
}

const joined = new WeakMap<Runtime['session'], OrderSubscription>();

/**
 * Subscribes a view; returns a function that unsubscribes it. The connection lasts from the first view to the last.
 * `hearMessages`: called when the user's thread with customer service has changed, or may have.
 */
export function joinOrderChanges(runtime: Runtime, hearMessages?: () => void): () => void {
  const { session } = runtime;
  const shared = joined.get(session) ?? begin(runtime);
  joined.set(session, shared);
  shared.views += 1;
  if (hearMessages) shared.hearers.add(hearMessages);
  return () => {
    shared.views -= 1;
    if (hearMessages) shared.hearers.delete(hearMessages);
    if (shared.views > 0) return;
    joined.delete(session);
    shared.end();
  };
}

function begin(runtime: Runtime): OrderSubscription {
  const hearers = new Set<() => void>();
  const end = follow(runtime, () => {
    for (const hear of hearers) hear();
  });
  return { views: 0, hearers, end };
}

/** Follows the orders of the signed-in user while the page is visible. Returns a function that stops it. */
function follow(runtime: Runtime, onMessages: () => void): () => void {
  let connection: AbortController | undefined;
  /** User of `cursor`; undefined when the user of the token is not known yet. */
  let user: string | undefined;
  let cursor = '';
  let lostAt: number | undefined;
  let lastRead = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const changed = new Set<string>();

  function readAnew(areas: readonly string[]): void {
    for (const area of areas) changed.add(area);
    timer ??= setTimeout(
      () => {
        timer = undefined;
        lastRead = performance.now();
        const changes = [...changed];
        changed.clear();
        if (changes.includes('message')) onMessages();
        void invalidateCaches(runtime, { changes });
      },
      Math.max(0, lastRead + LEAST_PAUSE_MS - performance.now()),
    );
  }

  function connect(): void {
    stop();
    user = userOf(runtime);
    if (document.visibilityState === 'hidden') return;
    const made = (connection = new AbortController());
    const { signal } = made;
    const onLost = () => (lostAt ??= Date.now());
    const following = runtime.follow(streamOrderChanges, {
      signal,
      body: () => {
        forgetOldCursor();
        return { cursor };
      },
      onOpen: () => (lostAt = undefined),
      onLost,
      onEvent(event) {
        if (signal.aborted) return;
        ({ cursor } = event);
        if (event.orderNos.length + event.applyIds.length > 0) readAnew(ORDERS);
        if (event.exportNos.length > 0) readAnew(FILES);
        if (event.hasMessages) readAnew(MESSAGES);
      },
    });
    // no session, no right, or a gateway without this stream: the next sign-in or return to the page retries
    following.catch(() => {
      onLost();
      if (connection === made) connection = undefined;
    });
  }

  function stop(): void {
    if (connection && !connection.signal.aborted) lostAt ??= Date.now();
    connection?.abort();
    connection = undefined;
  }

  /** Drops a cursor that the gateway may have forgotten, and reloads everything. */
  function forgetOldCursor(): void {
    if (lostAt === undefined || Date.now() - lostAt < LONGEST_ABSENCE_MS) return;
    cursor = '';
    readAnew([...ORDERS, ...FILES, ...MESSAGES]);
  }

  const leaveSession = runtime.session.store.subscribe(() => {
    const next = userOf(runtime);
    if (next === user) return;
    const wasUnknown = user === undefined;
    user = next;
    // the connection may start with a token whose user is not verified yet
    if (wasUnknown && connection) return;
    cursor = '';
    lostAt = undefined;
    // nothing to follow after a sign-out
    if (next === undefined) stop();
    else connect();
  });
  document.addEventListener('visibilitychange', connect);
  connect();

  return () => {
    leaveSession();
    document.removeEventListener('visibilitychange', connect);
    clearTimeout(timer);
    stop();
  };
}
