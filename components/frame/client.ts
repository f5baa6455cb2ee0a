import type { FromPage, FromPortal, Hello, Offer } from './protocol';

/**
 * travel-portal-elements/frame-client: for pages that `<tp-frame>` shows and speaks with. One file without
 * dependencies, served as `/elements/frame-client.js` too.
 */
export interface ConnectOptions {
  /** Origins of the portals that this page speaks with, each exactly, e.g. `https://portal.example`. */
  portalOrigins: readonly string[];
  /** Tell the height of the content, now and whenever it changes; default true. */
  tellHeight?: boolean;
}

/** The portal around this page. What is told before the connection stands is told once it does. */
export interface Portal {
  /** Is this page in a frame at all? */
  readonly framed: boolean;
  /** Tells where this page is; the address and title of the document unless given. Done by itself on navigation. */
  tellRoute(path?: string, title?: string): void;
  /** Tells the height of the content in CSS px; the document's unless given. */
  tellHeight(height?: number): void;
  /**
   * The signed-in user's token, to be exchanged at this page's own server. Pass one that the gateway refused to get
   * another. Undefined when nobody is signed in, the portal does not trust this page, or it is in no frame.
   */
  requestToken(refused?: string): Promise<string | undefined>;
  /**
   * A code that lets the user in at this page's site, once, for pages that get no token: to be redeemed at this page's
   * own server. Another one with every call; undefined when there is none.
   */
  requestCode(): Promise<string | undefined>;
  /** Asks the portal to open one of its own pages, e.g. `/orderManage/airOrderList?orderNo=1`. */
  openPage(path: string): void;
  disconnect(): void;
}

const PROTOCOL: Hello['protocol'] = 'tp-frame/1';
type Told = Exclude<FromPage, { type: 'accept' }>;

type Question = Extract<FromPage, { type: 'token' | 'code' }>;

interface Asked {
  message: Question;
  resolve(answer: string | undefined): void;
}

/** Connects this page with the portal that frames it, and again after every load the portal sees. */
export function connect({ portalOrigins, tellHeight = true }: ConnectOptions): Portal {
  const framed = window.parent !== window;
  let port: MessagePort | undefined;
  let nonce = '';
  let lastId = 0;
  /** What the portal must know again after every handshake, by type; and questions still open. */
  const latest = new Map<Told['type'], Told>();
  const questions = new Map<number, Asked>();
  let waiting: Told[] = [];
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
    nonce = ''; // an offer answers one hello
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

  function tell(message: Told): void {
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
      const message: Told = { type: 'open', path };
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

/** Where the browser says who frames us, only they are spoken to; another target would be dropped with a warning. */
function reachable(portalOrigins: readonly string[]): readonly string[] {
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- not every browser has it
  const parent = location.ancestorOrigins?.[0];
  return parent === undefined ? portalOrigins : portalOrigins.filter((origin) => origin === parent);
}

function newNonce(): string {
  // randomUUID() exists in secure contexts only, and old sites are not always in one
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

const currentPath = (): string => location.pathname + location.search + location.hash;

/** Of the content, not of the window it is shown in: it shrinks with the content. */
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
