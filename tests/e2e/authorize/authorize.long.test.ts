import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { openHarness, type Harness } from '../../support/e2e/harness';
import { signIn } from '../../support/e2e/steps';
import { afterAll, beforeAll, describe, it } from '../../support/e2e/test';

/** A page of the gateway's own origin as an embedder would write it: one element, chosen by the address. */
const HOST_PAGE = `<!doctype html>
  <html lang="zh-CN">
    <head>
      <meta charset="utf-8">
      <title>登录</title>
      <link rel="icon" href="data:,">
      <script type="module" src="/elements/loader.js"></script>
      <script type="module" src="/host.js"></script>
    </head>
    <body></body>
  </html>`;
const HOST_SCRIPT = `
  const [, page, type] = location.pathname.split('/');
  const tags = { authorize: 'tp-authorize', chooseEnt: 'tp-enterprise-chooser', orders: 'tp-order-list' };
  const element = document.createElement(tags[page] ?? 'main');
  if (type) element.setAttribute('type', type);
  document.body.append(element);`;

describe('sign-in at a third party', () => {
  let harness: Harness;
  let origin: string;
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'host-pages-'));
    writeFileSync(join(folder, 'index.html'), HOST_PAGE);
    writeFileSync(join(folder, 'host.js'), HOST_SCRIPT);
    harness = await openHarness({
      PORTAL_DIR: folder,
      PORTAL_DOCUMENTS: 'authorize/demo-idp,authorize/wechat,chooseEnt,orders',
    });
    ({ origin } = new URL(harness.product.portal));
  });
  afterAll(async () => {
    await harness.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const visit = (path: string) => harness.visit(origin + path);
  const token = (page: Page) => page.evaluate(() => localStorage.getItem('tp-auth-sign'));
  /** Logs in at the provider and consents. */
  async function consent(page: Page, account = 'staff'): Promise<void> {
    await signIn(page, account);
    await page.getByRole('button', { name: '同意并登录' }).click();
  }

  it('leads to the provider and back, signed in, with nothing left in the address', async () => {
    const { page, complaints } = await visit('/authorize/demo-idp');
    await page.getByRole('heading', { name: '集团统一身份认证（演示）' }).waitFor();
    assert.match(page.url(), /\/CLTHIRDSSOWEBPAL\/oauth\/2\.0\/authorize\?response_type=code&/);
    await consent(page);
    await page.getByText('陈思远，您已登录').waitFor();
    assert.equal(page.url(), `${origin}/authorize/demo-idp`);
    assert.match((await token(page)) ?? '', /^[\w-]{43}$/);
    assert.equal(await page.evaluate(() => sessionStorage.getItem('tp-authorize')), null);
    await page.goto(`${origin}/orders`);
    await page.getByRole('table', { name: '订单列表' }).waitFor();
    assert.deepEqual(complaints, []);
  });

  it('is worked by keys alone', async () => {
    const { page } = await visit('/authorize/demo-idp');
    await page.getByLabel('账号').focus();
    await page.keyboard.type('staff');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Demo@2026');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: '同意并登录' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('您已登录').waitFor();
  });

  it('lets the user refuse, and think again', async () => {
    const { page } = await visit('/authorize/demo-idp');
    await signIn(page, 'staff', 'wrong');
    await page.getByText('账号或密码错误').waitFor();
    await page.getByRole('button', { name: '取消' }).click();
    await page.getByText('您已取消授权，未登录').waitFor();
    assert.equal(page.url(), `${origin}/authorize/demo-idp`);
    assert.equal(await token(page), null);
    await page.getByRole('button', { name: '重新登录' }).click();
    await signIn(page, 'staff');
    await page.getByRole('button', { name: '拒绝' }).click();
    await page.getByText('您已取消授权，未登录').waitFor();
    await page.getByRole('button', { name: '使用账号密码登录' }).click();
    const form = page.getByRole('dialog', { name: '请登录' });
    await form.getByLabel('账号').fill('staff');
    await form.getByLabel('密码').fill('Demo@2026');
    await form.getByRole('button', { name: '登录', exact: true }).click();
    await page.getByText('陈思远，您已登录').waitFor();
  });

  it('does not stand between the back button and the page before', async () => {
    const { page } = await visit('/chooseEnt');
    await page.goto(`${origin}/authorize/demo-idp`);
    await page.getByLabel('账号').waitFor();
    await page.goBack();
    await page.getByText('登录后可选择要进入的企业').waitFor();
  });

  it('sends no password again when the page that asks for consent is read anew or gone back to', async () => {
    const { page } = await visit('/authorize/demo-idp');
    await signIn(page, 'staff');
    const agree = page.getByRole('button', { name: '同意并登录' });
    await agree.waitFor();
    let sent = 0;
    page.on('request', (request) => (sent += request.url().endsWith('/login') ? 1 : 0));
    await page.reload();
    await agree.waitFor();
    await page.goBack();
    await page.getByLabel('账号').waitFor();
    await page.goForward();
    await agree.click();
    await page.getByText('陈思远，您已登录').waitFor();
    assert.equal(sent, 0);
  });

  it('says that a way is unknown', async () => {
    const { page } = await visit('/authorize/wechat');
    await page.getByText('不支持该登录方式，请使用账号密码登录').waitFor();
  });

  it('opens no session for an answer that another browser asked for', async () => {
    const attacker = await visit('/authorize/demo-idp');
    await attacker.page.route('**/oauth/2.0/token', (route) => route.abort());
    const sentBack = attacker.page.waitForResponse(
      (response) => response.url().endsWith('/consent') && response.request().method() === 'POST',
    );
    await consent(attacker.page);
    const answer = (await (await sentBack).headerValue('location')) ?? '';
    assert.match(answer, /code=[\w-]{43}&state=tp\./);

    const victim = await visit('/authorize/demo-idp');
    await victim.page.getByLabel('账号').waitFor(); // The victim has started a sign-in themselves.
    await victim.page.goto(answer);
    await victim.page.getByText('不是由本页面发起').waitFor();
    assert.equal(victim.page.url(), `${origin}/authorize/demo-idp`);
    assert.equal(await token(victim.page), null);
  });

  it('shows the provider’s page in no frame of any page', async () => {
    const { page: own } = await visit('/authorize/demo-idp');
    await own.getByLabel('账号').waitFor();
    const address = own.url();
    for (const host of [`${origin}/`, `${harness.product.legacy}login`]) {
      const { page } = await harness.visit(host);
      const refused = page.waitForEvent('requestfailed', (request) => request.url() === address);
      await page.evaluate((src) => {
        const frame = document.createElement('iframe');
        document.body.append(Object.assign(frame, { src }));
      }, address);
      assert.match((await refused).failure()?.errorText ?? '', /BLOCKED_BY_RESPONSE/, host);
      assert.equal(await page.frameLocator('iframe').getByLabel('账号').count(), 0);
    }
  });

  it('sets out from no frame, as it could not show the provider’s page there', async () => {
    const { page } = await visit('/');
    await page.evaluate(() => {
      const frame = document.createElement('iframe');
      document.body.append(Object.assign(frame, { src: '/authorize/demo-idp' }));
    });
    await page.frameLocator('iframe').getByText('请在新窗口中打开本页面').waitFor();
  });

  it('chooses another enterprise, and stays there', async () => {
    const { page, complaints } = await visit('/authorize/demo-idp');
    await consent(page, 'multi');
    await page.getByText('赵一鸣，您已登录').waitFor();
    await page.goto(`${origin}/chooseEnt`);
    const current = page.locator('button[aria-current]');
    await current.waitFor();
    const before = await current.innerText();
    const others = page.getByRole('list', { name: '我的企业' }).getByRole('button');
    assert.equal(await others.count(), 3);
    const chosen = (await others.nth(2).innerText()).split('\n')[0] ?? '';
    const held = await token(page);
    await others.nth(2).focus();
    await page.keyboard.press('Enter');
    await current.filter({ hasText: chosen }).waitFor();
    assert.ok(!before.includes(chosen));
    assert.equal(await token(page), held);
    await page.reload();
    await current.filter({ hasText: chosen }).waitFor();
    assert.deepEqual(complaints, []);
  });
});
