import { chooseTickets } from '../../../../src/domain/refund/choose-tickets';
import { instantOf } from '../../../../src/domain/shanghai-time';
import type { EventContext, EventSource } from '../../server/events/domain-events';
import { lockReplaced, noteAfterSale } from '../after-sale/application';
import { moveOrder } from '../move';
import { noteRefund } from '../refund/apply';
import '../refund/events';
import { findRefundParts } from '../refund/queries';
import { refundDetail } from '../refund/quote';
import { reasonOf } from '../refund/reasons';
import {
  findFirstDeparture,
  findOldPlaces,
  findOldStatuses,
  findRebuy,
  findUnended,
  moveRebuy,
  type Rebuy,
} from './queries';

/** Limits the payment time after the approval: a new order can only be paid before the old flight departs. */
export async function limitPayTime({ db }: EventContext, newOrderNo: string): Promise<void> {
  const rebuy = await findRebuy(db, newOrderNo);
  const takeOff = rebuy?.outcome === 'open' ? await findFirstDeparture(db, newOrderNo) : undefined;
  const departure = takeOff === undefined ? undefined : instantOf(takeOff);
  if (rebuy === undefined || departure === undefined || departure <= rebuy.applied_at) return;
  await db
    .updateTable('flight_order')
    .set((eb) => ({ pay_deadline: eb.fn<Date>('least', ['pay_deadline', eb.val(departure)]) }))
    .where('order_no', '=', newOrderNo)
    .where('order_status', '=', '待支付')
    .execute();
}

/** Blocks the old tickets once the new order is paid, until it is issued. */
export async function beginRebuy({ db, now }: EventContext, newOrderNo: string): Promise<void> {
  const rebuy = await findOpen(db, newOrderNo);
  if (rebuy === undefined) return;
  await moveOrder(db, { orderNo: rebuy.old_order_no, to: '改签中', at: now });
  await noteAfterSale(db, now, rebuy.old_order_no, `新订单${newOrderNo}已支付，出票后退原机票`);
}

/**
 * Refunds the old tickets for the agreed amounts once the new tickets are issued. If that has become impossible, for
 * instance by a check-in, both orders say so, because the passenger now has two tickets.
 */
export async function refundReplacedTickets(context: EventContext, newOrderNo: string): Promise<void> {
  const { db, now } = context;
  const rebuy = await findOpen(db, newOrderNo);
  if (rebuy === undefined) return;
  const { old_order_no: orderNo, applicant_no: staffNo, applicant_name: staffName } = rebuy;
  const reason = reasonOf(rebuy.reason_type);
  const parts = await findRefundParts(db, orderNo);
  // the fee at the moment of the application, as it was shown
  const detail = refundDetail(
    // the rebuy that holds the tickets is the one that refunds them
    { ...parts, underWay: { changing: [], refunding: [] } },
    { orderNo, staffNo, reason, now: rebuy.applied_at },
  );
  const choice = chooseTickets(detail, await findOldPlaces(db, newOrderNo));
  if (choice === undefined) {
    await moveOrder(db, { orderNo, to: rebuy.status_before, at: now });
    await moveRebuy(db, newOrderNo, 'refundFailed', { now });
    await warn(db, now, rebuy, '原机票已不能退');
    return;
  }
  const applicant = { staffNo, staffName };
  const refundNo = await noteRefund(db, { applicant, detail, choice, reason, remark: rebuy.remark, now });
  await moveRebuy(db, newOrderNo, 'bought', { now, refundNo });
  await noteAfterSale(db, now, newOrderNo, `已申请退订单${orderNo}的原机票（${refundNo}）`);
  await context.emit(context, 'refund.applied', { refundNo });
}

/** Ends a rebuy whose new order failed; the old tickets stay. */
export async function dropRebuy(
  { db, now }: EventContext,
  newOrderNo: string,
  outcome: 'cancelled' | 'notIssued',
): Promise<void> {
  const rebuy = await findOpen(db, newOrderNo);
  if (rebuy === undefined) return;
  await moveRebuy(db, newOrderNo, outcome, { now });
  await moveOrder(db, { orderNo: rebuy.old_order_no, to: rebuy.status_before, at: now });
  const why = outcome === 'notIssued' ? '出票失败，款项已退回' : '已取消';
  await noteAfterSale(
    db,
    now,
    rebuy.old_order_no,
    `退票重购未成功：新订单${newOrderNo}${why}，原机票保持不变`,
  );
}

/** Updates the rebuys of an order after one of its refunds has ended, including refunds applied for separately. */
export async function noteRefundEnd(
  { db, now }: EventContext,
  { refundNo, orderNo }: { refundNo: string; orderNo: string },
): Promise<void> {
  for (const rebuy of await findUnended(db, orderNo)) {
    const statuses = await findOldStatuses(db, rebuy.order_no);
    if (statuses.every((status) => status === 'REFUNDED')) {
      await moveRebuy(db, rebuy.order_no, 'done', { now });
      await noteAfterSale(db, now, rebuy.order_no, `退票重购完成：订单${orderNo}的原机票已退`);
    } else if (rebuy.refund_no === refundNo && rebuy.outcome === 'bought') {
      await moveRebuy(db, rebuy.order_no, 'refundFailed', { now });
      await warn(db, now, rebuy, '航空公司未受理原机票的退票');
    }
  }
}

const findOpen = async (db: EventSource['db'], newOrderNo: string): Promise<Rebuy | undefined> =>
  lockReplaced(db, await findRebuy(db, newOrderNo), (rebuy) => rebuy.old_order_no);

async function warn(db: EventSource['db'], at: Date, rebuy: Rebuy, why: string): Promise<void> {
  const { order_no: newOrderNo, old_order_no: oldOrderNo } = rebuy;
  await noteAfterSale(db, at, newOrderNo, `${why}：订单${oldOrderNo}的原机票仍然有效，请尽快处理`);
  await noteAfterSale(db, at, oldOrderNo, `${why}：新订单${newOrderNo}已出票，原机票仍然有效，请尽快处理`);
}
