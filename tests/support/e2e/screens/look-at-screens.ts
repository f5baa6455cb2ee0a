import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { openApprovalHarness, type ApprovalHarness } from '../approval-steps';
import { brokenFigures } from '../figures';
import { actionsOutOfReach } from '../reach';
import { brokenBars } from '../sticky';
import { screensOf, WIDTHS, type Screens } from './screens';

/** A page that gives no answer for so long never will: a browser waits without end. */
const LONGEST_LOOK_MS = 60_000;

/** What is wrong with a page, and stays so: panels are placed anew some frames after the window has changed. */
async function settled(page: Page): Promise<string[]> {
  let found: string[] = [];
  for (let look = 0; look < 5; look += 1) {
    found = [...(await actionsOutOfReach(page)), ...(await brokenFigures(page)), ...(await brokenBars(page))];
    if (found.length === 0) break;
  }
  return found;
}

async function inTime<T>(looking: Promise<T>, where: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${where}: the page gives no answer`)), LONGEST_LOOK_MS);
  });
  try {
    return await Promise.race([looking, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Looks at the pages, or at what opens within them: both in one process would take too long. */
export function lookAtScreens(which: keyof Screens, name: string): void {
  describe(`the actions, figures and bars of ${name}`, () => {
    let opened: ApprovalHarness;
    before(async () => (opened = await openApprovalHarness()));
    after(() => opened.harness.close());

    it('are neither cut off, covered nor broken over lines, at any width and scroll', async () => {
      const { harness } = opened;
      const pages = new Map<string | undefined, Page>();
      const problems: string[] = [];
      const screens = (await screensOf(opened))[which];
      for (const { name: screen, as, show } of screens) {
        const page = pages.get(as) ?? (await harness.visit('about:blank')).page;
        pages.set(as, page);
        // what is pressed on the way has its name of the widest
        await page.setViewportSize({ width: WIDTHS[0], height: 900 });
        await show(page).catch((error: unknown) => {
          throw new Error(`${screen} at ${page.url()}`, { cause: error });
        });
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          const found = await inTime(settled(page), `${screen}, ${width} px`);
          problems.push(...found.map((problem) => `${screen}, ${width} px: ${problem}`));
        }
      }
      assert.equal(problems.join('\n'), '');
    });
  });
}
