import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core';
import { findBrowser, ROOMY_HEAP } from '../../../scripts/browser';
import { MOVE_CLOCK } from '../other-day';

/** A browser whose pages are each a user of their own. */
export interface BrowserSession {
  readonly browser: Browser;
  /**
   * A page of a user of their own: nothing is shared with other pages. What is booked for a traveller who already flies at
   * that time is confirmed by itself; in a further page of its context it is asked.
   */
  visit(url: string, options?: BrowserContextOptions): Promise<Visit>;
  close(): Promise<void>;
}

export interface Visit {
  page: Page;
  /** What the page complained of so far: errors, warnings, violations of its policy. */
  complaints: string[];
  /** Requests so far that were not answered, or not with success. */
  failed: string[];
}

/** `args`: further arguments of the browser. */
export async function openBrowser(args: readonly string[] = []): Promise<BrowserSession> {
  const found = await findBrowser();
  const launch = () =>
    chromium.launch({
      executablePath: found.executablePath,
      args: [...found.args, `--js-flags=${ROOMY_HEAP}`, ...args],
      ignoreDefaultArgs: found.ignoreDefaultArgs,
      env: { ...process.env, ...found.env },
    });
  // Chromium itself crashes now and then as it starts, before there is a page
  const browser = await launch().catch(launch);
  return {
    browser,
    async visit(url, options = {}) {
      const context = await openContext(browser, options);
      const page = await context.newPage();
      page.setDefaultTimeout(15_000);
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      const failed: string[] = [];
      page.on('response', (response) => {
        if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
      });
      await confirmOverlaps(page);
      await page.goto(url);
      return { page, complaints, failed };
    },
    close: () => browser.close(),
  };
}

/** Pages of one user, in Shanghai, at the time of the tests. */
export async function openContext(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // what moves is drawn anew with every frame, and other tests wait for the processor
    reducedMotion: 'reduce',
    ...options,
  });
  await context.addInitScript(...MOVE_CLOCK);
  return context;
}

/** Journeys book for the same traveller at the same time, one after the other, and mean it. */
async function confirmOverlaps(page: Page): Promise<void> {
  const box = page.getByRole('alertdialog', { name: '乘机人已有行程' });
  await page.addLocatorHandler(box, (asked) => asked.getByRole('button', { name: '仍要预订' }).click());
}
