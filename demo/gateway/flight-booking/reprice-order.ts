import { formatPrice } from '../../../src/domain/money/money';
import { shanghaiDate } from '../../../src/domain/shanghai-time';
import type { Database } from '../db/database';
import { inTransaction } from '../db/transaction';
import { kindOf } from '../enterprise/kind-of';
import type { AreaDeps } from '../server/deps';
import type { CallerContext } from '../server/http/implement';
import { isOpen, lockOrder } from '../order/lifecycle';
import { insertOrderLog, SYSTEM } from '../order/order-log';
import type { Order } from '../order/scope';
import { findExtrasTotal } from '../travellers/extra-queries';
import { checkBudgetAgain } from '../approval/submission/redeem';
import { findOffers } from '../flight-offers/offer';
import { findOrderStandard } from './order-standard';
import { findTicketsToPrice, guaranteePrice, setTicketPrices } from './queries';
import { priceTicket, sumOf } from './ticket-price';

type PricingDeps = Pick<AreaDeps, 'supplierOf' | 'parameters'>;

/**
 * Returns whether the order must be priced again before it is paid. The price of a change is fixed when it is applied
 * for.
 */
export function isPriceOver(order: Pick<Order, 'price_guaranteed_until' | 'change_of'>, now: Date): boolean {
  return order.change_of === null && order.price_guaranteed_until <= now;
}

/**
 * Updates an unpaid, locked order to current prices with a new guarantee, which ends with the time to pay at the
 * latest; the seats stay held. Returns the new total (fen). Throws the faults of `findOffers` for offers no longer on
 * sale, and applyBudgetShort when the travel request's budget does not cover them.
 */
export async function repriceOrder(
  { supplierOf, parameters: readParameters }: PricingDeps,
  db: Database,
  order: Order,
  now: Date,
): Promise<number> {
  const { order_no: orderNo, total_amount: former } = order;
  const parameters = await readParameters(db, order.enterprise_num, now);
  const { prices, passengers } = await findTicketsToPrice(db, orderNo);
  const supplier = supplierOf(await kindOf(db, order.enterprise_num));
  const offers = await findOffers(supplier, prices, { now, parameters });
  const tickets = offers.flatMap((offer) =>
    passengers.map(({ passengerNo, passengerTypeID }) => ({
      segmentNo: offer.segmentNo,
      passengerNo,
      ...priceTicket(offer, passengerTypeID, shanghaiDate(now)),
    })),
  );
  const extras = await findExtrasTotal(db, orderNo); // insurance and service fees keep their prices
  const total = tickets.reduce((sum, ticket) => sum + sumOf(ticket), extras);
  const until = Math.min(
    now.getTime() + parameters.priceGuaranteeMinutes * 60_000,
    order.pay_deadline.getTime(),
  );
  if (total > former) {
    const standard = await findOrderStandard(db, orderNo);
    if (standard?.apply_id) await checkBudgetAgain(db, standard.apply_id, { former, total });
  }
  await guaranteePrice(db, orderNo, total, new Date(until));
  if (total !== former) {
    await setTicketPrices(db, orderNo, tickets);
    const content = `价格保留时间已过，应付金额由¥${formatPrice(former)}变为¥${formatPrice(total)}`;
    await insertOrderLog(db, { orderNo, at: now, operatorName: SYSTEM, content });
  }
  return total;
}

/** Prices an order again for a person in a transaction of its own if its guarantee is over. Throws Unavailable. */
export async function refreshPrice(
  deps: PricingDeps & Pick<AreaDeps, 'supplierTurns'>,
  { db, caller, now }: Pick<CallerContext, 'db' | 'caller' | 'now'>,
  orderNo: string,
): Promise<void> {
  const end = await deps.supplierTurns.take(caller.userNo);
  try {
    await inTransaction(db, async (tx) => {
      const order = await lockOrder(tx, orderNo);
      if (order === undefined || !isOpen(order, now) || !isPriceOver(order, now)) return;
      await repriceOrder(deps, tx, order, now);
    });
  } finally {
    end();
  }
}
