import { createStore, type StoreApi } from 'zustand/vanilla';
import { framedRoute, portalPathOf } from '../../src/domain/portal/frame-address';
import type { Host } from '../../src/element/host/host';
import { openChannel, type Channel, type PageMessage } from './channel';
import type { frame } from './declaration';
import { sendCode, sendToken } from './frame-answers';
import {
  isAtAddress,
  isSamePage,
  isSameSite,
  frameStateFor,
  type Failure,
  type FramedPage,
  type FrameOnView,
  type FrameState,
  type FrameRequest,
} from './frame-state';
import type { FromPortal } from './protocol';
import { frameTexts } from './texts';

/** Time limit for the handshake of a page after its load. */
const ANSWER_MS = 3000;

export type FrameStore = ReturnType<typeof createFrameStore>;

/**
 * Shows one page in a frame. A page of the server-side site is ready after its handshake; an external one does not know
 * the protocol and is ready after its load.
 */
export function createFrameStore(host: Host<typeof frame>) {
  const store: StoreApi<FrameState> = createStore<FrameState>(() => ({ step: 'empty' }));
  const { getState } = store;
  const enter = (state: FrameState) => store.setState(state, true);
  const { runtime } = host;
  let wanted: FrameRequest | undefined;
  let iframe: HTMLIFrameElement | undefined;
  let channel: Channel | undefined;
  let deadline: ReturnType<typeof setTimeout> | undefined;
  /** Route that the page has reported, on its origin. */
  let route: string | undefined;
  let frames = 0;

  function expectWithin(ms: number, failure: Failure): void {
    clearTimeout(deadline);
    deadline = setTimeout(() => fail(failure), ms);
  }

  function update(change: Partial<FrameOnView>): void {
    const state = getState();
    if (state.step === 'framed') enter({ ...state, ...change });
  }

  function fail(failure: Failure): void {
    update({ phase: failure });
    const message = frameTexts.chinese[failure];
    host.emit('tp-error', { kind: 'frame', code: `frame-${failure}`, message, retryable: true });
  }

  function refuse(): void {
    const message = frameTexts.chinese.refused;
    host.emit('tp-error', { kind: 'frame', code: 'frame-refused', message, retryable: false });
  }

  function ready(connected: boolean): void {
    clearTimeout(deadline);
    const state = getState();
    if (state.step !== 'framed' || state.phase === 'ready') return;
    update({ phase: 'ready' });
    host.track('page-framed', { kind: state.frame.kind });
    host.emit('tp-frame-ready', { connected });
  }

  function show(frame: Omit<FramedPage, 'id' | 'opened'>): void {
    frames += 1;
    route = undefined;
    const begun = { ...frame, id: frames, opened: frame.address };
    enter({ step: 'framed', frame: begun, phase: 'loading', height: undefined });
  }

  /** Navigates the existing frame to another page of its site. */
  function move(frame: FramedPage, address: string, { contentWindow }: HTMLIFrameElement): void {
    const before = route === undefined ? frame.address : frame.origin + route;
    route = undefined;
    update({ frame: { ...frame, address } });
    if (!isSamePage(before, address)) {
      update({ phase: 'loading' });
      expectWithin(loadMs(), 'slow');
    }
    // replaces the history entry, so that going back leaves the frame
    contentWindow?.location.replace(address);
  }

  const loadMs = () => (wanted?.loadSeconds ?? 0) * 1000;

  function hear(frame: FramedPage, message: PageMessage, answer: (answer: FromPortal) => void): void {
    switch (message.type) {
      case 'route': {
        const path = framedRoute(message.path, frame.origin);
        if (path === undefined || path === route) return;
        route = path;
        host.emit('tp-frame-route', { path, title: message.title });
        return;
      }
      case 'height':
        update({ height: Math.ceil(message.height) });
        return;
      case 'open': {
        const path = portalPathOf(message.path, location.origin);
        if (path !== undefined) host.emit('tp-frame-open', { path });
        return;
      }
      case 'code':
        void sendCode(wanted?.preAuthorise, frame, message.id, answer);
        return;
      case 'token':
        void sendToken(host, frame, message.id, message.refused, answer);
    }
  }

  return {
    store,

    /**
     * Shows the requested page. It stays if it is already shown; another page of the same site replaces it in the same
     * frame.
     */
    open(next: FrameRequest): void {
      const hidden = wanted?.hideFloatElement;
      wanted = next;
      const { trustedOrigins } = runtime;
      const shown = frameStateFor(next, { origin: location.origin, trustedOrigins });
      if (shown.step !== 'framed') {
        enter(shown);
        if (shown.step === 'refused') refuse();
        return;
      }
      const state = getState();
      if (state.step === 'framed' && isSameSite(state.frame, shown.frame)) {
        const { address } = shown.frame;
        if (hidden === next.hideFloatElement && isAtAddress(address, state.frame, route)) return;
        if (iframe) return move(state.frame, address, iframe);
      }
      show(shown.frame);
    },

    /** Retries in a new frame. */
    retry(): void {
      const state = getState();
      if (state.step === 'framed') show(state.frame);
    },

    /** Called when the frame is in the document. Returns the cleanup for its removal. */
    attach(element: HTMLIFrameElement): () => void {
      const state = getState();
      if (state.step !== 'framed') throw new Error('a frame without an address');
      const { frame } = state;
      const mine = openChannel({
        frame: () => element.contentWindow,
        origin: frame.origin,
        onConnected: () => ready(true),
        onMessage: (message, answer) => hear(frame, message, answer),
      });
      iframe = element;
      channel = mine;
      expectWithin(loadMs(), 'slow');
      return () => {
        mine.close();
        clearTimeout(deadline);
        if (iframe === element) iframe = undefined;
      };
    },

    /** Called when the frame has loaded a document, by the portal's navigation or its own. */
    loaded(): void {
      channel?.loaded();
      const state = getState();
      if (state.step !== 'framed') return;
      if (state.frame.kind === 'external') ready(false);
      else expectWithin(ANSWER_MS, 'silent');
    },
  };
}
