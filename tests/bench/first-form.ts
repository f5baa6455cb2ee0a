import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { inTurn, type Figure } from './measure';

const OURS = { path: '/ours', content: ['tp-flight-booking', '.fb-search-button'] } as const;
const FLOOR = { path: '/floor', content: ['floor-element', '.content'] } as const;
type Subject = typeof OURS | typeof FLOOR;

/** JavaScript that comes over the wire until the search form can be used in an empty page. */
export async function bytesToFirstForm(browser: Browser, origin: string): Promise<Figure> {
  const ours = await brotliBytes(browser, origin, OURS);
  const floor = await brotliBytes(browser, origin, FLOOR);
  return {
    name: 'JavaScript to the first usable search form',
    ratio: ours / floor,
    limit: { most: 1.8 },
    detail: `${ours} against ${floor} bytes, brotli`,
  };
}

async function brotliBytes(browser: Browser, origin: string, subject: Subject): Promise<number> {
  const page = await browser.newPage();
  const bodies = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) bodies.set(response.url(), response.body());
  });
  await page.goto(origin + subject.path, { waitUntil: 'networkidle' });
  await page.locator(`${subject.content[0]} ${subject.content[1]}`).waitFor();
  const sizes = (await Promise.all(bodies.values())).map((body) => brotliCompressSync(body).length);
  await page.close();
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Time from navigation to the first content, with the processor four times slower. */
export async function timeToFirstContent(browser: Browser, origin: string): Promise<Figure> {
  const { ours, floor } = await inTurn(
    15,
    () => firstContent(browser, origin, OURS),
    () => firstContent(browser, origin, FLOOR),
  );
  return {
    name: 'First content at 4× CPU throttle',
    ratio: ours / floor,
    limit: { most: 1.3 },
    detail: `${ours.toFixed(0)} against ${floor.toFixed(0)} ms`,
  };
}

async function firstContent(browser: Browser, origin: string, { path, content }: Subject): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await watchFor(page, content);
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(origin + path);
  await page.waitForFunction(() => 'firstContent' in window);
  const time = await page.evaluate(() => (window as unknown as { firstContent: number }).firstContent);
  await context.close();
  return time;
}

/** Notes the first frame in which the content stands. A text: the compiler's helpers are not known on the page. */
async function watchFor(page: Page, [host, inner]: readonly [string, string]): Promise<void> {
  await page.addInitScript(`
    requestAnimationFrame(function look() {
      if (document.querySelector('${host}')?.shadowRoot?.querySelector('${inner}')) {
        window.firstContent = performance.now();
      } else requestAnimationFrame(look);
    });`);
}
