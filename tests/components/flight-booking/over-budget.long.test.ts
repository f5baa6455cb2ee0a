import { expect } from '@open-wc/testing';
import { define } from '../../../components/index';
import { accessible } from '../../support/components/accessible';
import { called, takeAway } from '../../support/components/element-page';
import { OVER_BUDGETS, refusal } from '../../support/components/samples';
import { LATER, ORDER_NO } from '../order/support/order-samples';
import { toPassengers } from './support/booking-page';
import { submitOrder } from './support/order-steps';

const CREATED = {
  orderNo: ORDER_NO,
  totalAmount: 115_000,
  payDeadline: LATER,
  priceGuaranteedUntil: LATER,
  orderStatus: '待支付',
  waitsForApplyId: '',
  canPay: true,
};
const sent = () =>
  called('createOrder').map(({ body }) => (body as { budgetConfirmed: boolean }).budgetConfirmed);

describe('an order that budgets do not cover', () => {
  before(() => define());
  afterEach(takeAway);

  it('is sent once more when the booker confirms it, with the numbers before them', async () => {
    let asked = 0;
    const { element, act } = await toPassengers({
      createOrder: () => {
        asked += 1;
        if (asked === 1) throw refusal('budgetRunsOut', { overBudgets: OVER_BUDGETS });
        return CREATED;
      },
    });
    await submitOrder(act);
    await act.sees('超出成本中心预算');
    await act.sees('研发中心：本月预算¥50,000.00，剩余¥400.00，本次需¥1,150.00');
    await act.sees('本年预算¥600,000.00，剩余¥-1,200.50');
    await accessible(element);
    await act.press('仍要预订');
    await act.sees('订单已提交');
    expect(sent()).to.deep.equal([false, true]);
  });

  it('is confirmed as it was shown: changed since, it is asked about again', async () => {
    const { act } = await toPassengers({
      createOrder: ({ budgetConfirmed, remark }: { budgetConfirmed: boolean; remark: string }) => {
        if (budgetConfirmed && remark === '靠窗') return CREATED;
        throw refusal('budgetRunsOut', { overBudgets: OVER_BUDGETS });
      },
    });
    await submitOrder(act);
    await act.press('仍要预订');
    // The gateway finds a greater excess than the page has shown.
    await act.sees('超出成本中心预算');
    await act.press('返回修改');
    await act.type('备注', '靠窗');
    await submitOrder(act);
    await act.sees('超出成本中心预算');
    expect(sent()).to.deep.equal([false, true, false]);
    await act.press('仍要预订');
    await act.sees('订单已提交');
  });

  it('is not sent again where the enterprise blocks it', async () => {
    const { act } = await toPassengers({
      createOrder: () => {
        throw refusal('budgetExceeded', { overBudgets: OVER_BUDGETS });
      },
    });
    await submitOrder(act);
    await act.sees('成本中心预算不足，不能提交');
    expect(act.button('仍要预订')).to.equal(undefined);
    await act.press('返回修改');
    await act.sees('填写订单');
    expect(sent()).to.deep.equal([false]);
  });
});
