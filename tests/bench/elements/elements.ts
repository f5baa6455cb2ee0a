import type { Browser } from 'playwright-core';
import type { ElementTag } from '../../../components/index';
import { inTurn, type Figure } from '../measure';
import { scriptsOf, signedIn } from '../wire';
import { buildReactHost, HOSTS_OWN } from './build-react-host';
import { MEASURED, pathOf, REACT_HOST } from './pages';

const FLOOR = '/floor';
const ROUNDS = 3;
const BOOKING: ElementTag = 'flight-booking';
/** Left out of paint times, because another page paints its content. */
const FRAME: ElementTag = 'frame';

/** Cost of each element in an empty page, and beside the booking: bytes over the wire and first paint. */
export async function elementCosts(browser: Browser, origin: string): Promise<Figure[]> {
  await buildReactHost();
  const bytes = (path: string) => bytesUntilReady(browser, origin + path);
  const floor = await bytes(FLOOR);
  const booking = await bytes(pathOf(BOOKING));
  const inReactHost = await bytes(REACT_HOST);
  const figures: Figure[] = [
    {
      name: 'JavaScript of the booking in a React page that brings React, against 70 kB',
      ratio: inReactHost / 70_000,
      limit: { most: 1 },
      detail: `${inReactHost} bytes, brotli`,
    },
  ];
  for (const tag of MEASURED) {
    const alone = await bytes(pathOf(tag));
    figures.push({
      name: `JavaScript of <tp-${tag}> in an empty page`,
      ratio: alone / floor,
      limit: { most: 2 },
      detail: `${alone} against ${floor} bytes, brotli`,
    });
    if (tag !== BOOKING) {
      const beside = (await bytes(pathOf(BOOKING, tag))) - booking;
      figures.push({
        name: `JavaScript of <tp-${tag}> beside the booking, against 25 kB`,
        ratio: beside / 25_000,
        limit: { most: 1 },
        detail: `${beside} bytes, brotli`,
      });
    }
    if (tag === FRAME) continue;
    const paint = await inTurn(
      ROUNDS,
      () => firstPaint(browser, origin + pathOf(tag)),
      () => firstPaint(browser, origin + FLOOR),
    );
    figures.push({
      name: `First Contentful Paint of <tp-${tag}> at 4× CPU throttle`,
      ratio: paint.ours / paint.floor,
      limit: { most: 1.5 },
      detail: `${paint.ours.toFixed(0)} against ${paint.floor.toFixed(0)} ms`,
    });
  }
  return figures;
}

/** Bytes of JavaScript over the wire until all elements of a page are ready and no request is pending. */
export async function bytesUntilReady(browser: Browser, url: string): Promise<number> {
  const context = await signedIn(browser);
  const page = await context.newPage();
  const scripts = await scriptsOf(page, (url) => !url.includes(HOSTS_OWN));
  await page.addInitScript(() => {
    let ready = 0;
    addEventListener('tp-ready', () => document.documentElement.setAttribute('data-ready', String(++ready)));
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const count = url.endsWith(FLOOR) ? 0 : url.split('+').length;
  await page.waitForFunction(
    (wanted) => Number(document.documentElement.getAttribute('data-ready')) >= wanted,
    count,
  );
  await page.waitForLoadState('networkidle');
  const sum = await scripts.bytes();
  await context.close();
  return sum;
}

/** First Contentful Paint in a cold browser, in ms from navigation. */
export const firstPaint = (browser: Browser, url: string): Promise<number> =>
  timeAtSlowCpu(browser, url, () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime);

/** Time at which `find` succeeds in a cold browser at 4× CPU throttle, in ms from navigation. */
export async function timeAtSlowCpu(
  browser: Browser,
  url: string,
  find: () => number | undefined,
): Promise<number> {
  const context = await signedIn(browser);
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(url);
  const time = await page.waitForFunction(find);
  const value = (await time.jsonValue()) ?? NaN;
  await context.close();
  return value;
}
