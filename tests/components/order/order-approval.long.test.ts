import { expect } from '@open-wc/testing';
import { define } from '../../../components/index';
import { putOnPage, takeAway } from '../../support/components/element-page';
import { next, type Answers } from '../../support/components/fake-runtime';
import type { OrderApproval, OrderStatus } from '../../../src/contract/order/list';
import { LATER, orderDetail, orderRow, ORDER_NO } from './support/order-samples';

const show = (answers?: Answers, attributes?: Record<string, string>) =>
  putOnPage('tp-order-list', answers, attributes);

describe('an order in <tp-order-list> that needs approval', () => {
  before(() => define());
  afterEach(takeAway);

  const approval = (change: Partial<OrderApproval> = {}): OrderApproval => ({
    applyId: 'SP26112000000001',
    applyState: '审批中',
    approverName: '王建华',
    deadline: LATER,
    decideTime: '',
    opinion: '',
    isAwaited: true,
    ...change,
  });
  const waiting = () =>
    orderDetail({ orderStatus: '待审批', canPay: false, canCancel: true, approval: approval() });
  const decided = (change: Partial<OrderApproval>, orderStatus: OrderStatus) =>
    orderDetail({
      orderStatus,
      canPay: orderStatus === '待支付',
      canCancel: false,
      approval: approval({ decideTime: '2026-11-20T03:00:00.000Z', ...change }),
    });

  it('shows who decides and both clocks, and cannot be paid, even by its address', async () => {
    const { act } = await show({ queryAirTicketDetailNew: waiting }, { 'order-no': ORDER_NO, paying: '' });
    await act.sees('等待王建华审批，审批通过后可支付。');
    await act.sees(/座位保留剩余 (29分|30分)/);
    await act.sees(/价格保留剩余 (29分|30分)/);
    expect(act.button('去支付')).to.equal(undefined);
    expect(act.root.querySelector('tp-payment')).to.equal(null);
  });

  it('is taken back after a question', async () => {
    const { element, act } = await show({ queryAirTicketDetailNew: waiting }, { 'order-no': ORDER_NO });
    await act.press('撤回申请');
    await act.sees('撤回审批申请后订单一并取消');
    const cancelled = next(element, 'tp-order-cancelled');
    await act.press('确定撤回');
    await cancelled;
    await act.sees('申请已撤回，订单已取消');
  });

  const outcomes = [
    [
      { applyState: '已同意', opinion: '同意出行' },
      '待支付',
      /王建华已于2026-11-20 11:00同意超标申请.*同意出行/,
    ],
    [
      { applyState: '已拒绝', opinion: '改乘低价航班' },
      '审批不通过',
      /拒绝超标申请，订单已关闭，座位已释放.*改乘低价航班/,
    ],
    [{ applyState: '已过期' }, '已取消', /超过审批时限未审批，订单已自动取消/],
    [{ applyState: '已撤回' }, '已取消', /撤回，订单已取消，座位已释放/],
  ] as const;
  for (const [change, orderStatus, words] of outcomes) {
    it(`shows the decision: ${change.applyState}`, async () => {
      const answers = { queryAirTicketDetailNew: () => decided(change, orderStatus) };
      const { act } = await show(answers, { 'order-no': ORDER_NO });
      await act.sees(words);
      expect(act.button('去支付') !== undefined).to.equal(orderStatus === '待支付');
    });
  }

  it('tells of the decision when the booker comes back, in the detail and in the list', async () => {
    let isDecided = false;
    const { act } = await show(
      {
        queryAirTicketDetailNew: () => (isDecided ? decided({ applyState: '已同意' }, '待支付') : waiting()),
        queryorderListOnPermission: () => ({
          total: 1,
          orderList: [orderRow({ orderStatus: isDecided ? '待支付' : '待审批', canPay: isDecided })],
        }),
      },
      { 'order-no': ORDER_NO },
    );
    await act.sees('等待王建华审批');
    isDecided = true;
    window.dispatchEvent(new Event('focus'));
    await act.sees('同意超标申请');
    isDecided = false;
    await act.press('返回订单列表');
    await act.sees('待审批');
    isDecided = true;
    window.dispatchEvent(new Event('focus'));
    await act.sees('待支付');
  });
});
