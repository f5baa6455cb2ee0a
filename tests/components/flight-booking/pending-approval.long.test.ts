import { expect } from '@open-wc/testing';
import { define } from '../../../components/index';
import type { Application } from '../../../src/contract/approval/approval';
import type { OrderStatus } from '../../../src/contract/order/list';
import { accessible } from '../../support/components/accessible';
import { toPassengers } from './support/booking-page';
import { takeAway } from '../../support/components/element-page';
import { ORDER_NO, LATER, orderDetail } from '../order/support/order-samples';
import { ownApplication } from './support/standard-samples';
import { submitOrder } from './support/order-steps';

describe('an order that waits for its approver in <tp-flight-booking>', () => {
  before(() => define());
  afterEach(() => {
    takeAway();
    sessionStorage.clear();
  });

  async function waiting() {
    let orderStatus: OrderStatus = '待审批';
    let approval: Partial<Application> = {};
    /** Number of further responses that still show the application before the change. */
    let late = 0;
    const shown = await toPassengers({
      createOrder: () => ({
        orderNo: ORDER_NO,
        orderStatus: '待审批',
        waitsForApplyId: 'SP26112000000009',
        canPay: true,
        totalAmount: 115_000,
        payDeadline: LATER,
        priceGuaranteedUntil: LATER,
      }),
      queryAirTicketDetailNew: () => ({
        ...orderDetail(),
        orderStatus,
        payDeadline: LATER,
        priceGuaranteedUntil: LATER,
      }),
      queryApprovalDetail: () => {
        late -= 1;
        return ownApplication(late >= 0 ? {} : approval);
      },
    });
    await submitOrder(shown.act);
    await shown.act.sees('订单已提交，等待审批');
    await shown.act.sees('王建华');
    return {
      ...shown,
      /** Changes the state and simulates the user's return to the page. */
      becomes(status: OrderStatus, change: Partial<Application>, answeredLate = 0): void {
        orderStatus = status;
        late = answeredLate;
        approval = change;
        document.dispatchEvent(new Event('visibilitychange'));
      },
    };
  }

  it('shows both clocks and no way to pay, until the approver agrees', async () => {
    const { act, becomes } = await waiting();
    await act.sees('座位保留至');
    await act.sees('价格保证至');
    expect(act.button('去支付')).to.equal(undefined);
    await accessible(act.root.host);
    becomes('待支付', { applyState: '已同意' });
    await act.sees('审批已通过，请尽快支付');
    expect(act.button('去支付')).not.to.equal(undefined);
  });

  it('is over when they refuse, with their words', async () => {
    const { act, becomes } = await waiting();
    becomes('审批不通过', { applyState: '已拒绝', opinion: '请改乘低价航班' });
    await act.sees('王建华未同意本次超标申请，座位已释放。审批意见：请改乘低价航班');
    expect(act.button('去支付')).to.equal(undefined);
    await act.press('重新查询');
    await act.sees(/共 \d 个航班/);
  });

  it('says their words also where the application was read a moment before they decided', async () => {
    const { act, becomes } = await waiting();
    becomes('审批不通过', { applyState: '已拒绝', opinion: '请改乘低价航班' }, 1);
    await act.sees('审批未通过，座位已释放');
    await act.sees('审批意见：请改乘低价航班');
  });

  it('expires without a decision in time', async () => {
    const { act, becomes } = await waiting();
    becomes('已取消', { applyState: '已过期' });
    await act.sees('超过审批时限未审批，订单已自动取消，座位已释放');
  });
});
