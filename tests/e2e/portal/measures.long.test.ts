import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { openHarness, type Harness } from '../../support/e2e/harness';
import { afterAll, beforeAll, describe, it } from '../../support/e2e/test';

const width = async (page: Page, selector: string): Promise<number> => {
  const box = await page.locator(selector).first().boundingBox();
  assert.ok(box, selector);
  return Math.round(box.width);
};

/** Measures of specification 9 and 2.10 in px. */
describe('the measures of the shell', () => {
  let harness: Harness;
  beforeAll(async () => (harness = await openHarness()));
  afterAll(() => harness.close());

  it('a filter table has at most 1580 px, in a narrower window the larger of 1412 and its width less 190', async () => {
    const { page } = await harness.enter('staff', '#/orderManage/airOrderList');
    await page.getByRole('table', { name: '订单列表' }).waitFor();
    const table = () => width(page, '.tp-list-page');
    const frame = () => width(page, '.tp-table-frame');
    const GUTTERS = 48;
    // with the sidebar of 210 px the content frame is the narrower one until the window has 1838 px
    for (const [window, expected] of [
      [2560, 1580],
      [1920, 1580],
      [1440, 1440 - 210 - GUTTERS],
    ] as const) {
      await page.setViewportSize({ width: window, height: 900 });
      assert.deepEqual([await table(), await frame()], [expected, expected], `${window} px`);
    }
    await page.getByRole('button', { name: '折叠侧边栏' }).click();
    for (const [window, expected] of [
      [1920, 1580],
      [1700, 1700 - 190],
      [1580, 1412],
      [1440, 1440 - 48 - GUTTERS],
    ] as const) {
      await page.setViewportSize({ width: window, height: 900 });
      assert.equal(await table(), expected, `${window} px without the sidebar`);
    }
  });

  it('the sidebar is 210 px wide, and the list of enterprises at most 500 px high', async () => {
    const { page } = await harness.enter('multi', '#/orderManage/airOrderList');
    await page.getByRole('banner').waitFor();
    assert.equal(await width(page, '.sidebar'), 210);
    await page.locator('button.enterprise').click();
    const entries = page.getByRole('menu', { name: '切换企业' }).getByRole('menuitem');
    await entries.first().waitFor();
    const list = page.locator('.tp-popover', { has: page.getByRole('menu', { name: '切换企业' }) });
    const height = async () => Math.round((await list.boundingBox())?.height ?? 0);
    assert.ok((await height()) < 500, 'a few enterprises need less');
    await entries.first().evaluate((entry) => {
      for (let n = 0; n < 40; n += 1) entry.after(entry.cloneNode(true));
    });
    assert.equal(await height(), 500);
  });
});
