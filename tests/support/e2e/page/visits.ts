import assert from 'node:assert/strict';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import { MOVE_CLOCK } from '../../clock';
import { noteFailure, requestsUnderWay } from '../failure-note';
import { launchOptions } from '../launch-options';
import { atTestEnd } from '../test';
import { currentWorker } from '../worker';

/** Pages in one browser, each of a user of their own. */
export interface Visits {
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
  /** Complaints of the page so far: errors, warnings, violations of its policy. */
  complaints: string[];
  /** Requests so far that were not answered, or not with success. */
  failed: string[];
  /** Violations of their policies by the page and those in it. A test that means one takes it out. */
  violations: string[];
}

/** In the browser of the tests. `args`: further arguments, which need a browser of their own. */
export async function openVisits(args?: readonly string[]): Promise<Visits> {
  const { browser } = currentWorker();
  if (!args) return visitsIn(browser);
  const own = await chromium.launch(await launchOptions(args));
  return visitsIn(own, () => own.close());
}

function visitsIn(browser: Browser, end?: () => Promise<void>): Visits {
  const found: string[][] = [];
  const open = new Set<BrowserContext>();
  return {
    browser,
    async visit(url, options) {
      const context = await openContext(browser, options);
      open.add(context);
      const violations = await watchPolicies(context);
      found.push(violations);
      const page = await context.newPage();
      await confirmOverlaps(page);
      const visit = { page, ...watchTraffic(page), violations };
      const underWay = requestsUnderWay(page);
      atTestEnd(async (failure) => {
        if (failure !== undefined) await noteFailure(failure, page, { underWay, ...visit });
        open.delete(context);
        await context.close();
      });
      await page.goto(url);
      return visit;
    },
    async close() {
      await Promise.all([...open].map((context) => context.close()));
      await end?.();
      assert.deepEqual(found.flat(), []);
    },
  };
}

/** Pages of one user, at the time of the tests. */
export async function openContext(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  await context.addInitScript(...MOVE_CLOCK);
  return context;
}

function watchTraffic(page: Page): Pick<Visit, 'complaints' | 'failed'> {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  const failed: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
  });
  return { complaints, failed };
}

/**
 * Notes what the documents of a context do against their policies, in frames and further windows too. The console does not
 * say of each: not of a policy that only reports, and journeys leave some of what it says aside.
 */
async function watchPolicies(context: BrowserContext): Promise<string[]> {
  const violations: string[] = [];
  await context.exposeBinding('noteViolation', (_source, text: string) => violations.push(text));
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
  return violations;
}

/** Journeys book for the same traveller at the same time, one after the other, and mean it. */
async function confirmOverlaps(page: Page): Promise<void> {
  const box = page.getByRole('alertdialog', { name: '乘机人已有行程' });
  await page.addLocatorHandler(box, (asked) => asked.getByRole('button', { name: '仍要预订' }).click());
}
