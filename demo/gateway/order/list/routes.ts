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
import {
  cancelOrder,
  expireOrder,
  findCurrentOrder,
  isAwaitingApproval,
  isOpen,
  isOverdue,
} from '../lifecycle';
import { orderDetail, orderRow } from './order-view';
import { findOrders } from './find-orders';
import { findOrderApproval, findOrderParts, findRules } from './queries';
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
        const { total, orders } = await findOrders(db, caller, filter);
        return { total, orderList: orders.map((order) => orderRow(order, { viewer: caller, now })) };
      },
      { isHeavyRead: true },
    ),

    implement(queryAirTicketDetailNew, async (context, { orderNo }) => {
      const { db, now, caller } = context;
      const order = await findCurrentOrder(context, orderNo);
      return orderDetail(
        order,
        await findOrderParts(db, orderNo),
        await findOrderExtras(db, orderNo),
        await findMoneyMoved(db, orderNo),
        await findOrderApproval(db, orderNo),
        { viewer: caller, now },
      );
    }),

    implement(queryRules, async ({ db, caller }, { orderNo }) => {
      await findOrderFor(db, caller, orderNo);
      return findRules(db, orderNo);
    }),

    implement(orderCancel, async (context, { orderNo, reason }) => {
      const { db, caller, now } = context;
      const order = await findOrderFor(db, caller, orderNo, { lock: true });
      if (isOverdue(order, now)) await expireOrder(context, order);
      else if (isOpen(order, now) || isAwaitingApproval(order, now)) {
        const content = reason === '' ? '取消订单' : `取消订单，原因：${reason}`;
        await cancelOrder(context, orderNo, { operatorName: caller.staffName, content });
      } else if (order.order_status !== '已取消') throw new Fault('orderNotCancellable');
      return { orderNo, orderStatus: '已取消' as const };
    }),
  ];
}
