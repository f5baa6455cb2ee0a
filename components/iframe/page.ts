import { localeOf } from '../../src/element/locale/locale-of';
import { connectedPage } from './connected-page';
import { DECLARED } from './declared-elements';
import { createHandshake } from './handshake';
import { readQuery } from './query';
import { isAllowedAround, readSettings, type FrameSettings, type Surroundings } from './settings';
import { prepareDocument, showMessage, showElement } from './mounted-element';
import { iframeTexts, type IframeTexts } from './texts';
// bundled with the Chinese texts, because they are needed when nothing more can be loaded
import english from './texts.en';

/**
 * Script of frame.html, which shows one element of the suite to a page of another origin that loads no script of the
 * suite. It uses the loader like any other host page. It shows, requests and reports nothing until the surrounding
 * documents are known to be allowed and, when the address has `connect`, until the embedding page has connected.
 */
const SLOW_MS = 20_000;
const query = readQuery(location.search, DECLARED);
const parent = window.parent;
const isTop = parent === window;
const { ancestorOrigins } = location as { ancestorOrigins?: DOMStringList };
const surroundings: Surroundings = {
  origin: location.origin,
  isTop,
  ancestors: ancestorOrigins && [...ancestorOrigins],
  referrer: document.referrer,
};

async function settled(): Promise<FrameSettings> {
  // outside the folder of the version: a deployment writes it once, and releases leave it alone
  const response = await fetch(new URL('../frame.json', location.href), { credentials: 'omit' });
  if (!response.ok) throw new Error(`frame.json: HTTP ${response.status}`);
  return readSettings(await response.json());
}
const settings = settled();

function refuse(what: keyof IframeTexts, reason: string): void {
  showMessage((localeOf(document.documentElement) === 'en' ? english : iframeTexts.chinese)[what]);
  // oxlint-disable-next-line no-console -- shows the embedding page's developer the failure and its cause
  console.error(`frame.html: ${reason}`);
}

const refuseStranger = (origins: string): void =>
  refuse('stranger', `[${origins}] may not frame this page (parentOrigins of frame.json)`);

/** True when the frame waits for the embedding page, which identifies the user and receives the events. */
const isAwaited = query.verdict === 'shown' && query.isConnected && !isTop;

async function open(): Promise<void> {
  prepareDocument();
  if (query.lang !== undefined) document.documentElement.lang = query.lang;
  if (query.verdict === 'refused') {
    refuse('badAddress', query.reason);
    return;
  }
  // oxlint-disable-next-line no-console -- only the embedding page's developer can correct a bad address
  for (const fault of query.faults) console.warn(`frame.html: ${fault}; it is left out`);
  if (isAwaited) return;
  const allowed = await settings;
  const { ancestors = [document.referrer] } = surroundings;
  if (isAllowedAround(surroundings, allowed)) await showElement(query, allowed, {});
  else refuseStranger(ancestors.join(' '));
}

if (isAwaited) {
  const slow = setTimeout(() => refuse('silent', 'no page has connected'), SLOW_MS);
  const hear = createHandshake({
    parent,
    isAllowed: async (origin) => {
      // the sender is the nearest ancestor, even where the browser does not list ancestors
      const { ancestors = [origin] } = surroundings;
      return isAllowedAround({ ...surroundings, ancestors: [...ancestors, origin] }, await settings);
    },
    onConnected(port) {
      clearTimeout(slow);
      connectedPage(port, query, settings);
    },
    onStranger: refuseStranger,
  });
  // synchronously: the page sends its message when this document has loaded
  window.addEventListener('message', (event) => {
    hear(event).catch((error: unknown) => refuse('failed', String(error)));
  });
}
open().catch((error: unknown) => refuse('failed', String(error)));
