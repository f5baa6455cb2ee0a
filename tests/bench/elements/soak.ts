import type { Browser, CDPSession, Page } from 'playwright-core';
import { elements, type ElementTag } from '../../../components/index';
import type { Figure } from '../measure';
import { signedIn } from '../wire';
import { pathOf } from './pages';

const MOUNTS = { first: 100, last: 1000 };
const AT_ONCE = 10;

/** Largest growth between the first and the last round. */
const MOST = { heap: 1.2, nodes: 1.1, listeners: 1.1 };
/**
 * Growth allowed once: code compiled late by the engine, answers cached for some minutes, and an element that waits for
 * a timer.
 */
const ONCE = { heap: 2 * 2 ** 20, nodes: 300, listeners: 600 };
type Counts = Record<keyof typeof MOST, number>;

/** Memory, nodes and listeners that each element leaks when it is mounted and removed repeatedly. */
export async function soak(browser: Browser, origin: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const tag of Object.keys(elements) as ElementTag[]) figures.push(await leftBy(tag, browser, origin));
  return figures;
}

async function leftBy(tag: ElementTag, browser: Browser, origin: string): Promise<Figure> {
  const context = await signedIn(browser);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');
  // functions sent to the page call this helper of the compiler
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(() =>
    addEventListener('tp-ready', () => document.documentElement.setAttribute('data-ready', '')),
  );
  await page.goto(origin + pathOf(tag));
  await page.locator('[data-ready]').waitFor({ state: 'attached' });
  await mount(page, tag, MOUNTS.first);
  const first = await counted(page, devtools);
  await mount(page, tag, MOUNTS.last - MOUNTS.first);
  const last = await counted(page, devtools);
  await context.close();
  const ratios = (Object.keys(MOST) as (keyof Counts)[]).map(
    (kind) => last[kind] / (MOST[kind] * first[kind] + ONCE[kind]),
  );
  return {
    name: `what <tp-${tag}> leaves of ${MOUNTS.last} mounts against ${MOUNTS.first}, of what it may`,
    ratio: Math.max(...ratios),
    limit: { most: 1 },
    detail: `${shown(last)} against ${shown(first)}`,
  };
}

const shown = ({ heap, nodes, listeners }: Counts) =>
  `${(heap / 2 ** 20).toFixed(1)} MB, ${nodes} nodes, ${listeners} listeners`;

const mount = (page: Page, tag: ElementTag, times: number): Promise<void> =>
  page.evaluate(mountAgain, { tag, times, atOnce: AT_ONCE });

// runs in the browser
async function mountAgain(wanted: { tag: string; times: number; atOnce: number }): Promise<void> {
  const model = document.querySelector(`tp-${wanted.tag}`);
  if (!model) throw new Error('no element');
  const isBusy = ({ shadowRoot }: Element) => Boolean(shadowRoot?.querySelector('.tp-skeleton'));
  for (let done = 0; done < wanted.times; done += wanted.atOnce) {
    const all = Array.from({ length: wanted.atOnce }, () => model.cloneNode() as Element);
    const ready = all.map(
      (element) => new Promise((resolve) => element.addEventListener('tp-ready', resolve, { once: true })),
    );
    document.body.append(...all);
    await Promise.all(ready);
    // painted, and all calls answered
    do await new Promise(requestAnimationFrame);
    while (all.some(isBusy));
    for (const element of all) element.remove();
  }
}

async function counted(page: Page, devtools: CDPSession): Promise<Counts> {
  let counts: Counts = { heap: Infinity, nodes: Infinity, listeners: Infinity };
  // repeated, because a collection may free objects that kept others alive
  for (let without = 0; without < 2;) {
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await devtools.send('HeapProfiler.collectGarbage');
    const { metrics } = await devtools.send('Performance.getMetrics');
    const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
    const now: Counts = {
      heap: value('JSHeapUsedSize'),
      nodes: value('Nodes'),
      listeners: value('JSEventListeners'),
    };
    const isLess = now.nodes < counts.nodes || now.listeners < counts.listeners;
    without = isLess ? 0 : without + 1;
    counts = now;
  }
  return counts;
}
