import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { openHarness, type Harness } from '../../support/e2e/harness';
import { signIn } from '../../support/e2e/steps';
import { afterAll, beforeAll, describe, it } from '../../support/e2e/test';

describe('the official account', () => {
  let harness: Harness;
  beforeAll(async () => (harness = await openHarness()));
  afterAll(() => harness.close());

  async function enter(account: string, hash = '', query = ''): Promise<Page> {
    const { page } = await harness.enter(account, `${query}${hash}`);
    await page.getByRole('banner').waitFor();
    return page;
  }

  /**
   * Asserts that the button is at the window's edge, or at the end of a narrow page, and never covers the pagination.
   */
  async function standsAside(page: Page): Promise<void> {
    const button = await page.getByRole('button', { name: '关注公众号' }).elementHandle();
    const pages = await page.getByRole('navigation', { name: '分页' }).elementHandle();
    await page.waitForFunction(
      ([floating, pager]) => {
        if (!floating || !pager) return false;
        const [at, beside] = [floating.getBoundingClientRect(), pager.getBoundingClientRect()];
        const { clientWidth, scrollHeight } = document.documentElement;
        if (clientWidth < 720) {
          const isLast = at.top >= beside.bottom && scrollHeight - scrollY - at.bottom < 100;
          return isLast && at.left >= 0 && at.right <= clientWidth;
        }
        return at.right === clientWidth && at.left >= beside.right && at.top >= 0 && at.bottom <= innerHeight;
      },
      [button, pages] as const,
    );
  }

  it('stands aside in a wide and a narrow window however long the page is, through a reload, Back and in a second tab', async () => {
    const page = await enter('admin', '#/Home/index');
    await page.evaluate(() => (location.hash = '#/orderManage/manageairOrderList'));
    await standsAside(page);
    await page.reload();
    await standsAside(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await standsAside(page);
    await page.goBack();
    await page.getByLabel('出发城市').waitFor();
    await page.goForward();
    await standsAside(page);
    const other = await page.context().newPage();
    await other.goto(page.url());
    await standsAside(other);
  });

  it('shows its code in a narrow window too, where it stands at the end of the page', async () => {
    const page = await enter('staff', '#/orderManage/airOrderList');
    await page.getByRole('table', { name: '订单列表' }).waitFor();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: '关注公众号' }).click();
    const code = page.getByRole('img', { name: '公众号二维码' });
    await code.waitFor();
    // The layout follows in the next frame.
    await page.waitForFunction(() => {
      const portal = document.querySelector('tp-portal')?.shadowRoot;
      const box = portal?.querySelector('.follow-card img')?.getBoundingClientRect();
      return box && box.height > 0 && box.top >= 0 && box.bottom <= innerHeight;
    });
  });

  it('is asked for by a button, and closes by its own, with Escape and as the page changes', async () => {
    const page = await enter('staff', '#/flightBooking/index');
    const button = page.getByRole('button', { name: '关注公众号' });
    const card = page.getByRole('region', { name: '关注公众号' });
    await button.click();
    await card.getByText('关注公众号，及时获取审批、行前提醒和行程信息').waitFor();
    await card.getByRole('button', { name: '关闭' }).click();
    await card.waitFor({ state: 'detached' });
    await button.click();
    await card.waitFor();
    await page.keyboard.press('Escape');
    await card.waitFor({ state: 'detached' });
    await button.click();
    await card.waitFor();
    await page.getByRole('link', { name: '机票订单', exact: true }).click();
    await page.getByRole('table', { name: '订单列表' }).waitFor();
    await card.waitFor({ state: 'detached' });
    await button.click();
    await card.waitFor();
    await page.goBack();
    await card.waitFor({ state: 'detached' });
    await button.click();
    await card.waitFor();
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.getByRole('button', { name: '关注公众号' }).waitFor();
    assert.equal(await other.getByRole('region', { name: '关注公众号' }).count(), 0);
    await page.reload();
    await button.waitFor();
    assert.equal(await card.count(), 0);
  });

  it('is left out for users of source 7', async () => {
    const { page } = await harness.visit(harness.product.portal);
    await page.route('**/verifyUserAuthSignForCloud*', async (route) => {
      const response = await route.fetch();
      const { result, ...rest } = (await response.json()) as { result: object };
      await route.fulfill({ response, json: { ...rest, result: { ...result, source: 7 } } });
    });
    await signIn(page, 'staff');
    await page.getByRole('button', { name: '退出' }).waitFor();
    await page.getByRole('heading', { level: 1 }).waitFor();
    assert.equal(await page.getByRole('button', { name: '关注公众号' }).count(), 0);
  });

  it('is left out with hideFloatElement and before login', async () => {
    const { page } = await harness.visit(harness.product.portal);
    await page.getByLabel('账号').waitFor();
    assert.equal(await page.getByRole('button', { name: '关注公众号' }).count(), 0);
    const hidden = await enter('staff', '', '?hideFloatElement=true');
    await hidden.getByRole('heading', { level: 1 }).waitFor();
    assert.equal(await hidden.getByRole('button', { name: '关注公众号' }).count(), 0);
  });
});
