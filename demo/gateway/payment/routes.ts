import { payorder, queryPayMethod } from '../../../src/contract/payment/payment';
import { OBJECT } from '../../../src/contract/permission/objects';
import type { AreaDeps } from '../server/deps';
import { Fault } from '../server/fault';
import { isPriceOver, refreshPrice } from '../flight-booking/reprice-order';
import { implement, type Implementation } from '../server/implement';
import { findCurrentOrder, isOpen } from '../order/lifecycle';
import { findOrderFor } from '../order/scope';
import { payMethods } from './methods';
import { pay } from './pay';
import { findSpendable } from './queries';

export function paymentRoutes(deps: AreaDeps): Implementation[] {
  return [
    implement(queryPayMethod, async (context, { orderNo }) => {
      const { db, caller, now } = context;
      let order = await findCurrentOrder(context, orderNo);
      if (order.expired) throw new Fault('orderExpired');
      if (!isOpen(order, now)) throw new Fault('orderNotPayable');
      if (isPriceOver(order, now)) {
        await refreshPrice(deps, db, orderNo, now);
        order = await findOrderFor(db, caller, orderNo);
      }
      return {
        orderNo,
        payAmount: order.total_amount,
        payDeadline: order.pay_deadline.toISOString(),
        priceGuaranteedUntil: order.price_guaranteed_until.toISOString(),
        travelType: order.travel_type,
        methods: payMethods(
          order.total_amount,
          order.travel_type,
          await findSpendable(db, order.enterprise_num),
          { seesBalance: caller.objects.has(OBJECT.seeBalance) },
        ),
      };
    }),

    implement(payorder, (context, body) => pay(deps, context, body)),
  ];
}
