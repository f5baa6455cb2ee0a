import assert from 'node:assert/strict';
import type { Browser, BrowserContext, BrowserContextOptions, Page, Response } from 'playwright-core';
import { MOVE_CLOCK } from '../clock';
import { patience } from '../patience';
import { noteFailure, requestsUnderWay } from './failure-note';
import { launchBrowser, wantedEngine } from './launch-browser';
import { makeReusable, releasePage, takePage, VIEWPORT } from './page-reuse';
import { atTestEnd } from './test-end';

/** For `visit`: a page that has loaded nothing yet, whatever other tests have. */
export const COLD: BrowserContextOptions = { viewport: VIEWPORT };

/** A browser whose pages are each a user of their own. */
export interface BrowserSession {
  readonly browser: Browser;
  /**
   * A page of a user of their own: nothing is shared with other pages. What is booked for a traveller who already flies at
   * that time is confirmed by itself; in a further page of its context it is asked.
   */
  visit(url: string, options?: BrowserContextOptions): Promise<Visit>;
  /** Fails where a page that was visited, or one in it, has broken its content security policy or that of trusted types. */
  close(): Promise<void>;
}

export interface Visit {
  page: Page;
  /** What the page complained of so far: errors, warnings, violations of its policy. */
  complaints: string[];
  /** Requests so far that were not answered, or not with success. */
  failed: string[];
  /** What the page and those in it have done against their policies. Who means one takes it out. */
  violations: string[];
}

/** What pages have done against their policies, by their context: of the user whose it is now. */
const violationsIn = new WeakMap<BrowserContext, string[]>();

/** `args`: further arguments of the browser. */
export async function openBrowser(args: readonly string[] = []): Promise<BrowserSession> {
  const browser = await launchBrowser(args);
  const found: string[][] = [];
  return {
    browser,
    async visit(url, options = {}) {
      const page = await openPage(browser, options);
      let first: Response | null = null;
      const underWay = requestsUnderWay(page);
      const violations: string[] = [];
      found.push(violations);
      violationsIn.set(page.context(), violations);
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      const failed: string[] = [];
      page.on('response', (response) => {
        if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
      });
      atTestEnd(async (failure) => {
        if (failure) await noteFailure(failure, page, { underWay, complaints, failed });
        await releasePage(page, first);
      });
      first = await page.goto(url);
      return { page, complaints, failed, violations };
    },
    async close() {
      await browser.close();
      assert.deepEqual(found.flat(), []);
    },
  };
}

/** A page of nobody yet: of a test that has ended, or a new one. */
async function openPage(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const isPlain = Object.keys(options).length === 0;
  const used = isPlain ? takePage(browser) : undefined;
  if (used) return used;
  const context = await openContext(browser, options);
  // of its further pages too
  context.setDefaultTimeout(patience(30_000));
  await watchPolicies(context);
  const page = await context.newPage();
  await confirmOverlaps(page);
  // the others say nothing of their storage
  if (isPlain && wantedEngine() === 'chromium') await makeReusable(page);
  return page;
}

/** Pages of one user, in Shanghai, at the time of the tests. */
export async function openContext(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: VIEWPORT,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // what moves is drawn anew with every frame, and other tests wait for the processor
    reducedMotion: 'reduce',
    ...options,
  });
  await context.addInitScript(...MOVE_CLOCK);
  return context;
}

/**
 * Notes what the documents of a context do against their policies, in frames and further windows too. The console does not
 * say of each: not of a policy that only reports, and journeys leave some of what it says aside.
 */
async function watchPolicies(context: BrowserContext): Promise<void> {
  await context.exposeBinding('noteViolation', (_source, text: string) =>
    violationsIn.get(context)?.push(text),
  );
  await context.addInitScript(() => {
    const { noteViolation } = globalThis as unknown as { noteViolation(text: string): void };
    // at the window, before any handler of the page
    addEventListener(
      'securitypolicyviolation',
      ({ documentURI, effectiveDirective, blockedURI, sample, sourceFile, lineNumber }) =>
        noteViolation(
          `${documentURI}: ${effectiveDirective} forbids ${blockedURI} ${sample} (${sourceFile}:${lineNumber})`,
        ),
      true,
    );
  });
}

/** Journeys book for the same traveller at the same time, one after the other, and mean it. */
async function confirmOverlaps(page: Page): Promise<void> {
  const box = page.getByRole('alertdialog', { name: '乘机人已有行程' });
  await page.addLocatorHandler(box, (asked) => asked.getByRole('button', { name: '仍要预订' }).click());
}
