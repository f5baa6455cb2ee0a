import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { createOrder } from '../../../src/contract/flight-booking/booking';
import { payorder } from '../../../src/contract/payment/payment';
import { h5RefundTicketDetailQueryGateWay } from '../../../src/contract/order/refund';
import { streamOrderChanges } from '../../../src/contract/order/live';
import { formatPrice } from '../../../src/domain/money/money';
import { callsAt } from '../../support/e2e/gateway-calls';
import { openHarness, type Harness } from '../../support/e2e/harness';
import { inDays } from '../../support/e2e/steps';
import { findVoyage, orderOf, self } from '../../support/gateway/areas/booking';
import { PREPAID } from '../../support/gateway/areas/refunds';
import { afterAll, beforeAll, describe, it, longIt } from '../../support/e2e/test';

describe('giving tickets back in the portal', () => {
  let harness: Harness;
  beforeAll(async () => (harness = await openHarness()));
  afterAll(() => harness.close());

  /** Issues a round trip of the employee and returns it with the current refunds of its tickets. */
  async function issued(days: number) {
    const gateway = callsAt(harness.product.portal);
    const as = await gateway.login('staff');
    const legs = [
      { depCode: 'BJS', arrCode: 'SHA', depDate: inDays(days) },
      { depCode: 'SHA', arrCode: 'BJS', depDate: inDays(days + 2) },
    ];
    const voyages = await Promise.all(
      legs.map((leg, i) => findVoyage(gateway, as, { leg, segmentNo: i + 1 })),
    );
    const made = await gateway.ok(createOrder, orderOf(voyages, [await self(gateway, as)]), { as });
    const { orderNo, totalAmount } = made;
    await gateway.ok(payorder, { orderNo, ...PREPAID, payAmount: totalAmount }, { as });
    const quote = () => gateway.ok(h5RefundTicketDetailQueryGateWay, { orderNo }, { as });
    return { orderNo, quote };
  }
  const ticket = (page: Page, n: number) => page.locator('.or-ticket').nth(n).getByRole('checkbox');
  const submit = (page: Page) => page.getByRole('button', { name: /^申请退票/ });
  const confirm = (page: Page) => page.getByRole('button', { name: '确认退票' });

  it('goes from the order to the money back, ticket by ticket, with reload, Back and a second tab', async () => {
    const { orderNo, quote } = await issued(20);
    const { page, complaints, failed } = await harness.enter(
      'staff',
      `#/orderManage/airOrderList?orderNo=${orderNo}`,
    );
    await page.getByRole('button', { name: '退票', exact: true }).click();
    await page.getByRole('heading', { name: '退票申请', level: 1 }).waitFor();
    const address = page.url();
    assert.match(address, new RegExp(`#/orderManage/refundApply\\?orderNo=${orderNo}$`));
    await page.goBack();
    await page.getByRole('button', { name: '退票', exact: true }).waitFor();
    await page.goForward();
    await page.reload();

    // A tab that receives no events, as after the computer was asleep.
    const second = await page.context().newPage();
    await second.route(`**${streamOrderChanges.path}`, (route) => route.abort());
    await second.addInitScript(() => {
      // It receives no messages of other tabs either.
      class Deaf {
        postMessage(): void {}
        close(): void {}
      }
      Object.assign(globalThis, { BroadcastChannel: Deaf });
    });
    await second.goto(address);
    await ticket(second, 0).check();
    const awake = await page.context().newPage();
    await awake.goto(address);
    await ticket(awake, 0).check();

    const { tickets } = await quote();
    const back = tickets[0]?.refundAmount ?? 0;
    await ticket(page, 0).check();
    await page.getByRole('button', { name: `申请退票，退回 ¥${formatPrice(back)}` }).click();
    await confirm(page).click();
    await page.getByText(`已退回 ¥${formatPrice(back)}`).waitFor();
    await page.getByRole('heading', { name: '申请成功', level: 1 }).waitFor();
    assert.match(page.url(), new RegExp(`#/orderManage/applySuccess\\?refundNo=${orderNo}-1$`));
    await page.reload();
    await page.getByRole('heading', { name: '退票成功' }).waitFor();
    await page.getByRole('button', { name: '查看该订单的机票' }).click();
    await ticket(page, 0).and(page.locator(':disabled')).waitFor();

    await ticket(awake, 0).and(awake.locator(':disabled')).waitFor();

    // The other tab still shows refunded tickets; submitting them is refused and refunds nothing twice.
    await submit(second).click();
    await confirm(second).click();
    await second.getByRole('alert').getByText('所选机票已不能退票，请刷新后重新选择').waitFor();
    await ticket(second, 0).and(second.locator(':disabled')).waitFor();
    await second.getByText('已选 0 张机票').waitFor();
    await ticket(second, 1).check();
    await submit(second).click();
    await confirm(second).click();
    await second.getByRole('heading', { name: '退票成功' }).waitFor();
    await second.goBack();
    await second.getByText('该订单没有可退的机票').waitFor();
    await second
      .getByText(/^已退回 ¥/)
      .nth(1)
      .waitFor();
    assert.deepEqual(
      (await quote()).refunds.map(({ refundState, tickets: given }) => [refundState, given.length]),
      [
        ['已退票', 1],
        ['已退票', 1],
      ],
    );
    await page.goto(`${harness.product.portal}#/orderManage/airOrderList?orderNo=${orderNo}`);
    await page.getByText('已退票').first().waitFor();
    assert.deepEqual({ complaints, failed }, { complaints: [], failed: [] });
  });

  longIt('refunds once an application that was sent and never answered', async () => {
    const { orderNo, quote } = await issued(30);
    const { page } = await harness.enter('staff', `#/orderManage/refundApply?orderNo=${orderNo}`);
    let isLost = true;
    await page.route('**/refundTicketApply', async (route) => {
      if (!isLost) return route.continue();
      isLost = false;
      await route.fetch(); // The gateway has carried it out.
      return route.abort('connectionreset');
    });
    await ticket(page, 0).check();
    await submit(page).click();
    await confirm(page).click();
    await page.getByText(/已退回 ¥/).waitFor();
    const { refunds } = await quote();
    assert.equal(refunds.length, 1);
  });
});
