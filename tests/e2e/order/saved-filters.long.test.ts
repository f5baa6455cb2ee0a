import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { openHarness, type Harness } from '../../support/e2e/harness';
import { afterAll, beforeAll, describe, it } from '../../support/e2e/test';

const ORDERS = '#/orderManage/airOrderList';
const NAME = '完成的国内航班';
const TAG = '取消筛选：订单状态：完成';

const table = (page: Page) => page.getByRole('table', { name: '订单列表' });
const views = (page: Page) => page.getByRole('dialog', { name: '我的筛选' });
const named = (page: Page, name = NAME) => views(page).getByRole('button', { name, exact: true });
const tag = (page: Page) => page.getByRole('button', { name: TAG });

async function open(page: Page): Promise<void> {
  await page.getByRole('button', { name: '我的筛选' }).click();
  await views(page).waitFor();
}

describe('saved filters of orders in the portal', () => {
  let harness: Harness;
  beforeAll(async () => (harness = await openHarness()));
  afterAll(() => harness.close());

  it('are saved, and chosen after a reload and in another tab, until they are deleted', async () => {
    const { page, complaints, failed } = await harness.enter('staff', ORDERS);
    await table(page).waitFor();
    await page.getByRole('button', { name: '订单状态' }).click();
    await page.getByRole('checkbox', { name: '完成' }).check();
    await page.keyboard.press('Escape');
    await tag(page).waitFor();
    await open(page);
    await page.getByRole('button', { name: '保存当前筛选' }).click();
    await page.getByLabel('名称').fill(NAME);
    await page.keyboard.press('Enter');
    await page.getByText('筛选已保存').waitFor();

    await tag(page).click();
    await tag(page).waitFor({ state: 'detached' });
    await page.reload();
    await table(page).waitFor();
    assert.equal(await tag(page).count(), 0);
    await open(page);
    await named(page).click();
    await tag(page).waitFor();

    // into an order and back: it is narrowed still
    await table(page)
      .getByRole('link', { name: /^\d{14}$/ })
      .first()
      .click();
    await page.getByRole('heading', { name: /^订单 \d{14}$/ }).waitFor();
    await page.goBack();
    await tag(page).waitFor();

    const other = await page.context().newPage();
    await other.goto(`${harness.product.portal}${ORDERS}`);
    await table(other).waitFor();
    await open(other);
    await named(other).click();
    await tag(other).waitFor();

    await open(page);
    await views(page)
      .getByRole('button', { name: `删除：${NAME}` })
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: '删除', exact: true }).click();
    await page.getByText('筛选已删除').waitFor();
    await open(other);
    await views(other).getByText('还没有保存的筛选').waitFor();
    assert.deepEqual([complaints, failed], [[], []]);
  });

  it('of one page are not those of another, nor those of another user', async () => {
    const { page } = await harness.enter('admin', ORDERS);
    await table(page).waitFor();
    await page.getByLabel('关键字').fill('CA');
    await page.keyboard.press('Enter');
    await open(page);
    await page.getByRole('button', { name: '保存当前筛选' }).click();
    await page.getByLabel('名称').fill('国航');
    await page.keyboard.press('Enter');
    await page.getByText('筛选已保存').waitFor();
    await page.goto(`${harness.product.portal}#/orderManage/manageairOrderList`);
    await page.getByRole('heading', { name: '企业机票订单', level: 1 }).waitFor();
    await open(page);
    await views(page).getByText('还没有保存的筛选').waitFor();

    const { page: others } = await harness.enter('approver', ORDERS);
    await table(others).waitFor();
    await open(others);
    await views(others).getByText('还没有保存的筛选').waitFor();
  });
});
