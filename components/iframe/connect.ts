import { newId } from '../../src/element/runtime/new-id';
import type { FromFrame, FromPage } from './protocol';

/**
 * travel-portal-elements/connect-frame: for pages that show an element of the suite in an iframe of frame.html. One file
 * without dependencies, served as `/elements/connect-frame.js` too; to be copied by those who run no script of another
 * origin.
 */
export interface FrameOptions {
  /** Origin of frame.html, exactly, e.g. `https://travel.example`. */
  origin: string;
  /** Attributes of the element, by name, besides those in the address. */
  attributes?: Readonly<Record<string, unknown>>;
  theme?: 'auto' | 'light' | 'dark';
  density?: 'compact' | 'default' | 'comfortable';
  /** Language of the element, as `lang` says it. */
  lang?: string;
  /** Gives the token of the page's user; without it they sign in inside the frame. */
  getAuthSign?: () => Promise<string> | string;
  /** Called with every event of the element, by the names and with the details of docs/elements.md. */
  onEvent?: (name: string, detail: unknown) => void;
  /** Cancelable events that the page acts on itself, e.g. `tp-navigate`: the element does not. */
  prevents?: readonly string[];
  /** Bounds of the frame's height, CSS px; 0 and 20,000 unless given. */
  minHeight?: number;
  maxHeight?: number;
}

/** A frame that a page speaks with. What is said before it is connected is said then. */
export interface ConnectedFrame {
  /** Resolves when the frame has answered for the first time; rejects with an Error if it speaks another version. */
  readonly connected: Promise<void>;
  /** Sets attributes of the element; null brings a default back. */
  set(attributes: Readonly<Record<string, unknown>>): void;
  setLook(look: Pick<FrameOptions, 'theme' | 'density' | 'lang'>): void;
  /** Signs the user out, at the gateway too. */
  signOut(): void;
  /** Another user is there: nothing of the former one stays, and `getAuthSign` is asked anew. */
  userChanged(): void;
  /** Moves the focus into the element. */
  focus(): void;
  /** Speaks no more; the frame begins anew and shows nothing until another page connects. */
  disconnect(): void;
}

const PROTOCOL_VERSION = 1;

/** Connects this page with the frame in an iframe, and again after every load of it. Throws a TypeError for an origin that is none. */
export function connectFrame(iframe: HTMLIFrameElement, options: FrameOptions): ConnectedFrame {
  const { origin, minHeight = 0, maxHeight = 20_000 } = options;
  if (new URL(origin).origin !== origin) throw new TypeError(`${origin} is no origin`);
  /** Channels that were offered and not answered; by that of the load before, another one may still answer. */
  const offered = new Map<MessagePort, string>();
  let port: MessagePort | undefined;
  /** Said anew to every document of the frame. */
  let attributes = { ...options.attributes };
  let look = pickLook(options);
  let waiting: FromPage[] = [];
  let hidden = '';
  const first = withResolvers();

  function offer(): void {
    // of another origin as soon as the frame's document has come: until then nobody is there to hear it
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
      default: // the handshake is over
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
    // a token that could not be had is none: the element says so in its own way
    const asked = Promise.resolve(options.getAuthSign?.()).catch(() => '');
    const authSign = (await asked) ?? '';
    if (own === port) send({ type: 'auth-sign', id, authSign });
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

/** What of a frame's content is out of sight: beyond the window, or beyond what scrolls around the frame; px. */
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
  // a frame that is out of sight has no part to show anything in
  if (to <= top || from >= bottom || to <= from) return { above: 0, below: 0 };
  return { above: Math.max(0, Math.round(from - top)), below: Math.max(0, Math.round(bottom - to)) };
}

function withResolvers() {
  let resolve!: () => void;
  let reject!: (error: Error) => void;
  const promise = new Promise<void>((onResolve, onReject) => ([resolve, reject] = [onResolve, onReject]));
  // who waits for it hears of it; nobody has to
  promise.catch(() => undefined);
  return { promise, resolve, reject };
}
