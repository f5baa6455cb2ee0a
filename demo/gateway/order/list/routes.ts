import {
  orderCancel,
  queryAirTicketDetailNew,
  queryorderListOnPermission,
  queryRules,
} from '../../../../src/contract/order/list';
import { OBJECT } from '../../../../src/contract/permission/objects';
import { fieldsInvalid, Fault } from '../../server/fault';
import { implement, type Implementation } from '../../server/implement';
import { findMoneyMoved } from '../../payment/queries';
import { findOrderExtras } from '../../travellers/extra-queries';
import { cancelOpenOrder } from '../cancel';
import { findCurrentOrder } from '../lifecycle';
import { orderDetail, orderRow, type Found } from './order-view';
import { findOrders } from './find-orders';
import { findChain, findOrderApproval, findOrderParts, findRefundsOf, findRules } from './queries';
import { findOrderFor } from '../scope';

export function orderListRoutes(): Implementation[] {
  return [
    implement(
      queryorderListOnPermission,
      async ({ db, caller, now }, filter) => {
        const { beginDate, endDate, scope } = filter;
        if (scope === 'managed' && !caller.objects.has(OBJECT.managedOrders))
          throw new Fault('ordersNotManaged');
        if (beginDate !== undefined && endDate !== undefined && beginDate > endDate) {
          throw fieldsInvalid({ endDate: '结束日期不能早于开始日期' });
        }
        const { total, amount, orders } = await findOrders(db, caller, filter);
        return {
          total,
          totalAmount: amount,
          orderList: orders.map((order) => orderRow(order, { viewer: caller, now })),
        };
      },
      { isHeavyRead: true },
    ),

    implement(queryAirTicketDetailNew, async (context, { orderNo }) => {
      const { db, now, caller } = context;
      const order = await findCurrentOrder(context, orderNo);
      const found: Found = {
        ...(await findOrderParts(db, orderNo)),
        ...(await findOrderExtras(db, orderNo)),
        payments: await findMoneyMoved(db, orderNo),
        approval: await findOrderApproval(db, orderNo),
        chain: await findChain(db, caller, orderNo),
        refunds: await findRefundsOf(db, orderNo),
      };
      return orderDetail(order, found, { viewer: caller, now });
    }),

    implement(queryRules, async ({ db, caller }, { orderNo }) => {
      await findOrderFor(db, caller, orderNo);
      return findRules(db, orderNo);
    }),

    implement(orderCancel, cancelOpenOrder),
  ];
}
