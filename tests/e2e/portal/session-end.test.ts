import assert from 'node:assert/strict';
import type { Page, Route } from '@playwright/test';
import { signOutEverywhere } from '../../../src/contract/login/login';
import { callsAt } from '../../support/e2e/gateway-calls';
import { openHarness, type Harness } from '../../support/e2e/harness';
import { chooseCity, signIn, TRIP } from '../../support/e2e/steps';
import { afterAll, beforeAll, describe, it, longIt } from '../../support/e2e/test';

/** Sign-in page of this host (WZTZDZ). */
const LOGIN_PAGE = '/sso/login';
/** Origin of the same portal without a port. */
const WITHOUT_PORT = 'https://portal.test';

/**
 * Holds back all calls of the page except its streams, which are never answered. The returned function answers the
 * pending calls and from then on only the call `only`, so that no other call can tell the page that its session ended.
 */
async function callsOf(page: Page, only: string): Promise<() => Promise<void>> {
  const asked = new Set<Promise<void>>();
  let isOnly = false;
  await page.route(/api\//i, async (route) => {
    const url = route.request().url();
    if (/\/stream[A-Z]/.test(url) || (isOnly && !url.includes(only))) return;
    const answered = route.fetch().then((response) => route.fulfill({ response }));
    asked.add(answered);
    await answered.finally(() => asked.delete(answered));
  });
  return async () => {
    isOnly = true;
    await Promise.all(asked);
  };
}

describe('a session ends', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await openHarness({}, async (db) => {
      await db
        .updateTable('permission_object')
        .set({ url: LOGIN_PAGE })
        .where('object_no', '=', 'WZTZDZ-YHWZTZDZ-DLDZ')
        .execute();
    });
  });
  afterAll(() => harness.close());

  async function enter(account = 'staff', hash = ''): Promise<Page> {
    const { page } = await harness.enter(account, hash);
    await page.getByRole('banner').waitFor();
    return page;
  }
  const box = (page: Page) => page.getByRole('alertdialog', { name: '温馨提示' });
  const hash = (page: Page) => new URL(page.url()).hash;
  const atLoginPage = (page: Page) => page.waitForURL((url) => url.pathname === LOGIN_PAGE);
  const token = (page: Page) => page.evaluate(() => localStorage.getItem('tp-auth-sign'));

  longIt('not by going Back while it is still asked who is there', async () => {
    const page = await enter('staff', '#/orderManage/airOrderList');
    const orders = page.getByRole('table', { name: '订单列表' });
    await orders.waitFor();
    await page.goto(`${harness.product.portal}#/error?errorMsg=no`);
    const note = page.getByText('链接附带的说明');
    await note.waitFor();
    const asked = new Promise<Route>((resolve) => {
      void page.route('**/verifyUserAuthSignForCloud', resolve, { times: 1 });
    });
    await page.reload();
    await note.waitFor();
    const held = await asked;
    await page.goBack();
    await note.waitFor({ state: 'detached' });
    await held.continue();
    await orders.waitFor();
    assert.equal(hash(page), '#/orderManage/airOrderList');
  });

  it('by quitting: at the configured login address, and at the gateway too, also where no menus are listed', async () => {
    const page = await enter();
    await page.route('**/queryPageMenu*', async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as object;
      await route.fulfill({ response, json: { ...answer, result: [] } });
    });
    await page.reload();
    const told = page.waitForRequest(/loginController\/loginOut/);
    await page.getByRole('button', { name: '退出' }).click();
    await told;
    await atLoginPage(page);
    assert.equal(await token(page), null);
  });

  longIt(
    'on all devices: one browser has ended them all, the others learn it with their next call',
    async () => {
      const [page, open] = [await enter(), await enter()];
      // A page that is already open notices it with a delay.
      const other = await open.context().newPage();
      await open.close();
      await page.locator('button.staff').click();
      await page.getByRole('menuitem', { name: '退出所有设备' }).click();
      await box(page).getByText('将在所有设备和浏览器上退出登录').waitFor();
      const told = page.waitForResponse(/loginController\/signOutEverywhere/);
      await box(page).getByRole('button', { name: '全部退出' }).click();
      await told;
      await atLoginPage(page);
      assert.equal(await token(page), null);
      await other.goto(harness.product.portal, { waitUntil: 'commit' });
      await other.getByText('认证已过期').first().waitFor();
      assert.equal(await token(other), null);
    },
  );

  longIt(
    'in a call without a waiting user: the user signs in on the same page, and sees it again',
    async () => {
      const page = await enter('staff', '#/orderManage/airOrderList');
      // The only stream of the page may begin before the test waits for it.
      const followed = page.waitForResponse(/streamOrderChanges/);
      await page.reload();
      await followed;
      await page.getByRole('table', { name: '订单列表' }).waitFor();
      const calls = callsAt(harness.product.portal);
      await calls.ok(signOutEverywhere, {}, { as: await calls.login('staff') });
      const lost = page.waitForEvent('requestfailed', (request) =>
        request.url().includes('streamOrderChanges'),
      );
      await page.context().setOffline(true);
      await lost;
      await page.context().setOffline(false);
      const again = page.getByRole('dialog', { name: '请登录' });
      await again.getByText('登陆过期').waitFor();
      assert.equal(await token(page), null);
      await signIn(page, 'staff');
      await again.waitFor({ state: 'detached' });
      await page.getByRole('table', { name: '订单列表' }).waitFor();
      assert.equal(hash(page), '#/orderManage/airOrderList');
    },
  );

  longIt('while a list stands there: asking for the same again says so', async () => {
    const page = await enter('staff', '#/orderManage/airOrderList');
    const answerOnlyTheList = await callsOf(page, 'queryorderListOnPermission');
    await page.reload();
    await page.getByRole('table', { name: '订单列表' }).waitFor();
    await answerOnlyTheList();
    const calls = callsAt(harness.product.portal);
    await calls.ok(signOutEverywhere, {}, { as: await calls.login('staff') });
    await page.getByRole('button', { name: '查询', exact: true }).click();
    await page.getByRole('dialog', { name: '请登录' }).getByText('登陆过期').waitFor();
  });

  it('by HTTP 401: the box first, the login address once it is closed', async () => {
    const page = await enter('staff', '#/orderManage/airOrderList');
    await page.route('**/queryAirTicketDetailNew*', (route) =>
      route.fulfill({ status: 401, json: { message: 'Unauthorized' } }),
    );
    await page
      .getByRole('table', { name: '订单列表' })
      .getByRole('link', { name: /^\d{14}$/ })
      .first()
      .click();
    await box(page).getByText('用户信息已过期，请重新登录。').waitFor();
    assert.equal(await token(page), null);
    assert.match(hash(page), /^#\/orderManage\/airOrderList\?orderNo=/, 'nobody is led away behind the box');
    assert.equal(await page.getByRole('dialog', { name: '请登录' }).count(), 0);
    await box(page).getByRole('button', { name: '确定' }).click();
    await atLoginPage(page);
    // The login replaces the refused page, so Back leads to the page before, which asks for a login too.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.goBack();
    await page.getByLabel('账号').waitFor();
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.getByLabel('账号').waitFor();
    await page.reload();
    await signIn(page, 'staff');
    for (const tab of [page, other]) await tab.getByRole('table', { name: '订单列表' }).waitFor();
  });

  longIt(
    'by HTTP 401 of a search: the box over the inputs, a message in the second tab, and no way back in',
    async () => {
      const page = await enter('staff', '#/flightBooking/index');
      const other = await page.context().newPage();
      await other.goto(`${harness.product.portal}#/orderManage/airOrderList`);
      await other.getByRole('table', { name: '订单列表' }).waitFor();
      await page.route('**/queryFlightList*', (route) => route.fulfill({ status: 401, body: '' }));
      await chooseCity(page, '出发城市', TRIP.from);
      await chooseCity(page, '到达城市', TRIP.to);
      await page.getByLabel('出发日期').fill(TRIP.date);
      await page.getByRole('button', { name: '搜索航班' }).click();
      await box(page).getByText('用户信息已过期，请重新登录。').waitFor();
      assert.equal(await page.getByLabel('出发城市').inputValue(), TRIP.from);
      await box(other).getByText('您已退出登录，请重新登录').waitFor();
      assert.equal(await other.getByRole('table').count(), 0, 'nothing of the user stays to be read');
      for (const tab of [page, other]) {
        await box(tab).getByRole('button', { name: '确定' }).click();
        await atLoginPage(tab);
      }
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.goBack();
      await signIn(page, 'staff');
      await page.getByLabel('出发城市').waitFor();
      // The new session also applies to the other tab.
      await other.goto(`${harness.product.portal}#/orderManage/airOrderList`);
      await other.getByRole('table', { name: '订单列表' }).waitFor();
    },
  );

  longIt('in another tab: the login a second after it was confirmed', async () => {
    const page = await enter();
    const other = await page.context().newPage();
    await other.goto(harness.product.portal);
    await other.getByRole('banner').waitFor();
    await other.getByRole('button', { name: '退出' }).click();
    await box(page).getByText('您已退出登录，请重新登录').waitFor();
    const confirm = box(page).getByRole('button', { name: '确定' });
    // Measured in the page, because the test's own requests take time.
    await page.evaluate(() => {
      addEventListener('click', () => sessionStorage.setItem('confirmed', `${Date.now()}`), true);
      addEventListener('pagehide', () => sessionStorage.setItem('left', `${Date.now()}`));
    });
    await confirm.click();
    assert.notEqual(new URL(page.url()).pathname, LOGIN_PAGE, 'the page stays for a moment');
    assert.equal(await page.getByRole('banner').count(), 0, 'nothing of the user stays to be read');
    await atLoginPage(page);
    const [confirmed, left] = await page.evaluate(() => [
      Number(sessionStorage.getItem('confirmed')),
      Number(sessionStorage.getItem('left')),
    ]);
    assert.ok(left - confirmed >= 1000, `after ${left - confirmed} ms`);
  });

  describe('before it began, as the token is not good', () => {
    const BAD = `?authSign=${'x'.repeat(43)}`;

    longIt('on a port: at the portal’s own login, and back afterwards', async () => {
      const { page } = await harness.visit(`${harness.product.portal}${BAD}#/orderManage/airOrderList`);
      await page.getByText('认证已过期').waitFor();
      assert.equal(hash(page), '#/?returnUrl=%2ForderManage%2FairOrderList');
      await signIn(page, 'staff');
      await page.getByRole('table', { name: '订单列表' }).waitFor();
    });

    longIt('on none: told, and led to the configured login address', async () => {
      const { page } = await harness.visit('about:blank');
      await page.route(`${WITHOUT_PORT}/**`, async (route) => {
        const url = route.request().url().replace(`${WITHOUT_PORT}/`, harness.product.portal);
        const response = await route.fetch({ url, maxRedirects: 0 });
        const isPage = response.headers()['content-type']?.includes('text/html');
        const text = isPage ? await response.text() : undefined;
        const body = text?.replace('<tp-portal', `<tp-portal login-url="${LOGIN_PAGE}"`);
        await route.fulfill({ response, ...(body === undefined ? {} : { body }) });
      });
      await page.goto(`${WITHOUT_PORT}/${BAD}#/orderManage/airOrderList`);
      await box(page).getByText('认证已过期').waitFor();
      await box(page).getByRole('button', { name: '确定' }).click();
      await atLoginPage(page);
      assert.equal(new URL(page.url()).origin, WITHOUT_PORT);
      // Drops the requests that are pending when the browser closes.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  });
});

describe('signing in', () => {
  let harness: Harness;
  beforeAll(async () => (harness = await openHarness()));
  afterAll(() => harness.close());

  longIt(
    'by a code in a text message, as the password is forgotten, through a wrong one, a reload, Back and a second tab',
    async () => {
      const developer = async (page: Page) => {
        const shown = await page.context().newPage();
        await shown.goto(harness.product.developer);
        const cells = await shown.getByRole('row').allInnerTexts();
        await shown.close();
        return cells.map((row) => row.split('\t'));
      };
      const { page } = await harness.visit(`${harness.product.portal}#/orderManage/airOrderList`);
      const rows = await developer(page);
      const phone = rows.find(([name]) => name === 'staff')?.[1] ?? '';
      const forgotten = async (at: Page) => {
        await at.getByRole('button', { name: '忘记密码' }).click();
        await at.getByText('忘记密码时，请用手机号和短信验证码登录').waitFor();
        await at.getByLabel('手机号').fill(phone);
      };
      const enter = async (code: string, at = page) => {
        await at.getByLabel('验证码', { exact: true }).fill(code);
        await at.getByRole('button', { name: '登录', exact: true }).click();
      };
      await forgotten(page);
      await page.getByRole('button', { name: '获取验证码' }).click();
      await page.getByText(/验证码已发送，\d+秒后可重新获取/).waitFor();
      const text =
        (await developer(page)).find(([, to, said]) => to === phone && /\d{6}/.test(said ?? ''))?.[2] ?? '';
      const code = /\d{6}/.exec(text)?.[0] ?? '';
      await enter(code === '000000' ? '000001' : '000000');
      await page.getByText(/验证码(错误|不正确)/).waitFor();

      const other = await page.context().newPage();
      await other.goto(page.url());
      await other.getByLabel('账号').waitFor();
      await page.reload();
      await forgotten(page);
      await enter(code);
      const orders = (at: Page) => at.getByRole('table', { name: '订单列表' });
      await orders(page).waitFor();
      await other.bringToFront();
      await orders(other).waitFor();
      await page.reload();
      await orders(page).waitFor();
      // The login is not a history entry.
      await page.goBack();
      assert.equal(page.url(), 'about:blank');
      await page.goForward();
      await orders(page).waitFor();

      // A code can be used once.
      const { page: later } = await harness.visit(harness.product.portal);
      await forgotten(later);
      await enter(code, later);
      await later.getByText(/验证码(错误|不正确)/).waitFor();
    },
  );

  longIt(
    'warns before the lock, through a reload, Back and a second tab, and says that a message helps',
    async () => {
      const { page } = await harness.visit(harness.product.portal);
      const wrong = async (at: Page, told: RegExp) => {
        await signIn(at, 'approver', 'Wrong@2026');
        await at.getByText(told).first().waitFor();
      };
      const left = (tries: number) => new RegExp(`再错${tries}次账号将锁定15分钟，可改用短信验证码登录`);
      await wrong(page, /账号或密码错误/);
      await page.reload();
      await wrong(page, /账号或密码错误/);
      await page.goto('about:blank');
      await page.goBack();
      await wrong(page, left(2));
      const other = await page.context().newPage();
      await other.goto(harness.product.portal);
      await wrong(other, left(1));
      await wrong(page, /账号已锁定15分钟，可改用短信验证码登录/);
      await signIn(other, 'approver');
      await other
        .getByText(/账号已锁定/)
        .first()
        .waitFor();
      await other.getByRole('button', { name: '改用短信验证码' }).click();
      await other.getByLabel('手机号').waitFor();
    },
  );

  longIt(
    'is refused to those who may not on a PC, at every address, and leaves nothing to the next',
    async () => {
      const { page } = await harness.visit(`${harness.product.portal}#/flightBooking/index`);
      await signIn(page, 'nopc');
      const refusal = page.getByText('无法登录PC端，请联系管理员');
      await refusal.waitFor();
      const address = new URL(page.url()).hash;
      assert.equal(new URLSearchParams(address.split('?')[1]).get('toIndex'), '1');
      const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key !== 'tp-theme'));
      assert.deepEqual(
        (await kept()).filter((key) => /auth-sign|enterprise|disable/.test(key)),
        [],
      );

      // The flag is cleared with the storage, so the error page also stands for addresses requested from it.
      for (const asked of ['#/Home/index', '#/']) {
        await page.evaluate((to) => (location.hash = to), asked);
        await page.waitForURL((url) => url.hash === address);
        await refusal.waitFor();
      }
      await page.getByRole('button', { name: '返回登录' }).click();
      await signIn(page, 'staff');
      await page.getByRole('banner').waitFor();
    },
  );
});
