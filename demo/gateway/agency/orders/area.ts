import { confirmOrderRefund, returnOrderRefund } from '../../../../src/contract/agency/orders/refunds';
import {
  markIssued,
  queryAgencyOrder,
  queryAgencyOrders,
  refundUnissued,
  retryIssue,
  retryRefund,
  settleRefund,
} from '../../../../src/contract/agency/orders/orders';
import type { Area } from '../../server/area';
import { implementOperator } from '../../server/http/operator';
import { confirmRefund, returnRefund } from './confirm';
import { findAgencyOrder } from './detail';
import { askAgain, endUnissued, enterTickets } from './mend-issue';
import { askRefundAgain, settle } from './mend-refund';
import { findAgencyOrders } from './queries';

export const area: Area = {
  name: 'agency/orders',
  implementations: (deps) => [
    implementOperator(queryAgencyOrders, ({ db, operator: { tmcNumber }, now }, asked) =>
      findAgencyOrders(db, { tmcNumber, now }, asked),
    ),
    implementOperator(queryAgencyOrder, ({ db, operator, now }, { orderNo }) =>
      findAgencyOrder(db, { operator, now }, orderNo),
    ),
    implementOperator(retryIssue, askAgain),
    implementOperator(markIssued, enterTickets),
    implementOperator(refundUnissued, endUnissued),
    implementOperator(retryRefund, askRefundAgain),
    implementOperator(settleRefund, (context, asked) => settle(deps, context, asked), { asksSupplier: true }),
    implementOperator(confirmOrderRefund, (context, asked) => confirmRefund(deps, context, asked), {
      asksSupplier: true,
    }),
    implementOperator(returnOrderRefund, returnRefund),
  ],
};
