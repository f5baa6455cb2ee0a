import type { settleRefund } from '../../../../src/contract/agency/orders';
import type { ParsedBodyOf } from '../../../../src/contract/call';
import { formatPrice } from '../../../../src/domain/money/money';
import { spreadRefund } from '../../../../src/domain/refund/spread-refund';
import type { Database } from '../../db/database';
import { lockOrder } from '../../order/lifecycle';
import { completeRefund } from '../../order/refund/complete-refund';
import { findRefund, scheduleSupplierRetry, type Refund } from '../../order/refund/queries';
import { setTicketAmounts } from '../../order/refund/ticket-amounts';
import { Fault, fieldsInvalid } from '../../server/http/fault';
import type { OperatorContext } from '../../server/http/operator';
import { assertOrder, logOrder } from './mend-issue';

/** Asks the supplier after the commit. Throws agencyOrderUnknown, refundNotOpen. */
export async function askRefundAgain(
  context: OperatorContext,
  { refundNo }: { refundNo: string },
): Promise<object> {
  const { db, now, record } = context;
  const { refund, enterpriseNum } = await lockOpen(context, refundNo);
  await scheduleSupplierRetry(db, refundNo, refund.ask_attempts, now);
  await context.emit(context, 'refund.asked', { refundNo });
  await logOrder(context, refund.order_no, `重新请求退票（${refundNo}）`);
  await record({ enterpriseNum, subject: refundNo, summary: '重新请求退票' });
  return {};
}

/** Throws agencyOrderUnknown, refundNotOpen, fieldsInvalid. */
export async function settle(
  context: OperatorContext,
  { refundNo, ticketAmount, reason }: ParsedBodyOf<typeof settleRefund>,
): Promise<object> {
  const { db, record } = context;
  const { refund, enterpriseNum } = await lockOpen(context, refundNo);
  const { order_no: orderNo } = refund;
  await spreadOver(db, refundNo, ticketAmount);
  const amount = `¥${formatPrice(ticketAmount)}`;
  await logOrder(context, orderNo, `退票由服务商按机票退款${amount}处理（${refundNo}）`);
  await completeRefund(context, refundNo);
  await context.emit(context, 'refund.ended', { refundNo, orderNo });
  const summary = `按机票退款${amount}结束退票，原因：${reason}`;
  await record({ enterpriseNum, subject: refundNo, summary });
  return {};
}

/** Sets the amounts of a refund's tickets. Throws fieldsInvalid for more than their prices. */
async function spreadOver(db: Database, refundNo: string, amount: number): Promise<void> {
  const tickets = await db
    .selectFrom('refund_ticket')
    .select(['segment_no', 'passenger_no', 'refund_fee', 'refund_amount'])
    .where('refund_no', '=', refundNo)
    .orderBy('passenger_no')
    .orderBy('segment_no')
    .execute();
  const prices = tickets.map(({ refund_fee, refund_amount }) => refund_fee + refund_amount);
  const most = prices.reduce((sum, price) => sum + price, 0);
  if (amount > most) throw fieldsInvalid({ ticketAmount: `金额不能超过机票价格¥${formatPrice(most)}` });
  const amounts = spreadRefund(prices, amount);
  await setTicketAmounts(
    db,
    refundNo,
    tickets.map(({ segment_no: segmentNo, passenger_no: passengerNo }, i) => ({
      segmentNo,
      passengerNo,
      refundAmount: amounts[i] ?? 0,
      refundFee: (prices[i] ?? 0) - (amounts[i] ?? 0),
    })),
  );
}

/** Locks the order of an open refund, so that of two decisions only the first counts. */
async function lockOpen(
  { db, operator }: OperatorContext,
  refundNo: string,
): Promise<{ refund: Refund; enterpriseNum: string }> {
  const known = await findRefund(db, refundNo);
  if (known === undefined) throw new Fault('agencyOrderUnknown');
  await assertOrder(db, operator.tmcNumber, known.order_no);
  const order = await lockOrder(db, known.order_no);
  const refund = await findRefund(db, refundNo);
  if (order === undefined || refund?.refund_state !== '退票中') throw new Fault('refundNotOpen');
  return { refund, enterpriseNum: order.enterprise_num };
}
