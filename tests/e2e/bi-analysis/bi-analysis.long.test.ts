import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { openHarness, type Harness } from '../../support/e2e/harness';
import { afterAll, beforeAll, describe, it, longIt } from '../../support/e2e/test';

const ROUTE = '#/travelReport/hotel/hengshiBI';
const GET_CODE = /getBiPreAuthorisationCodeForCloud/;

describe('the BI analysis', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await openHarness();
  });
  afterAll(() => harness.close());

  const inside = (page: Page) => page.frameLocator('iframe[title="商业智能"]');
  const signedIn = (page: Page) => inside(page).getByText('当前用户：刘敏（1000010003，华睿信息）');
  const pageTitle = (page: Page) => page.getByRole('heading', { name: '商业智能', level: 1 });

  /** Records all requested addresses, in which a code must not appear. */
  function watch(page: Page) {
    const addresses: string[] = [];
    const codes: string[] = [];
    let asked = 0;
    page.on('request', (request) => {
      addresses.push(request.url(), request.headers()['referer'] ?? '');
      if (GET_CODE.test(request.url())) asked += 1;
    });
    page.on('framenavigated', (frame) => addresses.push(frame.url()));
    page.on('response', async (response) => {
      if (!GET_CODE.test(response.url())) return;
      const { result } = (await response.json()) as { result: { code: string } };
      codes.push(result.code);
    });
    return { addresses, codes, asked: () => asked };
  }

  it('lets its user in at the BI site, by a code that stands in no address', async () => {
    const { page, complaints, failed } = await harness.enter('admin');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const { addresses, codes, asked } = watch(page);
    await page.getByRole('navigation', { name: '一级菜单' }).getByRole('link', { name: '差旅报表' }).click();
    await page.getByRole('link', { name: '酒店报表' }).click();
    await page.getByRole('link', { name: '商业智能' }).click();
    await pageTitle(page).waitFor();
    await signedIn(page).waitFor();
    await inside(page)
      .getByRole('row', { name: /酒店协议 2 1,468,000\.00/ })
      .waitFor();

    assert.equal(asked(), 1);
    const [code = ''] = codes;
    assert.ok(code.length > 20);
    addresses.push(page.url(), ...page.frames().map((frame) => frame.url()));
    assert.deepEqual(
      addresses.filter((address) => address.includes(code)),
      [],
    );
    assert.ok(!page.url().includes('authSign'));
    assert.deepEqual([complaints, failed], [[], []]);

    // Anyone who reads the code later finds it already used.
    const spent = await fetch(`${harness.product.serverSite}bi/entry`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: new URL(harness.product.serverSite).origin,
      },
      body: JSON.stringify({ code }),
    });
    assert.equal(spent.status, 401);
  });

  longIt('takes a new code after a reload and after going back', async () => {
    const { page } = await harness.enter('admin', ROUTE);
    await signedIn(page).waitFor();
    const { asked } = watch(page);
    await page.reload();
    await signedIn(page).waitFor();
    assert.equal(asked(), 1);
    await page.evaluate(() => (location.hash = '#/Home/index'));
    // The page stays until the code of the next page is loaded.
    await page.locator('iframe[title="商业智能"]').waitFor({ state: 'detached' });
    await page.goBack();
    await signedIn(page).waitFor();
    assert.equal(asked(), 2);
    await page.goForward();
    await pageTitle(page).waitFor({ state: 'detached' });
  });

  longIt('offers another code in place of one that has been used or has ended', async () => {
    const { page } = await harness.enter('admin');
    await page.getByRole('heading', { level: 1 }).waitFor();
    let isStale = true;
    await page.route(GET_CODE, async (route) => {
      const response = await route.fetch();
      const { result, ...rest } = (await response.json()) as { result: object };
      await route.fulfill({
        response,
        json: { ...rest, result: isStale ? { ...result, code: 'ended' } : result },
      });
    });
    await page.evaluate((route) => (location.hash = route), ROUTE);
    await inside(page).getByText('预授权码已失效，请重新获取').waitFor();
    isStale = false;
    await inside(page).getByRole('button', { name: '重新获取' }).click();
    await signedIn(page).waitFor();
    assert.equal(await inside(page).getByRole('button', { name: '重新获取' }).isVisible(), false);
  });

  longIt('is closed to who holds the page but not the operation: no code is asked for', async () => {
    const { page } = await harness.enter('admin');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const { asked } = watch(page);
    await page.route(/\/queryPermissionListForBusiness$/, async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      await route.fulfill({ response, body: text.replaceAll('YHWZ-YMQX-JYYSSFX', 'YHWZ-YMQX-JYYSSFY') });
    });
    await page.evaluate((route) => (location.hash = route), ROUTE);
    await page.getByText('您没有商业智能的权限').waitFor();
    assert.equal(await page.locator('iframe').count(), 0);
    assert.equal(asked(), 0);
  });

  longIt('is no page of staff', async () => {
    const { page } = await harness.enter('staff', ROUTE);
    const { asked } = watch(page);
    await page.getByText('无页面权限，请联系管理员添加').waitFor();
    assert.equal(asked(), 0);
  });

  longIt('says that the site cannot be reached, and opens it once it can be', async () => {
    const { page } = await harness.enter('admin');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.route(`${harness.product.serverSite}bi`, (route) => route.abort());
    await page.evaluate((route) => (location.hash = route), ROUTE);
    await page.getByText('页面未能在门户内正常打开').waitFor();
    await page.unrouteAll({ behavior: 'wait' });
    await page.getByRole('button', { name: '重试' }).click();
    await signedIn(page).waitFor();
  });

  longIt('outside of the portal leads into it, and opens no session', async () => {
    const { page } = await harness.visit(`${harness.product.serverSite}bi`);
    await page.getByText('请从企业商旅门户进入商业智能').waitFor();
    assert.equal(
      await page.getByRole('link', { name: '打开企业商旅门户' }).getAttribute('href'),
      new URL(harness.product.portal).origin,
    );
    assert.equal(await page.getByRole('heading', { name: '合同概览' }).count(), 0);
  });
});
