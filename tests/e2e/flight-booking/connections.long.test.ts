import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { openHarness, type Harness } from '../../support/e2e/harness';
import { chooseCity, inDays, payBy, search, submitOrder, TRIP } from '../../support/e2e/steps';
import { afterAll, beforeAll, describe, it } from '../../support/e2e/test';

describe('a connection', () => {
  let harness: Harness;
  beforeAll(async () => (harness = await openHarness()));
  afterAll(() => harness.close());

  /** Flight numbers of the connection that is open. */
  async function flightNosOn(page: Page): Promise<string[]> {
    const plan = page.getByRole('list', { name: '中转行程' });
    await plan.getByText(/第1程/).waitFor();
    return (await plan.innerText()).match(/\b[A-Z0-9]{2}\d{4}\b/g) ?? [];
  }

  it('is found where no flight is direct, booked as a whole, paid and shown with both flights', async () => {
    const { page, complaints } = await harness.enter('staff', '#/flightBooking/index');
    await search(page, { ...TRIP, from: '乌鲁木齐', to: '厦门' });
    await page
      .getByText(/^中转 /)
      .first()
      .waitFor();
    await page.getByRole('button', { name: '选择', exact: true }).first().click();
    const flightNos = await flightNosOn(page);
    assert.equal(flightNos.length, 2);
    await page.waitForURL((url) => url.hash.includes('%22open%22'));
    await page.reload();
    assert.deepEqual(await flightNosOn(page), flightNos);
    await page.getByRole('button', { name: '预订', exact: true }).first().click();
    const second = page.getByRole('heading', { name: /^第2程/ });
    await second.waitFor();
    await page.reload();
    await second.waitFor();
    await page.goBack();
    assert.deepEqual(await flightNosOn(page), flightNos);
    const other = await page.context().newPage();
    await other.goto(page.url());
    assert.deepEqual(await flightNosOn(other), flightNos);
    await other.close();
    await page.goForward();
    await second.waitFor();
    const orderNo = await submitOrder(page);
    await payBy(page, '企业月结');
    await page.goto(`${harness.product.portal}#/orderManage/airOrderList?orderNo=${orderNo}`);
    await page.getByRole('heading', { name: `订单 ${orderNo}` }).waitFor();
    for (const flightNo of flightNos)
      await page.getByText(flightNo).filter({ visible: true }).first().waitFor();
    assert.deepEqual(complaints, []);
  });

  it('is booked there and back, with another way there chosen in between, and paid; the order tells all flights', async () => {
    const { page, complaints } = await harness.enter('staff', '#/flightBooking/index');
    await page.getByLabel('往返').check();
    await chooseCity(page, '出发城市', '乌鲁木齐');
    await chooseCity(page, '到达城市', '厦门');
    await page.getByLabel('出发日期').fill(TRIP.date);
    await page.getByLabel('返程日期').fill(inDays(24));
    await page.getByRole('button', { name: '搜索航班' }).click();
    const choose = page.getByRole('button', { name: '选择', exact: true });
    const chosen = page.getByRole('region', { name: '已选去程' });
    await choose.first().click();
    await page.getByRole('button', { name: '选为去程' }).first().click();
    await chosen.getByText(/中转 /).waitFor();
    await chosen.getByRole('button', { name: '重选' }).click();
    await chosen.waitFor({ state: 'detached' });
    await choose.nth(1).click();
    const there = await flightNosOn(page);
    await page.getByRole('button', { name: '选为去程' }).first().click();
    await chosen.getByText(there.join('/')).waitFor();
    // The choice survives a reload.
    await page.reload();
    await chosen.getByText(there.join('/')).waitFor();
    await choose.first().click();
    const back = await flightNosOn(page);
    await page.getByRole('button', { name: '预订', exact: true }).first().click();
    await page.getByRole('heading', { name: /^去程第2程/ }).waitFor();
    await page.getByRole('heading', { name: /^返程第1程/ }).waitFor();
    const orderNo = await submitOrder(page);
    await payBy(page, '企业月结');
    await page.getByRole('button', { name: '查看订单' }).click();
    await page.getByRole('heading', { name: `订单 ${orderNo}` }).waitFor();
    for (const name of ['去程第1程', '去程第2程', '返程第1程', '返程第2程']) {
      await page.getByText(name, { exact: true }).waitFor();
    }
    await page.goto(`${harness.product.portal}#/orderManage/airOrderList?orderNo=${orderNo}`);
    await page.getByRole('heading', { name: `订单 ${orderNo}` }).waitFor();
    for (const flightNo of [...there, ...back])
      await page.getByText(flightNo).filter({ visible: true }).first().waitFor();
    assert.deepEqual(complaints, []);
  });
});
