import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Route } from 'playwright-core';
import { openHarness, type Harness } from '../../support/e2e/harness';

describe('the portal’s script is long in coming', () => {
  let harness: Harness;
  before(async () => (harness = await openHarness()));
  after(() => harness.close());

  it('a page in outline first, then a word, and the portal itself once it is there', async () => {
    const { page } = await harness.visit('about:blank');
    const held = new Promise<Route>((resolve) => void page.route('**/elements/portal/portal.js', resolve));
    await page.goto(harness.product.portal, { waitUntil: 'commit' });
    const script = await held;
    const outline = page.locator('.waiting-page');
    await outline.waitFor();
    const box = await outline.boundingBox();
    assert.ok(box && box.height > 200, `it is ${box?.height} px high`);
    const word = page.getByText('页面加载较慢，请稍候');
    await word.waitFor();
    await script.continue();
    await page.getByLabel('账号').waitFor();
    await word.waitFor({ state: 'hidden' });
    await outline.waitFor({ state: 'hidden' });
  });
});
