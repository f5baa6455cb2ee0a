import type { RefundRecord } from '../../../src/contract/order/refund';
import type { AreaAnswers } from '../../support/components/samples';
import { RULE } from '../../support/flight-samples';
import { savedViewAnswers } from './support/saved-view-answers';
import { REASONS, refundDetail, refundRecord } from './support/refund-samples';
import { LATER, ORDER_NO, orderDetail, orderRow, OTHER_ORDER_NO } from './support/order-samples';
import {
  CHANGE_NO,
  CHANGE_REASONS,
  changeDetail,
  changeQuote,
  changingDetail,
} from './support/change-samples';
import { ITINERARIES } from '../flight-booking/support/itinerary-samples';

export const answers: AreaAnswers = ({ paid, cancelled }) => {
  const refunds: RefundRecord[] = [];
  let hasChange = false;
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
    canChange: paid.has(orderNo),
    canRefund: paid.has(orderNo),
  });
  const applyForRefund = () => {
    refunds.push(refundRecord());
    return { refundNo: `${ORDER_NO}-1`, refundState: '退票中' };
  };
  return {
    ...savedViewAnswers(),
    queryOrderFilterChoices: () => ({ departmentList: [] }),
    queryorderListOnPermission: () => ({
      total: 2,
      totalAmount: 230_000,
      orderList: [ORDER_NO, OTHER_ORDER_NO].map((orderNo) => orderRow(state(orderNo))),
    }),
    queryAirTicketDetailNew: ({ orderNo }: { orderNo: string }) => orderDetail(state(orderNo)),
    queryRules: () => [RULE],
    queryChangeReason: () => CHANGE_REASONS,
    queryChangeOrderDetailGateway: ({ newFlights }: { newFlights?: unknown }) =>
      hasChange ? changingDetail() : changeDetail(newFlights ? { quote: changeQuote() } : {}),
    queryChangeFlightSec: () => ({ itineraryList: ITINERARIES }),
    judgeChangeTicketStandard: () => ({
      evaluation: null,
      policy: null,
      needsApproval: false,
      approverName: '',
    }),
    judgeRefundTicketStandard: () => ({ violations: [], policy: null, approverName: '' }),
    queryUnfinishedAfterSale: () => ({ staffNO: 'S0001', applicationList: [] }),
    applyChangeAirTicketGateway: () => {
      hasChange = true;
      return {
        changeOrderNo: CHANGE_NO,
        orderStatus: '待支付',
        totalAmount: 17_400,
        payDeadline: LATER,
        canPay: true,
      };
    },
    cancelChangeAirTicket: () => {
      hasChange = false;
      return { orderNo: CHANGE_NO, orderStatus: '已取消' };
    },
    queryRebuyQuote: () => null,
    queryRebuys: () => [],
    getTicketRefundReason: () => REASONS,
    h5RefundTicketDetailQueryGateWay: () => refundDetail({ refunds }),
    fileUpload: ({ file }: { file: File }) => ({
      fileNo: `F${'1'.repeat(32)}`,
      fileName: file.name,
      fileType: 'application/pdf',
      fileSize: file.size,
    }),
    refundTicketApply: applyForRefund,
    changeOrderRefund: applyForRefund,
    orderCancel: ({ orderNo }: { orderNo: string }) => {
      cancelled.add(orderNo);
      return { orderNo, orderStatus: '已取消' };
    },
  };
};
