import { formatPrice } from '../../../../src/domain/money/money';
import { PASSENGER_TYPE } from '../../../../src/domain/passenger/passenger-type';
import { giveBackSeats } from '../../flight-booking/inventory';
import { lockOrder } from '../lifecycle';
import { moveOrder } from '../move';
import { insertOrderLog, SYSTEM } from '../order-log';
import type { Order } from '../scope';
import { refundPart } from '../../payment/settle';
import { arrivalOf } from './arrival';
import './events';
import { bringLateInsurance } from './late-insurance';
import { findMoneyParts } from './money-parts';
import type { EventSource } from '../../server/events/domain-events';
import {
  endRefund,
  findRefund,
  findTicketsOf,
  findTicketStatuses,
  setArrival,
  setTicketsRefunded,
  type Refund,
} from './queries';
import { statusAfterRefund } from './states';

type Source = Pick<EventSource, 'db' | 'now'>;

/** Ends a refund that the supplier has done: tickets, seats, the order's state and the money, in the caller's transaction. */
export async function giveBack({ db, now, emit }: EventSource, refundNo: string): Promise<void> {
  const { order, refund } = await lockUnderWay(db, refundNo);
  const { order_no: orderNo } = order;
  const tickets = await findTicketsOf(db, refundNo);
  await setTicketsRefunded(db, orderNo, tickets);
  const seats = new Map<number, number>();
  for (const { segment_no, passenger_type_id } of tickets) {
    if (passenger_type_id !== PASSENGER_TYPE.infant) seats.set(segment_no, (seats.get(segment_no) ?? 0) + 1);
  }
  await giveBackSeats(db, orderNo, seats);
  await bringLateInsurance(db, refund);
  const { where, byCashier } = await giveMoneyBack({ db, now }, order, refund);
  await endRefund(db, refundNo, '已退票', now);
  await emit({ db, now }, 'tickets.ended', { orderNo });
  if (byCashier) await setArrival(db, refundNo, arrivalOf(now));
  await moveAfterRefund({ db, now }, orderNo, '已退票');
  const money = where === '' ? '无款项退回' : `款项已退回${where}`;
  const content = `退票成功，退票费¥${formatPrice(refund.refund_fee)}，${money}`;
  await insertOrderLog(db, { orderNo, at: now, operatorName: SYSTEM, content });
  if (where !== '' && !byCashier) await emit({ db, now }, 'refund.arrived', { refundNo, orderNo });
}

/** To each payment what its order was paid for: of a changed ticket what the change cost more, then what it cost at first. */
async function giveMoneyBack(
  { db, now }: Source,
  order: Order,
  refund: Refund,
): Promise<{ where: string; byCashier: boolean }> {
  const parts = await findMoneyParts(db, refund);
  const ways: string[] = [];
  let byCashier = false;
  for (const [orderNo, amount] of parts) {
    // another refund may look at the same payment
    const paid = orderNo === order.order_no ? order : await lockOrder(db, orderNo);
    if (paid === undefined) throw new Error(`There is no order ${orderNo}`);
    const way = await refundPart(db, paid, { amount, now });
    ways.push(way.where);
    byCashier ||= way.byCashier;
  }
  return { where: ways.join('，'), byCashier };
}

/** Ends a refund that the supplier refuses: the tickets are as they were. */
export async function failRefund({ db, now }: Source, refundNo: string): Promise<void> {
  const { order } = await lockUnderWay(db, refundNo);
  const { order_no: orderNo } = order;
  await endRefund(db, refundNo, '退票失败', now);
  await moveAfterRefund({ db, now }, orderNo, '退票失败');
  const content = '退票失败：航空公司未受理，机票仍可使用';
  await insertOrderLog(db, { orderNo, at: now, operatorName: SYSTEM, content });
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
  if (order === undefined || refund?.refund_state !== '退票中')
    throw new Error(`${refundNo} is not under way`);
  return { order, refund };
}
