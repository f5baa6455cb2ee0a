import { releaseSeatsOf } from '../../flight-booking/inventory';
import { setIssued } from '../../flight-booking/issue-queries';
import type { EventContext, EventSource } from '../../server/events/domain-events';
import { lockReplaced, noteAfterSale } from '../after-sale/application';
import { findTicketStatuses, moveTickets } from '../after-sale/tickets';
import { moveOrder } from '../move';
import type { Order } from '../scope';
import './events';
import { endChange, findChange, type Change, type findExchanges } from './queries';
import { statusAfterChange } from './states';

type Exchanges = Awaited<ReturnType<typeof findExchanges>>;

/**
 * Completes a change that the supplier has made: writes the new tickets, marks the old ones EXCHANGED, frees their
 * seats and moves the order.
 */
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
  const old = exchanges.map(({ old_segment_no, old_passenger_no, passenger_type_id }) => ({
    segmentNo: old_segment_no,
    passengerNo: old_passenger_no,
    passengerTypeId: passenger_type_id,
  }));
  await moveTickets(db, oldNo, old, 'EXCHANGED');
  await emit({ db, now }, 'tickets.ended', { orderNo: oldNo });
  await releaseSeatsOf(db, oldNo, old);
  await endChange(db, order.order_no, 'done', now);
  await moveOrder(db, {
    orderNo: oldNo,
    to: statusAfterChange(await findTicketStatuses(db, oldNo)),
    at: now,
  });
  await noteAfterSale(db, now, order.order_no, '改签成功，已出新票');
  await noteAfterSale(db, now, oldNo, `改签成功，新票见改签单${order.order_no}`);
  await emit({ db, now }, 'order.exchanged', { orderNo: order.order_no });
}

/** Ends a change that the supplier refuses: restores the tickets and refunds the money. */
export async function failChange({ db, now, emit }: EventContext, order: Order): Promise<void> {
  const { order_no: orderNo } = order;
  const change = await lockChanged(db, orderNo);
  await moveOrder(db, { orderNo, to: '改签失败', at: now }, { next_issue_at: null });
  await endChange(db, orderNo, 'failed', now);
  await moveOrder(db, { orderNo: change.changed_order_no, to: change.status_before, at: now });
  await noteAfterSale(db, now, orderNo, '改签失败：航空公司未受理，原机票仍可使用');
  await noteAfterSale(db, now, change.changed_order_no, '改签失败：航空公司未受理，机票仍可使用');
  await emit({ db, now }, 'order.closed', { orderNo, reason: 'notChanged' });
}

/**
 * Ends a change that was withdrawn, refused by its approver or not paid in time. Does nothing for an order that is no
 * change.
 */
export async function dropChange(
  { db, now }: Pick<EventSource, 'db' | 'now'>,
  orderNo: string,
): Promise<void> {
  const change = await findOpen(db, orderNo);
  if (change === undefined) return;
  await endChange(db, orderNo, 'cancelled', now);
  await moveOrder(db, { orderNo: change.changed_order_no, to: change.status_before, at: now });
  await noteAfterSale(db, now, change.changed_order_no, `改签单${orderNo}已取消，机票保持不变`);
}

/** Moves the order whose tickets are changed once its change is paid. Does nothing for an order that is no change. */
export async function beginChange({ db, now, emit }: EventSource, orderNo: string): Promise<void> {
  const change = await findOpen(db, orderNo);
  if (change === undefined) return;
  await moveOrder(db, { orderNo: change.changed_order_no, to: '改签中', at: now });
  await noteAfterSale(db, now, change.changed_order_no, `改签单${orderNo}已提交航空公司`);
  await emit({ db, now }, 'change.begun', { orderNo });
}

async function lockChanged(db: EventSource['db'], orderNo: string): Promise<Change> {
  const change = await findOpen(db, orderNo);
  if (change === undefined) throw new Error(`${orderNo} is no pending change`);
  return change;
}

const findOpen = async (db: EventSource['db'], orderNo: string): Promise<Change | undefined> =>
  lockReplaced(db, await findChange(db, orderNo), (change) => change.changed_order_no);
