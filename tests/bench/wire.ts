import { brotliCompressSync } from 'node:zlib';
import type { Browser, BrowserContext, Page } from 'playwright-core';

/** Disables idle callbacks, because code for idle time loads after the measured phase. */
const NO_REST = 'window.requestIdleCallback = () => 0;';

/** Context of a signed-in user. */
export async function signedIn(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext();
  await context.addInitScript(() => localStorage.setItem('tp-auth-sign', 'a'.repeat(43)));
  return context;
}

/** Scripts that a page has received, until it is idle. */
export interface Scripts {
  urls(): string[];
  /** Bytes over the wire, brotli. */
  bytes(): Promise<number>;
}

/** `isCounted` selects scripts by address; default: all. */
export async function scriptsOf(
  page: Page,
  isCounted: (url: string) => boolean = () => true,
): Promise<Scripts> {
  const bodies = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    const url = response.url();
    if (url.endsWith('.js') && isCounted(url)) bodies.set(url, response.body());
  });
  await page.addInitScript(NO_REST);
  return {
    urls: () => [...bodies.keys()],
    async bytes() {
      const all = await Promise.all(bodies.values());
      return all.reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
    },
  };
}
