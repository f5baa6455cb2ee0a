import type { Browser, Page } from 'playwright-core';
import { inTurn, type Figure } from './measure';

/** Buttons to press in turn: the drawer, then one menu per level down to the pages. */
const OURS = {
  path: '/shell-large#/standard/standardList',
  host: 'tp-portal',
  presses: ['.drawer-button', ...levels('.tree-branch')],
};
const FLOOR = { path: '/drawer-floor', host: 'floor-drawer', presses: ['.more', ...levels('.more')] };

function levels(button: string): string[] {
  return [1, 2, 3].map((depth) => `dialog ${'ul '.repeat(depth)}> li > ${button}`);
}

/** Cost of the narrow screens' drawer with 10,000 menus, from the press to the layout. */
export async function drawer(browser: Browser, origin: string): Promise<Figure> {
  const { ours, floor } = await inTurn(
    11,
    () => pressThrough(browser, origin, OURS),
    () => pressThrough(browser, origin, FLOOR),
  );
  return {
    name: 'Drawer of 10,000 menus opened down to a page at 4× CPU throttle, against a plain one of as many links',
    ratio: ours / floor,
    limit: { most: 3 },
    detail: `${ours.toFixed(1)} against ${floor.toFixed(1)} ms`,
  };
}

async function pressThrough(
  browser: Browser,
  origin: string,
  { path, host, presses }: typeof OURS,
): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  // each gateway has its own session
  await context.addInitScript(() => {
    for (const gateway of ['', ` ${location.origin}/large`]) {
      localStorage.setItem(`tp-auth-sign${gateway}`, 'a'.repeat(43));
    }
  });
  const page = await context.newPage();
  // keeps code for idle time from loading during the measurement
  await page.addInitScript('window.requestIdleCallback = () => 0;');
  await page.goto(origin + path);
  await page.locator(`${host} ${presses[0]}`).waitFor();
  if (host === OURS.host) await openOnce(page);
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  let time = 0;
  for (const press of presses) time += await pressed(page, host, press);
  await context.close();
  return time;
}

/** Opens the drawer once, because its code loads when the page is idle or, as here, on the first press. */
async function openOnce(page: Page): Promise<void> {
  const dialog = page.locator(`${OURS.host} dialog.drawer`);
  await page.locator(`${OURS.host} ${OURS.presses[0]}`).click();
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}

/** Time in ms from the press until the content is rendered and laid out. */
const pressed = (page: Page, host: string, button: string): Promise<number> =>
  page.evaluate(
    async ([tag, selector]) => {
      const element = document.querySelector(tag) as HTMLElement & { updateComplete: Promise<boolean> };
      const found = element.shadowRoot?.querySelector<HTMLElement>(selector);
      if (!found) throw new Error(`nothing to press at ${selector}`);
      const begun = performance.now();
      found.click();
      await element.updateComplete;
      element.shadowRoot?.querySelector('dialog')?.getBoundingClientRect();
      return performance.now() - begun;
    },
    [host, button] as const,
  );
