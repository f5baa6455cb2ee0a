import assert from 'node:assert/strict';
import { violationsOf } from '../../support/e2e/page/accessible-page';
import { openHarness, type Harness } from '../../support/e2e/harness';
import { keyboard } from '../../support/e2e/page/keyboard';
import { PHONE } from '../../support/e2e/page/thumb';
import { afterAll, beforeAll, describe, it } from '../../support/e2e/test';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

describe('the page of the app', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await openHarness();
  });
  afterAll(() => harness.close());
  const address = () => `${harness.product.portal}#/appDown/index`;

  it('is open to visitors without a session: a code to scan, links to the stores', async () => {
    const { page } = await harness.visit(address());
    await page.getByRole('img', { name: '本页面的二维码' }).waitFor();
    assert.match(await page.title(), /^下载客户端/);
    assert.equal(
      await page.getByRole('link', { name: '下载 iPhone 版' }).getAttribute('href'),
      'https://apps.apple.com/cn/app/id1000000001',
    );
    assert.equal(await page.getByRole('link').count(), 3);
    const keys = keyboard(page);
    await keys.to(page.getByRole('button', { name: '安卓版更新内容' }));
    await page.keyboard.press('Enter');
    await page.getByText('支持华为、小米推送').waitFor();
    assert.deepEqual(await violationsOf(page), []);
  });

  it('shows the installer for a phone before all else', async () => {
    const { page } = await harness.visit(address(), { ...PHONE, userAgent: IPHONE });
    const link = page.getByRole('link', { name: '下载 iPhone 版' });
    await link.waitFor();
    const code = page.getByRole('img', { name: '本页面的二维码' });
    const [first, last] = [await link.boundingBox(), await code.boundingBox()];
    assert.ok(first && last && first.y < last.y && first.y < 500, JSON.stringify([first, last]));
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.equal(overflow, 0);
    assert.deepEqual(await violationsOf(page), []);
  });
});
