import type { Area } from '../../server/area';
import '../events';
import '../refund/events';
import { beginRebuy, dropRebuy, refundReplacedTickets, limitPayTime, noteRefundEnd } from './end';
import { rebuyRoutes } from './routes';

export const area: Area = {
  name: 'order/rebuy',
  implementations: rebuyRoutes,
  onEvent: {
    'order.paid': (context, { orderNo }) => beginRebuy(context, orderNo),
    'order.issued': (context, { orderNo }) => refundReplacedTickets(context, orderNo),
    'order.closed': (context, { orderNo, reason }) =>
      dropRebuy(context, orderNo, reason === 'notIssued' ? 'notIssued' : 'cancelled'),
    'refund.ended': noteRefundEnd,
    async 'application.decided'(context, { orderNo, decision }) {
      if (orderNo !== null && decision === 'agreed') await limitPayTime(context, orderNo);
    },
  },
};
