import type { Page, Request } from '@playwright/test';

/** Pending requests of a user's pages, and the errors in their consoles. */
export interface Traffic {
  readonly underWay: ReadonlySet<Request>;
  readonly complaints: readonly string[];
  readonly failed: readonly string[];
}

/** Follows the requests of all pages of a user. */
export function requestsUnderWay(page: Page): ReadonlySet<Request> {
  const underWay = new Set<Request>();
  const context = page.context();
  context.on('request', (request) => underWay.add(request));
  context.on('requestfinished', (request) => underWay.delete(request));
  context.on('requestfailed', (request) => underWay.delete(request));
  return underWay;
}

/**
 * Describes the page of a failed test. Without it, a failure once in a hundred runs on a remote machine could not be
 * understood.
 */
export async function noteFailure(failure: string, page: Page, traffic: Traffic): Promise<void> {
  const underWay = [...traffic.underWay].map((request) => `${request.method()} ${request.url()}`);
  const seen = await Promise.all(page.context().pages().map(describePage));
  const lines = [
    ...seen.flat(),
    ...listed('without an answer', underWay),
    ...listed('refused', traffic.failed),
    ...listed('complaints', traffic.complaints),
  ];
  console.error([failure, ...lines.map((line) => `    | ${line}`)].join('\n'));
}

async function describePage(page: Page): Promise<string[]> {
  const content = await page
    .locator('body')
    .ariaSnapshot({ timeout: 5000 })
    .catch((reason: unknown) => `nothing to be seen: ${String(reason).split('\n', 1)[0]}`);
  const lines = content.split('\n').filter((line) => !/^ *- \/(url|placeholder):/.test(line));
  return [`at ${page.url()}`, ...lines.slice(0, MOST_LINES)];
}

/** Limits per page and per list. */
const MOST_LINES = 80;
const MOST_ENTRIES = 12;

function listed(title: string, entries: readonly string[]): string[] {
  return entries.length === 0
    ? []
    : [`${title}:`, ...entries.slice(-MOST_ENTRIES).map((one) => `  ${one.slice(0, 200)}`)];
}
