import { PASSENGER_TYPE } from '../../../../src/domain/passenger/passenger-type';
import { giveBackSeats } from '../../flight-booking/inventory';
import { setIssued } from '../../flight-booking/issue-queries';
import type { EventContext, EventSource } from '../../server/events/domain-events';
import { lockOrder } from '../lifecycle';
import { moveOrder } from '../move';
import { insertOrderLog, SYSTEM } from '../order-log';
import type { Order } from '../scope';
import './events';
import {
  endChange,
  findChange,
  findTicketStatuses,
  setTicketStatus,
  type Change,
  type findExchanges,
} from './queries';
import { statusAfterChange } from './states';

type Exchanges = Awaited<ReturnType<typeof findExchanges>>;

/** Ends a change that the supplier has made: new tickets, the old ones EXCHANGED, their seats and the order's state. */
export async function exchange(
  { db, now, emit }: EventContext,
  order: Order,
  exchanges: Exchanges,
  ticketNos: readonly string[],
): Promise<void> {
  const change = await lockChanged(db, order.order_no);
  const { changed_order_no: oldNo } = change;
  const places = exchanges.map(({ segment_no, passenger_no, flight, sequence }) => ({
    segmentNo: segment_no,
    passengerNo: passenger_no,
    carrierCode: flight.carrierCode,
    sequence,
  }));
  await setIssued(db, order.order_no, places, ticketNos, now);
  const old = exchanges.map(({ old_segment_no, old_passenger_no }) => ({
    segmentNo: old_segment_no,
    passengerNo: old_passenger_no,
  }));
  await setTicketStatus(db, oldNo, old, 'EXCHANGED');
  await emit({ db, now }, 'tickets.ended', { orderNo: oldNo });
  const seats = new Map<number, number>();
  for (const { old_segment_no: no, passenger_type_id } of exchanges) {
    if (passenger_type_id !== PASSENGER_TYPE.infant) seats.set(no, (seats.get(no) ?? 0) + 1);
  }
  await giveBackSeats(db, oldNo, seats);
  await endChange(db, order.order_no, 'done', now);
  await moveOrder(db, {
    orderNo: oldNo,
    to: statusAfterChange(await findTicketStatuses(db, oldNo)),
    at: now,
  });
  await note(db, now, order.order_no, '改签成功，已出新票');
  await note(db, now, oldNo, `改签成功，新票见改签单${order.order_no}`);
  await emit({ db, now }, 'order.exchanged', { orderNo: order.order_no });
}

/** Ends a change that the supplier refuses: the tickets are as they were, and the money goes back. */
export async function failChange({ db, now, emit }: EventContext, order: Order): Promise<void> {
  const { order_no: orderNo } = order;
  const change = await lockChanged(db, orderNo);
  await moveOrder(db, { orderNo, to: '改签失败', at: now }, { next_issue_at: null });
  await endChange(db, orderNo, 'failed', now);
  await moveOrder(db, { orderNo: change.changed_order_no, to: change.status_before, at: now });
  await note(db, now, orderNo, '改签失败：航空公司未受理，原机票仍可使用');
  await note(db, now, change.changed_order_no, '改签失败：航空公司未受理，机票仍可使用');
  await emit({ db, now }, 'order.closed', { orderNo, reason: 'notChanged' });
}

/** Ends a change that was withdrawn, refused by its approver or not paid in time; nothing for an order that is no change. */
export async function dropChange(
  { db, now }: Pick<EventSource, 'db' | 'now'>,
  orderNo: string,
): Promise<void> {
  const change = await findChange(db, orderNo);
  if (change?.outcome !== 'open') return;
  await lockOrder(db, change.changed_order_no);
  await endChange(db, orderNo, 'cancelled', now);
  await moveOrder(db, { orderNo: change.changed_order_no, to: change.status_before, at: now });
  await note(db, now, change.changed_order_no, `改签单${orderNo}已取消，机票保持不变`);
}

/** The order whose tickets are changed goes along with one that is paid; nothing for an order that is no change. */
export async function beginChange({ db, now, emit }: EventSource, orderNo: string): Promise<void> {
  const change = await findChange(db, orderNo);
  if (change?.outcome !== 'open') return;
  await lockOrder(db, change.changed_order_no);
  await moveOrder(db, { orderNo: change.changed_order_no, to: '改签中', at: now });
  await note(db, now, change.changed_order_no, `改签单${orderNo}已提交航空公司`);
  await emit({ db, now }, 'change.begun', { orderNo });
}

/** The change is locked by whoever calls; the order that it changes is locked after it, as everywhere. */
async function lockChanged(db: EventSource['db'], orderNo: string): Promise<Change> {
  const change = await findChange(db, orderNo);
  if (change?.outcome !== 'open') throw new Error(`${orderNo} is no change that is under way`);
  await lockOrder(db, change.changed_order_no);
  return change;
}

const note = (db: EventSource['db'], at: Date, orderNo: string, content: string): Promise<void> =>
  insertOrderLog(db, { orderNo, at, operatorName: SYSTEM, content });
