import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { define } from '../../../components/index';
import { OVER_POLICY } from '../../../src/contract/travel-standard/shapes';
import { accessible } from '../../support/components/accessible';
import { called, putOnPage, takeAway } from '../../support/components/element-page';
import { next, type Answers } from '../../support/components/fake-runtime';
import { lostAnswer, OVER_BUDGETS, refusal } from '../../support/components/samples';
import { judgement } from '../flight-booking/support/standard-samples';
import { changeDetail, changeQuote } from './support/change-samples';
import { chooseFlight } from './support/change-steps';
import { ORDER_NO } from './support/order-samples';
import { NEW_NO, rebuyQuote, rebuyRecord } from './support/rebuy-samples';

const applied = () => called('applyRebuy');
const RESULT = {
  newOrderNo: NEW_NO,
  orderStatus: '出票中',
  payTotal: 60_800,
  backTotal: 58_600,
  payDeadline: '2026-11-20T02:30:00.000Z',
  canPay: false,
};

/** Shows a change with its flight chosen, and the rebuy offered as an alternative. */
async function show(answers: Answers = {}, storage?: 'session') {
  let hasRebuy = false;
  const shown = await putOnPage(
    'tp-order-change',
    {
      queryRebuyQuote: () => rebuyQuote(),
      queryRebuys: () => (hasRebuy ? [rebuyRecord()] : []),
      applyRebuy: () => {
        hasRebuy = true;
        return RESULT;
      },
      ...answers,
    },
    { 'order-no': ORDER_NO },
    storage,
  );
  await shown.act.check('林静');
  await shown.act.check('行程变更');
  await shown.act.press('查找航班');
  await chooseFlight(shown.act.root);
  await shown.act.sees('提交改签，应付 ¥174.00');
  return shown;
}

describe('the cheaper way beside a change', () => {
  before(() => define());
  afterEach(takeAway);

  it('is held against the change line by line, asks, and leads to the new order and the refund', async () => {
    const { element, act } = await show();
    await act.sees('退票重购更便宜，可省 ¥152.00');
    const cells = [...act.root.querySelectorAll('.oc-rebuy-table tr')].map((row) =>
      [...row.querySelectorAll('th, .oc-amount')].map(({ textContent }) => textContent?.trim()),
    );
    expect(cells).to.deep.equal([
      ['机票', '改签', '退票重购'],
      ['林静 CA1501', '¥174.00', '¥14.00'],
      ['服务费', '¥0.00', '¥8.00'],
      ['保险', '¥0.00', '¥0.00'],
      ['合计', '¥174.00', '¥22.00'],
    ]);
    await act.sees('新票 500.00 税费 70.00 退回 556.00 退票费 54.00');
    await act.sees('重新投保 30.00 退回 30.00');
    await act.sees('支付 608.00 退回 586.00');
    await act.press('退票重购，支付 ¥608.00');
    await act.sees('新票出票后退原机票，退回 ¥586.00');
    await act.sees('按原订单的支付方式由企业预存支付');
    expect(applied()).to.have.length(0);
    const told = next(element, 'tp-rebuy-applied');
    await act.press('确认退票重购');
    expect((await told).detail).to.deep.equal({
      orderNo: ORDER_NO,
      newOrderNo: NEW_NO,
      payTotal: 60_800,
      backTotal: 58_600,
    });
    const { newFlights: _flights, ...body } = (applied()[0]?.body ?? {}) as Record<string, unknown>;
    expect(body).to.deep.equal({
      orderNo: ORDER_NO,
      changeReason: 1,
      passengerNos: [1],
      remark: '',
      payTotal: 60_800,
      backTotal: 58_600,
      overReasons: [],
      overlapConfirmed: false,
      budgetConfirmed: false,
    });
    await act.sees('原票退票中');
    element.addEventListener('tp-navigate', (event) => event.preventDefault());
    const toOrder = next(element, 'tp-navigate');
    await act.press('查看新订单');
    expect((await toOrder).detail).to.deep.equal({ target: 'order', orderNo: NEW_NO });
    const toRefund = next(element, 'tp-navigate');
    await act.press('查看退票');
    expect((await toRefund).detail).to.deep.equal({ target: 'refund', orderNo: ORDER_NO });
  });

  for (const [what, quote] of [
    ['is not cheaper', rebuyQuote({ isCheaper: false, saved: 0 })],
    ['cannot be had', null],
  ] as const)
    it(`is not shown where it ${what}`, async () => {
      const { act } = await show({ queryRebuyQuote: () => quote });
      expect(called('queryRebuyQuote').length).to.be.greaterThan(0);
      expect(act.text()).not.to.include('退票重购');
    });

  it('shows the total refund, and that non-refundable tickets return only taxes', async () => {
    const [line] = rebuyQuote().lines;
    if (!line) throw new Error('the sample has no line');
    const { act } = await show({
      queryRebuyQuote: () =>
        rebuyQuote({ lines: [{ ...line, onlyTaxes: true }], rebuyTotal: -1200, saved: 18_600, payName: '' }),
    });
    await act.sees('−¥12.00');
    await act.sees('不得退票，仅退税费');
    await act.press('退票重购，支付 ¥608.00');
    await act.sees('提交后请在支付时限内支付');
  });

  it('needs a reason and the inputs for the standards, as the change does', async () => {
    const { evaluation } = judgement(OVER_POLICY.reason);
    const { act } = await show({
      judgeChangeTicketStandard: () => ({ evaluation, policy: OVER_POLICY.reason, approverName: '' }),
    });
    await act.press('退票重购，支付 ¥608.00');
    await act.sees('请填写超标原因');
    expect(applied()).to.have.length(0);
  });

  it('shows the sums of now when they have changed meanwhile', async () => {
    let payTotal = 60_800;
    const { act } = await show({
      queryRebuyQuote: () => rebuyQuote({ payTotal }),
      applyRebuy: () => {
        payTotal = 61_800;
        throw refusal('rebuyAmountChanged');
      },
    });
    await act.press('退票重购，支付 ¥608.00');
    await act.press('确认退票重购');
    await act.sees('退票重购的费用已变动，请确认后重新提交');
    await act.sees('退票重购，支付 ¥618.00');
  });

  it('asks whether it is meant, where somebody has another flight then', async () => {
    let asked = 0;
    const { element, act } = await show({
      applyRebuy: () => {
        asked += 1;
        if (asked === 1) throw refusal('journeysOverlap', { overlaps: [] });
        return RESULT;
      },
    });
    await act.press('退票重购，支付 ¥608.00');
    await act.press('确认退票重购');
    await act.sees('确定仍要重购吗');
    const told = next(element, 'tp-rebuy-applied');
    await act.press('仍要重购');
    await told;
  });

  it('asks whether it is meant, where budgets do not cover it', async () => {
    let asked = 0;
    const { element, act } = await show({
      applyRebuy: () => {
        asked += 1;
        if (asked === 1) throw refusal('budgetRunsOut', { overBudgets: OVER_BUDGETS });
        return RESULT;
      },
    });
    await act.press('退票重购，支付 ¥608.00');
    await act.press('确认退票重购');
    await act.sees('研发中心：本月预算¥50,000.00');
    const told = next(element, 'tp-rebuy-applied');
    await act.press('仍要重购');
    await told;
    expect(applied().map(({ body }) => (body as { budgetConfirmed: boolean }).budgetConfirmed)).to.deep.equal(
      [false, true],
    );
  });

  it('buys nothing twice after a lost answer, over a reload too', async () => {
    let losses = 2;
    const answers = {
      applyRebuy: () => {
        losses -= 1;
        if (losses >= 0) throw lostAnswer();
        return RESULT;
      },
    };
    const first = await show(answers, 'session');
    await first.act.press('退票重购，支付 ¥608.00');
    await first.act.press('确认退票重购');
    await first.act.sees('结果未知，请再次提交确认，不会重复购票');
    const [{ requestId } = { requestId: '' }] = applied();
    takeAway();
    const again = await putOnPage(
      'tp-order-change',
      { queryRebuyQuote: () => rebuyQuote(), ...answers },
      { 'order-no': ORDER_NO },
      'session',
    );
    await again.act.press('退票重购，支付 ¥608.00');
    await again.act.press('确认退票重购');
    await again.act.sees('结果未知，请再次提交确认，不会重复购票');
    const told = next(again.element, 'tp-rebuy-applied');
    await again.act.press('退票重购，支付 ¥608.00');
    await again.act.press('确认退票重购');
    await told;
    expect(new Set(applied().map((one) => one.requestId))).to.deep.equal(new Set([requestId]));
    sessionStorage.clear();
  });

  it('is withdrawn while it is not paid', async () => {
    let isOpen = true;
    const { element, act } = await putOnPage(
      'tp-order-change',
      {
        queryRebuys: () => [
          isOpen
            ? rebuyRecord({
                outcome: 'open',
                newOrderStatus: '待支付',
                refundNo: '',
                canPay: true,
                canCancel: true,
              })
            : rebuyRecord({ outcome: 'cancelled', newOrderStatus: '已取消', refundNo: '' }),
        ],
        orderCancel: () => {
          isOpen = false;
          return { orderNo: NEW_NO, orderStatus: '已取消' };
        },
      },
      { 'order-no': ORDER_NO },
    );
    await act.sees('去支付');
    await act.press('取消重购');
    const told = next(element, 'tp-rebuy-cancelled');
    await act.press('确定取消');
    expect((await told).detail).to.deep.equal({ orderNo: ORDER_NO, newOrderNo: NEW_NO });
    await act.sees('原机票保持不变。');
    expect(act.text()).not.to.match(/新票 ¥608\.00，(应退|退回)/);
  });

  it('says loudly that two tickets are valid, and leads to the refund', async () => {
    const { element, act } = await putOnPage(
      'tp-order-change',
      { queryRebuys: () => [rebuyRecord({ outcome: 'refundFailed' })] },
      { 'order-no': ORDER_NO },
    );
    await act.sees('新旧机票目前都有效');
    // No part of the refund has arrived yet.
    await act.sees('应退 ¥586.00');
    element.addEventListener('tp-navigate', (event) => event.preventDefault());
    const told = next(element, 'tp-navigate');
    await act.press('重新申请退票');
    expect((await told).detail).to.deep.equal({ target: 'refund', orderNo: ORDER_NO });
  });

  it('is named on the side of the new order, too', async () => {
    const { act } = await putOnPage(
      'tp-order-change',
      {
        queryChangeOrderDetailGateway: () => changeDetail({ orderNo: NEW_NO, quote: changeQuote() }),
        queryRebuys: () => [rebuyRecord({ outcome: 'done' })],
      },
      { 'order-no': NEW_NO },
    );
    await act.sees('已完成');
    await act.sees('查看原订单');
  });

  for (const width of [1280, 390])
    it(`is accessible at ${width} px`, async () => {
      await setViewport({ width, height: 800 });
      const { element, act } = await show({
        queryRebuys: () => [rebuyRecord({ outcome: 'refundFailed' })],
      });
      await act.sees('可省 ¥152.00');
      await accessible(element);
    });
});
