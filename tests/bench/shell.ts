import type { Browser, Page } from 'playwright-core';
import type { MenuItem } from '../../src/contract/permission/permission';
import { buildMenuTree } from '../../src/domain/portal/menu';
import { drawer } from './drawer';
import { inTurn, type Figure } from './measure';
import { flatMenus } from './menus';
import { scriptsOf, signedIn } from './wire';

const MENU = ['tp-portal', '.menu-1 a'] as const;
const FLOOR_MENU = ['floor-shell', 'nav a'] as const;
/** Page of the shell itself, which needs no React. */
const OURS = '/shell#/404';
const FLOOR = '/shell-floor';

/** Time until the menus are usable, bytes over the wire until then, and the cost of a large menu. */
export async function shell(browser: Browser, origin: string): Promise<Figure[]> {
  const { ours, floor } = await inTurn(
    11,
    () => timeToMenu(browser, origin + OURS, MENU),
    () => timeToMenu(browser, origin + FLOOR, FLOOR_MENU),
  );
  const bytes = await bytesToMenu(browser, origin);
  return [
    {
      name: 'Menus of the shell at 4× CPU throttle, against a Lit page that asks and shows the same',
      ratio: ours / floor,
      limit: { most: 1.5 },
      detail: `${ours.toFixed(0)} against ${floor.toFixed(0)} ms`,
    },
    {
      name: 'JavaScript of the shell before any widget, against 68 kB',
      ratio: bytes / 68_000,
      limit: { most: 1 },
      detail: `${bytes} bytes, brotli`,
    },
    await menuBuild(),
    await drawer(browser, origin),
  ];
}

async function menuBuild(): Promise<Figure> {
  const text = JSON.stringify(flatMenus(10_000));
  const parsed = JSON.parse(text) as MenuItem[];
  const timed = (run: () => unknown) => {
    const begun = performance.now();
    run();
    return Promise.resolve(performance.now() - begun);
  };
  const { ours, floor } = await inTurn(
    25,
    () => timed(() => buildMenuTree(parsed)),
    () => timed(() => JSON.parse(text) as unknown),
  );
  return {
    name: 'Menu tree of 10,000 nodes, against JSON.parse of the same answer',
    ratio: ours / floor,
    limit: { most: 5 },
    detail: `${ours.toFixed(1)} against ${floor.toFixed(1)} ms`,
  };
}

async function timeToMenu(
  browser: Browser,
  url: string,
  content: readonly [string, string],
): Promise<number> {
  const context = await signedIn(browser);
  const page = await context.newPage();
  await page.addInitScript(`
    requestAnimationFrame(function look() {
      if (document.querySelector('${content[0]}')?.shadowRoot?.querySelector('${content[1]}')) {
        window.menuAt = performance.now();
      } else requestAnimationFrame(look);
    });`);
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(url);
  await page.waitForFunction(() => 'menuAt' in window);
  const time = await page.evaluate(() => (window as unknown as { menuAt: number }).menuAt);
  await context.close();
  return time;
}

async function bytesToMenu(browser: Browser, origin: string): Promise<number> {
  const context = await signedIn(browser);
  const page = await context.newPage();
  const scripts = await scriptsOf(page);
  await page.goto(origin + OURS, { waitUntil: 'networkidle' });
  await page.locator(`${MENU[0]} ${MENU[1]}`).first().waitFor();
  const isReact = await holdsReact(page, scripts.urls());
  if (isReact) throw new Error('React came before a page needed it');
  const bytes = await scripts.bytes();
  await context.close();
  return bytes;
}

const holdsReact = (page: Page, urls: readonly string[]): Promise<boolean> =>
  page.evaluate(async (addresses) => {
    for (const address of addresses) {
      if ((await (await fetch(address)).text()).includes('react.element')) return true;
    }
    return false;
  }, urls);
