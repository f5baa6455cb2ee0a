import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { queryChangeOrderDetailGateway } from '../../../src/contract/order/change';
import { openHarness, type Harness } from '../../support/e2e/harness';
import { issueOrder } from '../../support/e2e/issued-order';
import { inDays } from '../../support/e2e/steps';
import { afterAll, beforeAll, describe, it } from '../../support/e2e/test';

describe('changing tickets in the portal', () => {
  let harness: Harness;
  beforeAll(async () => (harness = await openHarness()));
  afterAll(() => harness.close());

  /** Issues an order of two colleagues, booked by the employee; `changes` lists its changes. */
  async function issued(days: number) {
    // A cheap price, so that another flight costs more.
    const wanted = { days, price: 'cheap', travellers: 2 } as const;
    const { gateway, as, orderNo } = await issueOrder(harness.product.portal, wanted);
    const changes = async () =>
      (await gateway.ok(queryChangeOrderDetailGateway, { orderNo }, { as })).changes;
    return { orderNo, changes };
  }
  const person = (page: Page, n: number) => page.locator('.oc-person').nth(n).getByRole('checkbox');

  it('goes from the order to the new ticket, with reload, Back and a second tab', async () => {
    const { orderNo, changes } = await issued(20);
    const { page, complaints, failed } = await harness.enter(
      'staff',
      `#/orderManage/airOrderList?orderNo=${orderNo}`,
    );
    await page.getByRole('button', { name: '改签', exact: true }).click();
    await page.getByRole('heading', { name: '改签申请', level: 1 }).waitFor();
    const address = page.url();
    assert.match(address, new RegExp(`#/orderManage/changeApply\\?orderNo=${orderNo}$`));
    await page.goBack();
    await page.getByRole('button', { name: '改签', exact: true }).waitFor();
    await page.goForward();

    await person(page, 1).check();
    await page.getByRole('textbox', { name: '新的出发日期' }).fill(inDays(22));
    await page.getByRole('button', { name: '查找航班' }).click();
    const flights = page.getByRole('list', { name: /^航班列表/ });
    await flights.getByRole('button', { name: '选择' }).first().click();
    // A price without restrictions.
    const fare = flights.locator('.fb-fare').filter({ hasNotText: /限|专享|预订/ });
    await fare.last().getByRole('button', { name: '选择', exact: true }).click();
    await page.locator('.oc-chosen').waitFor();
    await page.getByText('行程变更').click();
    await page.getByRole('button', { name: /^提交改签，/ }).waitFor();

    // The form survives a reload.
    await page.reload();
    await page.locator('.oc-chosen').waitFor();
    await page.getByRole('button', { name: /^提交改签，/ }).waitFor();
    const second = await page.context().newPage();
    await second.goto(address);
    await person(second, 1).waitFor();

    await page.getByRole('button', { name: /^提交改签，/ }).click();
    await page.getByRole('button', { name: '确认改签' }).click();
    await page.getByRole('heading', { name: '改签记录' }).waitFor();
    const [change] = await changes();
    assert.ok(change);
    assert.deepEqual([change.passengerNames.length, change.orderStatus], [1, '待支付']);
    await second.reload();
    await second.getByText('该订单有改签或退票正在处理，完成后可再申请改签').waitFor();
    await page.reload();
    await page.getByRole('heading', { name: '改签记录' }).waitFor();
    await page.getByRole('button', { name: '去支付' }).click();
    await page.getByRole('heading', { name: '机票订单', level: 1 }).waitFor();
    await page.getByRole('button', { name: '去支付' }).click();
    await page.getByRole('radio', { name: /企业预存/ }).check();
    await page.getByRole('button', { name: /^确认支付/ }).click();
    await page.getByText('已出票').first().waitFor();
    await page.goto(address);
    await page.locator('.oc-person').nth(1).getByText('已改签').waitFor();
    await person(page, 0).and(page.locator(':enabled')).waitFor();
    assert.deepEqual({ complaints, failed }, { complaints: [], failed: [] });
  });
});
