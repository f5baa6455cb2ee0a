import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { openHarness, type Harness } from '../../support/e2e/harness';
import { orderRow, payBy, search, signIn, submitOrder, TRIP } from '../../support/e2e/steps';

describe('a connection', () => {
  let harness: Harness;
  before(async () => (harness = await openHarness()));
  after(() => harness.close());

  it('is found where no flight is direct, booked as a whole, paid and shown with both flights', async () => {
    const { page, complaints } = await harness.visit(`${harness.product.portal}#/flightBooking/index`);
    await signIn(page, 'staff');
    await search(page, { ...TRIP, from: '乌鲁木齐', to: '厦门' });
    await page
      .getByText(/^中转 /)
      .first()
      .waitFor();
    await page.getByRole('button', { name: '选择', exact: true }).first().click();
    const plan = page.getByRole('list', { name: '中转行程' });
    await plan.getByText(/第1程/).waitFor();
    const flightNos = (await plan.innerText()).match(/\b[A-Z0-9]{2}\d{4}\b/g) ?? [];
    assert.equal(flightNos.length, 2);
    await page.getByRole('button', { name: '预订', exact: true }).first().click();
    await page.getByRole('heading', { name: /^第2程/ }).waitFor();
    const orderNo = await submitOrder(page);
    await payBy(page, '企业月结');
    await page.goto(`${harness.product.portal}#/orderManage/airOrderList`);
    const row = orderRow(page, orderNo);
    for (const flightNo of flightNos) await row.getByText(flightNo).waitFor();
    assert.deepEqual(complaints, []);
  });
});
