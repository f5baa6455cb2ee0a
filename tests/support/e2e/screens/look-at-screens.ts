import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { openApprovalHarness, type ApprovalHarness } from '../approval-steps';
import { brokenFigures } from '../page/figures';
import { actionsOutOfReach } from '../page/reach';
import { brokenBars } from '../page/sticky';
import { noteUse, type Screen } from './screen';
import { screensOf, WIDTHS, type Screens } from './screens';
import { afterAll, beforeAll, describe, it } from '../test';

/** Limit for a page to answer: browsers wait without end. */
const LONGEST_LOOK_MS = 60_000;

/** Returns lasting problems of a page. Panels are repositioned some frames after a resize, so it checks repeatedly. */
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

/** Screens per test, so that progress shows at least every few minutes. */
const AT_ONCE = 12;

/** Checks all screens of a kind. `count`: their number, when they are too many for one test. */
export function lookAtScreens(kind: keyof Screens, name: string, count: number = AT_ONCE): void {
  describe(`the actions, figures and bars of ${name}`, () => {
    let opened: ApprovalHarness;
    let screens: readonly Screen[];
    beforeAll(async () => {
      opened = await openApprovalHarness();
      screens = (await screensOf(opened))[kind];
    });
    afterAll(() => opened.harness.close());

    const tests = Math.ceil(count / AT_ONCE);
    for (const test of Array.from({ length: tests }, (_, i) => i)) {
      it(`are neither cut off, covered nor broken over lines, ${test + 1} of ${tests}`, async () => {
        const some = screens.filter((_, i) => i % tests === test);
        assert.equal((await problemsOf(opened, some)).join('\n'), '');
      });
    }
  });
}

/** Returns the problems of screens at any width and scroll position. */
async function problemsOf({ harness }: ApprovalHarness, screens: readonly Screen[]): Promise<string[]> {
  const pages = new Map<string | undefined, Page>();
  const problems: string[] = [];
  for (const { name, as, show } of screens) {
    const page = pages.get(as) ?? (await harness.visit('about:blank')).page;
    // a page of another test is reused
    if (!pages.has(as)) noteUse(page);
    pages.set(as, page);
    // the steps to a screen use the button names of the widest layout
    await page.setViewportSize({ width: WIDTHS[0], height: 900 });
    await show(page).catch((error: unknown) => {
      throw new Error(`${name} at ${page.url()}`, { cause: error });
    });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const found = await inTime(settled(page), `${name}, ${width} px`);
      problems.push(...found.map((problem) => `${name}, ${width} px: ${problem}`));
    }
  }
  return problems;
}
