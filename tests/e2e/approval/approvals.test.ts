import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import {
  decideApproval,
  queryApprovalDetail,
  queryApprovalList,
} from '../../../src/contract/approval/approval';
import { queryAirTicketDetailNew } from '../../../src/contract/order/list';
import { bookOver, openApprovalHarness } from '../../support/e2e/approval-steps';
import type { PortalCalls } from '../../support/e2e/gateway-calls';
import type { Harness } from '../../support/e2e/harness';
import { afterAll, beforeAll, describe, it, longIt } from '../../support/e2e/test';

describe('approvals', () => {
  let harness: Harness;
  let gateway: PortalCalls;
  let booker: string;
  let approver: string;
  beforeAll(async () => {
    ({ harness, gateway, booker, approver } = await openApprovalHarness());
  });
  afterAll(() => harness.close());

  let days = 15;
  const book = () => bookOver(gateway, booker, (days += 1));
  const statusOf = async (orderNo: string) =>
    (await gateway.ok(queryAirTicketDetailNew, { orderNo }, { as: booker })).orderStatus;
  /** Opens the portal with the session of this token. */
  const enter = async (token: string, hash: string, document = '', width = 1440): Promise<Page> => {
    const { page } = await harness.visit(`${harness.product.portal}${document}?authSign=${token}#${hash}`, {
      viewport: { width, height: 900 },
    });
    return page;
  };
  /** Text of the focused element, through all shadow roots. */
  const focusedText = (page: Page) =>
    page.evaluate(() => {
      let { activeElement } = document;
      while (activeElement?.shadowRoot?.activeElement) ({ activeElement } = activeElement.shadowRoot);
      return activeElement?.textContent ?? '';
    });
  const approve = (page: Page, applyId: string) =>
    page.getByRole('button', { name: `审批 ${applyId}` }).click();

  it('agreed to on screen, an order is payable, and its booker hears of it without a reload', async () => {
    const { orderNo, waitsForApplyId } = await book();
    const mine = await enter(booker, `/orderManage/airOrderList?orderNo=${orderNo}`);
    await mine.getByText('等待赵一鸣审批，审批通过后可支付。').waitFor();
    await mine.getByText('座位保留').waitFor();
    assert.equal(await mine.getByRole('button', { name: '去支付' }).count(), 0);

    const page = await enter(approver, '/Home/index');
    await page.getByRole('button', { name: /待我审批/ }).click();
    await page.getByRole('tab', { name: /待我审批/ }).waitFor();
    await approve(page, waitsForApplyId);
    await page.getByText('价格超标').waitFor();
    await page.getByText('超标金额').waitFor();
    await page.reload(); // The address contains the application.
    await page.getByLabel('审批意见').fill('同意出行');
    await page.getByRole('button', { name: '同意', exact: true }).click();
    await page.getByRole('button', { name: '立即提交', exact: true }).click();
    await page.getByText(/赵一鸣已于.*同意该申请/).waitFor();
    await page.getByText('审批意见：同意出行').waitFor();
    await page.getByRole('button', { name: '返回申请列表' }).click();
    await page.getByRole('tab', { name: '我已审批' }).click();
    await page.getByRole('row').filter({ hasText: waitsForApplyId }).getByText('已同意').waitFor();

    await mine.evaluate(() => window.dispatchEvent(new Event('focus')));
    await mine.getByText(/赵一鸣已于.*同意超标申请/).waitFor();
    await mine.getByRole('button', { name: '去支付' }).click();
    await mine.getByRole('button', { name: '确认支付' }).click();
    await mine.getByRole('list', { name: '收支记录' }).waitFor();
    assert.match(await statusOf(orderNo), /出票中|已出票/);
  });

  longIt('refused on screen, an order is closed and its seats are freed', async () => {
    const { orderNo, waitsForApplyId } = await book();
    const page = await enter(approver, `/approval/index?applyId=${waitsForApplyId}`);
    await page.getByLabel('审批意见').fill('改乘低价航班');
    await page.getByRole('button', { name: '拒绝', exact: true }).click();
    await page.getByRole('button', { name: '确定拒绝' }).click();
    await page.getByRole('button', { name: '立即提交', exact: true }).click();
    await page.getByText('订单已关闭，座位已释放。').waitFor();
    assert.equal(await statusOf(orderNo), '审批不通过');
    const mine = await enter(booker, `/orderManage/airOrderList?orderNo=${orderNo}`);
    await mine.getByText(/拒绝超标申请，订单已关闭，座位已释放/).waitFor();
    await mine.getByText('改乘低价航班', { exact: true }).waitFor();
    assert.equal(await mine.getByRole('button', { name: '去支付' }).count(), 0);
  });

  longIt(
    'opens at the approve page of the specification, with the token taken out of the address',
    async () => {
      const { waitsForApplyId } = await book();
      const page = await enter(approver, `/overStandApproveDetail/${waitsForApplyId}`, 'approve.html');
      await page.getByRole('heading', { level: 1, name: '超标申请审批' }).waitFor();
      await page.getByRole('button', { name: '同意', exact: true }).waitFor();
      assert.doesNotMatch(page.url(), /authSign/);
      await page.getByRole('button', { name: '返回申请列表' }).click();
      await page.getByRole('tab', { name: /待我审批/ }).waitFor();
      assert.match(page.url(), /#\/approval\/index$/);
    },
  );

  longIt('says that another tab was first', async () => {
    const { waitsForApplyId } = await book();
    const hash = `/approval/index?applyId=${waitsForApplyId}`;
    const [one, other] = [await enter(approver, hash), await enter(approver, hash)];
    const agree = (page: Page) => page.getByRole('button', { name: '同意', exact: true });
    await agree(one).waitFor();
    await agree(other).waitFor();
    const sendNow = (page: Page) => page.getByRole('button', { name: '立即提交', exact: true });
    // The other tab does not see the decision; only the response to its own call reveals it.
    await other.route('**/queryApprovalDetail*', (route) => route.abort());
    await agree(other).click();
    await agree(one).click();
    await sendNow(one).click();
    await one.getByText(/于.+同意该申请/).waitFor();
    await other.unroute('**/queryApprovalDetail*');
    await sendNow(other).click();
    await other.getByText('该申请单已处理，不能重复审批').waitFor();
    await other.getByText(/赵一鸣已于.*同意该申请/).waitFor();
  });

  longIt('sends a decision that is held back when the page is left', async () => {
    const { waitsForApplyId } = await book();
    const page = await enter(approver, `/approval/index?applyId=${waitsForApplyId}`);
    await page.getByRole('button', { name: '同意', exact: true }).click();
    await page.getByText('即将同意该申请').waitFor();
    await page.reload();
    await page.getByText(/赵一鸣已于.*同意该申请/).waitFor();
  });

  longIt('decides once, though the answer is lost', async () => {
    const { orderNo, waitsForApplyId } = await book();
    const page = await enter(approver, `/approval/index?applyId=${waitsForApplyId}`);
    const ids: (string | undefined)[] = [];
    await page.route('**/decideApproval*', async (route) => {
      ids.push(route.request().headers()['requestid']);
      await route.fetch(); // The gateway receives the request, but the page gets no response.
      await route.abort();
    });
    await page.getByRole('button', { name: '同意', exact: true }).click();
    await page.getByRole('button', { name: '立即提交', exact: true }).click();
    await page.getByText(/赵一鸣已于.*同意该申请/).waitFor();
    await page.reload();
    await page.getByText(/赵一鸣已于.*同意该申请/).waitFor();
    assert.equal(await page.getByRole('button', { name: '同意', exact: true }).count(), 0);
    assert.equal(new Set(ids).size, 1);
    assert.equal(await statusOf(orderNo), '待支付');
  });

  longIt(
    'is taken back by its applicant, once though the answer is lost and the page is loaded again',
    async () => {
      const { orderNo, waitsForApplyId } = await book();
      const page = await enter(booker, '/approval/index');
      await page.getByRole('button', { name: `详情 ${waitsForApplyId}` }).click();
      await page.getByRole('button', { name: '撤回申请' }).click();
      const reached = new Promise<void>((resolve) => {
        void page.route('**/withdrawApproval*', async (route) => {
          await route.fetch();
          await route.abort();
          resolve();
        });
      });
      await page.getByRole('button', { name: '确定撤回' }).click();
      await reached;
      await page.reload();
      await page.getByText('订单已取消，座位已释放。').waitFor();
      assert.equal(await page.getByRole('button', { name: '撤回申请' }).count(), 0);
      assert.equal(await statusOf(orderNo), '已取消');
    },
  );

  longIt('is for its approver alone, on screen and at the gateway', async () => {
    const { orderNo, waitsForApplyId: applyId } = await book();
    const own = await enter(booker, '/approval/index');
    await own.getByRole('table', { name: '申请列表' }).getByText(applyId).waitFor();
    assert.equal(await own.getByRole('tab').count(), 0, 'who decides nothing has no tabs');
    assert.equal(await own.getByRole('button', { name: /^审批申请/ }).count(), 0);

    const agree = { applyId, decision: 'agree' as const };
    const refusedBooker = await gateway.answer(decideApproval, agree, { as: booker });
    assert.deepEqual([refusedBooker.success, refusedBooker.msg], [false, '您不是该申请单的审批人，无法审批']);
    // A user of another enterprise sees neither the list nor the detail and cannot decide.
    const stranger = await gateway.login('approver');
    const { applicationList } = await gateway.ok(
      queryApprovalList,
      { role: 'approver', keyword: applyId },
      { as: stranger },
    );
    assert.deepEqual(applicationList, []);
    for (const call of [queryApprovalDetail, decideApproval] as const) {
      const { success, msg } = await gateway.answer(call, agree, { as: stranger });
      assert.deepEqual([success, msg], [false, '申请单不存在，或您在当前企业没有查看该申请单的权限']);
    }
    const page = await enter(stranger, `/approval/index?applyId=${applyId}`);
    await page.getByText('申请单不存在，或您在当前企业没有查看该申请单的权限').waitFor();
    assert.equal(await page.getByRole('button', { name: '同意', exact: true }).count(), 0);
    assert.equal(await statusOf(orderNo), '待审批');
  });

  longIt('fits a phone, and is decided by keyboard alone', async () => {
    const { orderNo, waitsForApplyId } = await book();
    const page = await enter(approver, '/approval/index', '', 390);
    await page.getByRole('link', { name: waitsForApplyId, exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.getByLabel('审批意见').focus();
    await page.keyboard.type('可以');
    // The focus passes the other actions first.
    const stops: string[] = [];
    while (stops.at(-1) !== '同意' && stops.length < 6) {
      await page.keyboard.press('Tab');
      stops.push(await focusedText(page));
    }
    assert.deepEqual(stops, ['转交', '加签', '拒绝', '同意']);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(overflow <= 0, `the page is ${overflow}px too wide`);
    await page.keyboard.press('Enter');
    await page.getByText('即将同意该申请').waitFor();
    await page.keyboard.press('Tab');
    assert.equal(await focusedText(page), '撤销');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText('审批意见：可以').waitFor();
    assert.equal(await statusOf(orderNo), '待支付');
  });
});
