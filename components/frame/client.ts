import type { FromPage, FromPortal, Hello, Offer } from './protocol';

/**
 * travel-portal-elements/frame-client: for pages that `<tp-frame>` shows and exchanges messages with. One file without
 * dependencies, also served as `/elements/frame-client.js`.
 */
export interface ConnectOptions {
  /** Exact origins of the portals that this page connects to, e.g. `https://portal.example`. */
  portalOrigins: readonly string[];
  /** Reports the height of the content, now and at every change; default true. */
  tellHeight?: boolean;
}

/** The portal around this page. Reports are queued until the connection is established. */
export interface Portal {
  /** True when this page is in a frame. */
  readonly framed: boolean;
  /** Reports this page's address and title, by default those of the document. Runs by itself on navigation. */
  tellRoute(path?: string, title?: string): void;
  /** Reports the height of the content in CSS px, by default the document's. */
  tellHeight(height?: number): void;
  /**
   * Resolves with the signed-in user's token, to be exchanged at this page's own server. Pass a token that the gateway
   * refused to get another. Undefined when the user is not signed in, the portal does not trust this page, or the page
   * is not framed.
   */
  requestToken(refused?: string): Promise<string | undefined>;
  /**
   * Resolves with a single-use code by which the user enters this page's site, for pages that get no token. This page's
   * own server redeems it. Each call yields another code; undefined when there is none.
   */
  requestCode(): Promise<string | undefined>;
  /** Opens one of the portal's own pages, e.g. `/orderManage/airOrderList?orderNo=1`. */
  openPage(path: string): void;
  disconnect(): void;
}

const PROTOCOL: Hello['protocol'] = 'tp-frame/1';
type PageMessage = Exclude<FromPage, { type: 'accept' }>;

type Question = Extract<FromPage, { type: 'token' | 'code' }>;

interface PendingQuestion {
  message: Question;
  resolve(answer: string | undefined): void;
}

/** Connects this page with the portal that frames it, and reconnects after every load that the portal sees. */
export function connect({ portalOrigins, tellHeight = true }: ConnectOptions): Portal {
  const framed = window.parent !== window;
  let port: MessagePort | undefined;
  let nonce = '';
  let lastId = 0;
  /** Latest reports by type, repeated after every handshake, and pending requests. */
  const latest = new Map<PageMessage['type'], PageMessage>();
  const questions = new Map<number, PendingQuestion>();
  let waiting: PageMessage[] = [];
  let observer: ResizeObserver | undefined;

  function sayHello(): void {
    nonce = newNonce();
    const hello: Hello = { protocol: PROTOCOL, type: 'hello', nonce };
    for (const origin of reachable(portalOrigins)) window.parent.postMessage(hello, origin);
  }

  function hear(event: MessageEvent): void {
    if (event.source !== window.parent || !portalOrigins.includes(event.origin)) return;
    const [offered] = event.ports;
    if (!offered || !isOffer(event.data) || event.data.nonce !== nonce) return;
    nonce = ''; // each hello accepts a single offer
    port?.close();
    port = offered;
    offered.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (port === offered && isFromPortal(data)) answered(data);
    };
    send({ type: 'accept', challenge: event.data.challenge });
    for (const message of [...latest.values(), ...waiting]) send(message);
    for (const { message } of questions.values()) send(message);
    waiting = [];
  }

  function answered(message: FromPortal): void {
    if (message.type === 'renew') {
      port?.close();
      port = undefined;
      sayHello();
      return;
    }
    const answer = message.type === 'code' ? message.code : message.authSign;
    questions.get(message.id)?.resolve(answer ?? undefined);
    questions.delete(message.id);
  }

  const send = (message: FromPage) => port?.postMessage(message);

  function tell(message: PageMessage): void {
    latest.set(message.type, message);
    send(message);
  }

  function ask(question: (id: number) => Question): Promise<string | undefined> {
    if (!framed || reachable(portalOrigins).length === 0) return Promise.resolve(undefined);
    return new Promise((resolve) => {
      lastId += 1;
      const message = question(lastId);
      questions.set(lastId, { message, resolve });
      send(message);
    });
  }

  const portal: Portal = {
    framed,
    tellRoute: (path = currentPath(), title = document.title) =>
      tell({ type: 'route', path, title: title.slice(0, 200) }),
    tellHeight: (height = contentHeight()) => tell({ type: 'height', height: Math.min(height, 20_000) }),
    requestToken: (refused) =>
      ask((id) => ({ type: 'token', id, ...(refused === undefined ? {} : { refused }) })),
    requestCode: () => ask((id) => ({ type: 'code', id })),
    openPage(path) {
      const message: PageMessage = { type: 'open', path };
      if (port) send(message);
      else waiting.push(message);
    },
    disconnect() {
      window.removeEventListener('message', hear);
      window.removeEventListener('popstate', followAddress);
      window.removeEventListener('hashchange', followAddress);
      observer?.disconnect();
      port?.close();
      port = undefined;
      for (const { resolve } of questions.values()) resolve(undefined);
      questions.clear();
    },
  };
  const followAddress = (): void => portal.tellRoute();
  if (!framed) return portal;

  window.addEventListener('message', hear);
  window.addEventListener('popstate', followAddress);
  window.addEventListener('hashchange', followAddress);
  portal.tellRoute();
  if (tellHeight) {
    observer = new ResizeObserver(() => portal.tellHeight());
    observer.observe(document.documentElement);
  }
  sayHello();
  return portal;
}

/**
 * Limits the targets to the actual parent where the browser names it: posting to another origin would log a warning.
 */
function reachable(portalOrigins: readonly string[]): readonly string[] {
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- not every browser has it
  const parent = location.ancestorOrigins?.[0];
  return parent === undefined ? portalOrigins : portalOrigins.filter((origin) => origin === parent);
}

function newNonce(): string {
  // `randomUUID()` exists only in secure contexts, and old sites are not always in one
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

const currentPath = (): string => location.pathname + location.search + location.hash;

/** Measures the content rather than the window, so that the height shrinks with the content. */
const contentHeight = (): number => Math.ceil(document.documentElement.getBoundingClientRect().height);

function isRecord(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null;
}

function isOffer(data: unknown): data is Offer {
  return (
    isRecord(data) &&
    data['protocol'] === PROTOCOL &&
    data['type'] === 'offer' &&
    typeof data['nonce'] === 'string' &&
    typeof data['challenge'] === 'string'
  );
}

function isFromPortal(data: unknown): data is FromPortal {
  if (!isRecord(data)) return false;
  if (data['type'] === 'renew') return true;
  const { type, id, authSign, code } = data;
  const answer = type === 'code' ? code : type === 'token' ? authSign : undefined;
  return typeof id === 'number' && (answer === null || typeof answer === 'string');
}
