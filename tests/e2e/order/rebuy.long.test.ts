import assert from 'node:assert/strict';
import { queryAirTicketDetailNew } from '../../../src/contract/order/list';
import { queryRebuys } from '../../../src/contract/order/rebuy';
import { openHarness, type Harness } from '../../support/e2e/harness';
import { issueOrder } from '../../support/e2e/issued-order';
import { inDays } from '../../support/e2e/steps';
import { afterAll, beforeAll, describe, it } from '../../support/e2e/test';

describe('giving tickets back and buying anew in the portal', () => {
  let harness: Harness;
  beforeAll(async () => (harness = await openHarness()));
  afterAll(() => harness.close());

  /** Issues an expensive order of the employee with a low refund fee. */
  async function issuedDear(days: number) {
    const { gateway, as, orderNo } = await issueOrder(harness.product.portal, { days, price: 'dear' });
    const rebuys = () => gateway.ok(queryRebuys, { orderNo }, { as });
    const statusOf = async (no: string) =>
      (await gateway.ok(queryAirTicketDetailNew, { orderNo: no }, { as })).orderStatus;
    return { orderNo, rebuys, statusOf };
  }

  it('is offered beside a dearer change, chosen over a reload, and seen in a second tab', async () => {
    const { orderNo, rebuys, statusOf } = await issuedDear(24);
    const { page, complaints, failed } = await harness.enter(
      'staff',
      `#/orderManage/changeApply?orderNo=${orderNo}`,
    );
    await page.locator('.oc-person').getByRole('checkbox').check();
    await page.getByText('行程变更').click();
    await page.getByRole('textbox', { name: '新的出发日期' }).fill(inDays(26));
    await page.getByRole('button', { name: '查找航班' }).click();
    const flights = page.getByRole('list', { name: /^航班列表/ });
    await flights.getByRole('button', { name: '选择' }).first().click();
    const fare = flights.locator('.fb-fare').filter({ hasNotText: /限|专享|预订/ });
    await fare.first().getByRole('button', { name: '选择', exact: true }).click();
    const offer = page.getByRole('heading', { name: /^退票重购更便宜/ });
    await offer.waitFor();
    const table = page.getByRole('table', { name: '改签与退票重购的费用对比' });
    assert.equal(await table.getByRole('row').last().getByRole('cell').count(), 2);

    await page.reload();
    await offer.waitFor();
    const address = page.url();
    const second = await page.context().newPage();
    await second.goto(address);
    await second.locator('.oc-person').getByRole('checkbox').waitFor();

    await page.getByRole('button', { name: /^退票重购，支付/ }).click();
    await page.getByRole('button', { name: '确认退票重购' }).click();
    await page.getByRole('heading', { name: '退票重购', level: 3 }).waitFor();
    await page.getByText('已完成').waitFor();
    const [rebuy] = await rebuys();
    assert.ok(rebuy);
    assert.deepEqual(
      [await statusOf(orderNo), await statusOf(rebuy.newOrderNo), (await rebuys()).length],
      ['已退票', '已出票', 1],
    );
    await second.reload();
    await second.getByText('该订单没有可改签的机票').waitFor();
    await second.getByRole('button', { name: '查看退票' }).click();
    await second.getByText('已退票').first().waitFor();

    await page.getByRole('button', { name: '查看新订单' }).click();
    await page.getByText(`退票重购自 ${orderNo}`).waitFor();
    assert.deepEqual({ complaints, failed }, { complaints: [], failed: [] });
  });
});
