import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { openHarness, type Harness } from '../../support/e2e/harness';
import {
  chooseFare,
  enterBooking,
  inDays,
  orderNoOn,
  payBy,
  search,
  sendOrder,
  submitOrder,
  toReview,
  TRIP,
} from '../../support/e2e/steps';
import { afterAll, beforeAll, describe, it } from '../../support/e2e/test';

describe('the steps of a booking in the address', () => {
  let harness: Harness;
  beforeAll(async () => (harness = await openHarness()));
  afterAll(() => harness.close());

  const atStep = (page: Page, step: string) =>
    page.waitForFunction(
      (wanted) => (new URLSearchParams(location.hash.split('?')[1]).get('step') ?? '') === wanted,
      step,
    );
  const flights = (page: Page) => page.getByRole('button', { name: '选择' }).first();
  const form = (page: Page) => page.getByLabel('联系人姓名');
  /** Request ids of orders; a repeated id means the same order. */
  const orderIds = (page: Page) => {
    const ids = new Set<string>();
    page.on('request', (request) => {
      if (request.url().endsWith('/createOrder')) ids.add(request.headers()['requestid'] ?? '');
    });
    return ids;
  };
  const headingFocused = (page: Page, heading: string) =>
    page.waitForFunction((text) => {
      let active = document.activeElement;
      while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
      return active?.textContent === text;
    }, heading);
  /** Opens the same address in another tab, which shares only the session. */
  async function secondTab(page: Page): Promise<Page> {
    const other = await page.context().newPage();
    await other.goto(page.url());
    return other;
  }

  it('walks back and forward between flights and form, and stays through a reload of either', async () => {
    const page = await enterBooking(harness);
    await search(page, { ...TRIP, date: inDays(30) });
    await chooseFare(page);
    await atStep(page, 'passengers');
    await headingFocused(page, '填写订单');
    await page.getByRole('button', { name: '返回航班' }).click();
    await headingFocused(page, '北京 → 上海');
    await page.goBack();
    await headingFocused(page, '填写订单');
    await page.getByLabel('备注').fill('靠窗');
    await page.goBack();
    await flights(page).waitFor();
    await atStep(page, '');
    await page.goForward();
    await form(page).waitFor();
    assert.equal(await page.getByLabel('备注').inputValue(), '靠窗');

    await page.reload();
    await form(page).waitFor();
    assert.equal(await page.getByLabel('备注').inputValue(), '靠窗');
    await page.goBack();
    await flights(page).waitFor();
    await page.reload();
    await flights(page).waitFor();
    await page.goForward();
    await form(page).waitFor();
    assert.equal(await page.getByLabel('备注').inputValue(), '靠窗');

    const other = await secondTab(page);
    await flights(other).waitFor();
    await atStep(other, '');
    await other.close();
  });

  it('is looked over before it is sent, through a reload, back, forward and a second tab', async () => {
    const page = await enterBooking(harness);
    const ordered = orderIds(page);
    await search(page, { ...TRIP, date: inDays(37) });
    await chooseFare(page);
    await page.getByLabel('备注').fill('靠窗');
    await toReview(page);
    await atStep(page, 'review');
    const submit = (at: Page) => at.getByRole('button', { name: '提交订单' });
    const remark = page.getByLabel('备注');
    await headingFocused(page, '确认订单');
    await page.reload();
    await submit(page).waitFor();
    await page.getByText('靠窗').waitFor();
    await page.goBack();
    await remark.waitFor();
    assert.equal(await remark.inputValue(), '靠窗');
    await headingFocused(page, '填写订单');
    await page.goForward();
    await submit(page).waitFor();
    await headingFocused(page, '确认订单');
    await page.getByRole('button', { name: '返回修改' }).click();
    await remark.fill('过道');
    await toReview(page);

    const other = await secondTab(page);
    await flights(other).waitFor();
    await atStep(other, '');
    await other.close();

    await page.reload();
    assert.equal(ordered.size, 0);
    await submit(page).dblclick();
    await page.getByRole('heading', { name: '订单已提交' }).waitFor();
    await page.goBack();
    await flights(page).waitFor();
    assert.equal(await submit(page).count(), 0);
    await page.goForward();
    await page.getByRole('heading', { name: '订单已提交' }).waitFor();
    assert.equal(ordered.size, 1);
  });

  it('keeps filters, order, the open flight and the scroll, in the address and on the way back', async () => {
    const page = await enterBooking(harness);
    await search(page, { ...TRIP, date: inDays(35) });
    await page.getByLabel('仅看直飞').check();
    await page.getByRole('button', { name: '按价格排序' }).click();
    await flights(page).waitFor();
    await page.getByRole('button', { name: '选择' }).nth(5).click();
    await page.locator('.fb-flight[data-open] > .fb-flight-row .fb-mark').waitFor();
    await page.waitForFunction(() => location.hash.includes('%22open%22'));
    const viewOf = (at: Page) => new URLSearchParams(at.url().split('?')[1]).get('view');
    const looked = viewOf(page);
    const flown = await page.locator('.fb-flight[data-open] > .fb-flight-row .fb-carrier-detail').innerText();
    const isAsLeft = async (at: Page) => {
      // Waits for the judgement, which may change the leading flight of an aircraft.
      await at.locator('.fb-flight[data-open] > .fb-flight-row .fb-mark').waitFor();
      assert.equal(
        await at.locator('.fb-flight[data-open] > .fb-flight-row .fb-carrier-detail').innerText(),
        flown,
      );
      assert.ok(await at.getByLabel('仅看直飞').isChecked());
      assert.equal(viewOf(at), looked);
    };
    await page.reload();
    await isAsLeft(page);
    await page.getByRole('button', { name: '预订' }).first().scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => scrollY);
    assert.ok(scrolled > 0);
    await page.getByRole('button', { name: '预订' }).first().click();
    await form(page).waitFor();
    await page.goBack();
    await isAsLeft(page);
    await page.waitForFunction((y) => Math.abs(scrollY - y) < 100, scrolled);
    await page.goForward();
    await form(page).waitFor();
    await page.reload();
    await form(page).waitFor();
    await page.goBack();
    await isAsLeft(page);
    const other = await secondTab(page);
    await other.locator('.fb-flight[data-open]').waitFor();
    await isAsLeft(other);
    await other.close();
  });

  it('lists the flights of one aircraft as one row, and keeps one of the others that is open', async () => {
    const page = await enterBooking(harness);
    await search(page, { ...TRIP, date: inDays(36) });
    await page
      .getByText(/共 \d+ 个航班，同机合并为 \d+ 行/)
      .first()
      .waitFor();
    await page
      .getByRole('button', { name: /同机另有/ })
      .first()
      .click();
    const others = (at: Page) => at.getByRole('list', { name: /同机的航班$/ });
    const choose = page.getByRole('button', { name: '选择' });
    // The first flight with seats; its row also names the operating flight.
    const bookable = others(page).locator('.fb-flight').filter({ has: choose }).first();
    const [flightNo = ''] =
      /^\w+/.exec((await bookable.locator('.fb-carrier-detail').textContent()) ?? '') ?? [];
    assert.notEqual(flightNo, '');
    await bookable.getByRole('button', { name: '选择' }).click();
    await page.waitForFunction(() => location.hash.includes('%22open%22'));
    await page.reload();
    const isOpen = (at: Page) =>
      others(at)
        .locator('.fb-flight[data-open] .fb-carrier-detail', { hasText: new RegExp(`^${flightNo}`) })
        .waitFor();
    await isOpen(page);
    await others(page).getByRole('button', { name: '预订' }).first().click();
    await form(page).waitFor();
    assert.ok((await page.getByRole('complementary').innerText()).includes(flightNo));
    await page.goBack();
    await isOpen(page);
    const other = await secondTab(page);
    await isOpen(other);
    await other.close();
  });

  it('names an order that is held and not paid where the user begins, and leads on to its payment', async () => {
    const page = await enterBooking(harness, 'approver');
    await search(page, { ...TRIP, date: inDays(36) });
    await chooseFare(page);
    const orderNo = await submitOrder(page);
    const other = await page.context().newPage();
    await other.goto(`${harness.product.portal}#/flightBooking/index`);
    await other.getByRole('button', { name: `去支付订单 ${orderNo}` }).click();
    await other.getByRole('button', { name: '确认支付' }).waitFor();
    await other.goBack();
    await other.getByRole('button', { name: `去支付订单 ${orderNo}` }).waitFor();
    await other.close();
  });

  it('keeps the way there of a round trip while the way back is chosen, and how each was looked at', async () => {
    const page = await enterBooking(harness);
    const date = inDays(31);
    await page.goto(
      `${harness.product.portal}#/flightBooking/index?depCode=BJS&arrCode=SHA&depDate=${date}&retDate=${inDays(34)}&autoSearch=1`,
    );
    const there = page.getByRole('button', { name: '选为去程' });
    const chosen = page.getByLabel('已选去程');
    const isAsLeft = async (at: Page) => {
      await at.locator('.fb-flight[data-open]').waitFor();
      assert.ok(await at.getByLabel('仅看直飞').isChecked());
    };
    await flights(page).waitFor();
    await page.getByLabel('仅看直飞').check();
    await flights(page).click();
    await page.waitForFunction(() => location.hash.includes('%22open%22'));
    await there.first().click();
    await headingFocused(page, '返程上海 → 北京');
    await atStep(page, 'return');
    await flights(page).waitFor();
    assert.equal(await page.getByLabel('仅看直飞').isChecked(), false, 'of the way there alone');
    await page.getByLabel('隐藏共享').check();
    await page.waitForFunction(() => location.hash.includes('hideShare'));
    await page.reload();
    await chosen.waitFor();
    await flights(page).waitFor();
    assert.ok(await page.getByLabel('隐藏共享').isChecked());
    await page.goBack();
    await chosen.waitFor({ state: 'detached' });
    await isAsLeft(page);
    await page.goForward();
    await chosen.waitFor();
    await flights(page).waitFor();
    assert.ok(await page.getByLabel('隐藏共享').isChecked());
    await page.goBack();
    await isAsLeft(page);
    await page.goForward();
    await chosen.waitFor();

    // Each tab chooses its own outbound flight, so the second one starts without the filters of the return.
    const other = await secondTab(page);
    await flights(other).waitFor();
    await atStep(other, '');
    assert.equal(await chosen.count(), 1);
    assert.equal(await other.getByLabel('隐藏共享').isChecked(), false);
    await other.close();
  });

  it('holds an order through a lost answer, reloads, back and a second tab, and never makes another', async () => {
    const page = await enterBooking(harness);
    const ordered = orderIds(page);
    await search(page, { ...TRIP, date: inDays(32) });
    await chooseFare(page);
    await page.route(
      '**/createOrder',
      async (route) => {
        await route.fetch(); // The gateway receives the request, but the page gets no response.
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    await sendOrder(page);
    const lost = page.getByRole('alertdialog').filter({ hasText: '订单可能已经提交' });
    await lost.waitFor();
    const beside = await secondTab(page);
    await beside.getByRole('region', { name: '未完成的订单' }).waitFor();
    await beside.close();
    await page.reload();
    await lost.waitFor();
    await page.goBack();
    await lost.waitFor();
    await page.goForward();
    await lost.getByRole('button', { name: '重试' }).click();
    const made = (at: Page) => at.getByRole('heading', { name: '订单已提交' });
    await headingFocused(page, '订单已提交，座位已保留');
    const orderNo = await orderNoOn(page);
    await atStep(page, 'order');
    await page.reload();
    await made(page).waitFor();
    await page.getByText(orderNo).first().waitFor();
    await page.goBack();
    await flights(page).waitFor();
    await headingFocused(page, '北京 → 上海');
    assert.equal(await form(page).count(), 0, 'the form is gone with its order');
    await page.goForward();
    await headingFocused(page, '订单已提交，座位已保留');

    await page.getByRole('button', { name: '去支付' }).click();
    await headingFocused(page, '支付订单');
    const confirm = (at: Page) => at.getByRole('button', { name: '确认支付' });
    await confirm(page).waitFor();
    await page.reload();
    await confirm(page).waitFor();
    await page.goBack();
    await made(page).waitFor();
    await page.goForward();
    await confirm(page).waitFor();
    const other = await secondTab(page);
    await confirm(other).waitFor();
    await page.getByText('企业月结', { exact: true }).click();
    await confirm(page).click();
    await headingFocused(page, '支付成功');
    await atStep(page, 'paid');
    await page.goBack(); // Directly after the payment, nothing more is payable.
    await page.getByText(orderNo).first().waitFor();
    // The tickets may already be issued.
    const began = page.getByRole('heading', { name: /^订单已(支付，正在出票|出票)$/ });
    await began.waitFor();
    await headingFocused(page, await began.innerText());
    assert.equal(await page.getByRole('button', { name: '去支付' }).count(), 0);
    await page.goForward();
    await page.getByText(orderNo).first().waitFor();
    await page.reload();
    await page.getByText(orderNo).first().waitFor();
    assert.equal(await confirm(page).count(), 0);
    await other.reload();
    await other.getByText(orderNo).first().waitFor();
    await confirm(other).waitFor({ state: 'detached' });
    await other.close();
    assert.equal(ordered.size, 1);
  });

  it('begins anew after an order, with nothing of it in the address', async () => {
    const page = await enterBooking(harness);
    await search(page, { ...TRIP, date: inDays(33) });
    await chooseFare(page);
    await submitOrder(page);
    await payBy(page, '企业月结');
    await page.getByRole('button', { name: '继续预订' }).click();
    await page.getByRole('button', { name: '搜索航班' }).waitFor();
    assert.equal(new URL(page.url()).hash, '#/flightBooking/index');
  });
});
