import { formatPrice } from '../../../../src/domain/money/money';
import { releaseSeatsOf } from '../../flight-booking/inventory';
import { noteAfterSale } from '../after-sale/application';
import { findTicketStatuses, moveTickets } from '../after-sale/tickets';
import { lockOrder } from '../lifecycle';
import { moveOrder } from '../move';
import type { Order } from '../scope';
import { refundPart } from '../../payment/settle';
import { arrivalOf } from './arrival';
import './events';
import { claimUnclaimedInsurance } from './unclaimed-insurance';
import { findMoneyParts } from './money-parts';
import type { EventSource } from '../../server/events/domain-events';
import { endRefund, findRefund, findTicketsOf, setArrival, type Refund } from './queries';
import { statusAfterRefund } from './states';

type Source = Pick<EventSource, 'db' | 'now'>;

/**
 * Completes a refund that the supplier has made: tickets, seats, the order's state and the money, in the caller's
 * transaction.
 */
export async function completeRefund({ db, now, emit }: EventSource, refundNo: string): Promise<void> {
  const { order, refund } = await lockUnderWay(db, refundNo);
  const { order_no: orderNo } = order;
  const tickets = (await findTicketsOf(db, refundNo)).map((ticket) => ({
    segmentNo: ticket.segment_no,
    passengerNo: ticket.passenger_no,
    passengerTypeId: ticket.passenger_type_id,
  }));
  await moveTickets(db, orderNo, tickets, 'REFUNDED');
  await releaseSeatsOf(db, orderNo, tickets);
  await claimUnclaimedInsurance(db, refund);
  const { where, byCashier } = await refundPayments({ db, now }, order, refund);
  await endRefund(db, refundNo, '已退票', now);
  await emit({ db, now }, 'tickets.ended', { orderNo });
  if (byCashier) await setArrival(db, refundNo, arrivalOf(now));
  await moveAfterRefund({ db, now }, orderNo, '已退票');
  const money = where === '' ? '无款项退回' : `款项已退回${where}`;
  await noteAfterSale(db, now, orderNo, `退票成功，退票费¥${formatPrice(refund.refund_fee)}，${money}`);
  if (where !== '' && !byCashier) await emit({ db, now }, 'refund.arrived', { refundNo, orderNo });
}

/** Refunds each payment its share: of a changed ticket first the extra cost of the change, then the original price. */
async function refundPayments(
  { db, now }: Source,
  order: Order,
  refund: Refund,
): Promise<{ where: string; byCashier: boolean }> {
  const parts = await findMoneyParts(db, refund);
  const ways: string[] = [];
  let byCashier = false;
  for (const [orderNo, amount] of parts) {
    // another refund may read the same payment
    const paid = orderNo === order.order_no ? order : await lockOrder(db, orderNo);
    if (paid === undefined) throw new Error(`There is no order ${orderNo}`);
    const way = await refundPart(db, paid, { amount, refundNo: refund.refund_no, now });
    ways.push(way.where);
    byCashier ||= way.byCashier;
  }
  return { where: ways.join('，'), byCashier };
}

/** Ends a refund that the supplier refuses; the tickets are restored. */
export async function failRefund({ db, now }: Source, refundNo: string): Promise<void> {
  const { order } = await lockUnderWay(db, refundNo);
  const { order_no: orderNo } = order;
  await endRefund(db, refundNo, '退票失败', now);
  await moveAfterRefund({ db, now }, orderNo, '退票失败');
  await noteAfterSale(db, now, orderNo, '退票失败：航空公司未受理，机票仍可使用');
}

async function moveAfterRefund(
  { db, now: at }: Source,
  orderNo: string,
  ended: '已退票' | '退票失败',
): Promise<void> {
  const to = statusAfterRefund(await findTicketStatuses(db, orderNo), ended);
  await moveOrder(db, { orderNo, to, at });
}

async function lockUnderWay(db: Source['db'], refundNo: string): Promise<{ order: Order; refund: Refund }> {
  const known = await findRefund(db, refundNo);
  const order = known && (await lockOrder(db, known.order_no));
  const refund = order && (await findRefund(db, refundNo));
  if (order === undefined || refund?.refund_state !== '退票中') throw new Error(`${refundNo} is not pending`);
  return { order, refund };
}
