import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { openHarness, type Harness } from '../../support/e2e/harness';
import {
  chooseCity,
  chooseFare,
  inDays,
  orderNoOn,
  orderRow,
  payBy,
  search,
  submitOrder,
  TRIP,
} from '../../support/e2e/steps';
import { afterAll, beforeAll, describe, it } from '../../support/e2e/test';

const BOOKING = '#/flightBooking/index';
const SEARCHED = `${BOOKING}?depCode=BJS&arrCode=SHA&depDate=${TRIP.date}`;
const RETURN = inDays(21);
const ROUND = `${SEARCHED}&retDate=${RETURN}&autoSearch=1`;

const hashOf = (page: Page) => new URL(page.url()).hash;
const flights = (page: Page) => page.getByRole('list', { name: /^航班列表/ });

describe('searches and round trips in the portal', () => {
  let harness: Harness;
  beforeAll(async () => (harness = await openHarness()));
  afterAll(() => harness.close());

  async function enter(hash: string): Promise<{ page: Page; complaints: string[] }> {
    const visit = await harness.enter('staff', hash);
    await visit.page.getByLabel('出发城市').waitFor();
    return visit;
  }

  async function typeRoundTrip(page: Page): Promise<void> {
    await page.getByLabel('往返').check();
    await chooseCity(page, '出发城市', '北京');
    await chooseCity(page, '到达城市', '上海');
    await page.getByLabel('出发日期').fill(TRIP.date);
    await page.getByLabel('返程日期').fill(RETURN);
    await page.getByRole('button', { name: '搜索航班' }).click();
    await flights(page).waitFor();
  }

  it('books there and back, pays, and shows both ways wherever the order is', async () => {
    const { page, complaints } = await enter(BOOKING);
    await typeRoundTrip(page);
    await page.getByRole('button', { name: '选择' }).first().click();
    await page.getByRole('button', { name: '选为去程' }).first().click();
    const chosen = page.getByRole('region', { name: '已选去程' });
    await chosen.waitFor();
    await page
      .getByText(/^往返每人 ¥/)
      .first()
      .waitFor();
    await page.getByRole('button', { name: '选择' }).first().click();
    await page.getByRole('button', { name: '预订', exact: true }).first().click();
    await page.getByLabel('联系人姓名').waitFor();
    const summary = page.getByRole('complementary', { name: '已选航班和价格' });
    await summary.getByRole('heading', { name: '北京 → 上海' }).waitFor();
    await summary.getByRole('heading', { name: '上海 → 北京' }).waitFor();
    await page.setViewportSize({ width: 390, height: 844 });
    const lines = summary.locator('.fb-order-line > *').filter({ visible: true });
    await lines.first().waitFor();
    assert.equal(await lines.count(), 2, 'each way on a line of its own');
    assert.equal(
      await lines.evaluateAll((all) => all.filter((it) => it.scrollWidth > it.clientWidth).length),
      0,
    );
    await page.setViewportSize({ width: 1440, height: 900 });
    const orderNo = await submitOrder(page);
    await payBy(page, '企业月结');
    assert.equal(await orderNoOn(page), orderNo);
    await page.getByRole('button', { name: '查看订单' }).click();
    await page.getByText('去程', { exact: true }).waitFor();
    await page.getByText('返程', { exact: true }).waitFor();
    await page.goto(`${harness.product.portal}#/orderManage/airOrderList`);
    await orderRow(page, orderNo).getByText('北京—上海、上海—北京').waitFor();
    assert.deepEqual(complaints, []);
  });

  it('has the search in the address: reload, back and a shared link show the same', async () => {
    const { page } = await enter(BOOKING);
    await search(page, TRIP);
    await page.waitForURL((url) => url.hash === `${SEARCHED}&autoSearch=1`);
    await page.getByLabel('往返').check();
    await page.getByLabel('返程日期').fill(RETURN);
    await page.getByRole('button', { name: '搜索航班' }).click();
    await page.waitForURL((url) => url.hash === ROUND);
    await page.reload();
    await flights(page).waitFor();
    assert.equal(await page.getByLabel('返程日期').inputValue(), RETURN);
    assert.equal(hashOf(page), ROUND);

    await page.goBack();
    await page.getByLabel('返程日期').waitFor({ state: 'detached' });
    await flights(page).waitFor();
    assert.equal(await page.getByLabel('出发日期').inputValue(), TRIP.date);
    await page.goBack();
    await flights(page).waitFor({ state: 'detached' });
    assert.equal(await page.getByLabel('出发城市').inputValue(), '');
    await page.goForward();
    await flights(page).waitFor();

    const shared = await enter(ROUND);
    await flights(shared.page).waitFor();
    assert.equal(await shared.page.getByLabel('出发城市').inputValue(), '北京');
    assert.equal(await shared.page.getByLabel('返程日期').inputValue(), RETURN);
  });

  it('keeps to the airport that the address names, in flights and days around: after a reload, Back and in a second tab', async () => {
    const { page } = await enter(BOOKING);
    const asked: string[] = [];
    page.context().on('request', (request) => {
      if (request.url().endsWith('/queryLowestPriceCalendar')) asked.push(request.postData() ?? '');
    });
    /** `calendars` is the number of requests for the lowest prices of days so far. */
    const isFromDaxing = async (at: Page, calendars: number) => {
      await flights(at).waitFor();
      const airports = at.locator('.fb-flight-row .fb-time:first-child > span');
      await airports.first().waitFor();
      await airports.filter({ hasNotText: /^大兴/ }).first().waitFor({ state: 'detached' });
      await at.getByRole('toolbar', { name: '前后7天最低价' }).getByText(/^¥/).first().waitFor();
      assert.ok(asked.length >= calendars);
    };
    await page.goto(
      `${harness.product.portal}${BOOKING}?depCode=PKX&arrCode=SHA&depDate=${TRIP.date}&autoSearch=1`,
    );
    await isFromDaxing(page, 1);
    await page.reload();
    await isFromDaxing(page, 2);
    await chooseFare(page);
    await page.goBack();
    await isFromDaxing(page, 2);
    const other = await page.context().newPage();
    await other.goto(page.url());
    await isFromDaxing(other, 3);
    await other.close();
    assert.ok(
      asked.every((body) => body.includes('"depAirports":["PKX"]')),
      asked.join(),
    );
  });

  it('says at the field which value of the address is invalid', async () => {
    const { page } = await enter(`${BOOKING}?depCode=%3Cb%3E&arrCode=SHA&depDate=${TRIP.date}&autoSearch=1`);
    await page.getByText('没有找到指定的城市，请重新选择').waitFor();
    assert.equal(await page.getByLabel('到达城市').inputValue(), '上海');
    assert.equal(await flights(page).count(), 0);
  });

  it('offers the last search again to its user', async () => {
    const { page } = await enter(BOOKING);
    assert.equal(await page.getByRole('region', { name: '最近搜索' }).count(), 0);
    await typeRoundTrip(page);
    await page.goto(`${harness.product.portal}${BOOKING}`);
    const recent = page.getByRole('region', { name: '最近搜索' });
    await recent.getByRole('button', { name: '北京' }).first().click();
    await flights(page).waitFor();
    await page.waitForURL((url) => url.hash === ROUND);
  });
});
