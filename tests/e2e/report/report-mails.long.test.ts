import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import type { BodyOf } from '../../../src/contract/call';
import { PRODUCTS } from '../../../src/contract/report/report';
import { addReportSchedule, sendReportNow } from '../../../src/contract/report/schedules';
import { callsAt } from '../../support/e2e/gateway-calls';
import { openHarness, type Harness } from '../../support/e2e/harness';
import { mailWith } from '../../support/e2e/mail-box';
import { signIn } from '../../support/e2e/steps';
import { afterAll, beforeAll, describe, it } from '../../support/e2e/test';

/** Origin of the same portal without a port, and the sign-in page of its users. */
const WITHOUT_PORT = 'https://portal.test';
const LOGIN_PAGE = '/sso/login';

const SCHEDULE: Omit<BodyOf<typeof addReportSchedule>, 'scheduleName'> = {
  pagePath: '/travelReport/pandect',
  products: [...PRODUCTS],
  basis: 'booked',
  deptNOList: [],
  staffNOList: [],
  costCenterNOList: [],
  accountingEntityNOList: [],
  period: 'lastMonth',
  every: 'week',
  day: 1,
  time: '09:00',
  language: 'zh',
  // The user's own number.
  recipientNOList: ['1000010003'],
};

describe('reports by mail', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await openHarness();
  });
  afterAll(() => harness.close());

  /** Adds a schedule, sends its mail to the user who added it and returns the link in the mail. */
  async function linkOf(scheduleName: string): Promise<string> {
    const gateway = callsAt(harness.product.portal);
    const as = await gateway.login('admin');
    const { scheduleList } = await gateway.ok(addReportSchedule, { ...SCHEDULE, scheduleName }, { as });
    const scheduleId = scheduleList[0]?.scheduleId ?? '';
    await gateway.ok(sendReportNow, { scheduleId }, { as });
    const { text } = await mailWith(harness.product.portal, (mail) => mail.includes(scheduleName));
    return /href="([^"]*linkSign=[^"]+)"/.exec(text)?.[1] ?? '';
  }
  const open = async (address: string): Promise<Page> => (await harness.visit(address)).page;
  /** Asserts that the report has the days of the mail. */
  async function isOpened(page: Page): Promise<void> {
    await page.getByRole('heading', { name: '报表总览', level: 1 }).waitFor();
    await page.waitForURL(/beginDate=/);
  }
  async function noToken(page: Page): Promise<void> {
    assert.doesNotMatch(decodeURIComponent(page.url()), /linkSign|rl_/);
    assert.doesNotMatch(await page.evaluate(() => JSON.stringify(history.state)), /rl_/);
  }
  const kept = (page: Page) =>
    page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));

  it('are set up, tried out, read where mails are kept, and opened by their link', async () => {
    const { page, complaints, failed } = await harness.enter('admin', '#/travelReport/pandect');
    await page.getByRole('heading', { name: '报表总览', level: 1 }).waitFor();
    await page.getByRole('button', { name: '定时邮件' }).click();
    await page.getByRole('button', { name: '新建定时邮件' }).click();
    const form = page.getByRole('dialog', { name: '新建定时邮件' });
    await form.getByLabel('名称').fill('每周差旅');
    await form.getByLabel('统计区间').selectOption({ label: '上月' });
    await form.getByRole('combobox', { name: '收件人' }).fill('王建华');
    await page.getByRole('option', { name: /王建华/ }).click();
    await form.getByRole('button', { name: '保存' }).click();
    await page.getByText('收件人：王建华').waitFor();
    await page.getByRole('button', { name: '给自己发一封' }).click();
    await page.getByText('测试邮件已发送').waitFor();

    const box = await page.context().newPage();
    const { url } = await mailWith(harness.product.portal, (text) =>
      text.includes('【测试】差旅报表：每周差旅'),
    );
    await box.goto(url);
    await box.getByText(/^净支出：¥/).waitFor();
    const link = (await box.locator('a[href*="linkSign="]').getAttribute('href')) ?? '';
    const mails = await page.context().newPage();
    await mails.goto(link);
    await mails.waitForURL((url) => !url.href.includes('linkSign'));
    await mails.getByRole('heading', { name: '报表总览', level: 1 }).waitFor();
    await mails.waitForURL(/beginDate=/);
    assert.deepEqual([complaints, failed], [[], []]);
    await page.context().close();
  });

  it('open by their link after the sign-in that it takes, and no address has its token meanwhile', async () => {
    const link = await linkOf('行政部每周');
    const page = await open(link);
    await page.getByLabel('账号').waitFor();
    assert.match(page.url(), /returnUrl=%2FtravelReport%2Fpandect$/);
    // A copied address opens only the page in another browser, without a session.
    const other = await open(page.url());
    await page.reload();
    await page.getByLabel('账号').waitFor();
    await page.goto(`${harness.product.portal}developer`);
    await page.goBack();
    await page.getByLabel('账号').waitFor();
    await noToken(page);
    await signIn(page, 'admin');
    await isOpened(page);
    await noToken(page);
    assert.ok(!(await kept(page)).includes('rl_'), 'it is used once');
    await page.reload();
    await isOpened(page);

    await signIn(other, 'admin');
    await other.getByRole('heading', { name: '报表总览', level: 1 }).waitFor();
    assert.doesNotMatch(other.url(), /beginDate/);
    await other.goto(link);
    await isOpened(other);
    await other.context().close();
    await page.context().close();
  });

  it('open by their link though the address of their page is lost at the sign-in, only for the next user to sign in', async () => {
    const link = await linkOf('财务部每周');
    const page = await open(link);
    await page.getByLabel('账号').waitFor();
    await page.goto(harness.product.portal);
    await signIn(page, 'admin');
    await isOpened(page);
    await page.getByRole('button', { name: '退出' }).click();
    await page.getByLabel('账号').waitFor();
    await page.goto(link);
    await page.getByLabel('账号').waitFor();
    await noToken(page);
    await signIn(page, 'approver');
    await page.getByText('该链接不属于您').waitFor();
    await page.getByRole('button', { name: '退出' }).click();
    await page.getByLabel('账号').waitFor();
    assert.ok(!(await kept(page)).includes('rl_'));
    await page.context().close();
  });

  it('open by their link after a sign-in at another address, which does not receive the link', async () => {
    const link = new URL(await linkOf('销售中心每周'));
    const { page } = await harness.visit('about:blank');
    const left: string[] = [];
    await page.route(`${WITHOUT_PORT}/**`, async (route) => {
      const request = route.request();
      if (new URL(request.url()).pathname === LOGIN_PAGE) {
        left.push(request.url(), JSON.stringify(request.headers()));
        return route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<h1>统一登录</h1>' });
      }
      const url = request.url().replace(`${WITHOUT_PORT}/`, harness.product.portal);
      const response = await route.fetch({ url, maxRedirects: 0 });
      const isPage = response.headers()['content-type']?.includes('text/html');
      const text = isPage ? await response.text() : undefined;
      const body = text?.replace('<tp-portal', `<tp-portal login-url="${LOGIN_PAGE}"`);
      return route.fulfill({ response, ...(body === undefined ? {} : { body }) });
    });
    await page.goto(`${WITHOUT_PORT}/${link.hash}`);
    await page.getByRole('heading', { name: '统一登录' }).waitFor();
    await noToken(page);
    assert.doesNotMatch(left.join(), /linkSign|rl_/);
    const authSign = await callsAt(harness.product.portal).login('admin');
    await page.goto(`${WITHOUT_PORT}/?authSign=${authSign}`);
    await isOpened(page);
    await noToken(page);
    // Drops the requests that are pending when the browser closes.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.context().close();
  });
});
