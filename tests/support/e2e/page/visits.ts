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

/** Pages in one browser, each of a separate user. */
export interface Visits {
  readonly browser: Browser;
  /**
   * Opens a page of a separate user, with no storage shared with other pages. The question about a traveller who
   * already flies at that time is confirmed automatically; in further pages of its context it appears.
   */
  visit(url: string, options?: BrowserContextOptions): Promise<Visit>;
  /**
   * Closes the pages. Fails when a visited page or a frame in it has violated its content security policy or that of
   * trusted types.
   */
  close(): Promise<void>;
}

export interface Visit {
  page: Page;
  /** Console messages of the page so far: errors, warnings, violations of its policy. */
  complaints: string[];
  /** Requests so far without a successful answer. */
  failed: string[];
  /** Policy violations of the page and its frames. A test that provokes one removes it from the list. */
  violations: string[];
}

/** Opens pages in the browser of the tests. `args`: further arguments, which need a separate browser. */
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

/** Context of one user, with the clock of the tests. */
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
 * Records policy violations of a context's documents, frames and further windows included. The console does not
 * suffice: it lacks those of report-only policies, and journeys ignore some of its messages.
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

/** Journeys book for the same traveller at the same time on purpose. */
async function confirmOverlaps(page: Page): Promise<void> {
  const box = page.getByRole('alertdialog', { name: '乘机人已有行程' });
  await page.addLocatorHandler(box, (asked) => asked.getByRole('button', { name: '仍要预订' }).click());
}
