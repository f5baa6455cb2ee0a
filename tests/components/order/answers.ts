import type { RefundRecord } from '../../../src/contract/order/refund';
import type { AreaAnswers } from '../../support/components/samples';
import { RULE } from '../../support/flight-samples';
import { REASONS, refundDetail, refundRecord } from './refund-samples';
import { ORDER_NO, orderDetail, orderRow, OTHER_ORDER_NO } from './order-samples';

export const answers: AreaAnswers = ({ paid, cancelled }) => {
  const refunds: RefundRecord[] = [];
  const state = (orderNo: string) => ({
    orderNo,
    orderStatus: cancelled.has(orderNo)
      ? ('已取消' as const)
      : paid.has(orderNo)
        ? ('已出票' as const)
        : ('待支付' as const),
    payType: paid.has(orderNo) ? 0 : null,
    canPay: !paid.has(orderNo) && !cancelled.has(orderNo),
    canCancel: !paid.has(orderNo) && !cancelled.has(orderNo),
    canRefund: paid.has(orderNo),
  });
  return {
    queryorderListOnPermission: () => ({
      total: 2,
      orderList: [ORDER_NO, OTHER_ORDER_NO].map((orderNo) => orderRow(state(orderNo))),
    }),
    queryAirTicketDetailNew: ({ orderNo }: { orderNo: string }) => orderDetail(state(orderNo)),
    queryRules: () => [RULE],
    getTicketRefundReason: () => REASONS,
    h5RefundTicketDetailQueryGateWay: () => refundDetail({ refunds }),
    refundTicketApply: () => {
      refunds.push(refundRecord());
      return { refundNo: `${ORDER_NO}-1`, refundState: '退票中' };
    },
    orderCancel: ({ orderNo }: { orderNo: string }) => {
      cancelled.add(orderNo);
      return { orderNo, orderStatus: '已取消' };
    },
  };
};
