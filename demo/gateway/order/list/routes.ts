import {
  orderCancel,
  queryAirTicketDetailNew,
  queryOrderFilterChoices,
  queryorderListOnPermission,
  queryRules,
} from '../../../../src/contract/order/list';
import { atOneMoment } from '../../db/transaction';
import { implement, type Implementation } from '../../server/http/implement';
import { findMoneyMoved } from '../../payment/queries';
import { findOrderExtras } from '../../travellers/extra-queries';
import { findPolicies } from '../insurance/policies';
import { cancelOpenOrder } from '../cancel';
import { findCurrentOrder } from '../lifecycle';
import { orderDetail, orderRow, type OrderParts } from './order-view';
import { checkFilter } from './filters';
import { findFilterChoices } from './filter-choices';
import { findOrders } from './find-orders';
import { findChain, findOrderApproval, findOrderParts, findRefundsOf, findRules } from './queries';
import { findOrderFor, worksOn } from '../scope';

export function orderListRoutes(): Implementation[] {
  return [
    implement(
      queryorderListOnPermission,
      async ({ db, caller, now }, filter) => {
        checkFilter(caller, filter);
        const { total, amount, orders } = await findOrders(db, caller, filter);
        const mayWork = await worksOn(
          db,
          caller,
          orders.map(({ order_no }) => order_no),
        );
        return {
          total,
          totalAmount: amount,
          orderList: orders.map((order) => orderRow(order, { mayWork, now })),
        };
      },
      { isHeavyRead: true },
    ),

    implement(queryAirTicketDetailNew, async (context, { orderNo }) => {
      const { now, caller } = context;
      await findCurrentOrder(context, orderNo);
      return atOneMoment(context.db, async (db) => {
        const order = await findOrderFor(db, caller, orderNo);
        const found: OrderParts = {
          ...(await findOrderParts(db, orderNo)),
          ...(await findOrderExtras(db, orderNo)),
          policies: await findPolicies(db, orderNo),
          payments: await findMoneyMoved(db, orderNo),
          approval: await findOrderApproval(db, orderNo),
          chain: await findChain(db, caller, orderNo),
          refunds: await findRefundsOf(db, orderNo),
        };
        const mayWork = await worksOn(db, caller, [orderNo]);
        return orderDetail(order, found, { viewer: caller, mayWork, now });
      });
    }),

    implement(queryOrderFilterChoices, ({ db, caller }) => findFilterChoices(db, caller)),

    implement(queryRules, async ({ db, caller }, { orderNo }) => {
      await findOrderFor(db, caller, orderNo);
      return findRules(db, orderNo);
    }),

    implement(orderCancel, cancelOpenOrder),
  ];
}
