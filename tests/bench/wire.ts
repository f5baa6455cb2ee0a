import { brotliCompressSync } from 'node:zlib';
import type { Browser, BrowserContext, Page } from 'playwright-core';

/** What comes when a page is at rest comes after what is measured: it never is. */
const NO_REST = 'window.requestIdleCallback = () => 0;';

/** A context of somebody who is signed in. */
export async function signedIn(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext();
  await context.addInitScript(() => localStorage.setItem('tp-auth-sign', 'a'.repeat(43)));
  return context;
}

/** The scripts that a page is sent from now on, until it is at rest. */
export interface Scripts {
  urls(): string[];
  /** Bytes over the wire, brotli. */
  bytes(): Promise<number>;
}

/** `isCounted`: which of the scripts, by their addresses; all unless said. */
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
