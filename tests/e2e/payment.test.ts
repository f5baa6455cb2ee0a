import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { queryAirTicketDetailNew } from '../../src/contract/order-list';
import { decideApproval } from '../../src/contract/approval';
import { bookOver, openApprover } from './approval-steps';
import { callsAt, type PortalCalls } from './gateway-calls';
import { openStage, type Stage } from './harness';

describe('paying an order', () => {
  let stage: Stage;
  let gateway: PortalCalls;
  let booker: string;
  let approver: string;
  before(async () => {
    stage = await openStage();
    gateway = callsAt(stage.product.portal);
    booker = await gateway.login('colleague');
    approver = await openApprover(gateway);
  });
  after(() => stage.close());

  let days = 30;
  /** An order that was approved and is to be paid. */
  async function payable(): Promise<string> {
    const { orderNo, waitsForApplyId } = await bookOver(gateway, booker, (days += 1));
    await gateway.ok(decideApproval, { applyId: waitsForApplyId, decision: 'agree' }, { as: approver });
    return orderNo;
  }
  const enter = async (orderNo: string): Promise<Page> => {
    const address = `${stage.product.portal}?authSign=${booker}#/orderManage/airOrderList?orderNo=${orderNo}`;
    const { page } = await stage.visit(address);
    await page.getByRole('button', { name: '去支付' }).click();
    await page.getByText('企业预存', { exact: true }).waitFor();
    return page;
  };
  const confirm = (page: Page) => page.getByRole('button', { name: '确认支付' });
  const paymentsOf = async (orderNo: string) =>
    (await gateway.ok(queryAirTicketDetailNew, { orderNo }, { as: booker })).payments;
  const paidOnce = async (orderNo: string) => assert.equal((await paymentsOf(orderNo)).length, 1);

  it('goes on after a reload', async () => {
    const orderNo = await payable();
    const page = await enter(orderNo);
    assert.match(page.url(), /paying=1/);
    await page.reload();
    await confirm(page).click();
    await page.getByRole('list', { name: '收支记录' }).waitFor();
    await page.waitForURL((url) => !url.hash.includes('paying'));
    await paidOnce(orderNo);
  });

  it('is done once for two presses', async () => {
    const orderNo = await payable();
    const page = await enter(orderNo);
    await confirm(page).dblclick();
    await page.getByRole('list', { name: '收支记录' }).waitFor();
    await paidOnce(orderNo);
  });

  it('is done once, though the answer is lost, and the page says how to find out', async () => {
    const orderNo = await payable();
    const page = await enter(orderNo);
    await page.route('**/payorder/payorder*', async (route) => {
      await route.fetch(); // it reaches the gateway, its answer nobody
      await route.abort();
    });
    await confirm(page).click();
    await page.getByText('支付结果未知').waitFor();
    await page.unroute('**/payorder/payorder*');
    await confirm(page).click();
    await page.getByRole('list', { name: '收支记录' }).waitFor();
    await paidOnce(orderNo);
  });

  it('is done once, though the answer is lost and the page is loaded again', async () => {
    const orderNo = await payable();
    const page = await enter(orderNo);
    await page.route('**/payorder/payorder*', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await confirm(page).click();
    await page.getByText('支付结果未知').waitFor();
    await page.unroute('**/payorder/payorder*');
    await page.reload();
    await page.getByRole('list', { name: '收支记录' }).waitFor();
    assert.equal(await confirm(page).count(), 0);
    await paidOnce(orderNo);
  });

  it('is done once in two tabs', async () => {
    const orderNo = await payable();
    const [one, other] = [await enter(orderNo), await enter(orderNo)];
    await confirm(one).click();
    await one.getByRole('list', { name: '收支记录' }).waitFor();
    await confirm(other).click();
    await other.getByRole('list', { name: '收支记录' }).waitFor();
    await paidOnce(orderNo);
  });

  it('by the payer himself goes to the cashier and back', async () => {
    const orderNo = await payable();
    const page = await enter(orderNo);
    await page.getByText('支付宝', { exact: true }).click();
    const [cashier] = await Promise.all([page.context().waitForEvent('page'), confirm(page).click()]);
    await page.getByText('请在新打开的收银台页面完成支付').waitFor();
    await cashier.getByRole('button').first().click();
    await page.getByRole('list', { name: '收支记录' }).waitFor();
    const [payment] = await paymentsOf(orderNo);
    assert.deepEqual([payment?.payType, payment?.subPayType], [4, 1]);
    await paidOnce(orderNo);
  });
});
