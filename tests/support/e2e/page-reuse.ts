import type { Browser, BrowserContext, CDPSession, Page, Response } from 'playwright-core';

/**
 * Pages whose test has ended, for the next one. A page of a new context takes a process of its own, loads and compiles
 * every script anew: half of what a test's visit of the portal takes. Nothing of the former user is left in them.
 */
const idle = new WeakMap<Browser, Page[]>();
/** Pages that stay otherwise than a new one, whatever is opened in them. */
const altered = new WeakSet<BrowserContext>();
const devTools = new WeakMap<Page, CDPSession>();

/** What tests do to pages and contexts that no other way of this module takes back. */
const LASTING = {
  context: [
    'addInitScript',
    'exposeBinding',
    'exposeFunction',
    'newCDPSession',
    'setOffline',
    'grantPermissions',
  ],
  page: ['addInitScript', 'exposeBinding', 'exposeFunction', 'addLocatorHandler'],
} as const;

export const VIEWPORT = { width: 1440, height: 900 };

const CONTEXT_EVENTS = [
  'console',
  'dialog',
  'page',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
];
const PAGE_EVENTS = [
  ...CONTEXT_EVENTS,
  'download',
  'filechooser',
  'frameattached',
  'framedetached',
  'framenavigated',
  'pageerror',
  'popup',
  'websocket',
  'worker',
];

/** A page of a test that has ended, if one is left. */
export function takePage(browser: Browser): Page | undefined {
  return idle.get(browser)?.pop();
}

/** Has a page be used again after its test, unless something is done to it that would stay. Only for a context of its own. */
export async function makeReusable(page: Page): Promise<void> {
  const context = page.context();
  devTools.set(page, await context.newCDPSession(page));
  const alter = () => altered.add(context);
  watch(context, LASTING.context, alter);
  watch(page, LASTING.page, alter);
}

function watch<T extends object, K extends keyof T>(
  target: T,
  names: readonly K[],
  called: () => void,
): void {
  for (const name of names) {
    const original = target[name] as (...values: unknown[]) => unknown;
    const watched = (...values: unknown[]) => {
      called();
      return original.apply(target, values);
    };
    Object.assign(target, { [name]: watched });
  }
}

/**
 * Its test has ended: the page is kept for the next one, as new, or closed with its context. `first`: the answer its first
 * document came with.
 */
export async function releasePage(page: Page, first: Response | null): Promise<void> {
  const context = page.context();
  const session = devTools.get(page);
  const browser = context.browser();
  if (page.isClosed() || !session || !browser || altered.has(context)) return context.close();
  try {
    await clear(page, session, isolationOf(first));
  } catch {
    return context.close(); // it crashed, or its server has gone
  }
  idle.set(browser, [...(idle.get(browser) ?? []), page]);
}

/** Documents of one site that differ in these get a process each. */
const ISOLATION = ['cross-origin-opener-policy', 'origin-agent-cluster'];

function isolationOf(first: Response | null): Record<string, string> {
  const headers = Object.entries(first?.headers() ?? {});
  return Object.fromEntries(headers.filter(([name]) => ISOLATION.includes(name)));
}

async function clear(page: Page, session: CDPSession, isolation: Record<string, string>): Promise<void> {
  const context = page.context();
  // not all: the launcher hears of the end of pages and contexts by listeners of its own
  for (const event of PAGE_EVENTS) page.removeAllListeners(event);
  for (const event of CONTEXT_EVENTS) context.removeAllListeners(event);
  const others = context.pages().filter((other) => other !== page);
  await Promise.all(others.map((other) => other.close()));
  await context.unrouteAll();
  await page.unrouteAll();
  // a document of the same site: with a blank one the page would get another process
  const nothing = new URL('/nothing', page.url()).href;
  const headers = { ...isolation, 'content-type': 'text/html' };
  await page.route(nothing, (route) => route.fulfill({ headers, body: '<!doctype html>' }));
  await page.goto(nothing);
  await page.unrouteAll();
  await context.clearCookies();
  await session.send('Storage.clearDataForOrigin', { origin: '*', storageTypes: 'all' });
  await session.send('Page.resetNavigationHistory');
  await page.mouse.move(0, 0);
  await page.setViewportSize(VIEWPORT);
  await page.emulateMedia({ media: null, colorScheme: null, forcedColors: null, reducedMotion: 'reduce' });
}
