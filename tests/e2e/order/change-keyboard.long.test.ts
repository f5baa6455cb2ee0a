import assert from 'node:assert/strict';
import type { Locator, Page } from '@playwright/test';
import { queryChangeOrderDetailGateway } from '../../../src/contract/order/change';
import { queryRebuys } from '../../../src/contract/order/rebuy';
import { openHarness, type Harness } from '../../support/e2e/harness';
import { issueOrder } from '../../support/e2e/issued-order';
import { keyboard } from '../../support/e2e/page/keyboard';
import { inDays } from '../../support/e2e/steps';
import { afterAll, beforeAll, describe, it } from '../../support/e2e/test';

describe('changing tickets by keyboard', () => {
  let harness: Harness;
  beforeAll(async () => (harness = await openHarness()));
  afterAll(() => harness.close());

  const button = (page: Page, name: string | RegExp) =>
    page.getByRole('button', { name, exact: typeof name === 'string' });
  const person = (page: Page) => page.locator('.oc-person').getByRole('checkbox').first();
  const reason = (page: Page) => page.getByRole('radio', { name: '行程变更' });
  const day = (page: Page) => page.getByRole('textbox', { name: '新的出发日期' });
  const list = (page: Page) => page.getByRole('list', { name: /^航班列表/ });
  const flight = (page: Page) => list(page).getByRole('button', { name: '选择' }).first();
  /** Prices without restrictions. */
  const fares = (page: Page) =>
    list(page)
      .locator('.fb-fare')
      .filter({ hasNotText: /限|专享|预订/ })
      .getByRole('button', { name: '选择', exact: true });
  const prepaid = (page: Page) => page.getByRole('radio', { name: /企业预存/ });
  const stateInDetail = (page: Page, state: string) => page.locator('.tp-detail-head').getByText(state);
  const detail = (orderNo: string) => `#/orderManage/airOrderList?orderNo=${orderNo}`;

  /** Goes by keyboard from the order to the price of another flight. */
  async function fillIn(page: Page, date: string, price: (of: Locator) => Locator): Promise<void> {
    const keys = keyboard(page);
    await keys.press(button(page, '改签'));
    await keys.press(person(page), 'Space');
    await choose(page, page.getByRole('radio').first(), reason(page));
    await keys.to(day(page));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(date);
    await keys.press(button(page, '查找航班'));
    await keys.press(flight(page));
    await keys.press(price(fares(page)));
  }
  /** Moves by Tab to the first option and by arrow keys to the wanted one. */
  async function choose(page: Page, first: Locator, wanted: Locator): Promise<void> {
    await wanted.waitFor();
    await keyboard(page).to(first);
    await page.keyboard.press('Space');
    for (let presses = 0; presses < 10 && !(await wanted.isChecked()); presses += 1)
      await page.keyboard.press('ArrowDown');
    assert.ok(await wanted.isChecked());
  }

  it('goes by keyboard alone from the order to the new ticket, paid', async () => {
    const { gateway, as, orderNo } = await issueOrder(harness.product.portal, { days: 41, price: 'cheap' });
    const { page, complaints, failed } = await harness.enter('staff', detail(orderNo));
    const keys = keyboard(page);
    // The dearest price costs extra on any day.
    await fillIn(page, inDays(43), (of) => of.last());
    await page.locator('.oc-chosen').waitFor();
    await keys.press(button(page, /^提交改签，/));
    await keys.press(button(page, '确认改签'));
    await page.getByRole('heading', { name: '改签记录' }).waitFor();
    await keys.press(button(page, '去支付'));
    await page.getByRole('heading', { name: '机票订单', level: 1 }).waitFor();
    await keys.press(button(page, '去支付'));
    await choose(page, page.getByRole('radio', { name: /企业/ }), prepaid(page));
    await keys.press(button(page, /^确认支付/));
    await stateInDetail(page, '已出票').waitFor();
    await keys.keepsFocus();
    const { changes } = await gateway.ok(queryChangeOrderDetailGateway, { orderNo }, { as });
    assert.deepEqual(
      changes.map(({ orderStatus }) => orderStatus),
      ['已出票'],
    );
    assert.deepEqual({ complaints, failed }, { complaints: [], failed: [] });
  });

  it('is given up by keyboard for a cheaper rebuy, up to the new order', async () => {
    const { gateway, as, orderNo } = await issueOrder(harness.product.portal, { days: 51, price: 'dear' });
    const { page, complaints, failed } = await harness.enter('staff', detail(orderNo));
    const keys = keyboard(page);
    await fillIn(page, inDays(53), (of) => of);
    await keys.press(button(page, /^退票重购，支付/));
    await keys.press(button(page, '确认退票重购'));
    await page.getByRole('heading', { name: '退票重购', level: 3 }).waitFor();
    await page.getByText('已完成').waitFor();
    await keys.press(button(page, '查看新订单'));
    await page.getByText(`退票重购自 ${orderNo}`).waitFor();
    await keys.keepsFocus();
    const rebuys = await gateway.ok(queryRebuys, { orderNo }, { as });
    assert.deepEqual(
      rebuys.map(({ outcome }) => outcome),
      ['done'],
    );
    assert.deepEqual({ complaints, failed }, { complaints: [], failed: [] });
  });
});
