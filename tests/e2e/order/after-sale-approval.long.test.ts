import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { decideApproval, queryApplication } from '../../../src/contract/approval/approval';
import { changeEnt } from '../../../src/contract/enterprise/enterprise';
import { createOrder, queryTicketRuleSec, type Voyage } from '../../../src/contract/flight-booking/booking';
import { queryAirTicketDetailNew } from '../../../src/contract/order/list';
import { h5RefundTicketDetailQueryGateWay } from '../../../src/contract/order/refund';
import { payorder } from '../../../src/contract/payment/payment';
import { judgeBookingStandard } from '../../../src/contract/travel-standard/standards';
import { openApprover } from '../../support/e2e/approval-steps';
import { callsAt, type PortalCalls } from '../../support/e2e/gateway-calls';
import { openHarness, type Harness } from '../../support/e2e/harness';
import { inDays } from '../../support/e2e/steps';
import { findPrices, findVoyage, orderOf, self, voyageOf } from '../../support/gateway/areas/booking';
import { PREPAID } from '../../support/gateway/areas/refunds';
import { afterAll, beforeAll, describe, it } from '../../support/e2e/test';

const THIRD = '100003';

describe('changes and refunds that are approved first, in the portal', () => {
  let harness: Harness;
  let gateway: PortalCalls;
  beforeAll(async () => {
    harness = await openHarness();
    gateway = callsAt(harness.product.portal);
  });
  afterAll(() => harness.close());

  const visit = async (as: string, hash: string) =>
    harness.visit(`${harness.product.portal}?authSign=${as}#${hash}`);
  const inThird = async (account: string) => {
    const as = await gateway.login(account);
    await gateway.ok(changeEnt, { companyNO: THIRD }, { as });
    return as;
  };

  /** Finds a changeable price within the standards of a user. */
  async function findWithin(as: string): Promise<Voyage> {
    const leg = { depCode: 'BJS', arrCode: 'SHA', depDate: inDays(20) };
    const passengers = [await self(gateway, as)];
    const voyages = (await findPrices(gateway, as, leg))
      .filter(({ unit }) => unit.plimit === '' && !unit.canBookTime && unit.seatCount === 9)
      .toSorted((a, b) => a.unit.salePrice - b.unit.salePrice)
      .map(({ itinerary, unit }) => voyageOf(itinerary, unit))
      .slice(0, 20);
    const rules = await gateway.ok(queryTicketRuleSec, { voyages }, { as });
    for (const [i, voyage] of voyages.entries()) {
      if (rules[i]?.change.allowed !== true) continue;
      const { policy } = await gateway.ok(judgeBookingStandard, { voyages: [voyage], passengers }, { as });
      if (policy === null) return voyage;
    }
    throw new Error('nothing is within the standards');
  }

  async function book(as: string, voyage: Voyage, applyId = ''): Promise<string> {
    const order = orderOf([voyage], [await self(gateway, as)]);
    const made = await gateway.ok(createOrder, { ...order, ...(applyId ? { applyId } : {}) }, { as });
    const { orderNo, totalAmount } = made;
    await gateway.ok(payorder, { orderNo, ...PREPAID, payAmount: totalAmount }, { as });
    return orderNo;
  }
  const numberOn = async (page: Page): Promise<string> => {
    const line = page.locator('.oa-lines > li').first();
    await line.waitFor();
    return /SP\d{14}/.exec(await line.innerText())?.[0] ?? '';
  };

  it('a change over the standard: asked for, agreed to, made and paid, with a reload at each step', async () => {
    const as = await gateway.login('colleague');
    const orderNo = await book(as, await findWithin(as));
    const { page, complaints, failed } = await visit(as, `/orderManage/changeApply?orderNo=${orderNo}`);
    await page.locator('.oc-person').first().getByRole('checkbox').check();
    await page.getByText('行程变更').click();
    await page.getByRole('textbox', { name: '新的出发日期' }).fill(inDays(22));
    await page.getByRole('button', { name: '查找航班' }).click();
    const flights = page.getByRole('list', { name: /^航班列表/ });
    await flights.getByRole('button', { name: '选择' }).first().click();
    // The dearest of the unrestricted prices.
    const fare = flights.locator('.fb-fare').filter({ hasNotText: /限|专享|预订/ });
    await fare.last().getByRole('button', { name: '选择', exact: true }).click();
    await page.locator('.oc-over').waitFor();
    await page.reload();
    await page.locator('.oc-over').waitFor();
    for (const reason of await page.getByLabel(/超标原因$/).all()) await reason.selectOption({ index: 1 });
    await page.getByRole('button', { name: '先送审' }).click();
    await page.getByRole('heading', { name: '送审记录' }).waitFor();
    const applyId = await numberOn(page);
    await page.reload();
    await page.getByText('审批中').waitFor();

    const unfinished = await visit(as, '/orderManage/tempIndex');
    await unfinished.page.getByText(applyId).waitFor();
    assert.equal(await unfinished.page.getByRole('button', { name: /^去改签/ }).count(), 0);
    await gateway.ok(decideApproval, { applyId, decision: 'agree' }, { as: await openApprover(gateway) });
    await unfinished.page.reload();
    await unfinished.page.getByRole('button', { name: `去改签 ${applyId}` }).waitFor();

    await page.goto(`${harness.product.portal}#/approval/index?tab=mine&applyId=${applyId}`);
    await page.getByText('座位和价格未保留，请尽快改签。').waitFor();
    await page.reload();
    await page.getByRole('button', { name: '去改签' }).click();
    await page.getByText(`申请单 ${applyId} 已通过审批`).waitFor();
    assert.match(page.url(), new RegExp(`changeApply\\?orderNo=${orderNo}&applyId=${applyId}$`));
    await page.reload();
    await page.locator('.oc-chosen').getByText('已获批准').waitFor();
    await page.getByRole('button', { name: /^提交改签，应付/ }).click();
    await page.getByRole('button', { name: '确认改签' }).click();
    await page.getByRole('heading', { name: '改签记录' }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: '去支付' }).click();
    await page.getByRole('button', { name: '去支付' }).click();
    await page.getByRole('radio', { name: /企业预存/ }).check();
    await page.getByRole('button', { name: /^确认支付/ }).click();
    await page.getByText('已出票').first().waitFor();
    await page.goto(`${harness.product.portal}#/orderManage/changeApply?orderNo=${orderNo}`);
    await page.locator('.oc-person').first().getByText('已改签').waitFor();
    const { orderStatus } = await gateway.ok(queryAirTicketDetailNew, { orderNo }, { as });
    assert.equal(orderStatus, '已改签');
    await unfinished.page.reload();
    await unfinished.page.getByText('没有未完成的改签和退票').waitFor();
    assert.deepEqual({ complaints, failed }, { complaints: [], failed: [] });
  });

  it('a refund of an approved journey: asked for, agreed to, and the money back', async () => {
    const as = await inThird('multi');
    const [request] = await gateway.ok(queryApplication, {}, { as });
    assert.ok(request);
    const leg = { depCode: 'BJS', arrCode: 'SHA', depDate: inDays(21) };
    const voyage = await findVoyage(gateway, as, { leg });
    const orderNo = await book(as, voyage, request.applyId);

    const { page, complaints, failed } = await visit(as, `/orderManage/refundApply?orderNo=${orderNo}`);
    await page.locator('.or-ticket').first().getByRole('checkbox').check();
    await page.getByText(`行程已经审批（${request.applyId}）`).waitFor();
    await page.getByRole('button', { name: '提交审批' }).click();
    await page.getByText('请填写超标说明').first().waitFor();
    await page.getByRole('textbox', { name: '超标说明' }).fill('客户取消会议');
    await page.reload();
    await page.getByText(`行程已经审批（${request.applyId}）`).waitFor();
    assert.equal(await page.getByRole('textbox', { name: '超标说明' }).inputValue(), '客户取消会议');

    // The unfinished form is listed too.
    await page.goto(`${harness.product.portal}#/orderManage/tempIndex`);
    await page.getByRole('button', { name: `继续 退票 ${orderNo}` }).click();
    await page.getByRole('button', { name: '提交审批' }).click();
    await page.getByRole('heading', { name: '送审记录' }).waitFor();
    const applyId = await numberOn(page);
    await gateway.ok(
      decideApproval,
      { applyId, decision: 'agree' },
      { as: await gateway.login('supervisor') },
    );
    await page.reload();
    await page.goto(`${harness.product.portal}#/approval/index?tab=mine&applyId=${applyId}`);
    await page.getByText('客户取消会议').waitFor();
    await page.getByRole('button', { name: '去退票' }).click();
    await page.getByText(`申请单 ${applyId} 已通过审批`).waitFor();
    await page.reload();
    await page.getByRole('button', { name: /^申请退票，退回/ }).click();
    await page.getByRole('button', { name: '确认退票' }).click();
    await page.getByRole('heading', { name: '退票成功' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: '退票成功' }).waitFor();
    const { refunds } = await gateway.ok(h5RefundTicketDetailQueryGateWay, { orderNo }, { as });
    assert.deepEqual(
      refunds.map(({ refundState }) => refundState),
      ['已退票'],
    );
    assert.deepEqual({ complaints, failed }, { complaints: [], failed: [] });
  });
});
