import { createStore, type StoreApi } from 'zustand/vanilla';
import { framedRoute, frameTarget, portalPage, type FrameKind } from '../../src/domain/portal/frame-address';
import type { Host } from '../../src/element/host/host';
import { openChannel, type Channel, type PageMessage } from './channel';
import type { FromPortal } from './protocol';
import { ALLOW, sandboxOf } from './sandbox';
import { tokenFor } from './token';
import type { frame } from './declaration';
import { frameTexts } from './texts';

/** What the embedder wants to be shown. */
export interface Wanted {
  src: string;
  kind: FrameKind;
  hideFloatElement: boolean;
  framedOrigins: readonly string[];
  loadSeconds: number;
  preAuthorise: (() => unknown) | undefined;
}

/** One `<iframe>`; a new id means a new one, with a history of its own. */
export interface Framed {
  id: number;
  kind: FrameKind;
  /** The address it began with. */
  opened: string;
  /** The address it was last sent to. */
  address: string;
  origin: string;
  getsToken: boolean;
  sandbox: string;
  allow: string;
}

export type FramingState =
  | { step: 'empty' }
  | { step: 'refused' }
  /** A good address that is not shown in here. */
  | { step: 'elsewhere'; address: string; host: string }
  | { step: 'framed'; frame: Framed; phase: Phase; height: number | undefined };
type Phase = 'loading' | 'ready' | Failure;
/** `slow`: nothing came in time. `silent`: something came that does not speak to the portal, or was not let. */
export type Failure = 'slow' | 'silent';

/** After a load the page has this long to say hello and accept. */
const ANSWER_MS = 3000;

export type Framing = ReturnType<typeof createFraming>;

/**
 * The flow of showing one page in a frame. A page of the server-side site is there once it has shaken hands; an
 * external one, which knows nothing of us, once it has loaded.
 */
export function createFraming(host: Host<typeof frame>) {
  const store: StoreApi<FramingState> = createStore<FramingState>(() => ({ step: 'empty' }));
  const { getState } = store;
  const enter = (state: FramingState) => store.setState(state, true);
  const { runtime } = host;
  let wanted: Wanted | undefined;
  let iframe: HTMLIFrameElement | undefined;
  let channel: Channel | undefined;
  let deadline: ReturnType<typeof setTimeout> | undefined;
  /** Where the page says it is, on its origin. */
  let route: string | undefined;
  let frames = 0;

  function expectWithin(ms: number, failure: Failure): void {
    clearTimeout(deadline);
    deadline = setTimeout(() => fail(failure), ms);
  }

  function update(change: Partial<Extract<FramingState, { step: 'framed' }>>): void {
    const state = getState();
    if (state.step === 'framed') enter({ ...state, ...change });
  }

  function fail(failure: Failure): void {
    update({ phase: failure });
    const message = frameTexts.chinese[failure];
    host.emit('tp-error', { kind: 'frame', code: `frame-${failure}`, message, retryable: true });
  }

  function ready(connected: boolean): void {
    clearTimeout(deadline);
    const state = getState();
    if (state.step !== 'framed' || state.phase === 'ready') return;
    update({ phase: 'ready' });
    host.track('page-framed', { kind: state.frame.kind });
    host.emit('tp-frame-ready', { connected });
  }

  function show(frame: Omit<Framed, 'id' | 'opened'>): void {
    frames += 1;
    route = undefined;
    const begun = { ...frame, id: frames, opened: frame.address };
    enter({ step: 'framed', frame: begun, phase: 'loading', height: undefined });
  }

  /** Sends the frame that is there to another page of its site. */
  function move(frame: Framed, address: string, { contentWindow }: HTMLIFrameElement): void {
    const before = route === undefined ? frame.address : frame.origin + route;
    route = undefined;
    update({ frame: { ...frame, address } });
    // another fragment of the same page loads nothing that could be waited for
    if (withoutHash(before) !== withoutHash(address)) {
      update({ phase: 'loading' });
      expectWithin(loadMs(), 'slow');
    }
    // takes the place of the entry in the history: going back leads out, not through what was shown
    contentWindow?.location.replace(address);
  }

  const loadMs = () => (wanted?.loadSeconds ?? 0) * 1000;

  function hear(frame: Framed, message: PageMessage, answer: (answer: FromPortal) => void): void {
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
        const path = portalPage(message.path, location.origin);
        if (path !== undefined) host.emit('tp-frame-open', { path });
        return;
      }
      case 'code':
        void giveCode(frame, message.id, answer);
        return;
      case 'token':
        void giveToken(frame, message.id, message.refused, answer);
    }
  }

  async function giveToken(
    frame: Framed,
    id: number,
    refused: string | undefined,
    answer: (answer: FromPortal) => void,
  ): Promise<void> {
    // a token that could not be had is none: the page says so in its own way
    const authSign = frame.getsToken ? await tokenFor(host, refused).catch(() => null) : null;
    answer({ type: 'token', id, authSign });
  }

  async function giveCode(frame: Framed, id: number, answer: (answer: FromPortal) => void): Promise<void> {
    let code: unknown;
    try {
      // a site of another kind has the token, or is to have nothing
      if (frame.kind === 'pre-authorised') code = await wanted?.preAuthorise?.();
    } catch {
      // whoever gives codes knows why there is none
    }
    answer({ type: 'code', id, code: typeof code === 'string' && code !== '' ? code : null });
  }

  /** Is the page already where it is wanted: at the address it was opened with, or the one it told of? */
  function isAt(address: string, frame: Framed): boolean {
    if (route === undefined) return address === frame.address;
    return framedRoute(address.slice(frame.origin.length), frame.origin) === route;
  }

  return {
    store,

    /** Shows what is wanted. A page that is there already stays; another one of the same site replaces it. */
    open(next: Wanted): void {
      const hidden = wanted?.hideFloatElement;
      wanted = next;
      if (next.src === '') {
        enter({ step: 'empty' });
        return;
      }
      const { kind, hideFloatElement, framedOrigins } = next;
      const { origin } = location;
      const { trustedOrigins } = runtime;
      const target = frameTarget(next.src, { kind, origin, trustedOrigins, framedOrigins, hideFloatElement });
      if (target.verdict === 'refused') {
        enter({ step: 'refused' });
        host.emit('tp-error', {
          kind: 'frame',
          code: 'frame-refused',
          message: frameTexts.chinese.refused,
          retryable: false,
        });
        return;
      }
      if (target.verdict === 'elsewhere') {
        enter({ step: 'elsewhere', address: target.address, host: target.host });
        return;
      }
      const { address, getsToken } = target;
      const state = getState();
      if (state.step === 'framed' && state.frame.origin === target.origin && state.frame.kind === kind) {
        const { frame } = state;
        if (hidden === hideFloatElement && isAt(address, frame)) return;
        if (iframe) {
          move(frame, address, iframe);
          return;
        }
      }
      const isOurs = target.origin === origin;
      show({
        kind,
        address,
        origin: target.origin,
        getsToken,
        sandbox: sandboxOf(kind, isOurs),
        allow: ALLOW[kind],
      });
    },

    /** Another try, in a frame of its own. */
    retry(): void {
      const state = getState();
      if (state.step === 'framed') show(state.frame);
    },

    /** The frame stands in the document. Returns what to do when it is taken out. */
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

    /** A document came into the frame, by us or by itself. */
    loaded(): void {
      channel?.loaded();
      const state = getState();
      if (state.step !== 'framed') return;
      if (state.frame.kind === 'external') ready(false);
      else expectWithin(ANSWER_MS, 'silent');
    },
  };
}

const withoutHash = (address: string): string => address.split('#', 1)[0] ?? '';
