import {
  getTicketRefundReason,
  h5RefundTicketDetailQueryGateWay,
  refundTicketApply,
} from '../../../../src/contract/order/refund';
import { changeOrderRefund } from '../../../../src/contract/order/change';
import {
  judgeRefundTicketStandard,
  submitRefundOverStandardApprovalAuto,
} from '../../../../src/contract/order/refund-approval';
import { chooseTickets } from '../../../../src/domain/refund/choose-tickets';
import { atOneMoment } from '../../db/transaction';
import type { AreaDeps } from '../../server/deps';
import { Fault } from '../../server/http/fault';
import { findOrderFor } from '../scope';
import { implement, type Implementation } from '../../server/http/implement';
import { applyForRefund, chooseForRefund } from './apply';
import { findRefundParts } from './queries';
import { refundDetail } from './quote';
import { REASONS, reasonOf } from './reasons';
import { foreseeRefund, submitRefund } from './standard';

export function refundRoutes({ parameters }: AreaDeps): Implementation[] {
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

    implement(judgeRefundTicketStandard, async (context, { orderNo, reasonType, tickets }) => {
      const { db, caller, now } = context;
      const reason = reasonOf(reasonType);
      const order = await findOrderFor(db, caller, orderNo);
      const parts = await atOneMoment(db, (moment) => findRefundParts(moment, orderNo));
      const detail = refundDetail(parts, { orderNo, staffNo: caller.staffNo, reason, now });
      const choice = chooseTickets(detail, tickets);
      if (choice === undefined) throw new Fault('ticketNotRefundable', undefined, detail);
      return foreseeRefund(context, { order, reason, choice });
    }),

    implement(submitRefundOverStandardApprovalAuto, async (context, body) => {
      const { order, choice } = await chooseForRefund(context, body);
      const wanted = { order, reason: reasonOf(body.reasonType), choice };
      return submitRefund(
        context,
        wanted,
        body,
        await parameters(context.db, context.caller.enterpriseNum, context.now),
      );
    }),

    implement(changeOrderRefund, async (context, body) => {
      const order = await findOrderFor(context.db, context.caller, body.orderNo);
      if (order.change_of === null) throw new Fault('changeUnknown');
      return applyForRefund(context, body);
    }),
  ];
}
