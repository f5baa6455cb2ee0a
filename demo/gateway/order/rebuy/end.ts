import { chooseTickets } from '../../../../src/domain/refund/choose-tickets';
import { instantOf } from '../../../../src/domain/shanghai-time';
import type { EventContext, EventSource } from '../../server/events/domain-events';
import { lockOrder } from '../lifecycle';
import { moveOrder } from '../move';
import { insertOrderLog, SYSTEM } from '../order-log';
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

/** After its approval, too, a new order can only be paid while the old flight has not left. */
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

/** The new order is paid: nothing else may be done with the old tickets until it is issued. */
export async function beginRebuy({ db, now }: EventContext, newOrderNo: string): Promise<void> {
  const rebuy = await findOpen(db, newOrderNo);
  if (rebuy === undefined) return;
  await moveOrder(db, { orderNo: rebuy.old_order_no, to: '改签中', at: now });
  await note(db, now, rebuy.old_order_no, `新订单${newOrderNo}已支付，出票后退原机票`);
}

/**
 * The new tickets are issued: the old ones are to be given back for what was settled. Where they cannot be any more, as one
 * that was checked in meanwhile, both orders say so: nobody holds two tickets unawares.
 */
export async function giveOldBack(context: EventContext, newOrderNo: string): Promise<void> {
  const { db, now } = context;
  const rebuy = await findOpen(db, newOrderNo);
  if (rebuy === undefined) return;
  const { old_order_no: orderNo, applicant_no: staffNo, applicant_name: staffName } = rebuy;
  const reason = reasonOf(rebuy.reason_type);
  const parts = await findRefundParts(db, orderNo);
  // the fee of the moment at which it was asked for, as it was shown
  const detail = refundDetail(parts, { orderNo, staffNo, reason, now: rebuy.applied_at });
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
  await note(db, now, newOrderNo, `已申请退订单${orderNo}的原机票（${refundNo}）`);
  await context.emit(context, 'refund.applied', { refundNo });
}

/** Nothing was bought: the old tickets stay as they are. */
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
  await note(db, now, rebuy.old_order_no, `退票重购未成功：新订单${newOrderNo}${why}，原机票保持不变`);
}

/** A refund of an order has ended, whoever asked for it: what became of the old tickets that it was for. */
export async function noteRefundEnd(
  { db, now }: EventContext,
  { refundNo, orderNo }: { refundNo: string; orderNo: string },
): Promise<void> {
  for (const rebuy of await findUnended(db, orderNo)) {
    const statuses = await findOldStatuses(db, rebuy.order_no);
    if (statuses.every((status) => status === 'REFUNDED')) {
      await moveRebuy(db, rebuy.order_no, 'done', { now });
      await note(db, now, rebuy.order_no, `退票重购完成：订单${orderNo}的原机票已退`);
    } else if (rebuy.refund_no === refundNo && rebuy.outcome === 'bought') {
      await moveRebuy(db, rebuy.order_no, 'refundFailed', { now });
      await warn(db, now, rebuy, '航空公司未受理原机票的退票');
    }
  }
}

/** The new order is locked by whoever calls; the old one is locked after it, as everywhere. */
async function findOpen(db: EventSource['db'], newOrderNo: string): Promise<Rebuy | undefined> {
  const rebuy = await findRebuy(db, newOrderNo);
  if (rebuy?.outcome !== 'open') return undefined;
  await lockOrder(db, rebuy.old_order_no);
  return rebuy;
}

async function warn(db: EventSource['db'], at: Date, rebuy: Rebuy, why: string): Promise<void> {
  const { order_no: newOrderNo, old_order_no: oldOrderNo } = rebuy;
  await note(db, at, newOrderNo, `${why}：订单${oldOrderNo}的原机票仍然有效，请尽快处理`);
  await note(db, at, oldOrderNo, `${why}：新订单${newOrderNo}已出票，原机票仍然有效，请尽快处理`);
}

const note = (db: EventSource['db'], at: Date, orderNo: string, content: string): Promise<void> =>
  insertOrderLog(db, { orderNo, at, operatorName: SYSTEM, content });
