import assert from 'node:assert/strict';
import { openHarness, type Harness } from '../../support/e2e/harness';
import {
  chooseFare,
  chooseFlight,
  enterBooking,
  flightNoOn,
  inDays,
  search,
  submitOrder,
  TRIP,
} from '../../support/e2e/steps';
import { afterAll, beforeAll, describe, it } from '../../support/e2e/test';

describe('booking for somebody who already flies at that time', () => {
  let harness: Harness;
  beforeAll(async () => (harness = await openHarness()));
  afterAll(() => harness.close());

  it('is asked about before the order is made, through a reload, back and a second tab', async () => {
    const first = await enterBooking(harness);
    const trip = { ...TRIP, date: inDays(36) };
    await search(first, trip);
    await chooseFare(first);
    const flightNo = await flightNoOn(first);
    const orderNo = await submitOrder(first);

    const page = await first.context().newPage();
    const ordered: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/createOrder')) ordered.push(request.url());
    });
    await page.goto(`${harness.product.portal}#/flightBooking/index`);
    await search(page, trip);
    // With a seat sold, another flight at the same price may come first.
    await chooseFlight(page, flightNo);
    const next = page.getByRole('button', { name: '下一步' });
    const submit = page.getByRole('button', { name: '提交订单' });
    const box = page.getByRole('alertdialog', { name: '乘机人已有行程' });
    await next.click();
    await box.getByText(`（同一航班），订单${orderNo}`).waitFor();
    await page.reload();
    await next.click();
    await box.getByText(orderNo).waitFor();
    await box.getByRole('button', { name: '返回修改' }).click();
    await page.goBack();
    await page.getByRole('button', { name: '选择' }).first().waitFor();
    await page.goForward();
    await next.click();
    await box.getByRole('button', { name: '仍要预订' }).click();
    await submit.waitFor();
    await page.reload();
    await submit.click();
    await box.getByText(orderNo).waitFor();
    assert.deepEqual(ordered, []);
    await box.getByRole('button', { name: '仍要预订' }).click();
    await page.getByRole('heading', { name: '订单已提交' }).waitFor();
    assert.equal(ordered.length, 1);
  });
});
