import { newId } from '../../src/element/runtime/new-id';
import type { FromFrame, FromPage } from './protocol';

/**
 * travel-portal-elements/connect-frame: for pages that show an element of the suite in an iframe of frame.html. One
 * file without dependencies, also served as `/elements/connect-frame.js`; sites that load no scripts of other origins
 * copy it.
 */
export interface FrameOptions {
  /** Exact origin of frame.html, e.g. `https://travel.example`. */
  origin: string;
  /** Attributes of the element, by name, besides those in the address. */
  attributes?: Readonly<Record<string, unknown>>;
  theme?: 'auto' | 'light' | 'dark';
  density?: 'compact' | 'default' | 'comfortable';
  /** Language of the element, as in the `lang` attribute. */
  lang?: string;
  /** Returns the token of the page's user; without it they sign in inside the frame. */
  getAuthSign?: () => Promise<string> | string;
  /** Called with every event of the element, with names and details as in docs/elements.md. */
  onEvent?: (name: string, detail: unknown) => void;
  /** Cancelable events that the page handles itself, e.g. `tp-navigate`; the element's default action is prevented. */
  prevents?: readonly string[];
  /** Bounds of the frame's height in CSS px; default 0 and 20,000. */
  minHeight?: number;
  maxHeight?: number;
}

/** Connection to a frame. Messages are queued until the frame has connected. */
export interface ConnectedFrame {
  /** Resolves at the frame's first reply; rejects with an Error if its protocol version differs. */
  readonly connected: Promise<void>;
  /** Sets attributes of the element; null restores a default. */
  set(attributes: Readonly<Record<string, unknown>>): void;
  setLook(look: Pick<FrameOptions, 'theme' | 'density' | 'lang'>): void;
  /** Signs the user out, also at the gateway. */
  signOut(): void;
  /** Removes all data of the former user and calls `getAuthSign` again for the new one. */
  userChanged(): void;
  /** Moves the focus into the element. */
  focus(): void;
  /** Ends the connection; the frame reloads and shows nothing until another page connects. */
  disconnect(): void;
}

const PROTOCOL_VERSION = 1;

/**
 * Connects this page with the frame in an iframe, and again after every load of it. Throws a TypeError for an invalid
 * origin.
 */
export function connectFrame(iframe: HTMLIFrameElement, options: FrameOptions): ConnectedFrame {
  const { origin, minHeight = 0, maxHeight = 20_000 } = options;
  if (new URL(origin).origin !== origin) throw new TypeError(`${origin} is no origin`);
  /** Offered ports without a reply yet. The document of an earlier load may still reply to its offer. */
  const offered = new Map<MessagePort, string>();
  let port: MessagePort | undefined;
  /** Sent again to every document of the frame. */
  let attributes = { ...options.attributes };
  let look = pickLook(options);
  let waiting: FromPage[] = [];
  let hidden = '';
  let hasFailed = false;
  const first = withResolvers();

  function offer(): void {
    // the initial empty document has the page's origin and no listener; the frame's document is cross-origin
    if (origin !== location.origin && iframe.contentDocument !== null) return;
    const { port1: own, port2: theirs } = new MessageChannel();
    const nonce = newId();
    offered.set(own, nonce);
    own.onmessage = ({ data }: MessageEvent<unknown>) => isFromFrame(data) && hear(own, data);
    iframe.contentWindow?.postMessage(
      { type: 'tp-frame-connect', version: PROTOCOL_VERSION, nonce },
      origin,
      [theirs],
    );
  }

  function hear(own: MessagePort, message: FromFrame): void {
    if (own !== port) {
      answered(own, message);
      return;
    }
    switch (message.type) {
      case 'event':
        options.onEvent?.(message.name, message.detail);
        return;
      case 'height':
        iframe.style.height = `${Math.min(maxHeight, Math.max(minHeight, message.height))}px`;
        tellHidden();
        return;
      case 'auth-sign':
        void giveToken(own, message.id);
        return;
      default: // completes the handshake
    }
  }

  function answered(own: MessagePort, message: FromFrame): void {
    const nonce = offered.get(own);
    offered.delete(own);
    const isAnswer = message.type === 'connected' || message.type === 'refused';
    if (nonce === undefined || !isAnswer || message.nonce !== nonce) {
      own.close();
      return;
    }
    if (message.type === 'refused') {
      own.close();
      first.reject(new Error(`the frame speaks version ${message.version}, this page ${PROTOCOL_VERSION}`));
      return;
    }
    for (const other of offered.keys()) other.close();
    offered.clear();
    port?.close();
    port = own;
    const givesToken = options.getAuthSign !== undefined;
    send({ type: 'start', attributes, ...look, givesToken, prevents: [...(options.prevents ?? [])] });
    for (const message of waiting) send(message);
    waiting = [];
    hidden = '';
    tellHidden();
    first.resolve();
  }

  async function giveToken(own: MessagePort, id: number): Promise<void> {
    // a failure sends an empty token, and the element shows its own message
    const authSign = await Promise.resolve()
      .then(() => options.getAuthSign?.())
      .catch((error: unknown) => {
        // oxlint-disable-next-line no-console -- only the developer of the page can repair its function
        if (!hasFailed) console.error('travel-portal-elements: getAuthSign gave no token', error);
        hasFailed = true;
      });
    if (own === port) send({ type: 'auth-sign', id, authSign: authSign ?? '' });
  }

  function send(message: FromPage): void {
    if (port) port.postMessage(message);
    else waiting.push(message);
  }

  function tellHidden(): void {
    if (!port) return;
    const { above, below } = hiddenOf(iframe);
    if (hidden === `${above} ${below}`) return;
    hidden = `${above} ${below}`;
    send({ type: 'hidden', above, below });
  }

  iframe.addEventListener('load', offer);
  document.addEventListener('scroll', tellHidden, { capture: true, passive: true });
  window.addEventListener('resize', tellHidden);
  offer();
  return {
    connected: first.promise,
    set(values) {
      attributes = { ...attributes, ...values };
      if (port) send({ type: 'set', attributes: { ...values } });
    },
    setLook(next) {
      look = { ...look, ...pickLook(next) };
      if (port) send({ type: 'look', ...pickLook(next) });
    },
    signOut: () => send({ type: 'sign-out' }),
    userChanged: () => send({ type: 'user-changed' }),
    focus() {
      iframe.focus();
      send({ type: 'focus' });
    },
    disconnect() {
      iframe.removeEventListener('load', offer);
      document.removeEventListener('scroll', tellHidden, { capture: true });
      window.removeEventListener('resize', tellHidden);
      port?.postMessage({ type: 'end' } satisfies FromPage);
      for (const other of offered.keys()) other.close();
      port = undefined;
    },
  };
}

function isFromFrame(data: unknown): data is FromFrame {
  if (typeof data !== 'object' || data === null || !('type' in data)) return false;
  return data.type !== 'height' || ('height' in data && Number.isFinite(data.height));
}

function pickLook({ theme, density, lang }: Pick<FrameOptions, 'theme' | 'density' | 'lang'>) {
  return { ...(theme && { theme }), ...(density && { density }), ...(lang && { lang }) };
}

/**
 * Heights of the frame's content that are out of sight above and below, in px: outside the window or clipped by a
 * scrolling ancestor.
 */
function hiddenOf(iframe: HTMLIFrameElement): { above: number; below: number } {
  const box = iframe.getBoundingClientRect();
  const top = box.top + iframe.clientTop;
  const bottom = top + iframe.clientHeight;
  let [from, to] = [0, window.innerHeight];
  for (let around = iframe.parentElement; around; around = around.parentElement) {
    if (around === document.body || around === document.documentElement) break;
    if (getComputedStyle(around).overflowY === 'visible') continue;
    const clip = around.getBoundingClientRect();
    from = Math.max(from, clip.top);
    to = Math.min(to, clip.bottom);
  }
  // a frame that is entirely out of sight has no visible part to place a dialog in
  if (to <= top || from >= bottom || to <= from) return { above: 0, below: 0 };
  return { above: Math.max(0, Math.round(from - top)), below: Math.max(0, Math.round(bottom - to)) };
}

function withResolvers() {
  let resolve!: () => void;
  let reject!: (error: Error) => void;
  const promise = new Promise<void>((onResolve, onReject) => ([resolve, reject] = [onResolve, onReject]));
  // marks a rejection as handled: callers need not await the promise
  promise.catch(() => undefined);
  return { promise, resolve, reject };
}
