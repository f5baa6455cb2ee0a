import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { h5RefundTicketDetailQueryGateWay } from '../../../src/contract/order/refund';
import { openHarness, type Harness } from '../../support/e2e/harness';
import { issueOrder, type IssuedOrder } from '../../support/e2e/issued-order';
import { keyboard } from '../../support/e2e/keyboard';
import { PHONE, thumb } from '../../support/e2e/thumb';
import { afterAll, beforeAll, describe, it } from '../../support/e2e/test';

describe('giving tickets back without a mouse', () => {
  let harness: Harness;
  beforeAll(async () => (harness = await openHarness()));
  afterAll(() => harness.close());

  const button = (page: Page, name: string | RegExp) =>
    page.getByRole('button', { name, exact: typeof name === 'string' });
  const ticket = (page: Page) => page.locator('.or-ticket').getByRole('checkbox').first();
  const detail = (orderNo: string) => `#/orderManage/airOrderList?orderNo=${orderNo}`;
  const givenBack = async ({ gateway, as, orderNo }: IssuedOrder) => {
    const { refunds } = await gateway.ok(h5RefundTicketDetailQueryGateWay, { orderNo }, { as });
    return refunds.map(({ refundState }) => refundState);
  };

  it('goes by thumb from the order to the money back', async () => {
    const order = await issueOrder(harness.product.portal, { days: 61, price: 'dear' });
    const { page, complaints, failed } = await harness.enter('staff', detail(order.orderNo), PHONE);
    const finger = thumb(page);
    await finger.tap(button(page, '退票'));
    await finger.tap(ticket(page));
    await finger.tap(button(page, /^申请退票/));
    await finger.tap(button(page, '确认退票'));
    await page.getByText(/^已退回 ¥/).waitFor();
    await finger.tap(button(page, '查看该订单的机票'));
    await page.getByText('该订单没有可退的机票').waitFor();
    await finger.fits();
    assert.deepEqual(await givenBack(order), ['已退票']);
    assert.deepEqual({ complaints, failed }, { complaints: [], failed: [] });
  });

  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    it(`goes by keyboard alone from the order to the money back, at ${viewport.width} px`, async () => {
      const order = await issueOrder(harness.product.portal, { days: 62, price: 'dear' });
      const { page, complaints, failed } = await harness.enter('staff', detail(order.orderNo), { viewport });
      const keys = keyboard(page);
      const confirm = button(page, '确认退票');
      await keys.press(button(page, '退票'));
      await keys.press(ticket(page), 'Space');
      await keys.press(button(page, /^申请退票/));
      await confirm.waitFor();
      await page.keyboard.press('Escape');
      await confirm.waitFor({ state: 'detached' });
      // on where it was left
      await button(page, /^申请退票/)
        .and(page.locator(':focus'))
        .waitFor();
      await page.keyboard.press('Enter');
      await keys.press(confirm);
      await page.getByText(/^已退回 ¥/).waitFor();
      await page.getByRole('heading', { name: '申请成功', level: 1 }).and(page.locator(':focus')).waitFor();
      await keys.press(button(page, '查看该订单的机票'));
      await page.getByText('该订单没有可退的机票').waitFor();
      await keys.keepsFocus();
      assert.deepEqual(await givenBack(order), ['已退票']);
      assert.deepEqual({ complaints, failed }, { complaints: [], failed: [] });
    });
  }
});
