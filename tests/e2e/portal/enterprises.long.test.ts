import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { openHarness, type Harness } from '../../support/e2e/harness';
import { afterAll, beforeAll, describe, it } from '../../support/e2e/test';

describe('the enterprises of a user', () => {
  let harness: Harness;
  beforeAll(async () => (harness = await openHarness()));
  afterAll(() => harness.close());

  const hash = (page: Page) => new URL(page.url()).hash;

  async function enter(address: string): Promise<Page> {
    const { page } = await harness.enter('multi', address);
    await page.getByRole('banner').waitFor();
    return page;
  }
  async function open(page: Page) {
    await page.locator('button.enterprise').click();
    return page.getByRole('menu', { name: '切换企业' }).getByRole('menuitem');
  }

  it('are chosen on a page of their own, which leads on', async () => {
    const address = '#/chooseEnt?returnUrl=%2ForderManage%2FairOrderList';
    const { page } = await harness.enter('multi', address);
    const places = page.getByRole('list', { name: '我的企业' }).getByRole('button');
    await places.nth(1).waitFor();
    assert.equal(await page.getByRole('banner').count(), 0, 'nothing of an enterprise while choosing');
    await places.nth(1).click();
    await page.getByRole('table', { name: '订单列表' }).waitFor();
    assert.equal(hash(page), '#/orderManage/airOrderList');
  });

  it('leave nothing of the former one on screen', async () => {
    const { page } = await harness.enter('multi', '#/orderManage/airOrderList');
    const table = page.getByRole('table', { name: '订单列表' });
    await table.waitFor();
    const before = await page.locator('button.enterprise').innerText();
    await page.locator('button.enterprise').click();
    await page.getByRole('menu', { name: '切换企业' }).getByRole('menuitem').nth(2).click();
    await page.waitForFunction((text) => {
      const shown = document
        .querySelector('tp-portal')
        ?.shadowRoot?.querySelector<HTMLElement>('button.enterprise')?.innerText;
      return shown !== undefined && shown.trim() !== text.trim();
    }, before);
    await table
      .or(page.getByText(/没有|暂无/).first())
      .first()
      .waitFor();
    const token = await page.evaluate(() => localStorage.getItem('tp-auth-sign'));
    const response = await page.request.post(
      `${harness.product.portal}CLLOGINBUSSINFOADMINSERVICE/api/userController/verifyUserAuthSignForCloud`,
      { data: { authSign: token } },
    );
    const { result } = (await response.json()) as {
      result: { entAndTmcShortInfoList: { entShortName: string }[] };
    };
    const now = await page.locator('button.enterprise').innerText();
    assert.equal(result.entAndTmcShortInfoList[0]?.entShortName, now.trim());
  });

  it('are all on a page that the switcher leads to, and that leads back', async () => {
    const page = await enter('#/orderManage/airOrderList?statuses=%5B%22待支付%22%5D');
    await page.getByRole('table', { name: '订单列表' }).waitFor();
    const came = hash(page);
    await (await open(page)).getByText('选择企业').click();
    const places = page.getByRole('list', { name: '我的企业' }).getByRole('button');
    await places.nth(2).waitFor();
    assert.equal(hash(page), '#/chooseEnt');
    await page.getByRole('heading', { level: 1, name: '选择企业' }).waitFor();
    await page.getByRole('button', { name: '返回', exact: true }).click();
    await page.getByRole('table', { name: '订单列表' }).waitFor();
    assert.equal(hash(page), came);
    await (await open(page)).getByText('选择企业').click();
    await places.nth(2).waitFor();
    // The first entry is the current enterprise, so nothing changes.
    await places.first().click();
    await page.getByRole('table', { name: '订单列表' }).waitFor();
    assert.equal(hash(page), came);
    await page.goBack();
    await page.getByRole('table', { name: '订单列表' }).waitFor();
    assert.equal(hash(page), came, 'once chosen, no way back leads to the choice again');
  });

  it('are not chosen again by going back, once another was chosen', async () => {
    const page = await enter('#/orderManage/airOrderList');
    await (await open(page)).getByText('选择企业').click();
    await page.getByRole('list', { name: '我的企业' }).getByRole('button').nth(1).click();
    await page.waitForURL((url) => url.hash === '#/Home/index');
    await page.goBack();
    await page.getByRole('table', { name: '订单列表' }).waitFor();
    assert.equal(hash(page), '#/orderManage/airOrderList');
  });

  it('that cannot be switched to say why in a box, and the user stays', async () => {
    const page = await enter('#/orderManage/airOrderList');
    const before = await page.locator('button.enterprise').innerText();
    await page.route('**/comment/changeEnt*', (route) =>
      route.fulfill({ json: { success: false, code: '1', msg: '该企业已停用', result: null } }),
    );
    await (await open(page)).nth(1).click();
    const box = page.getByRole('alertdialog', { name: '温馨提示' });
    await box.getByText('该企业已停用').waitFor();
    await box.getByRole('button', { name: '确定' }).click();
    await box.waitFor({ state: 'detached' });
    assert.equal(await page.locator('button.enterprise').innerText(), before);
    await page.getByRole('table', { name: '订单列表' }).waitFor();
  });
});
