import assert from 'node:assert/strict';
import type { Page, Route } from '@playwright/test';
import { openHarness, type Harness } from '../../support/e2e/harness';
import { afterAll, beforeAll, describe, it } from '../../support/e2e/test';

describe('the portal’s script is long in coming', () => {
  let harness: Harness;
  beforeAll(async () => (harness = await openHarness()));
  afterAll(() => harness.close());

  it('a page in outline first, then a word, and the portal itself once it is there; after a reload, Back and in a second tab too', async () => {
    const { page } = await harness.visit('about:blank');
    const context = page.context();
    const held: Route[] = [];
    await context.route('**/elements/portal/portal.js', (route) => void held.push(route));
    const outline = (tab: Page) => tab.locator('.waiting-page');
    const word = (tab: Page) => tab.getByText('页面加载较慢，请稍候');
    async function waits(tab: Page): Promise<void> {
      await outline(tab).waitFor();
      const box = await outline(tab).boundingBox();
      assert.ok(box && box.height > 200, `it is ${box?.height} px high`);
      await word(tab).waitFor();
    }
    const second = await context.newPage();
    const tabs = [page, second];
    await Promise.all(tabs.map((tab) => tab.goto(harness.product.portal, { waitUntil: 'commit' })));
    await Promise.all(tabs.map(waits));
    await page.reload({ waitUntil: 'commit' });
    await waits(page);
    await page.goBack();
    assert.equal(page.url(), 'about:blank');
    await page.goForward({ waitUntil: 'commit' });
    await waits(page);
    await context.unroute('**/elements/portal/portal.js');
    // The request of the page before the reload is gone with it.
    await Promise.all(held.map((route) => route.continue().catch(() => undefined)));
    for (const tab of tabs) {
      await tab.getByLabel('账号').waitFor();
      await word(tab).waitFor({ state: 'hidden' });
      await outline(tab).waitFor({ state: 'hidden' });
    }
  });
});
