import { expect } from '@open-wc/testing';
import { define } from '../../../components/index';
import { accessible } from '../../support/components/accessible';
import { called, putOnPage, takeAway } from '../../support/components/element-page';
import { until } from '../../support/components/fake-runtime';
import { agencyAnswers } from './agency-samples';
import { dialogClosed } from './dialog-closed';
import { CONFIRMED_ONCE } from './orders-samples';
import { openDesk } from './signed-in';

describe('the desk of orders', () => {
  before(() => define(['agency']));
  afterEach(takeAway);

  it('enters ticket numbers, refunds an order, and settles a refund by amount and reason', async () => {
    const page = await putOnPage('tp-agency', agencyAnswers());
    const { act, element } = page;
    await openDesk(page, '订单');
    await act.sees('待处理');
    await accessible(element);
    await act.press('FL202611290001');
    await act.sees('支付成功');
    await accessible(element);
    await act.press('录入票号');
    await act.type('陈思远 CA1501', '999');
    await act.type('原因', '已与航空公司核实');
    await act.confirm();
    await act.sees('请输入13位票号');
    await accessible(element);
    await act.type('陈思远 CA1501', '9990000000001');
    await act.confirm();
    await until(() => called('markIssued').length === 1, 'the tickets are entered');
    expect(called('markIssued')[0]?.body).to.deep.equal({
      orderNo: 'FL202611290001',
      ticketList: [{ segmentNo: 1, passengerNo: 1, ticketNo: '9990000000001' }],
      reason: '已与航空公司核实',
    });
    await act.press('未出票退款');
    await act.sees('¥1,234.00全额退回');
    await act.type('原因', '未出票');
    await act.confirm();
    await until(() => called('refundUnissued').length === 1, 'the order is refunded');
    await act.press('按金额结束退票');
    await act.confirm();
    await act.sees('请输入金额');
    await act.type('退回的机票款', '1000.5');
    await act.type('原因', '航空公司已退');
    await act.confirm();
    await until(() => called('settleRefund').length === 1, 'the refund is settled');
    expect(called('settleRefund')[0]?.body).to.deep.include({ ticketAmount: 100_050 });
    await act.press('重新请求退票');
    await act.confirm();
    await until(() => called('retryRefund').length === 1, 'the refund is asked for');
  });

  it('confirms the refund of a first operator, or gives it back with a reason', async () => {
    const page = await putOnPage('tp-agency', {
      ...agencyAnswers(),
      queryAgencyOrder: () => CONFIRMED_ONCE,
    });
    const { act, element } = page;
    await openDesk(page, '订单');
    await act.press('FL202611290001');
    await act.sees('许知行已确认，须由另一名操作员复核。');
    await accessible(element);
    await act.press('复核退款');
    await act.sees('许知行已确认FL202611290001-1退回机票款¥1,200.00');
    await act.confirm();
    await until(() => called('confirmOrderRefund').length === 1, 'the refund is confirmed');
    const seen = {
      orderNo: 'FL202611290001',
      refundNo: 'FL202611290001-1',
      firstOperatorNo: 'OP9',
      confirmTime: '2026-11-29T03:00:00.000Z',
    };
    expect(called('confirmOrderRefund')[0]?.body).to.deep.equal(seen);
    await dialogClosed(act);
    await act.press('退回确认');
    await act.type('退回原因', '金额不符');
    await act.confirm();
    await until(() => called('returnOrderRefund').length === 1, 'the confirmation is given back');
    expect(called('returnOrderRefund')[0]?.body).to.deep.equal({ ...seen, reason: '金额不符' });
  });
});
