import type { Browser, CDPSession } from 'playwright-core';
import { inTurn, type Figure } from './measure';
import { scriptsOf } from './wire';

const OURS = { path: '/ours', content: 'tp-flight-booking .fb-search-button' } as const;
const FLOOR = { path: '/floor', content: 'floor-element .content' } as const;
type Subject = typeof OURS | typeof FLOOR;

/** Bytes of JavaScript over the wire until the search form is usable in an empty page. */
export async function bytesToFirstForm(browser: Browser, origin: string): Promise<Figure> {
  const ours = await brotliBytes(browser, origin, OURS);
  const floor = await brotliBytes(browser, origin, FLOOR);
  return {
    name: 'JavaScript to the first usable search form',
    ratio: ours / floor,
    limit: { most: 1.6 },
    detail: `${ours} against ${floor} bytes, brotli`,
  };
}

async function brotliBytes(browser: Browser, origin: string, subject: Subject): Promise<number> {
  const page = await browser.newPage();
  const scripts = await scriptsOf(page);
  await page.goto(origin + subject.path, { waitUntil: 'networkidle' });
  await page.locator(subject.content).waitFor();
  const bytes = await scripts.bytes();
  await page.close();
  return bytes;
}

/** Throttles a page. */
type Slowness = (client: CDPSession) => Promise<unknown>;
const SLOW_CPU: Slowness = (client) => client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
const SLOW_4G: Slowness = (client) =>
  client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });

/** Times at which the form is painted and its element is ready, against a React form with the same fields. */
export async function timeToForm(browser: Browser, origin: string): Promise<Figure[]> {
  const under = async (slowness: Slowness, entry: string) =>
    inTurn(
      15,
      () => timeOf(browser, origin, OURS, slowness, entry),
      () => timeOf(browser, origin, FLOOR, slowness, entry),
    );
  const figure = async (name: string, most: number, slowness: Slowness, entry: string): Promise<Figure> => {
    const { ours, floor } = await under(slowness, entry);
    return {
      name,
      ratio: ours / floor,
      limit: { most },
      detail: `${ours.toFixed(0)} against ${floor.toFixed(0)} ms`,
    };
  };
  return [
    await figure('First Contentful Paint at 4× CPU throttle', 0.85, SLOW_CPU, 'first-contentful-paint'),
    await figure('First Contentful Paint at slow 4G', 0.75, SLOW_4G, 'first-contentful-paint'),
    await figure('Ready at 4× CPU throttle', 1.45, SLOW_CPU, 'ready'),
  ];
}

/** Start of a performance entry in a cold browser, in ms from navigation; for paints the browser itself records it. */
async function timeOf(
  browser: Browser,
  origin: string,
  { path }: Subject,
  slowness: Slowness,
  entry: string,
): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.addInitScript("addEventListener('tp-ready', () => performance.mark('ready'), { once: true });");
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await slowness(client);
  await page.goto(origin + path);
  const time = await page.waitForFunction((name) => performance.getEntriesByName(name)[0]?.startTime, entry);
  const value = await time.jsonValue();
  await context.close();
  if (value === undefined) throw new Error(`${path} never told of ${entry}`);
  return value;
}
