import type { confirmOrderRefund } from '../../../../src/contract/agency/orders/refunds';
import type { settleRefund } from '../../../../src/contract/agency/orders/orders';
import type { ParsedBodyOf, ResultOf } from '../../../../src/contract/call';
import { formatPrice } from '../../../../src/domain/money/money';
import { spreadRefund } from '../../../../src/domain/refund/spread-refund';
import { instantOf } from '../../../../src/domain/shanghai-time';
import type { Database } from '../../db/database';
import { kindOf } from '../../enterprise/kind-of';
import { flightKey } from '../../order/flown';
import { lockOrder } from '../../order/lifecycle';
import '../../order/rebuy/schema';
import { completeRefund } from '../../order/refund/complete-refund';
import { findRefund, scheduleSupplierRetry, type Refund } from '../../order/refund/queries';
import { reopenRefund } from '../../order/refund/reopen';
import { setTicketAmounts } from '../../order/refund/ticket-amounts';
import type { Order } from '../../order/scope';
import type { AreaDeps } from '../../server/deps';
import { Fault, fieldsInvalid } from '../../server/http/fault';
import type { OperatorContext } from '../../server/http/operator';
import type { FlightSupplier } from '../../supplier/port';
import { assertOrder, logOrder } from './mend-issue';
import {
  beginRefund,
  confirmSecond,
  seenConfirmation,
  withdrawFirst,
  type FirstStored,
} from './two-operators';

const APPLY_ANEW = '机票已使用、变更或起飞，或退票金额已变化，请由员工重新申请退票';

/** Asks the supplier after the commit, also for a refund that it has refused. Throws agencyOrderUnknown, refundNotOpen. */
export async function askRefundAgain(
  context: OperatorContext,
  { refundNo }: { refundNo: string },
): Promise<object> {
  const { db, now, record } = context;
  const { refund, order } = await lockRefund(context, refundNo);
  const { enterprise_num: enterpriseNum } = order;
  if (refund.refund_state === '退票中') await scheduleSupplierRetry(db, refundNo, refund.ask_attempts, now);
  else if (refund.refund_state !== '退票失败' || (await isOfRebuy(db, refundNo)))
    throw new Fault('refundNotOpen');
  else if (!(await reopenRefund(db, { order, refund, now }))) throw new Fault('refundNotOpen', APPLY_ANEW);
  await withdrawFirst(db, { orderNo: refund.order_no, refundNo });
  await context.emit(context, 'refund.asked', { refundNo });
  await logOrder(context, refund.order_no, `重新请求退票（${refundNo}）`);
  await record({ enterpriseNum, subject: refundNo, summary: '重新请求退票' });
  return {};
}

/** Throws agencyOrderUnknown, refundNotOpen, ticketsBoarded, confirmationChanged, fieldsInvalid. */
export async function settle(
  { supplierOf }: Pick<AreaDeps, 'supplierOf'>,
  context: OperatorContext,
  { refundNo, ticketAmount, reason }: ParsedBodyOf<typeof settleRefund>,
): Promise<ResultOf<typeof settleRefund>> {
  const { db, record } = context;
  const { refund, enterpriseNum } = await lockOpen(context, { refundNo });
  const { order_no: orderNo } = refund;
  const tickets = await findTicketPrices(db, refundNo, ticketAmount);
  await assertNotBoarded(supplierOf(await kindOf(db, enterpriseNum)), context, refundNo);
  const amount = ticketAmount + (await findInsuranceAmount(db, refundNo)) + (await findRefunded(db, orderNo));
  const isDone =
    (await beginRefund(context, { orderNo, refundNo }, { amount, ticketAmount, reason })) === 'done';
  if (isDone) await complete(context, refund, tickets, ticketAmount);
  const summary = `按机票退款${yuan(ticketAmount)}结束退票，原因：${reason}${isDone ? '' : '，待另一名操作员复核'}`;
  await record({ enterpriseNum, subject: refundNo, summary });
  return { isDone };
}

/**
 * Makes a refund that a first operator has confirmed. Throws agencyOrderUnknown, refundNotOpen, ticketsBoarded, fieldsInvalid
 * and the faults of confirmSecond.
 */
export async function settleConfirmed(
  { supplierOf }: Pick<AreaDeps, 'supplierOf'>,
  context: OperatorContext,
  { orderNo, refundNo, ...seen }: ParsedBodyOf<typeof confirmOrderRefund>,
): Promise<FirstStored> {
  const { db } = context;
  const { refund, enterpriseNum } = await lockOpen(context, { orderNo, refundNo });
  const first = await seenConfirmation(db, { orderNo, refundNo }, seen);
  const { ticket_amount: ticketAmount } = first;
  await confirmSecond(context, first);
  const tickets = await findTicketPrices(db, refundNo, ticketAmount);
  await assertNotBoarded(supplierOf(await kindOf(db, enterpriseNum)), context, refundNo);
  await complete(context, refund, tickets, ticketAmount);
  return first;
}

const yuan = (fen: number): string => `¥${formatPrice(fen)}`;

async function complete(
  context: OperatorContext,
  { refund_no: refundNo, order_no: orderNo }: Refund,
  tickets: readonly TicketPrice[],
  ticketAmount: number,
): Promise<void> {
  const amounts = spreadRefund(
    tickets.map(({ price }) => price),
    ticketAmount,
  );
  await setTicketAmounts(
    context.db,
    refundNo,
    tickets.map(({ segmentNo, passengerNo, price }, i) => ({
      segmentNo,
      passengerNo,
      refundAmount: amounts[i] ?? 0,
      refundFee: price - (amounts[i] ?? 0),
    })),
  );
  await logOrder(context, orderNo, `退票由服务商按机票退款${yuan(ticketAmount)}处理（${refundNo}）`);
  await completeRefund(context, refundNo);
  await context.emit(context, 'refund.ended', { refundNo, orderNo });
}

/** Amount of the order's earlier refunds: it counts for the limit, so that parts of an order are not refunded one by one. */
async function findRefunded(db: Database, orderNo: string): Promise<number> {
  const rows = await db
    .selectFrom('refund_order')
    .select('refund_amount')
    .where('order_no', '=', orderNo)
    .where('refund_state', '=', '已退票')
    .execute();
  return rows.reduce((sum, { refund_amount }) => sum + refund_amount, 0);
}

async function findInsuranceAmount(db: Database, refundNo: string): Promise<number> {
  const rows = await db
    .selectFrom('refund_insurance')
    .select('refund_amount')
    .where('refund_no', '=', refundNo)
    .execute();
  return rows.reduce((sum, { refund_amount }) => sum + refund_amount, 0);
}

/** Throws ticketsBoarded when a ticket of the refund has been flown, or the supplier does not say so. */
async function assertNotBoarded(
  supplier: FlightSupplier,
  { db, now, log }: OperatorContext,
  refundNo: string,
): Promise<void> {
  const tickets = await db
    .selectFrom('refund_ticket as r')
    .innerJoin('ticket as t', (join) =>
      join
        .onRef('t.order_no', '=', 'r.order_no')
        .onRef('t.segment_no', '=', 'r.segment_no')
        .onRef('t.passenger_no', '=', 'r.passenger_no'),
    )
    .innerJoin('order_segment as s', (join) =>
      join.onRef('s.order_no', '=', 't.order_no').onRef('s.segment_no', '=', 't.segment_no'),
    )
    .select(['t.ticket_no', 's.flight'])
    .where('r.refund_no', '=', refundNo)
    .execute();
  for (const { ticket_no: ticketNo, flight } of tickets) {
    if (ticketNo === null || instantOf(flight.takeOffTime) > now) continue;
    const boarded = await supplier
      .boarded({ flight: flightKey({ flight }), ticketNos: [ticketNo] })
      .catch((error: unknown) => {
        log.warn({ err: error, refundNo }, 'the passengers on board are unknown');
        return undefined;
      });
    if (boarded === undefined || boarded.ticketNos.length > 0) throw new Fault('ticketsBoarded');
  }
}

interface TicketPrice {
  segmentNo: number;
  passengerNo: number;
  price: number;
}

/** Prices of a refund's tickets. Throws fieldsInvalid for an amount above their sum. */
async function findTicketPrices(db: Database, refundNo: string, amount: number): Promise<TicketPrice[]> {
  const rows = await db
    .selectFrom('refund_ticket')
    .select(['segment_no', 'passenger_no', 'refund_fee', 'refund_amount'])
    .where('refund_no', '=', refundNo)
    .orderBy('passenger_no')
    .orderBy('segment_no')
    .execute();
  const tickets = rows.map((row) => ({
    segmentNo: row.segment_no,
    passengerNo: row.passenger_no,
    price: row.refund_fee + row.refund_amount,
  }));
  const most = tickets.reduce((sum, { price }) => sum + price, 0);
  if (amount > most) throw fieldsInvalid({ ticketAmount: `金额不能超过机票价格${yuan(most)}` });
  return tickets;
}

/** `orderNo`: order to which the refund has to belong. Throws agencyOrderUnknown, refundNotOpen. */
export async function lockOpen(
  context: OperatorContext,
  { orderNo, refundNo }: { orderNo?: string; refundNo: string },
): Promise<{ refund: Refund; enterpriseNum: string }> {
  const { refund, order } = await lockRefund(context, refundNo);
  if (orderNo !== undefined && refund.order_no !== orderNo) throw new Fault('agencyOrderUnknown');
  if (refund.refund_state !== '退票中') throw new Fault('refundNotOpen');
  return { refund, enterpriseNum: order.enterprise_num };
}

/** Locks the order of a refund, so that of two decisions only the first counts. Throws agencyOrderUnknown. */
async function lockRefund(
  { db, operator }: OperatorContext,
  refundNo: string,
): Promise<{ refund: Refund; order: Order }> {
  const known = await findRefund(db, refundNo);
  if (known === undefined) throw new Fault('agencyOrderUnknown');
  await assertOrder(db, operator.tmcNumber, known.order_no);
  const order = await lockOrder(db, known.order_no);
  const refund = await findRefund(db, refundNo);
  if (order === undefined || refund === undefined) throw new Fault('agencyOrderUnknown');
  return { refund, order };
}

/** A refund of old tickets for which new ones were bought has a way of its own to be asked for again. */
async function isOfRebuy(db: Database, refundNo: string): Promise<boolean> {
  const found = await db
    .selectFrom('rebuy_order')
    .select('order_no')
    .where('refund_no', '=', refundNo)
    .executeTakeFirst();
  return found !== undefined;
}
