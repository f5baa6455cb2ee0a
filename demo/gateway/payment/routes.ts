import { payorder, queryPayMethod } from '../../../src/contract/payment/payment';
import { applyWalletReview } from '../../../src/contract/payment/wallet-review';
import { queryWalletSecurity } from '../../../src/contract/payment/wallet-security';
import { OBJECT } from '../../../src/contract/permission/objects';
import type { AreaDeps } from '../server/deps';
import { Fault } from '../server/http/fault';
import { isPriceOver, refreshPrice } from '../flight-booking/reprice-order';
import { implement, type Implementation } from '../server/http/implement';
import { findCurrentOrder, isOpen } from '../order/lifecycle';
import { findOrderFor } from '../order/scope';
import { checkOpen } from './check-wallet';
import { payMethods } from './methods';
import { asksForPrice, pay } from './pay';
import { findPayable } from './wallet-limits';
import { askForReview, findReviewRule } from './wallet-review';
import { findWalletSecurity } from './wallet-security';

export function paymentRoutes(deps: AreaDeps): Implementation[] {
  return [
    implement(queryPayMethod, async (context, { orderNo }) => {
      const { db, caller, now } = context;
      let order = await findCurrentOrder(context, orderNo);
      if (order.expired) throw new Fault('orderExpired');
      if (!isOpen(order, now)) throw new Fault('orderNotPayable');
      if (isPriceOver(order, now)) {
        await refreshPrice(deps, context, orderNo);
        order = await findOrderFor(db, caller, orderNo);
      }
      return {
        orderNo,
        payAmount: order.total_amount,
        payDeadline: order.pay_deadline.toISOString(),
        priceGuaranteedUntil: order.price_guaranteed_until.toISOString(),
        travelType: order.travel_type,
        isChange: order.change_of !== null,
        methods: payMethods(
          order.total_amount,
          order.travel_type,
          await findPayable(db, {
            enterpriseNum: order.enterprise_num,
            orderNo,
            staffNo: caller.staffNo,
            now,
          }),
          {
            seesBalance: caller.objects.has(OBJECT.seeBalance),
            reviewRule: await findReviewRule(db, order),
            security: await findWalletSecurity(context, order.enterprise_num),
          },
        ),
      };
    }),

    implement(payorder, (context, body) => pay(deps, context, body), { asksSupplier: asksForPrice }),

    implement(queryWalletSecurity, async (context) => ({
      walletSecurity: await findWalletSecurity(context, context.caller.enterpriseNum),
    })),

    implement(applyWalletReview, async (context, { orderNo, amount }) => {
      const order = await findOrderFor(context.db, context.caller, orderNo, { lock: true });
      checkOpen(context, order);
      return { reviewNo: await askForReview(context, order, amount) };
    }),
  ];
}
