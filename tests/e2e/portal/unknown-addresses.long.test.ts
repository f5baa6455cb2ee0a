import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { openHarness, type Harness } from '../../support/e2e/harness';
import { afterAll, beforeAll, describe, it } from '../../support/e2e/test';

describe('an address that leads nowhere', () => {
  let harness: Harness;
  let page: Page;
  beforeAll(async () => {
    harness = await openHarness();
    ({ page } = await harness.enter('admin', '#/Home/index'));
    await page.getByRole('banner').waitFor();
  });
  afterAll(() => harness.close());

  const open = (hash: string) => page.evaluate((to) => (location.hash = to), hash);

  const told = (at: Page) => at.getByText('您访问的页面不存在或已失效').waitFor();
  const returnsHome = async () => {
    assert.equal(new URL(page.url()).origin, new URL(harness.product.portal).origin);
    await page.getByRole('button', { name: '返回首页' }).click();
    await page.waitForURL(/#\/Home\/index$/);
  };
  /** Asserts that the content of an address survives Back, a reload and a second tab, and that there is a way home. */
  async function holds(hash: string, isShown: (at: Page) => Promise<void>, landsAt?: string): Promise<void> {
    await open(hash);
    await isShown(page);
    if (landsAt !== undefined) assert.equal(new URL(page.url()).hash, landsAt);
    await page.goBack();
    await page.waitForURL(/#\/Home\/index$/);
    await page.goForward();
    await isShown(page);
    await page.reload();
    await isShown(page);
    const other = await page.context().newPage();
    await other.goto(`${harness.product.portal}${hash}`);
    await isShown(other);
    assert.equal(await other.locator('iframe').count(), 0, 'it is none of the server-side site');
    await other.close();
    await returnsHome();
  }

  const UNKNOWN: Record<string, string> = {
    'in another case': '#/OrderManage/AirOrderList',
    'of a page in a document of its own': '#/busTripApproveDetail/SP26010100000001',
    'without the parameter that its page needs': '#/employeeManage/staffDetail',
    'that cannot be read': '#/nowhere/%E0%A4%A',
    'with an encoded slash': '#/orderManage%2FairOrderList',
    'with a zero byte': '#/orderManage/%00',
    'of 10,000 characters': `#/${'x'.repeat(10_000)}`,
  };
  for (const [kind, hash] of Object.entries(UNKNOWN)) {
    it(`${kind} leads to the error page, through Back, a reload and a second tab, with a way back`, () =>
      holds(hash, told, '#/error'));
  }

  it('a page beside one of the server-side site is there', async () => {
    const { page: own } = await harness.enter('admin', '#/Home/index');
    await own.getByRole('banner').waitFor();
    await own.evaluate(() => (location.hash = '#/contract/detail?no=HT20260001'));
    await own.waitForURL(`${harness.product.serverSite}contract/detail?no=HT20260001`);
  });

  it('a text of a link on the error page is marked as the link’s', async () => {
    const message = page.getByRole('alert');
    await holds('#/error?errorMsg=' + encodeURIComponent('请致电 400-000 转账'), async (at) => {
      const quoted = at.getByRole('alert');
      await quoted.getByText('链接附带的说明（并非本系统的提示）').waitFor();
      await quoted.getByText('请致电 400-000 转账').waitFor();
    });
    await page.setViewportSize({ width: 390, height: 844 });
    await open(`#/error?errorMsg=${'com.example.OrderService'.repeat(8)}`);
    await message.getByText('com.example').waitFor();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.equal(overflow, 0, 'a long word of a link is broken');
    await page.setViewportSize({ width: 1440, height: 900 });
    await open('#/error?errorMsg=' + encodeURIComponent('无页面权限，请联系管理员添加'));
    await message.getByText('无页面权限，请联系管理员添加').waitFor();
    assert.equal(await message.getByText('并非本系统的提示').count(), 0);
  });
});
