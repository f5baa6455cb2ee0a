import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { openApprovalHarness, type ApprovalHarness } from '../../support/e2e/approval-steps';
import { brokenFigures } from '../../support/e2e/figures';
import { actionsOutOfReach } from '../../support/e2e/reach';
import { brokenBars } from '../../support/e2e/sticky';
import { screensOf, WIDTHS } from '../../support/e2e/screens/screens';

/** What is wrong with a page, and stays so: panels are placed anew some frames after the window has changed. */
async function settled(page: Page): Promise<string[]> {
  let found: string[] = [];
  for (let look = 0; look < 5; look += 1) {
    found = [...(await actionsOutOfReach(page)), ...(await brokenFigures(page)), ...(await brokenBars(page))];
    if (found.length === 0) break;
  }
  return found;
}

describe('the actions, figures and bars of every page', () => {
  let opened: ApprovalHarness;
  before(async () => (opened = await openApprovalHarness()));
  after(() => opened.harness.close());

  it('are neither cut off, covered nor broken over lines, at any width and scroll', async () => {
    const { harness } = opened;
    const pages = new Map<string | undefined, Page>();
    const problems: string[] = [];
    for (const { name, as, show } of await screensOf(opened)) {
      const page = pages.get(as) ?? (await harness.visit('about:blank')).page;
      pages.set(as, page);
      // what is pressed on the way has its name of the widest
      await page.setViewportSize({ width: WIDTHS[0], height: 900 });
      await show(page).catch((error: unknown) => {
        throw new Error(`${name} at ${page.url()}`, { cause: error });
      });
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const found = await settled(page);
        problems.push(...found.map((problem) => `${name}, ${width} px: ${problem}`));
      }
    }
    assert.equal(problems.join('\n'), '');
  });
});
