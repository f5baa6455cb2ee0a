import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { getBiPreAuthorisationCode } from '../../../src/contract/bi-analysis/bi-analysis';
import { COMMON_FAULTS } from '../../../src/contract/faults';
import { queryFlightList } from '../../../src/contract/flight-booking/booking';
import { violationsOf } from '../../support/e2e/page/accessible-page';
import { callsAt } from '../../support/e2e/gateway-calls';
import { openHarness, type Harness } from '../../support/e2e/harness';
import { signIn, TRIP } from '../../support/e2e/steps';
import { assertInsideWhenZoomed } from '../../support/e2e/page/zoomed';
import { expectBox } from '../../support/e2e/expect-box';
import { afterAll, beforeAll, describe, it, longIt } from '../../support/e2e/test';

const HASH = (page: Page) => new URL(page.url()).hash;
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** Waits for the address, which follows the shell's decision. */
const atHash = (page: Page, hash: string | RegExp) =>
  page.waitForURL((url) => (typeof hash === 'string' ? url.hash === hash : hash.test(url.hash)));

describe('the shell', () => {
  let harness: Harness;
  beforeAll(async () => (harness = await openHarness()));
  afterAll(() => harness.close());

  async function enter(account: string, hash = ''): Promise<Page> {
    const { page } = await harness.enter(account, hash);
    await page.getByRole('banner').waitFor();
    return page;
  }
  /** Enters the portal through the login page. */
  async function enterByLogin(account: string, hash: string): Promise<Page> {
    const { page } = await harness.visit(`${harness.product.portal}${hash}`);
    await signIn(page, account);
    await page.getByRole('banner').waitFor();
    return page;
  }

  longIt('takes the focus that its page gives it into its first visible field', async () => {
    const page = await enter('staff', '#/flightBooking/index');
    const first = page.getByRole('radio', { name: '因公' });
    await first.waitFor();
    await page.locator('tp-portal').evaluate((portal: HTMLElement) => {
      (document.activeElement as HTMLElement | null)?.blur();
      portal.focus();
    });
    await page.waitForFunction(() => {
      let active = document.activeElement;
      while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
      return active?.matches('input');
    });
  });

  longIt(
    'asks for the login in a low narrow window, nothing over another and its buttons for a finger',
    async () => {
      const { page } = await harness.visit(harness.product.portal, {
        viewport: { width: 390, height: 480 },
        hasTouch: true,
        isMobile: true,
      });
      await page.getByLabel('账号').waitFor();
      const card = page.getByRole('region', { name: '登录' });
      const copyright = page.locator('footer');
      await copyright.waitFor();
      const [above, below] = [await card.boundingBox(), await copyright.boundingBox()];
      assert.ok(above && below && above.y + above.height <= below.y, 'the copyright stands below the card');
      const reveal = page.getByRole('button', { name: '显示密码' });
      // Hit-tests the edges of a square of 42 px.
      const found = await reveal.evaluate((button) => {
        const { left, top, width, height } = button.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const edges: [number, number][] = [
          [x - 21, y],
          [x + 21, y],
          [x, y - 21],
          [x, y + 21],
        ];
        const root = button.getRootNode() as ShadowRoot;
        return edges.filter(([atX, atY]) => button.contains(root.elementFromPoint(atX, atY))).length;
      });
      assert.equal(found, 4);
    },
  );

  describe('visible and refused pages', () => {
    const accounts = [
      { account: 'staff', sees: ['差旅预订', '审批中心', '差旅报表'], not: ['结算中心', '企业管理'] },
      { account: 'approver', sees: ['差旅预订', '审批中心', '差旅报表', '企业管理'], not: ['结算中心'] },
      { account: 'admin', sees: ['差旅预订', '差旅报表', '企业管理'], not: [] },
      { account: 'multi', sees: ['差旅预订'], not: ['企业管理'] },
    ];
    for (const { account, sees, not } of accounts) {
      longIt(`${account}: menus`, async () => {
        const page = await enter(account);
        const menu = page.getByRole('navigation', { name: '一级菜单' });
        for (const name of sees) await menu.getByRole('link', { name, exact: true }).waitFor();
        for (const name of not) assert.equal(await menu.getByRole('link', { name }).count(), 0, name);
      });
    }

    for (const account of ['staff', 'multi']) {
      it(`${account} is refused the page of managed orders on screen, and their operation by the gateway`, async () => {
        const page = await enter(account, '#/orderManage/manageairOrderList');
        await page.getByText('无页面权限，请联系管理员添加').waitFor();
        assert.match(HASH(page), /^#\/error\?errorMsg=/);
        await page.getByRole('button', { name: '返回首页' }).click();
        await page.getByRole('heading', { level: 1 }).waitFor();

        const gateway = callsAt(harness.product.portal);
        const as = await gateway.login(account);
        const { code } = await gateway.answer(getBiPreAuthorisationCode, { authSign: as }, { as });
        assert.equal(code, COMMON_FAULTS.forbidden.code);
      });
    }

    longIt('staff are refused a page with a parameter in its path', async () => {
      const page = await enter('staff', '#/employeeManage/staffDetail/7');
      await page.getByText('无页面权限，请联系管理员添加').waitFor();
    });

    longIt('admin may both', async () => {
      const page = await enter('admin', '#/orderManage/manageairOrderList');
      await page.getByRole('table', { name: '订单列表' }).waitFor();
      const gateway = callsAt(harness.product.portal);
      const as = await gateway.login('admin');
      assert.ok((await gateway.ok(getBiPreAuthorisationCode, { authSign: as }, { as })).code);
    });

    longIt('who holds no page is refused at the gateway too', async () => {
      const gateway = callsAt(harness.product.portal);
      const as = await gateway.login('nopage');
      const leg = { depCode: 'BJS', arrCode: 'SHA', depDate: TRIP.date };
      const { code } = await gateway.answer(queryFlightList, leg, { as });
      assert.equal(code, COMMON_FAULTS.forbidden.code);
    });

    it('sends any unknown path without a session to the login, and back to the error page', async () => {
      const { page } = await harness.visit(`${harness.product.portal}#/no/such/page`);
      await page.getByLabel('账号').waitFor();
      assert.match(HASH(page), /^#\/\?returnUrl=%2Fno%2Fsuch%2Fpage$/);
    });

    longIt('shows the pages that need no login without one', async () => {
      for (const [path, words] of [
        ['/appDown/index', '用手机扫码打开本页'],
        ['/linkInvite/linkInvite', '邀请'],
        ['/linkInvite/inviteSuccess/远航/商旅', '远航'],
      ] as const) {
        const { page } = await harness.visit(`${harness.product.portal}#${path}`);
        await page.locator('main').getByText(words).first().waitFor();
        assert.equal(decodeURIComponent(HASH(page)), `#${path}`);
        await page.context().close();
      }
    });
  });

  describe('history', () => {
    longIt('keeps one entry a navigation; back and forward lead where they say', async () => {
      const page = await enter('admin', '#/flightBooking/index');
      await heading(page, '机票预订').waitFor();
      const length = await page.evaluate(() => history.length);
      await page.getByRole('link', { name: '企业管理', exact: true }).click();
      await heading(page, '企业机票订单').waitFor();
      await page.getByRole('link', { name: '差旅预订', exact: true }).click();
      await page.getByRole('link', { name: '机票订单', exact: true }).click();
      await heading(page, '机票订单').waitFor();
      assert.equal(await page.evaluate(() => history.length), length + 3);
      await page.goBack();
      await page.goBack();
      await heading(page, '企业机票订单').waitFor();
      await page.goForward();
      await page.goForward();
      await heading(page, '机票订单').waitFor();
    });

    it('opens a deep link cold, after the login', async () => {
      const page = await enterByLogin('admin', '#/orderManage/manageairOrderList');
      await heading(page, '企业机票订单').waitFor();
      assert.equal(HASH(page), '#/orderManage/manageairOrderList');
    });

    it('follows no return to another origin', async () => {
      for (const address of ['https://evil.example/', '//evil.example', 'javascript:alert(1)']) {
        const page = await enterByLogin('staff', `#/?returnUrl=${encodeURIComponent(address)}`);
        await page.getByRole('heading', { level: 1 }).waitFor();
        assert.equal(new URL(page.url()).origin, new URL(harness.product.portal).origin);
        await page.context().close();
      }
    });
  });

  describe('other tabs', () => {
    /** Opens a second tab of the same person. */
    async function secondTab(page: Page): Promise<Page> {
      const other = await page.context().newPage();
      await other.goto(harness.product.portal);
      await other.getByRole('banner').waitFor();
      return other;
    }

    /** Waits until the code of the messages is loaded, because a page that is about to leave cannot load it. */
    const canBeTold = (page: Page) =>
      page.waitForFunction(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('shell-notices')),
      );

    longIt('signing out there ends the session here, with a word', async () => {
      const page = await enter('staff');
      const other = await secondTab(page);
      await other.getByRole('button', { name: '退出' }).click();
      const box = page.getByRole('alertdialog', { name: '温馨提示' });
      await box.getByText('您已退出登录，请重新登录').waitFor();
      await box.getByRole('button', { name: '确定' }).click();
      await page.getByLabel('账号').waitFor();
      await page.reload();
      await page.getByLabel('账号').waitFor();
      await page.goBack();
      await page.goForward();
      await page.getByLabel('账号').waitFor();

      // The other tab also joins the next session.
      await signIn(page, 'staff');
      await page.getByRole('banner').waitFor();
      await other.getByRole('banner').waitFor();
      await other.getByRole('button', { name: '退出' }).click();
      await box.getByText('您已退出登录，请重新登录').waitFor();
    });

    longIt(
      'signing in there as another refreshes the page here; pages of others stay refused after a reload and Back',
      async () => {
        const page = await enter('admin', '#/orderManage/manageairOrderList');
        await page.getByRole('table', { name: '订单列表' }).waitFor();
        await page.evaluate(() => (location.hash = '#/Home/index'));
        await heading(page, '首页').waitFor();
        await canBeTold(page);
        const { told } = await expectBox(page, '用户已重新登录，页面将刷新');
        const other = await page.context().newPage();
        const authSign = await callsAt(harness.product.portal).login('staff');
        await other.goto(`${harness.product.portal}?authSign=${authSign}`);
        await told;
        // The tab follows by itself after a moment.
        const isTheirs = (tab: Page) => tab.getByRole('banner').getByText('陈思远').first().waitFor();
        await isTheirs(page);
        assert.equal(HASH(page), '#/Home/index');
        await page.reload();
        await isTheirs(page);
        await page.goBack();
        await page.getByText('无页面权限，请联系管理员添加').waitFor();
        await isTheirs(page);
        await isTheirs(other);
      },
    );

    longIt(
      'signing in there again, before the word was confirmed here, goes on here with that session',
      async () => {
        const page = await enter('staff', '#/orderManage/airOrderList');
        await page.getByRole('table', { name: '订单列表' }).waitFor();
        const other = await secondTab(page);
        await other.getByRole('button', { name: '退出' }).click();
        const box = page.getByRole('alertdialog', { name: '温馨提示' });
        await box.getByText('您已退出登录，请重新登录').waitFor();
        assert.equal(
          await page.getByRole('table', { name: '订单列表' }).count(),
          0,
          'nothing stays to be read',
        );
        await signIn(other, 'admin');
        await other.getByRole('banner').waitFor();
        const token = () => other.evaluate(() => localStorage.getItem('tp-auth-sign'));
        const before = await token();
        await box.getByRole('button', { name: '确定' }).click();
        const isTheirs = () => page.getByRole('banner').getByText('刘敏').first().waitFor();
        await isTheirs();
        assert.equal(await token(), before);
        await page.reload();
        await isTheirs();
        await page.goBack();
        await page.goForward();
        await isTheirs();
        assert.equal(await token(), before);
      },
    );

    longIt('switching the enterprise there refreshes the page here, for good', async () => {
      const page = await enter('multi', '#/orderManage/airOrderList');
      const orders = page.getByRole('table', { name: '订单列表' });
      await orders.waitFor();
      await page.getByRole('link', { name: '机票预订', exact: true }).click();
      await page.getByLabel('出发城市').waitFor();
      const other = await secondTab(page);
      await canBeTold(page);
      const enterprise = (tab: Page) => tab.locator('button.enterprise');
      await enterprise(other).click();
      const entry = other.getByRole('menu', { name: '切换企业' }).getByRole('menuitem').nth(1);
      const { told } = await expectBox(page, '已切换企业，页面将刷新');
      const before = await enterprise(page).innerText();
      await entry.click();
      await told;
      const isOther = (tab: Page) => enterprise(tab).filter({ hasNotText: before }).waitFor();
      await isOther(other);
      await isOther(page);
      await page.getByLabel('出发城市').waitFor();
      await page.reload();
      await isOther(page);
      await page.goBack();
      await page.locator('tp-order-list').waitFor();
      await isOther(page);
      assert.equal(await enterprise(page).innerText(), await enterprise(other).innerText());
    });
  });

  it('has pages that axe has nothing against, its best practices included', async () => {
    const page = await enter('admin');
    const found = await violationsOf(page);
    for (const [hash, title] of [
      ['#/flightBooking/index', '机票预订'],
      ['#/orderManage/airOrderList', '机票订单'],
    ] as const) {
      await page.goto(harness.product.portal + hash);
      await heading(page, title).waitFor();
      found.push(...(await violationsOf(page)));
    }
    assert.deepEqual(found, []);
  });

  describe('menus', () => {
    longIt('are searched by 中文 and 拼音 with Ctrl+K, by keyboard alone', async () => {
      const page = await enter('admin');
      const field = page.getByRole('combobox', { name: '搜索菜单' });
      await page.keyboard.press('Control+k');
      await page.keyboard.type('qyjp'); // Types at once, while the code is still loading.
      await page.getByRole('option', { name: /企业机票订单/ }).waitFor();
      await page.keyboard.press('Enter');
      await atHash(page, '#/orderManage/manageairOrderList');
      await page.keyboard.press('Control+k');
      await field.fill('机票预订');
      await page.getByRole('option').first().waitFor();
      await assertInsideWhenZoomed(page, '搜索菜单');
      await page.keyboard.press('Enter');
      await heading(page, '机票预订').waitFor();
    });

    longIt('hold the page behind a dialog in its place, also under the wheel over the backdrop', async () => {
      const page = await enter('admin', '#/addressBook/manage/list');
      await page.setViewportSize({ width: 1280, height: 500 });
      await page.getByRole('table', { name: /员工/ }).waitFor();
      const scrolled = () => page.evaluate(() => Math.round(scrollY));
      const wheel = async () => {
        // the frame after the wheel has scrolled already
        await page.mouse.wheel(0, 240);
        await page.evaluate(
          () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
        );
      };
      await page.mouse.move(20, 480);
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog', { name: '搜索菜单' }).waitFor();
      await wheel();
      assert.equal(await scrolled(), 0);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.mouse.move(800, 300);
      await wheel();
      await page.waitForFunction(() => scrollY > 0);
    });

    longIt('leave the header within 320 px', async () => {
      const { page } = await harness.enter('admin', '', { viewport: { width: 320, height: 700 } });
      await page.getByRole('button', { name: '打开菜单' }).waitFor();
      await page.getByRole('button', { name: /^通知/ }).waitFor();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      const banner = await page.getByRole('banner').evaluate((header) => header.scrollWidth);
      assert.deepEqual([width, banner], [320, 320]);
    });

    longIt('stand in a drawer on a narrow screen', async () => {
      const { page } = await harness.enter('admin', '', { viewport: { width: 390, height: 844 } });
      await page.getByRole('button', { name: '打开菜单' }).click();
      const drawer = page.getByRole('dialog', { name: '菜单' });
      const link = drawer.getByRole('link', { name: '企业机票订单' });
      const branch = (name: string) => drawer.getByRole('button', { name, exact: true });
      assert.equal(await branch('企业管理').getAttribute('aria-expanded'), 'false');
      assert.equal(await link.count(), 0, 'what is not open is not drawn');
      await branch('企业管理').press('Enter');
      await branch('订单管理').click();
      await link.click();
      await drawer.waitFor({ state: 'detached' });
      await heading(page, '企业机票订单').waitFor();
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(overflow <= 0, `the page is ${overflow}px too wide`);
      // The branch of the current page is expanded, the others are not.
      await page.getByRole('button', { name: '打开菜单' }).click();
      assert.equal(await link.getAttribute('aria-current'), 'page');
      assert.equal(await branch('差旅预订').getAttribute('aria-expanded'), 'false');
      await branch('订单管理').click();
      await link.waitFor({ state: 'detached' });
    });

    longIt('fold by group, find pages, and hold the pinned and recent ones', async () => {
      const page = await enter('admin', '#/addressBook/manage/list');
      const menu = page.getByRole('navigation', { name: '二级菜单' });
      const standards = menu.getByRole('link', { name: '城市设置', exact: true });
      await menu.getByRole('link', { name: '员工列表', exact: true }).waitFor();
      assert.equal(await standards.isVisible(), false, 'a group of other pages is folded');
      await menu.getByRole('searchbox', { name: '筛选菜单' }).fill('csshez');
      await standards.click();
      await page.getByRole('heading', { level: 1, name: '城市设置' }).waitFor();
      await page.getByRole('button', { name: '固定到菜单' }).click();
      await page.getByText('已固定“城市设置”').waitFor();
      await menu.getByText('最近访问').click();
      await menu.getByRole('link', { name: '员工列表', exact: true }).first().click();
      await page.getByRole('heading', { level: 1, name: '员工列表' }).waitFor();
      await page.reload();
      const pinned = menu.getByRole('group').filter({ hasText: '固定的页面' });
      await pinned.getByRole('link', { name: '城市设置', exact: true }).click();
      const pin = page.getByRole('button', { name: '固定到菜单', pressed: true });
      await pin.click();
      await page.getByText('已取消固定“城市设置”').waitFor();
      await pinned.waitFor({ state: 'detached' });
    });

    longIt('collapse on the left', async () => {
      const page = await enter('admin', '#/flightBooking/index');
      await page.getByRole('button', { name: '折叠侧边栏' }).click();
      await page.getByRole('navigation', { name: '二级菜单' }).waitFor({ state: 'hidden' });
      await page.getByRole('button', { name: '展开侧边栏' }).click();
      await page.getByRole('navigation', { name: '二级菜单' }).waitFor();
    });
  });

  longIt('keeps the chosen appearance', async () => {
    const page = await enter('staff');
    await page.getByRole('button', { name: /^外观/ }).click();
    await page.getByRole('menuitem', { name: '深色' }).click();
    const dark = () =>
      page.evaluate(() => document.querySelector('tp-portal')?.matches(':state(dark)') ?? false);
    assert.equal(await dark(), true);
    await page.reload();
    await page.getByRole('banner').waitFor();
    assert.equal(await dark(), true);
  });

  it('says when the gateway is away, and goes on when it is back', async () => {
    const { page } = await harness.visit('about:blank');
    await page.route('**/verifyUserAuthSignForCloud*', (route) => route.abort());
    await page.addInitScript(() => localStorage.setItem('tp-auth-sign', 'x'.repeat(43)));
    await page.goto(harness.product.portal);
    await page.getByText('网络异常，请检查网络后重试').waitFor();
    await page.unroute('**/verifyUserAuthSignForCloud*');
    await page.getByRole('button', { name: '重试' }).click();
    await page.getByText('认证已过期').waitFor();
  });
});
