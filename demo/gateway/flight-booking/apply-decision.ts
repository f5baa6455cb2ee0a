import type { ApplicationDecided } from '../approval/events';
import { cancelOrder, openForPayment, refuseOrder } from '../order/lifecycle';
import type { EventContext } from '../server/events/domain-events';

/** Continues the order that waited for an application, or ends it. */
export async function applyDecision(
  context: EventContext,
  { orderNo, decision, operatorName, opinion }: ApplicationDecided,
): Promise<void> {
  if (orderNo === null) return;
  switch (decision) {
    case 'agreed': {
      const { db, now, deps } = context;
      const { enterprise_num: enterpriseNum } = await db
        .selectFrom('flight_order')
        .select('enterprise_num')
        .where('order_no', '=', orderNo)
        .executeTakeFirstOrThrow();
      const { payMinutes } = await deps.parameters(db, enterpriseNum, now);
      return openForPayment(context, orderNo, { operatorName, opinion, payMinutes });
    }
    case 'refused':
      return refuseOrder(context, orderNo, { operatorName, opinion });
    case 'withdrawn':
      return cancelOrder(context, orderNo, { kind: 'withdrawn', operatorName });
  }
}
