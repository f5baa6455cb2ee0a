import assert from 'node:assert/strict';
import type { Page, Route } from '@playwright/test';
import { violationsOf } from '../support/e2e/page/accessible-page';
import { callsAt } from '../support/e2e/gateway-calls';
import { openHarness, type Harness } from '../support/e2e/harness';
import { bookSelf } from '../support/gateway/areas/booking';
import {
  chooseCity,
  chooseFare,
  inDays,
  orderRow,
  search,
  signIn,
  submitOrder,
  TRIP,
} from '../support/e2e/steps';
import { afterAll, beforeAll, describe, it, longIt } from '../support/e2e/test';

describe('a legacy page: server-rendered, jQuery 1.12, Bootstrap 3, hostile styles', () => {
  let harness: Harness;
  beforeAll(async () => (harness = await openHarness()));
  afterAll(() => harness.close());

  it('books a flight with one script tag and one element, and pays at the third-party cashier', async () => {
    const { page, complaints } = await harness.visit(harness.product.legacy);
    await signIn(page, 'staff');
    await search(page, TRIP);
    assert.equal(await page.locator('script[src*="/elements/"]').count(), 1);
    await chooseFare(page);
    const orderNo = await submitOrder(page);
    await page.getByRole('button', { name: '去支付' }).click();
    await page.getByText('支付宝').click();
    const [cashier] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: '确认支付' }).click(),
    ]);
    await cashier.waitForURL(`${harness.product.cashier}**`);
    await cashier.getByRole('button', { name: '确认支付' }).click();
    await cashier.waitForURL(`${harness.product.portal}payment/result**`);
    await cashier.close();
    await page.getByText('支付成功').waitFor();
    // the page received the event through jQuery
    await page.getByText(`订单 ${orderNo} 已支付`).waitFor();

    await page.getByRole('link', { name: '我的订单' }).click();
    const row = orderRow(page, orderNo);
    await row.waitFor();
    assert.match(await row.innerText(), /已出票|出票中/);
    assert.deepEqual(await violationsOf(page), []);
    assert.deepEqual(complaints, []);
  });

  longIt('tells of an answer that is long in coming, while it is', async () => {
    const { page } = await harness.visit(`${harness.product.legacy}nowhere`);
    assert.deepEqual(await violationsOf(page), []);
    await page.goto(harness.product.legacy);
    assert.deepEqual(await violationsOf(page), []);
    await signIn(page, 'staff');
    const held = new Promise<Route>((resolve) => void page.route('**/queryFlightList*', resolve));
    await chooseCity(page, '出发城市', TRIP.from);
    await chooseCity(page, '到达城市', TRIP.to);
    await page.getByRole('button', { name: '搜索航班' }).click();
    const route = await held;
    const told = page.getByText('服务器响应较慢，请稍候…');
    await told.waitFor();
    assert.equal(await told.count(), 1);
    await route.continue();
    await page.getByRole('button', { name: '选择' }).first().waitFor();
    await told.waitFor({ state: 'detached' });
  });

  longIt('looks the same as without the page’s styles', async () => {
    // unpaid orders expire after half an hour, and the demo data may be older
    const gateway = callsAt(harness.product.portal);
    const leg = { depCode: 'BJS', arrCode: 'SHA', depDate: inDays(25) };
    await bookSelf(gateway, await gateway.login('staff'), leg);
    const { page } = await harness.visit(harness.product.legacy);
    await signIn(page, 'staff');
    await page.getByRole('button', { name: '搜索航班' }).waitFor();
    await page.getByRole('region', { name: '未完成的订单' }).waitFor();
    assert.deepEqual(await violationsOf(page), []);
    const hostile = await looks(page);
    await page.evaluate(() => {
      for (const sheet of document.styleSheets) sheet.disabled = true;
    });
    assert.deepEqual(hostile, await looks(page));
  });
});

const PROPERTIES = [
  'display',
  'color',
  'fontSize',
  'fontFamily',
  'letterSpacing',
  'lineHeight',
  'textTransform',
  'visibility',
  'boxSizing',
  'borderTopWidth',
  'borderRadius',
  'backgroundColor',
  'height',
  'marginBottom',
  'float',
] as const;

/** Computed styles of all elements inside. */
function looks(page: Page): Promise<string[][]> {
  return page
    .locator('tp-flight-booking')
    .evaluate(
      (host, names) =>
        [...(host.shadowRoot?.querySelectorAll('.tp-root *') ?? [])].map((element) => [
          element.localName,
          ...names.map((name) => `${name}: ${getComputedStyle(element)[name]}`),
        ]),
      PROPERTIES,
    );
}
