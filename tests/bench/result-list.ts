import type { Browser, CDPSession, Page } from 'playwright-core';
import { inTurn, type Figure } from './measure';
import { answerTo, FLIGHTS, UNITS } from './result-answers';
import { prepare, WORKS } from './result-runners';

/** Slow-down that simulates a user's machine, and the longest acceptable wait on it. */
const SLOWER = 4;
const PATIENCE_MS = 100;

const SEARCHES = { first: 5, last: 50 };

/** Searching, sorting, filtering and opening among 500 flights with 20 price units each. */
export async function resultList(browser: Browser, origin: string): Promise<Figure[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const devtools = await page.context().newCDPSession(page);
  await searchOnce(page, origin);
  await prepare(page);
  const figures = [
    await answerToRows(page),
    ...(await interactions(page)),
    ...(await onSlowMachine(page, devtools)),
    await memory(page, devtools),
  ];
  await page.close();
  return figures;
}

async function searchOnce(page: Page, origin: string): Promise<void> {
  await page.route(/\/(?:jppubapi|staffController)\//, (route) =>
    route.fulfill({ json: answerTo(route.request().url()) }),
  );
  await page.addInitScript(() => localStorage.setItem('tp-auth-sign', 'bench'));
  // functions sent to the page call this helper of the compiler
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.goto(`${origin}/ours`);
  for (const [label, city] of [
    ['出发城市', '北京'],
    ['到达城市', '上海'],
  ] as const) {
    await page.getByLabel(label).fill(city);
    await page.keyboard.press('Enter');
  }
  await page.getByRole('button', { name: '搜索航班' }).click();
  await page.getByRole('button', { name: '选择' }).first().waitFor();
  // each price is checked against the standards
  await page.locator('.fb-mark').first().waitFor();
}

const size = `${FLIGHTS} flights × ${UNITS} price units`;

async function answerToRows(page: Page): Promise<Figure> {
  const { ours, floor } = await inTurn(
    10,
    () => page.evaluate(() => window.bench.search()),
    () => page.evaluate(() => window.bench.plainSearch()),
  );
  return {
    name: `${size} from the answer to the first rows painted`,
    ratio: ours / floor,
    limit: { most: 3 },
    detail: `${ours.toFixed(1)} against ${floor.toFixed(1)} ms`,
  };
}

async function interactions(page: Page): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const work of WORKS) {
    const { ours, floor } = await inTurn(
      20,
      () => page.evaluate((w) => window.bench.ours(w), work),
      () => page.evaluate((w) => window.bench.floor(w), work),
    );
    figures.push({
      name: `${work} ${size} to the next frame`,
      ratio: ours / floor,
      limit: { most: 3 },
      detail: `${ours.toFixed(1)} against ${floor.toFixed(1)} ms`,
    });
  }
  return figures;
}

async function onSlowMachine(page: Page, devtools: CDPSession): Promise<Figure[]> {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const figures: Figure[] = [];
  for (const work of WORKS) {
    const { ours } = await inTurn(
      10,
      () => page.evaluate((w) => window.bench.ours(w), work),
      () => Promise.resolve(PATIENCE_MS),
    );
    figures.push({
      name: `${work} at ${SLOWER}× CPU to the next frame, of what a user notices`,
      ratio: ours / PATIENCE_MS,
      limit: { most: 1 },
      detail: `${ours.toFixed(1)} of ${PATIENCE_MS} ms`,
    });
  }
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return figures;
}

async function memory(page: Page, devtools: CDPSession): Promise<Figure> {
  const used = async () => {
    await devtools.send('HeapProfiler.collectGarbage');
    return (await devtools.send('Runtime.getHeapUsage')).usedSize;
  };
  const heap: number[] = [];
  for (let search = 1; search <= SEARCHES.last; search += 1) {
    await page.evaluate(() => window.bench.search());
    if (search === SEARCHES.first || search === SEARCHES.last) heap.push(await used());
  }
  const [first = NaN, last = NaN] = heap;
  const megabytes = (bytes: number) => (bytes / 2 ** 20).toFixed(1);
  return {
    name: `memory after ${SEARCHES.last} searches against that after ${SEARCHES.first}`,
    ratio: last / first,
    limit: { most: 1.2 },
    detail: `${megabytes(last)} against ${megabytes(first)} MB`,
  };
}
