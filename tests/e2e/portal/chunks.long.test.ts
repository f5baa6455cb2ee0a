import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { CHUNK_WAITS } from '../../../src/element/runtime/chunk';
import { openHarness, type Harness } from '../../support/e2e/harness';
import { chooseCity, search, signIn, TRIP } from '../../support/e2e/steps';
import { afterAll, beforeAll, describe, it } from '../../support/e2e/test';

const NOT_LOADED = '页面资源加载失败，请检查网络后重试。已填写的内容不会丢失。';
const ORDER_LIST = '**/chunks/OrderList-*.js';
const RESULTS = '**/chunks/Results-*.js';
const PASSENGERS = '**/chunks/Passengers-*.js';
const FLOATING = '**/chunks/FloatingPanel-*.js';
const CALENDAR = '**/chunks/Calendar-*.js';
const JUDGING = '**/chunks/judge-offers-*.js*';

describe('parts of the code that do not come', () => {
  let harness: Harness;
  beforeAll(async () => (harness = await openHarness()));
  afterAll(() => harness.close());

  async function enter(hash = '#/flightBooking/index'): Promise<Page> {
    const { page } = await harness.enter('staff', hash);
    await page.getByRole('banner').waitFor();
    return page;
  }
  const orders = (page: Page) => page.getByRole('table', { name: '订单列表' });
  const openOrders = (page: Page) => page.getByRole('link', { name: '机票订单', exact: true }).click();

  /** Fails the first `times` requests; the returned function counts all of them. */
  async function fail(page: Page, pattern: string, times: number): Promise<() => number> {
    let asked = 0;
    await page.route(pattern, (route) => {
      asked += 1;
      return asked <= times ? route.abort() : route.continue();
    });
    return () => asked;
  }

  it('are requested once more, without the user noticing', async () => {
    const page = await enter();
    const asked = await fail(page, ORDER_LIST, 1);
    await openOrders(page);
    await orders(page).waitFor();
    assert.ok(asked() >= 2, `asked for ${asked()} times`);
    assert.equal(await page.getByRole('alertdialog').count(), 0);
  });

  it('are not asked for without end where they come and cannot be run', async () => {
    const page = await enter();
    let asked = 0;
    await page.route(JUDGING, (route) => {
      if (route.request().resourceType() === 'fetch') return route.continue();
      asked += 1;
      return route.abort();
    });
    await search(page, TRIP);
    await page.getByText('差旅标准读取失败，未标注是否超标').waitFor();
    // Each attempt uses two addresses, because older browsers never request a failed one again.
    assert.ok(asked >= 2 && asked <= 2 * (CHUNK_WAITS.length + 1), `asked for ${asked} times`);
  });

  it('leave the page before as it was, under a prompt; pressed again it goes on', async () => {
    const page = await enter();
    await chooseCity(page, '出发城市', '北京');
    await page.getByLabel('出发日期').fill(TRIP.date);
    await page.keyboard.press('Escape');
    const length = await page.evaluate(() => history.length);
    await fail(page, ORDER_LIST, Infinity);
    await openOrders(page);
    const prompt = page.getByRole('alertdialog', { name: '温馨提示' });
    await prompt.getByText(NOT_LOADED).waitFor();
    assert.match(await page.getByLabel('出发城市').inputValue(), /北京/);
    assert.equal(await page.getByLabel('出发日期').inputValue(), TRIP.date);
    assert.equal(new URL(page.url()).hash, '#/flightBooking/index');

    // The chunk is still missing, so the prompt returns once.
    await prompt.getByRole('button', { name: '重试' }).click();
    await prompt.getByText(NOT_LOADED).waitFor();
    await prompt.getByRole('button', { name: '取消' }).click();
    await prompt.waitFor({ state: 'detached' });
    assert.match(await page.getByLabel('出发城市').inputValue(), /北京/);

    await openOrders(page);
    await prompt.getByText(NOT_LOADED).waitFor();
    await page.unroute(ORDER_LIST);
    await prompt.getByRole('button', { name: '重试' }).click();
    await orders(page).waitFor();
    assert.equal(new URL(page.url()).hash, '#/orderManage/airOrderList');
    assert.ok((await page.evaluate(() => history.length)) <= length + 2);
    assert.equal(await prompt.count(), 0);
  });

  it('are said in the page’s place when there is none before', async () => {
    const { page } = await harness.visit('about:blank');
    const asked = await fail(page, ORDER_LIST, Infinity);
    await page.goto(`${harness.product.portal}#/orderManage/airOrderList`);
    await signIn(page, 'staff');
    const main = page.getByRole('main');
    await main.getByText(NOT_LOADED).waitFor();
    assert.equal(await page.getByRole('alertdialog').count(), 0, 'the sign-in page is no page to go back to');
    assert.ok(asked() <= 4, `asked for ${asked()} times`);
    await page.unroute(ORDER_LIST);
    await page.getByRole('button', { name: '重试' }).click();
    await orders(page).waitFor();
  });

  it('are requested once on an untouched page, and come with its reload', async () => {
    const page = await enter('#/orderManage/airOrderList');
    await orders(page).waitFor();
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'fetch' && request.method() === 'GET') fetched.push(request.url());
    });
    const anyAddress = `${ORDER_LIST}*`;
    await fail(page, anyAddress, Infinity);
    await page.reload();
    await page.getByRole('main').getByText(NOT_LOADED).waitFor();
    assert.deepEqual(fetched, []);
    await page.unroute(anyAddress);
    const again = page.waitForEvent('domcontentloaded');
    await page.getByRole('button', { name: '重试' }).click();
    await again;
    await orders(page).waitFor();
  });

  it('of one address are sent over the network once, though fetched before they are imported', async () => {
    const { page } = await harness.visit('about:blank');
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Network.enable');
    const sent = new Map<string, number>();
    devTools.on('Network.responseReceived', ({ response: { url, fromDiskCache = false } }) => {
      if (url.includes('/chunks/') && !fromDiskCache) sent.set(url, (sent.get(url) ?? 0) + 1);
    });
    await page.goto(`${harness.product.portal}#/flightBooking/index`);
    await signIn(page, 'staff');
    await search(page, TRIP);
    assert.ok(sent.size > 20, `${sent.size} parts`);
    const twice = [...sent].filter(([, times]) => times > 1);
    assert.deepEqual(twice, []);
  });

  it('of a part of a page leave the rest of it as it was', async () => {
    const page = await enter();
    await fail(page, RESULTS, Infinity);
    await chooseCity(page, '出发城市', '北京');
    await chooseCity(page, '到达城市', '上海');
    await page.getByLabel('出发日期').fill(TRIP.date);
    await page.getByRole('button', { name: '搜索航班' }).click();
    await page.getByText(NOT_LOADED).waitFor();
    assert.match(await page.getByLabel('到达城市').inputValue(), /上海/);
    await page.unroute(RESULTS);
    await page.getByRole('button', { name: '搜索航班' }).click();
    await page
      .getByText(/共 \d+ 个航班/)
      .first()
      .waitFor();
  });

  it('of the next step come at a press, and the step goes on', async () => {
    const page = await enter();
    await search(page, TRIP);
    await fail(page, PASSENGERS, Infinity);
    await page.getByRole('button', { name: '选择' }).first().click();
    await page.getByRole('button', { name: '预订' }).first().click();
    await page.getByText(NOT_LOADED).waitFor();
    await page.unroute(PASSENGERS);
    await page.getByRole('button', { name: '重试' }).click();
    await page.getByLabel('联系人姓名').waitFor();
  });

  it('of a control leave it as usable as it is without', async () => {
    const page = await enter();
    await fail(page, CALENDAR, Infinity);
    await page.getByLabel('出发日期').click();
    await page.getByText('日历加载失败，请直接输入日期').waitFor();
    await page.keyboard.press('Escape');
    await search(page, TRIP);
    await page.unroute(CALENDAR);
    await page.getByLabel('出发日期').click();
    await page.getByRole('grid').first().waitFor();
  });

  it('of a list beside a field leave it to open in the middle', async () => {
    const { page } = await harness.visit('about:blank');
    await fail(page, FLOATING, Infinity);
    await page.goto(`${harness.product.portal}#/flightBooking/index`);
    await signIn(page, 'staff');
    const field = page.getByLabel('出发城市');
    const panel = page.locator('.tp-combobox');
    await field.click();
    await panel.and(page.locator('[data-placed=middle]')).waitFor();
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    await field.click();
    await page.getByRole('option', { name: '广州' }).first().click();
    assert.equal(await field.inputValue(), '广州');
    await page.unroute(FLOATING);
    await page.getByLabel('到达城市').click();
    await panel.and(page.locator('[data-placed=anchor]')).waitFor();
  });
});
