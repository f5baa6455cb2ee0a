import { createStore } from 'zustand/vanilla';
import { queryMessages, streamMessages } from '../../src/contract/customer-service';
import { isGatewayError, type Host } from '../../src/element/host/host';
import { loadChunk } from '../../src/element/runtime/chunk';
import { createBackoff, pause } from '../../src/gateway/backoff';
import {
  EMPTY,
  ownerIn,
  takeMessage,
  takePage,
  takeReadState,
  type ConversationState,
  type ThreadStatus,
} from './conversation-state';
import { loadEarlier } from './earlier-messages';
import { createOutbox } from './outbox';
import { createReadMark } from './read-mark';
import type { customerService } from './declaration';
import { customerServiceTexts } from './texts';

export type Conversation = ReturnType<typeof createConversation>;

/**
 * The caller's thread with customer service. While it runs, it stays up to date across lost connections, sign-out and
 * sign-in. A closed panel has no stream of its own: events of the order stream trigger a reload. Signing in as another
 * user drops the thread.
 */
export function createConversation(host: Host<typeof customerService>) {
  const { runtime } = host;
  const store = createStore<ConversationState>(() => EMPTY);
  const { getState } = store;
  const set = (change: Partial<ConversationState>) => store.setState(change);
  const enter = (status: ThreadStatus) => set({ status });

  /** Owner of the loaded messages. */
  let owner: string | undefined;
  /** Owner served by the present run; undefined until the session is known. */
  let served: string | undefined;
  let running: AbortController | undefined;
  let isOpen = false;
  const { note, setSeen } = createReadMark(host, store, () => owner);

  function belongTo(next: string): void {
    if (owner !== undefined && owner !== next) set(EMPTY);
    owner = next;
  }

  async function run(signal: AbortSignal): Promise<void> {
    const backoff = createBackoff();
    while (!signal.aborted) {
      try {
        const session = await runtime.session.start();
        if (signal.aborted) return;
        served = ownerIn(session);
        if (session.status !== 'signedIn' || served === undefined) {
          set({ status: { step: 'signed-out' }, unreadCount: 0 });
          return;
        }
        belongTo(served);
        await keepUp(signal);
        return;
      } catch (error) {
        if (signal.aborted) return;
        fail(error);
        if (!isPassing(error)) return;
        await pause(backoff.next(), signal);
      }
    }
  }

  async function keepUp(signal: AbortSignal): Promise<void> {
    if (!isOpen) {
      await listen(signal);
      return;
    }
    if (getState().status.step !== 'open') {
      if (getState().status.step !== 'failed') enter({ step: 'loading' });
      if (!(await readNewest(signal))) return;
    }
    enter({ step: 'open', connection: 'connecting' });
    note();
    await runtime.follow(streamMessages, {
      signal,
      body: () => ({ afterSequence: getState().cursor }),
      onOpen: () => enter({ step: 'open', connection: 'live' }),
      onLost: (reason) => enter({ step: 'open', connection: 'lost', reason }),
      onEvent(event) {
        if (signal.aborted) return;
        if (event.type === 'message') set(takeMessage(getState(), event.message, 'stream'));
        else set(takeReadState(getState(), event));
        note();
      },
    });
  }

  /** Reloads the newest page. Returns false when aborted. */
  async function readNewest(signal: AbortSignal): Promise<boolean> {
    const page = await runtime.send(queryMessages, {});
    if (signal.aborted) return false;
    set(takePage(getState(), page));
    return true;
  }

  /** Listens while the panel is closed, which shows only the unread count. */
  async function listen(signal: AbortSignal): Promise<void> {
    const { joinOrderChanges } = await loadChunk(() => import('../../src/element/live/order-changes'));
    if (signal.aborted) return;
    // joins before the first read, so that no change in between is missed
    const leave = joinOrderChanges(runtime, () => {
      // the next change makes up for a failed read
      readNewest(signal).catch(() => undefined);
    });
    signal.addEventListener('abort', leave);
    try {
      if (await readNewest(signal)) enter({ step: 'open', connection: 'connecting' });
    } catch (error) {
      leave();
      signal.removeEventListener('abort', leave);
      throw error;
    }
  }

  function fail(error: unknown): void {
    if (isGatewayError(error) && (error.kind === 'expired' || error.kind === 'no-token')) {
      set({ status: { step: 'signed-out' }, unreadCount: 0 });
      return;
    }
    const isNew = getState().status.step !== 'failed';
    enter({ step: 'failed', error });
    // a closed panel shows no errors
    if (isNew && isOpen) host.report(error);
  }

  function begin(): void {
    running?.abort();
    running = new AbortController();
    served = undefined;
    void run(running.signal);
  }

  function onVisibility(): void {
    // browsers allow few connections per origin, which hidden tabs would use up
    if (document.visibilityState === 'hidden') running?.abort();
    else begin();
  }

  return {
    store,
    ...createOutbox(host, store, () => owner),

    /** Starts to follow the thread. Returns a stop function. */
    start(): () => void {
      const unsubscribe = runtime.session.store.subscribe((session) => {
        const now = ownerIn(session);
        if (served !== undefined && now !== undefined && now !== served) begin();
      });
      document.addEventListener('visibilitychange', onVisibility);
      if (document.visibilityState !== 'hidden') begin();
      return () => {
        unsubscribe();
        document.removeEventListener('visibilitychange', onVisibility);
        running?.abort();
        running = undefined;
      };
    },

    retry: begin,

    /** Opens the sign-in dialog. */
    async signIn(): Promise<void> {
      if (await host.signIn(host.texts(customerServiceTexts).signInFirst)) begin();
    },

    /** Emits `tp-close`, and closes the panel unless the host page prevents it. */
    close(): void {
      if (!host.emit('tp-close')) return;
      const element = host.element as HTMLElement & { open: boolean };
      element.removeAttribute('open');
      element.open = false;
    },

    setOpen(next: boolean): void {
      if (next === isOpen) return;
      isOpen = next;
      // an embedder may have signed the user in meanwhile
      if (running && !running.signal.aborted) begin();
    },

    setSeen,

    loadEarlier: () => loadEarlier(host, store, () => owner),
  };
}

/** True for errors that pass by themselves: unreachable or overloaded gateway, or a chunk that failed to load. */
const isPassing = (error: unknown): boolean => !isGatewayError(error) || error.retryable;
