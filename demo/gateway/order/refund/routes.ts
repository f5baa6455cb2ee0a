import {
  getTicketRefundReason,
  h5RefundTicketDetailQueryGateWay,
  refundTicketApply,
} from '../../../../src/contract/order/refund';
import { changeOrderRefund } from '../../../../src/contract/order/change';
import { atOneMoment } from '../../db/transaction';
import { Fault } from '../../server/fault';
import { findOrderFor } from '../scope';
import { implement, type Implementation } from '../../server/implement';
import { applyForRefund } from './apply';
import { findRefundParts } from './queries';
import { refundDetail } from './quote';
import { REASONS, reasonOf } from './reasons';

export function refundRoutes(): Implementation[] {
  return [
    implement(getTicketRefundReason, async () => [...REASONS]),

    implement(h5RefundTicketDetailQueryGateWay, async ({ db, caller, now }, { orderNo, reasonType }) => {
      const reason = reasonOf(reasonType);
      await findOrderFor(db, caller, orderNo);
      const parts = await atOneMoment(db, (moment) => findRefundParts(moment, orderNo));
      return refundDetail(parts, {
        orderNo,
        staffNo: caller.staffNo,
        reason,
        now,
      });
    }),

    implement(refundTicketApply, applyForRefund),

    implement(changeOrderRefund, async (context, body) => {
      const order = await findOrderFor(context.db, context.caller, body.orderNo);
      if (order.change_of === null) throw new Fault('changeUnknown');
      return applyForRefund(context, body);
    }),
  ];
}
