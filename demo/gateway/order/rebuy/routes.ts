import { applyRebuy, queryRebuyQuote, queryRebuys } from '../../../../src/contract/order/rebuy';
import type { AreaDeps } from '../../server/deps';
import { Fault } from '../../server/http/fault';
import { implement, type Implementation } from '../../server/http/implement';
import { openRights } from '../after-sale/application';
import { findOrderFor, worksOn } from '../scope';
import { applyForRebuy } from './apply';
import { findFormerPayMethod } from './pay-as-before';
import { planRebuy } from './plan';
import { findRebuysOf } from './queries';

export function rebuyRoutes(deps: AreaDeps): Implementation[] {
  return [
    implement(
      queryRebuyQuote,
      async (context, body) => {
        const order = await findOrderFor(context.db, context.caller, body.orderNo);
        try {
          const { quote } = await planRebuy(deps, context, order, body);
          const way = await findFormerPayMethod(context, order, quote.payTotal);
          return { ...quote, payName: way?.name ?? '' };
        } catch (error) {
          // the rebuy is an alternative of a change, which reports the faults of the choice itself
          if (error instanceof Fault) return null;
          throw error;
        }
      },
      { asksSupplier: true },
    ),

    implement(queryRebuys, async ({ db, caller, now }, { orderNo }) => {
      await findOrderFor(db, caller, orderNo);
      const rebuys = await findRebuysOf(db, orderNo);
      const mayWork = await worksOn(
        db,
        caller,
        rebuys.map(({ order_no }) => order_no),
      );
      return rebuys.map((rebuy) => ({
        newOrderNo: rebuy.order_no,
        oldOrderNo: rebuy.old_order_no,
        outcome: rebuy.outcome,
        newOrderStatus: rebuy.order_status,
        refundNo: rebuy.refund_no ?? '',
        payTotal: rebuy.total_amount,
        backTotal: rebuy.back_total,
        applicantName: rebuy.applicant_name,
        applyTime: rebuy.applied_at.toISOString(),
        passengerNames: rebuy.passenger_names,
        ...openRights(rebuy, { mayWork, now }),
      }));
    }),

    implement(applyRebuy, (context, body) => applyForRebuy(deps, context, body), { asksSupplier: true }),
  ];
}
