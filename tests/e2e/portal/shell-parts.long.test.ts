import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { verifyUserAuthSignForCloud } from '../../../src/contract/login/login';
import { callsAt } from '../../support/e2e/gateway-calls';
import { openHarness, type Harness } from '../../support/e2e/harness';
import { enterAgency, openDesk } from '../../support/e2e/operator';
import { signIn } from '../../support/e2e/steps';
import { afterAll, beforeAll, describe, it } from '../../support/e2e/test';

describe('the parts around the pages', () => {
  let harness: Harness;
  beforeAll(async () => (harness = await openHarness()));
  afterAll(() => harness.close());

  async function enter(account: string, hash = '', query = ''): Promise<Page> {
    const { page } = await harness.enter(account, `${query}${hash}`);
    await page.getByRole('banner').waitFor();
    return page;
  }
  const heading = (page: Page, name: string) =>
    page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  const hash = (page: Page) => new URL(page.url()).hash;

  it('let the page style the content that elements show inside their pages', async () => {
    const page = await enter('staff');
    await page.getByRole('search').waitFor();
    const outline = await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('tp-portal::part(flight-booking-search-form) { outline: 3px solid rgb(1, 2, 3) }');
      document.adoptedStyleSheets.push(sheet);
      let root = document.querySelector('tp-portal')?.shadowRoot;
      for (const tag of ['tp-home', 'tp-flight-booking']) root = root?.querySelector(tag)?.shadowRoot;
      const form = root?.querySelector('form');
      return form && getComputedStyle(form).outlineColor;
    });
    assert.equal(outline, 'rgb(1, 2, 3)');
  });

  describe('frames', () => {
    it('show the server-side site as its user, and keep the history in step', async () => {
      const page = await enter('admin', '#/contract/list');
      await heading(page, '合同管理');
      const frame = page.frameLocator('iframe');
      await frame.getByText('刘敏').waitFor();
      await frame.getByRole('link', { name: 'HT20260001' }).click();
      await page.waitForURL(/#\/contract\/list\?at=/);
      await frame
        .getByRole('heading', { name: /HT20260001|上海地区协议酒店框架合同/ })
        .first()
        .waitFor();
      await page.reload();
      await frame
        .getByRole('heading', { name: /HT20260001|上海地区协议酒店框架合同/ })
        .first()
        .waitFor();
      assert.doesNotMatch(page.url(), /authSign|token/i);
    });

    it('show an external link without handing it anything, and open pages it asks for', async () => {
      const page = await enter('staff');
      await page.getByRole('link', { name: '个人中心', exact: true }).click();
      await page.getByRole('link', { name: '帮助中心', exact: true }).click();
      await heading(page, '帮助中心');
      assert.match(hash(page), /^#\/inner-http:\/\/localhost:\d+\/help\/index$/);
      await page.getByText('外部页面：localhost').waitFor();
      await page.frameLocator('iframe').getByRole('heading', { name: '帮助中心' }).waitFor();
    });

    it('lead the menus along 300 ms after they moved', async () => {
      const page = await enter('admin', '#/contract/list');
      await page.frameLocator('iframe').getByText('刘敏').waitFor();
      // Functions sent to the page use this helper of the compiler.
      await page.evaluate('globalThis.__name = (named) => named');
      const waited = await page.evaluate(async (moved) => {
        const root = document.querySelector('tp-portal')?.shadowRoot;
        const frame = root?.querySelector('tp-frame');
        if (!root || !frame) throw new Error('no frame');
        const active = () =>
          [...root.querySelectorAll('nav a[aria-current]')].map((link) => link.textContent).join();
        const before = active();
        const begun = performance.now();
        const changed = new Promise<number>((resolve) => {
          new MutationObserver(() => {
            if (active() !== before) resolve(performance.now() - begun);
          }).observe(root, { subtree: true, childList: true, attributes: true });
        });
        frame.dispatchEvent(
          new CustomEvent('tp-frame-route', { detail: { path: moved }, bubbles: true, composed: true }),
        );
        return changed;
      }, '/orderManage/airOrderList');
      assert.ok(waited >= 299, `after ${waited} ms`);
      await page
        .getByRole('link', { name: '机票订单', exact: true })
        .and(page.locator('[aria-current="page"]'))
        .waitFor();
    });

    it('show the extra pages of the server-side site to those who hold them', async () => {
      const page = await enter('admin', '#/ticket/booking');
      await heading(page, '机票预订页面跳转');
      const frame = page.frameLocator('iframe');
      await frame.getByRole('heading', { name: '机票预订', exact: true }).waitFor();
      await frame.getByRole('button', { name: '去预订机票' }).click();
      await heading(page, '机票预订');
      await page.goto(`${harness.product.portal}#/ticket/booked`);
      await heading(page, '机票成功页面跳转');
      await frame.getByRole('heading', { name: '机票预订成功' }).waitFor();
    });

    it('refuse the extra pages to others', async () => {
      for (const path of ['/ticket/booking', '/ticket/booked']) {
        const page = await enter('staff', `#${path}`);
        await page.getByText('无页面权限，请联系管理员添加').waitFor();
        assert.equal(await page.locator('iframe').count(), 0);
        await page.context().close();
      }
    });

    it('of those who do not hold the page are refused', async () => {
      const page = await enter('staff', '#/contract/list');
      await page.getByText('无页面权限，请联系管理员添加').waitFor();
      assert.equal(await page.locator('iframe').count(), 0);
    });
  });

  it('a third party signs users in, and leads back to the page asked for', async () => {
    const { page } = await harness.visit(`${harness.product.portal}#/orderManage/airOrderList`);
    await page.getByRole('link', { name: '使用统一身份认证登录' }).click();
    await page.waitForURL(/oauth\/2\.0\/authorize/);
    const asked = page.url();
    await page.getByLabel('账号').fill('staff');
    await page.getByLabel('密码').fill('Demo@2026');
    await page.getByRole('button', { name: /登录/ }).click();
    await page.getByRole('button', { name: /同意|授权|允许/ }).click();
    const orders = (tab: Page) => tab.getByRole('table', { name: '订单列表' });
    await orders(page).waitFor();
    assert.doesNotMatch(page.url(), /code=|state=|authSign/);
    await page.reload();
    await orders(page).waitFor();
    const second = await page.context().newPage();
    await second.goto(page.url());
    await orders(second).waitFor();
    // Returning to the pages of the third party asks for nothing again: each leads to the portal.
    const seen: string[] = [];
    page.on('framenavigated', (frame) => frame === page.mainFrame() && seen.push(frame.url()));
    for (let back = 0; back < 2; back += 1) {
      await page.goBack();
      await page.getByRole('heading', { level: 1, name: '首页', exact: true }).waitFor();
    }
    await page.goBack();
    await orders(page).waitFor();
    assert.deepEqual(
      seen.filter((address) => address.includes('oauth/2.0')),
      [],
    );
    // Another tab does not ask the third party again either.
    await second.goto(asked);
    await second.getByRole('heading', { level: 1, name: '首页', exact: true }).waitFor();
  });

  it('customer service answers live, and the badge counts unread messages', async () => {
    const page = await enter('approver');
    const name = await page.locator('button.staff .staff-name').innerText();
    await page.locator('button.staff').click();
    await page.getByRole('menuitem', { name: /联系客服/ }).click();
    await page.getByRole('textbox', { name: '输入消息' }).fill('行程单在哪里下载');
    await page.keyboard.press('Enter');
    const { page: agent } = await enterAgency(harness, 'service');
    await openDesk(agent, '在线客服');
    await agent
      .getByRole('row', { name: new RegExp(name) })
      .getByRole('button', { name: new RegExp(name) })
      .click();
    await agent.getByText('行程单在哪里下载').first().waitFor();
    await agent.getByRole('button', { name: '接入', exact: true }).click();
    await page.bringToFront();
    // The first reply is automatic and is read before the panel is closed.
    await page.getByText('客服会尽快回复您').first().waitFor();
    await page.getByRole('button', { name: '关闭', exact: true }).click();
    await agent.getByLabel('回复').fill('出票后在订单详情里');
    await agent.getByRole('button', { name: '发送', exact: true }).click();
    await page.locator('button.staff .badge').getByText('1').waitFor();
    await page.locator('button.staff').click();
    await page.getByRole('menuitem', { name: '联系客服（1 条未读）' }).click();
    await page.getByText('出票后在订单详情里').waitFor();
  });

  it('the settlement platform is offered on the pages of settlement, where there is one', async () => {
    const { page } = await harness.visit(`${harness.product.portal}#/contract/list`);
    const platform = `${harness.product.serverSite}settlement`;
    await page.route('**/Home/getSettleMenuHandle*', async (route) => {
      const response = await route.fetch();
      const { result, ...rest } = (await response.json()) as { result: object };
      await route.fulfill({ response, json: { ...rest, result: { ...result, url: platform } } });
    });
    await signIn(page, 'admin');
    const link = page.getByRole('link', { name: '结算平台' });
    await link.waitFor();
    assert.equal(await link.getAttribute('href'), platform);
    await page.getByRole('link', { name: '首页', exact: true }).click();
    await heading(page, '首页');
    assert.equal(await link.count(), 0);
  });

  it('the own menu leads to existing pages, and the settlement platform to its page', async () => {
    const { page } = await harness.visit(`${harness.product.portal}#/contract/list`);
    const asked = page.waitForResponse(/getSettleMenuHandle/);
    await signIn(page, 'admin');
    const { result } = (await (await asked).json()) as { result: { url: string } };
    assert.match(result.url, /#\/settlePayment$/, 'the settlement platform is a page of the portal');
    await page.locator('button.staff').click();
    const menu = page.getByRole('menu', { name: '个人菜单' });
    await menu.waitFor();
    const entries = await menu.getByRole('menuitem').allInnerTexts();
    const names = entries.map((entry) => entry.replace(/（.*未读）/, ''));
    assert.deepEqual(names, [
      '个人信息',
      '联系客服',
      '返回旧版',
      'English',
      '退出所有设备',
      '新增员工（调试）',
      '员工详情（调试）',
    ]);
    const platform = page.getByRole('link', { name: '结算平台' });
    assert.match((await platform.getAttribute('href')) ?? '', /#\/settlePayment$/);
  });

  it('the new site is a press away where the portal is opened at another address', async () => {
    const { page } = await harness.visit(harness.product.portal);
    await page.route('**/verifyUserAuthSignForCloud', async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { result: { linkURLList: object[] } };
      answer.result.linkURLList = [{ businessType: 21, linkURL: harness.product.serverSite, isOBT: true }];
      await route.fulfill({ response, json: answer });
    });
    await signIn(page, 'staff');
    await page.getByRole('banner').waitFor();
    await page.reload();
    await page.locator('button.staff').click();
    await page.getByRole('menuitem', { name: '前往新站点' }).click();
    await page.waitForURL(`${harness.product.serverSite}**`);
  });

  it('the old version is a press away, and remembered by the gateway', async () => {
    const page = await enter('staff');
    await page.locator('button.staff').click();
    const asked = page.waitForRequest(/setUserWebsiteVersionForCloud/);
    await page.getByRole('menuitem', { name: '返回旧版' }).click();
    assert.deepEqual((await asked).postDataJSON(), { userWebsiteVerSion: 0 });
    await page.waitForURL(`${harness.product.serverSite}**`);
    const isOld = (at: Page) => at.getByRole('heading', { name: '旧版首页' }).waitFor();
    const isNew = (at: Page) => at.getByRole('banner').getByRole('button', { name: '退出' }).waitFor();
    await isOld(page);
    await page.reload();
    await isOld(page);
    await page.goBack();
    await isNew(page);
    await page.goForward();
    await isOld(page);
    const other = await page.context().newPage();
    await other.goto(page.url());
    await isOld(other);
    await other.getByRole('link', { name: '返回新版门户' }).click();
    await isNew(other);
    await page.getByRole('link', { name: '返回新版门户' }).click();
    await isNew(page);
  });

  it('the home page leads to flights found', async () => {
    const page = await enter('staff');
    await page.getByLabel('出发城市').fill('北京');
    await page.keyboard.press('Enter');
    await page.getByLabel('到达城市').fill('上海');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: '搜索航班' }).click();
    await page
      .getByText(/共 \d+ 个航班/)
      .first()
      .waitFor();
    assert.match(hash(page), /^#\/flightBooking\/index\?depCode=BJS&arrCode=SHA&depDate=/);
    await page.reload();
    await page
      .getByText(/共 \d+ 个航班/)
      .first()
      .waitFor();
  });

  it('the quit button is left out for enterprises that sign out elsewhere', async () => {
    const { page } = await harness.visit(harness.product.portal);
    let hidden = '';
    await page.route('**/queryConfigParamInfo', async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { result: { paramName: string; paramValue: string | null } };
      if (answer.result.paramName === 'CLYH_YHWZ_LOGINOUT_PB') answer.result.paramValue = hidden;
      await route.fulfill({ response, json: answer });
    });
    await signIn(page, 'staff');
    const quit = page.getByRole('button', { name: '退出' });
    await quit.waitFor();
    const authSign = await page.evaluate(() => localStorage.getItem('tp-auth-sign') ?? '');
    const { ok } = callsAt(harness.product.portal);
    const { entAndTmcShortInfoList } = await ok(verifyUserAuthSignForCloud, { authSign });
    hidden = `999999,${entAndTmcShortInfoList[0]?.enterpriseNum}`;
    await page.reload();
    await page.getByRole('link', { name: '差旅预订', exact: true }).waitFor();
    assert.equal(await quit.count(), 0);
  });

  it('the login has picture and name of the site’s platform, from its own origins and as text', async () => {
    const { page } = await harness.visit(harness.product.portal);
    const picture = page.locator('img.entry-background');
    await page.getByText('企业差旅管理平台', { exact: true }).waitFor();
    const { origin } = new URL(harness.product.portal);
    assert.equal(await picture.getAttribute('src'), `${origin}/site-images/background.svg`);
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.getByText('企业差旅管理平台', { exact: true }).waitFor();
    await other.locator('img.entry-background').waitFor();
    await other.close();
    for (const backgroungImg of ['https://elsewhere.test/picture.png', 'javascript:alert(1)']) {
      // The name differs in each round, because the former one is shown until the site is loaded again.
      const platName = `<img src="${backgroungImg}">`;
      await page.route('**/queryWebsiteInfo*', async (route) => {
        const response = await route.fetch();
        const { result, ...rest } = (await response.json()) as { result: object };
        const website = { ...result, backgroungImg, platName };
        await route.fulfill({ response, json: { ...rest, result: website } });
      });
      await page.reload();
      await page.getByText(platName, { exact: true }).waitFor();
      assert.equal(await picture.count(), 0, backgroungImg);
      await page.goBack();
      await page.goForward();
      await page.getByText(platName, { exact: true }).waitFor();
      assert.equal(await picture.count(), 0, backgroungImg);
      await page.unrouteAll({ behavior: 'wait' });
    }
  });

  it('the document is named after site and page', async () => {
    const page = await enter('admin', '#/orderManage/airOrderList');
    await page.waitForFunction(() => document.title.startsWith('机票订单 - '));
    assert.equal(await page.locator('link[rel="icon"]').count(), 1);
  });

  it('pushes due events once, and requests no unneeded BI code', async () => {
    for (const account of ['staff', 'admin']) {
      const { page } = await harness.visit(harness.product.portal);
      const sent: string[] = [];
      page.on('request', (request) => sent.push(new URL(request.url()).pathname.split('/').at(-1) ?? ''));
      const device = page.waitForResponse(/deviceInfo\/insertOrUpdate/);
      const sensor = page.waitForResponse(/sensor\/pushUser/);
      await signIn(page, account);
      assert.equal((await device).status(), 200);
      assert.equal((await sensor).status(), 200);
      assert.ok(!sent.includes('getBiPreAuthorisationCodeForCloud'), account);
    }
  });
});
