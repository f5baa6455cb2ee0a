import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { openHarness, type Harness } from '../../support/e2e/harness';
import { signIn } from '../../support/e2e/steps';
import { afterAll, beforeAll, describe, it } from '../../support/e2e/test';

const ORDERS = '#/orderManage/airOrderList';
const table = (page: Page) => page.getByRole('table', { name: '订单列表' });
const header = (page: Page, name: string) => table(page).getByRole('columnheader', { name });
const edge = (page: Page, name: string) => page.getByRole('separator', { name: `调整列宽：${name}` });

async function chooseColumn(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: '选择列' }).click();
  const column = page.getByRole('dialog', { name: '选择列' }).getByRole('checkbox', { name, exact: true });
  await column.setChecked(!(await column.isChecked()));
  await page.keyboard.press('Escape');
}

describe('table preferences', () => {
  let harness: Harness;
  beforeAll(async () => (harness = await openHarness()));
  afterAll(() => harness.close());

  async function orders(account: string): Promise<Page> {
    const { page } = await harness.enter(account, ORDERS);
    await table(page).waitFor();
    return page;
  }
  /** Opens another tab of the same user. */
  async function nextTab(page: Page): Promise<Page> {
    const tab = await page.context().newPage();
    await tab.goto(`${harness.product.portal}${ORDERS}`);
    await table(tab).waitFor();
    return tab;
  }

  it('are the same in all tabs at once, and in another browser afterwards', async () => {
    const first = await orders('staff');
    const second = await nextTab(first);
    await chooseColumn(first, 'PNR');
    await header(second, 'PNR').waitFor();
    await chooseColumn(second, '支付方式');
    await header(first, '支付方式').waitFor({ state: 'detached' });

    await edge(first, '状态').focus();
    const begun = (await header(first, '状态').boundingBox())?.width ?? 0;
    await first.keyboard.press('Shift+ArrowRight');
    const wide = Math.round(begun) + 40;
    await second.waitForFunction(
      ([name, width]) =>
        document
          .querySelector('tp-portal')
          ?.shadowRoot?.querySelector('tp-order-list')
          ?.shadowRoot?.querySelector<HTMLElement>(`[aria-label="${name}"]`)?.ariaValueNow === String(width),
      ['调整列宽：状态', wide] as const,
    );
    // The width is saved separately; the awaited request contains the page size.
    const saved = first.waitForResponse(
      (response) =>
        /saveOperateHabit/.test(response.url()) &&
        (response.request().postData() ?? '').includes('"pageSize":50'),
    );
    await first.getByRole('combobox', { name: '每页条数' }).selectOption('50 条/页');
    await saved;

    const elsewhere = await orders('staff');
    await header(elsewhere, 'PNR').waitFor();
    assert.equal(await header(elsewhere, '支付方式').count(), 0);
    assert.equal(await edge(elsewhere, '状态').getAttribute('aria-valuenow'), String(wide));
    const size = elsewhere.getByRole('combobox', { name: '每页条数' }).locator('option:checked');
    assert.equal(await size.innerText(), '50 条/页');
  });

  it('count even if the page is left at once', async () => {
    const page = await orders('approver');
    // Waits from before the choice, because a busy machine may save it before the page is left.
    const saved = page.waitForResponse(/saveOperateHabit/);
    await chooseColumn(page, '预订人');
    await header(page, '预订人').waitFor();
    // Dispatches the event of a page being left, because browsers do not guarantee how long a busy page lives after it.
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide')));
    await saved;
    // A separate browser context shares only the gateway.
    const elsewhere = await orders('approver');
    await header(elsewhere, '预订人').waitFor();
  });

  it('are a user’s own, in one browser too', async () => {
    const page = await orders('admin');
    await chooseColumn(page, 'PNR');
    await header(page, 'PNR').waitFor();
    await page.getByRole('button', { name: '退出' }).click();
    await signIn(page, 'multi');
    await page.goto(`${harness.product.portal}${ORDERS}`);
    await table(page).waitFor();
    await header(page, '起飞时间').waitFor();
    assert.equal(await header(page, 'PNR').count(), 0);
  });

  it('stand while the gateway fails, without a word', async () => {
    const page = await orders('multi');
    await page.route(/operateHabit/, (route) => route.fulfill({ status: 500, body: '{"msg":"服务繁忙"}' }));
    const failed = page.waitForResponse(/saveOperateHabit/);
    await chooseColumn(page, '委托类型');
    await failed;
    await header(page, '委托类型').waitFor();
    assert.equal(await page.getByRole('alertdialog').count(), 0);
    await page.reload();
    await header(page, '委托类型').waitFor();
    // Once the gateway responds again, the next visit sends it.
    await page.unroute(/operateHabit/);
    for (let visit = 0; visit < 2; visit += 1) {
      const known = page.waitForResponse(/queryOperateHabit/);
      await page.reload();
      await known;
    }
    await page.close();
    await header(await orders('multi'), '委托类型').waitFor();
  });
});
