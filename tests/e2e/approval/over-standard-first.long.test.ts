import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { decideApproval, queryApprovalList } from '../../../src/contract/approval/approval';
import { openApprover } from '../../support/e2e/approval-steps';
import { callsAt, type PortalCalls } from '../../support/e2e/gateway-calls';
import { openHarness, type Harness } from '../../support/e2e/harness';
import { inDays, payBy, search, sendOrder, submitOrder } from '../../support/e2e/steps';
import { afterAll, beforeAll, describe, it } from '../../support/e2e/test';

describe('an over-standard choice asked for before it is booked', () => {
  let harness: Harness;
  let gateway: PortalCalls;
  beforeAll(async () => {
    harness = await openHarness();
    gateway = callsAt(harness.product.portal);
  });
  afterAll(() => harness.close());

  /** Opens the portal as the employee of the second enterprise, in a new tab each time. */
  async function visit(hash: string): Promise<Page> {
    const token = await gateway.login('colleague');
    const { page } = await harness.visit(`${harness.product.portal}?authSign=${token}#${hash}`);
    return page;
  }
  const overFlights = (page: Page) =>
    page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^超标，查看\w+航班/ }) });

  async function takeOver(page: Page, nth = 0): Promise<void> {
    await overFlights(page).nth(nth).getByRole('button', { name: '选择' }).click();
    await page.getByRole('button', { name: '预订' }).first().click();
    await page.getByRole('heading', { name: '超出差旅标准' }).waitFor();
  }

  /** Applies for the first flight over the standard on this day, with a reason for each rule. */
  async function ask(page: Page, date: string): Promise<void> {
    await search(page, { from: '北京', to: '上海', date });
    await takeOver(page);
    const button = page.getByRole('button', { name: '先送审，通过后再预订' });
    await button.click();
    await page.getByText('请选择超标原因').first().waitFor();
    for (const reason of await page.getByLabel(/超标原因$/).all()) await reason.selectOption({ index: 1 });
    await button.click();
  }

  /** Number of the submitted application. */
  async function applied(page: Page): Promise<string> {
    const box = page.getByRole('alertdialog', { name: '超标申请已提交' });
    await box.getByText('座位和价格未保留').waitFor();
    const text = await box.innerText();
    assert.match(text, /等待赵一鸣\s*审批/);
    await box.getByRole('button', { name: '知道了' }).click();
    return /SP\d{14}/.exec(text)?.[0] ?? '';
  }

  async function askFirst(page: Page, date: string): Promise<string> {
    await ask(page, date);
    return applied(page);
  }

  async function agree(applyId: string): Promise<void> {
    const approver = await openApprover(gateway);
    await gateway.ok(decideApproval, { applyId, decision: 'agree' }, { as: approver });
  }

  it('and agreed to, is booked by it without reasons and payable at once', async () => {
    const applyId = await askFirst(await visit('/flightBooking/index'), inDays(21));
    const page = await visit('/approval/index?tab=mine');
    await page.getByText(applyId).waitFor();
    assert.equal(await page.getByRole('button', { name: '去预订' }).count(), 0, 'nobody has agreed yet');
    await agree(applyId);
    await page.getByRole('link', { name: applyId }).first().click();
    await page.getByText('座位和价格未保留，请尽快预订。').waitFor();
    await page.getByRole('button', { name: '去预订' }).click();
    await takeOver(page);
    await page.getByText(`将使用已通过的超标申请 ${applyId}`).waitFor();
    assert.equal(await page.getByLabel(/超标原因$/).count(), 0);
    assert.equal(await page.getByRole('button', { name: '先送审，通过后再预订' }).count(), 0);
    await submitOrder(page);
    await page.getByRole('heading', { name: '订单已提交，座位已保留' }).waitFor();
    await payBy(page, '企业月结');

    const used = await visit(`/approval/index?applyId=${applyId}`);
    await used.getByText(/同意该申请/).waitFor();
    assert.equal(await used.getByRole('button', { name: '去预订' }).count(), 0, 'it serves one order');
  });

  it('and its answer lost, is one application: after a reload and Back, and as a second tab sees it', async () => {
    const ownApplications = async () => {
      const as = await gateway.login('colleague');
      return (await gateway.ok(queryApprovalList, { role: 'applicant' }, { as })).total;
    };
    const before = await ownApplications();
    const page = await visit('/flightBooking/index');
    const sent: string[] = [];
    const made = new Promise<string>((resolve) => {
      void page.route('**/submitOverStandardApprovalAuto*', async (route) => {
        sent.push(route.request().headers()['requestid'] ?? '');
        const answer = (await (await route.fetch()).json()) as { result: { applyId: string } };
        await route.abort('connectionreset');
        resolve(answer.result.applyId);
      });
    });
    await ask(page, inDays(26));
    const lost = page.getByRole('alertdialog').getByText('申请可能已经提交');
    const applyId = await made;
    await lost.waitFor();
    await page.unroute('**/submitOverStandardApprovalAuto*');
    page.on('request', (request) => {
      if (request.url().includes('/submitOverStandardApprovalAuto'))
        sent.push(request.headers()['requestid'] ?? '');
    });

    await page.reload();
    await lost.waitFor();
    const second = await page.context().newPage();
    await second.goto(`${harness.product.portal}#/approval/index?tab=mine`);
    await second.getByText(applyId).first().waitFor();
    await second.close();
    await page.goBack();
    await takeOver(page, 1);
    await page.getByRole('button', { name: '下一步' }).click();
    await lost.waitFor();
    await page.getByRole('button', { name: '重试' }).click();
    assert.equal(await applied(page), applyId);
    assert.equal(new Set(sent).size, 1, sent.join());
    assert.equal(await ownApplications(), before + 1);
  });

  /** Asserts that the approved flight is named, marked and first in the list. */
  async function isFirst(page: Page, applyId: string): Promise<string> {
    const said = page.getByText(new RegExp(`申请 ${applyId} 已通过：.*已排在第一位`));
    await said.waitFor();
    const flightNo = / ([A-Z0-9]{2}\d{3,4}) /.exec(await said.innerText())?.[1] ?? '';
    assert.ok(flightNo, 'the flight is named');
    await page
      .getByRole('list', { name: /^航班列表/ })
      .getByRole('listitem')
      .first()
      .filter({ hasText: flightNo })
      .getByText('已审批')
      .waitFor();
    return flightNo;
  }

  it('and agreed to, is named, marked and first: after a reload, Back from the order, and in a second tab', async () => {
    const applyId = await askFirst(await visit('/flightBooking/index'), inDays(23));
    await agree(applyId);
    const page = await visit('/approval/index?tab=mine');
    await page.getByRole('button', { name: `去预订 ${applyId}` }).click();
    const flightNo = await isFirst(page, applyId);
    await page.reload();
    assert.equal(await isFirst(page, applyId), flightNo);
    await page.getByRole('button', { name: '选择' }).first().click();
    await page.getByRole('button', { name: '预订' }).first().click();
    await page.getByText(`将使用已通过的超标申请 ${applyId}`).waitFor();
    await page.goBack();
    assert.equal(await isFirst(page, applyId), flightNo);
    const second = await page.context().newPage();
    await second.goto(page.url());
    assert.equal(await isFirst(second, applyId), flightNo);
    await page.goForward();
    await page.getByText(`将使用已通过的超标申请 ${applyId}`).waitFor();
    await page.reload();
    await page.getByText(`将使用已通过的超标申请 ${applyId}`).waitFor();
  });

  it('does not serve a choice that the gateway finds to differ from the approved one, and names the difference', async () => {
    const applyId = await askFirst(await visit('/flightBooking/index'), inDays(24));
    const otherApplyId = await askFirst(await visit('/flightBooking/index'), inDays(25));
    await agree(applyId);
    await agree(otherApplyId);
    const page = await visit('/approval/index?tab=mine');
    await page.getByRole('button', { name: `去预订 ${applyId}` }).click();
    await isFirst(page, applyId);
    const flight = page.getByRole('listitem').filter({ hasText: '已审批' });
    await flight.getByRole('button', { name: '选择' }).first().click();
    await flight.getByRole('button', { name: '预订' }).first().click();
    await page.getByText(`将使用已通过的超标申请 ${applyId}`).waitFor();
    // Simulates a change of the application that the page does not notice.
    await page.route('**/createOrder*', (route) =>
      route.continue({ postData: route.request().postData()?.replace(applyId, otherApplyId) ?? '' }),
    );
    await sendOrder(page);
    const refusal = page.getByText(new RegExp(`申请的航班为${inDays(25)} \\w+，本次为${inDays(24)} \\w+`));
    await refusal.waitFor();
    await page.reload();
    await page.getByRole('button', { name: '提交订单' }).click();
    await refusal.waitFor();
    await page.goBack();
    const second = await page.context().newPage();
    await second.goto(page.url());
    await isFirst(second, applyId);
    await page.getByRole('button', { name: '不使用该申请' }).click();
    const isUsed = page.getByText(`将使用已通过的超标申请 ${applyId}`);
    await isUsed.waitFor({ state: 'detached' });
    await page.reload();
    await page.getByLabel('联系人姓名').waitFor();
    await page.getByText(`本订单不使用超标申请 ${applyId}`).waitFor();
    assert.equal(await isUsed.count(), 0);
    await page.getByRole('button', { name: '使用该申请', exact: true }).click();
    await isUsed.waitFor();
  });

  it('does not serve another flight, which says why and goes the usual way', async () => {
    const applyId = await askFirst(await visit('/flightBooking/index'), inDays(22));
    await agree(applyId);
    const page = await visit('/approval/index?tab=mine');
    await page.getByRole('button', { name: `去预订 ${applyId}` }).click();
    await overFlights(page).first().waitFor();
    await takeOver(page, 1);
    await page.getByText(new RegExp(`超标申请 ${applyId} 不能用于本次预订：申请的航班为`)).waitFor();
    await page.getByRole('button', { name: '下一步' }).click();
    await page.getByText('请选择超标原因').first().waitFor();
    for (const reason of await page.getByLabel(/超标原因$/).all()) await reason.selectOption({ index: 1 });
    await sendOrder(page);
    await page.getByRole('heading', { name: '订单已提交，等待审批' }).waitFor();
  });
});
