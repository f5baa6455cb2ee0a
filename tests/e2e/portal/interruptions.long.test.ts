import assert from 'node:assert/strict';
import type { Page, Route } from '@playwright/test';
import { queryTodo } from '../../../src/contract/home';
import { openHarness, type Harness } from '../../support/e2e/harness';
import { openLine, type Line } from '../../support/e2e/page/line';
import { callsAt } from '../../support/e2e/gateway-calls';
import {
  chooseCity,
  chooseFare,
  endSessions,
  inDays,
  orderNoOn,
  search,
  sendOrder,
  signIn,
  toReview,
  TRIP,
} from '../../support/e2e/steps';
import { afterAll, beforeAll, describe, it } from '../../support/e2e/test';

describe('interruptions of the users’ work', () => {
  let harness: Harness;
  let line: Line;
  beforeAll(async () => {
    // A stream reports the end of its session with the next heartbeat.
    harness = await openHarness({ STREAM_HEARTBEAT_MS: '1000' });
    line = await openLine(harness.product.portal);
  });
  afterAll(async () => {
    await line.close();
    await harness.close();
  });

  async function enter(url: string, account = 'staff'): Promise<Page> {
    const authSign = await callsAt(harness.product.portal).login(account);
    const { page } = await harness.visit(`${url}?authSign=${authSign}#/flightBooking/index`);
    await page.getByRole('banner').waitFor();
    return page;
  }
  const results = (page: Page) => page.getByText(/共 \d+ 个航班/).first();
  const dialog = (page: Page) => page.getByRole('dialog', { name: '请登录' });
  const fields = async (page: Page) =>
    Promise.all(['出发城市', '到达城市', '出发日期'].map((label) => page.getByLabel(label).inputValue()));

  describe('the gateway goes away and comes back', () => {
    it('while users search and navigate: they see a message, keep their inputs, and go on', async () => {
      const page = await enter(line.url);
      await search(page, TRIP);
      const typed = await fields(page);
      // The code of the messages is loaded in advance.
      await page.waitForFunction(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('shell-notices')),
      );
      line.cut();
      await page.getByRole('button', { name: '搜索航班' }).click();
      await page.getByText('网络异常，请检查网络后重试').first().waitFor();
      await page.getByRole('link', { name: '机票订单', exact: true }).click();
      const prompt = page.getByRole('alertdialog', { name: '温馨提示' });
      await prompt.getByText(/页面资源加载失败/).waitFor();
      await prompt.getByRole('button', { name: '取消' }).click();
      assert.deepEqual(await fields(page), typed);

      line.mend();
      await page.getByRole('button', { name: '搜索航班' }).click();
      await results(page).waitFor();
      assert.deepEqual(await fields(page), typed);
      await page.getByRole('link', { name: '机票订单', exact: true }).click();
      await page.getByRole('table', { name: '订单列表' }).waitFor();
    });

    it('before the first search, whose code has not come yet', async () => {
      const page = await enter(line.url);
      for (const [label, city] of [
        ['出发城市', '北京'],
        ['到达城市', '上海'],
      ] as const) {
        await page.getByLabel(label).fill(city);
        await page.getByRole('option').first().waitFor();
        await page.keyboard.press('Enter');
      }
      const typed = await fields(page);
      line.cut();
      await page.getByRole('button', { name: '搜索航班' }).click();
      await page
        .getByText(/页面资源加载失败|网络异常/)
        .first()
        .waitFor();
      assert.deepEqual(await fields(page), typed);
      line.mend();
      await page.getByRole('button', { name: '搜索航班' }).click();
      await results(page).waitFor();
    });
  });

  it('a slow answer: users see a message meanwhile, after a reload, Back and in a second tab too, and none once it is there', async () => {
    const page = await enter(harness.product.portal);
    const context = page.context();
    const held: Route[] = [];
    await context.route('**/queryFlightList*', (route) => void held.push(route));
    await chooseCity(page, '出发城市', TRIP.from);
    await chooseCity(page, '到达城市', TRIP.to);
    await page.getByLabel('出发日期').fill(TRIP.date);
    await page.getByRole('button', { name: '搜索航班' }).click();
    const told = (tab: Page) => tab.getByText('服务器响应较慢，请稍候…');
    await told(page).waitFor();
    const tab = await context.newPage();
    await Promise.all([page.reload(), tab.goto(page.url())]);
    await Promise.all([told(page).waitFor(), told(tab).waitFor()]);
    await page.goBack();
    await told(page).waitFor({ state: 'detached' }); // No request is pending any more.
    await page.goForward();
    await told(page).waitFor();
    await context.unroute('**/queryFlightList*');
    // The cancelled requests are gone with their page.
    await Promise.all(held.map((route) => route.continue().catch(() => undefined)));
    for (const at of [page, tab]) {
      await results(at).waitFor();
      await told(at).waitFor({ state: 'detached' });
    }
  });

  it('an answer that never comes: users see a message after one time limit, after a reload and in a second tab too', async () => {
    const { page } = await harness.visit('about:blank');
    const context = page.context();
    // A deployment with a timeout shorter than 25 s.
    const gateways = JSON.stringify({ flight: { timeoutMs: 6000 } });
    await context.route(harness.product.portal, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('<tp-portal ', `<tp-portal gateways='${gateways}' `);
      await route.fulfill({ response, body });
    });
    let asked = 0;
    await context.route('**/queryFlightList*', () => void (asked += 1));
    await page.goto(`${harness.product.portal}#/flightBooking/index`);
    await signIn(page, 'staff');
    const told = (tab: Page) => tab.getByText('服务器响应较慢，请稍候…');
    const over = (tab: Page) => tab.getByText('请求超时，请稍后重试').first();
    await chooseCity(page, '出发城市', TRIP.from);
    await chooseCity(page, '到达城市', TRIP.to);
    await page.getByLabel('出发日期').fill(TRIP.date);
    await page.getByRole('button', { name: '搜索航班' }).click();
    await told(page).waitFor();
    await over(page).waitFor();
    await told(page).waitFor({ state: 'detached' });
    assert.equal(asked, 1, 'one time limit, not two in series');
    const tab = await context.newPage();
    await Promise.all([page.reload(), tab.goto(page.url())]);
    await Promise.all([over(page).waitFor(), over(tab).waitFor()]);
    await page.goBack();
    await page.getByLabel('出发城市').waitFor();
    await context.unroute('**/queryFlightList*');
    await tab.getByRole('button', { name: '重试' }).click();
    await results(tab).waitFor();
    await page.goForward();
    await results(page).waitFor();
  });

  describe('the token expires in the middle', () => {
    /** Searches another city, signs in on the way and loses no typed text. */
    async function searchesOnInPlace(page: Page): Promise<void> {
      await page.getByLabel('到达城市').fill('广州');
      await page.keyboard.press('Enter');
      const typed = await fields(page);
      await page.getByRole('button', { name: '搜索航班' }).click();
      await dialog(page).waitFor();
      await signIn(page, 'staff');
      await results(page).waitFor();
      assert.deepEqual(await fields(page), typed);
    }

    it('of a search with filters: form and filters stay', async () => {
      const page = await enter(harness.product.portal);
      await search(page, TRIP);
      const direct = page.getByRole('checkbox', { name: /直飞/ }).first();
      await direct.check();
      const typed = await fields(page);
      await endSessions(page, harness.product.portal);
      await page.getByRole('toolbar', { name: '前后7天最低价' }).getByRole('button').last().click();
      await dialog(page).waitFor();
      await signIn(page, 'staff');
      await results(page).waitFor();
      assert.equal(await direct.isChecked(), true);
      assert.deepEqual((await fields(page)).slice(0, 2), typed.slice(0, 2));
    });

    it('of typing in the search form: a search goes on where it was', async () => {
      const page = await enter(harness.product.portal);
      await search(page, TRIP);
      await endSessions(page, harness.product.portal);
      await searchesOnInPlace(page);
    });

    it('of a read in the background: the user’s next action is done in place', async () => {
      const page = await enter(harness.product.portal);
      const asked = new Promise<Route>((resolve) => {
        void page.route('**/queryStaffInfoVagueForCloud', resolve);
      });
      await search(page, TRIP);
      const held = await asked;
      await endSessions(page, harness.product.portal);
      await held.continue();
      await page.getByText('差旅标准读取失败，未标注是否超标').waitFor();
      await searchesOnInPlace(page);
    });

    it('of a message to customer service: the draft is there again, and can be sent', async () => {
      const page = await enter(harness.product.portal, 'approver');
      await page.locator('button.staff').click();
      await page.getByRole('menuitem', { name: /联系客服/ }).click();
      const field = page.getByRole('textbox', { name: '输入消息' });
      await field.fill('退票手续费是多少');
      await endSessions(page, harness.product.portal);
      const panel = page.locator('tp-customer-service');
      await panel.getByRole('button', { name: '登录', exact: true }).click();
      await dialog(page).waitFor();
      await dialog(page).getByLabel('账号').fill('approver');
      await dialog(page).getByLabel('密码').fill('Demo@2026');
      await dialog(page).getByRole('button', { name: '登录', exact: true }).click();
      await field.waitFor();
      assert.equal(await field.inputValue(), '退票手续费是多少');
      await field.press('Enter');
      const log = page.getByRole('log');
      await log.getByText('退票手续费是多少').waitFor();
      assert.equal(await log.getByText('退票手续费是多少', { exact: true }).count(), 1);
    });
  });

  describe('an order is sent', () => {
    const lost = (page: Page) => page.getByRole('alertdialog').getByText('订单可能已经提交');
    const submit = (page: Page) => page.getByRole('button', { name: '提交订单' });
    const remark = (page: Page) => page.getByLabel('备注');

    async function unpaidOf(account: string): Promise<number> {
      const { ok, login } = callsAt(harness.product.portal);
      return (await ok(queryTodo, {}, { as: await login(account) })).unpaid.total;
    }

    it('and its answer is lost: the same order is asked for after a reload and Back, and no other is made', async () => {
      const account = 'multi';
      const before = await unpaidOf(account);
      const page = await enter(harness.product.portal, account);
      await search(page, { ...TRIP, date: inDays(26) });
      await chooseFare(page);
      const chosen =
        /\b[A-Z\d]{2}\d{3,4}\b/.exec(await page.getByRole('complementary').innerText())?.[0] ?? '';
      const sent: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/createOrder')) sent.push(request.headers()['requestid'] ?? '');
      });
      const made = new Promise<string>((resolve) => {
        void page.route('**/createOrder', async (route) => {
          const answer = (await (await route.fetch()).json()) as { result: { orderNo: string } };
          await route.abort('connectionreset');
          resolve(answer.result.orderNo);
        });
      });
      await sendOrder(page);
      const orderNo = await made;
      await lost(page).waitFor();

      await page.reload();
      await lost(page).waitFor();
      const other = await page.context().newPage();
      await other.goto(`${harness.product.portal}#/flightBooking/index`);
      await other.getByRole('button', { name: `去支付订单 ${orderNo}` }).waitFor();
      await other.close();

      await page.unroute('**/createOrder');
      await page.goBack();
      await page.goBack();
      await chooseFare(page, 1);
      await page.getByRole('button', { name: '下一步' }).click();
      await lost(page).waitFor();
      await page.getByRole('button', { name: '重试' }).click();
      await page.getByRole('heading', { name: '订单已提交' }).waitFor();
      assert.equal(await orderNoOn(page), orderNo);
      await page.getByText(chosen).first().waitFor();
      await page.reload();
      await page.getByRole('heading', { name: '订单已提交' }).waitFor();
      assert.equal(new Set(sent).size, 1, sent.join());
      assert.equal(await unpaidOf(account), before + 1);
    });

    it('and the session has ended: nothing typed is lost over sign-ins, a reload and Back', async () => {
      const { portal } = harness.product;
      const page = await enter(portal);
      await search(page, { ...TRIP, date: inDays(27) });
      await chooseFare(page);
      await remark(page).fill('靠窗');
      await endSessions(page, portal);
      await page.getByRole('button', { name: '下一步' }).click();
      await dialog(page).waitFor();
      await signIn(page, 'staff');
      await submit(page).waitFor();

      await endSessions(page, portal);
      await submit(page).click();
      await dialog(page).waitFor();
      await page.reload();
      await page.getByLabel('账号').waitFor();
      await signIn(page, 'staff');
      await submit(page).waitFor();
      await page.goBack();
      assert.equal(await remark(page).inputValue(), '靠窗');
      await toReview(page);

      await endSessions(page, portal);
      await submit(page).click();
      await dialog(page).waitFor();
      await signIn(page, 'staff');
      await page.getByRole('heading', { name: '订单已提交' }).waitFor();
    });
  });

  it('the site has its name at once when it is opened again', async () => {
    const page = await enter(harness.product.portal);
    const name = await page.locator('.site-name').innerText();
    await page.route('**/queryWebsiteInfo*', (route) => route.abort());
    // A string, because helpers of the compiler do not exist on the page.
    await page.addInitScript(`
      window.seen = new Set();
      requestAnimationFrame(function look() {
        const text = document.querySelector('tp-portal')?.shadowRoot?.querySelector('.site-name')?.textContent;
        if (text) window.seen.add(text);
        requestAnimationFrame(look);
      });`);
    await page.reload();
    await page.getByRole('banner').waitFor();
    await page.waitForFunction(() => (window as unknown as { seen: Set<string> }).seen.size > 0);
    const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
    assert.deepEqual(seen, [name]);
  });
});
