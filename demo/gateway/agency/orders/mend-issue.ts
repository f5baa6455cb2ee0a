import type { markIssued, refundUnissued } from '../../../../src/contract/agency/orders/orders';
import type { ParsedBodyOf, ResultOf } from '../../../../src/contract/call';
import { findTicketsToIssue, setIssued, setNextTry } from '../../flight-booking/issue-queries';
import { failOrder, lockOrder } from '../../order/lifecycle';
import { insertOrderLog } from '../../order/order-log';
import type { Order } from '../../order/scope';
import type { Database } from '../../db/database';
import { Fault, fieldsInvalid } from '../../server/http/fault';
import type { OperatorContext } from '../../server/http/operator';
import { ordersOf } from './queries';
import { beginRefund, withdrawFirst, type Refunding } from './two-operators';

/** Asks the supplier after the commit. Throws agencyOrderUnknown, orderNotIssuing. */
export async function askAgain(context: OperatorContext, { orderNo }: { orderNo: string }): Promise<object> {
  const { db, now, record } = context;
  const order = await lockIssuing(context, orderNo);
  await withdrawFirst(db, wholeOf(orderNo));
  await setNextTry(db, orderNo, order.issue_attempts, now);
  await context.emit(context, 'order.issueAsked', { orderNo });
  await logOrder(context, orderNo, '重新请求出票');
  await record({ enterpriseNum: order.enterprise_num, subject: orderNo, summary: '重新请求出票' });
  return {};
}

/** Throws agencyOrderUnknown, orderNotIssuing, ticketNosTaken, fieldsInvalid. */
export async function enterTickets(
  context: OperatorContext,
  { orderNo, ticketList, reason }: ParsedBodyOf<typeof markIssued>,
): Promise<object> {
  const { db, now, record } = context;
  const order = await lockIssuing(context, orderNo);
  const tickets = await findTicketsToIssue(db, orderNo);
  const ticketNos = tickets.map(
    ({ segmentNo, passengerNo }) =>
      ticketList.find((one) => one.segmentNo === segmentNo && one.passengerNo === passengerNo)?.ticketNo ??
      '',
  );
  if (ticketNos.includes('') || ticketList.length !== tickets.length)
    throw fieldsInvalid({ ticketList: '请填写每位乘客每个航段的票号' });
  await assertFree(db, ticketNos);
  await withdrawFirst(db, wholeOf(orderNo));
  await setIssued(db, orderNo, tickets, ticketNos, now);
  await context.emit(context, 'order.issued', { orderNo });
  await logOrder(context, orderNo, '出票成功，票号由服务商录入');
  const summary = `录入票号${ticketNos.join('、')}，原因：${reason}`;
  await record({ enterpriseNum: order.enterprise_num, subject: orderNo, summary });
  return {};
}

/** Throws agencyOrderUnknown, orderNotIssuing, issueUnknown, confirmationChanged, confirmationByOperations. */
export async function endUnissued(
  context: OperatorContext,
  { orderNo, reason }: ParsedBodyOf<typeof refundUnissued>,
): Promise<ResultOf<typeof refundUnissued>> {
  const order = await lockUnissued(context, orderNo);
  const { enterprise_num: enterpriseNum, total_amount: amount } = order;
  const isDone =
    (await beginRefund(context, wholeOf(orderNo), { amount, ticketAmount: amount, reason })) === 'done';
  if (isDone) await failUnissued(context, orderNo);
  const summary = `未出票全额退款，原因：${reason}${isDone ? '' : '，待另一名操作员复核'}`;
  await context.record({ enterpriseNum, subject: orderNo, summary });
  return { isDone };
}

/** Refund of a whole order. */
export const wholeOf = (orderNo: string): Refunding => ({ orderNo, refundNo: '' });

/** Throws agencyOrderUnknown, orderNotIssuing, issueUnknown. */
export async function lockUnissued(context: OperatorContext, orderNo: string): Promise<Order> {
  const order = await lockIssuing(context, orderNo);
  // without a refusal since it was last asked the supplier may have issued usable tickets
  const isAsked = order.next_issue_at === null || order.next_issue_at <= context.now;
  if (isAsked || !order.issue_refused) throw new Fault('issueUnknown');
  return order;
}

/** Closes an order without tickets. The money goes back by the event of the closed order. */
export async function failUnissued(context: OperatorContext, orderNo: string): Promise<void> {
  await logOrder(context, orderNo, '航空公司未出票，订单全额退款');
  await failOrder(context, orderNo);
}

/** Ticket numbers are unique over all orders. */
async function assertFree(db: Database, ticketNos: readonly string[]): Promise<void> {
  const known = await db
    .selectFrom('ticket')
    .select('ticket_no')
    .where('ticket_no', 'in', ticketNos)
    .executeTakeFirst();
  if (known !== undefined || new Set(ticketNos).size < ticketNos.length) throw new Fault('ticketNosTaken');
}

/** Locks a paid order of the agency whose tickets are not issued, so that of two decisions only the first counts. */
export async function lockIssuing({ db, operator }: OperatorContext, orderNo: string): Promise<Order> {
  await assertOrder(db, operator.tmcNumber, orderNo);
  const order = await lockOrder(db, orderNo);
  if (order?.order_status !== '出票中') throw new Fault('orderNotIssuing');
  return order;
}

/** Throws agencyOrderUnknown. */
export async function assertOrder(db: Database, tmcNumber: string, orderNo: string): Promise<void> {
  const found = await ordersOf(db, tmcNumber)
    .select('o.order_no')
    .where('o.order_no', '=', orderNo)
    .executeTakeFirst();
  if (found === undefined) throw new Fault('agencyOrderUnknown');
}

/** Writes to the log that the enterprise sees, under the agency's name. */
export async function logOrder(
  { db, now, operator }: OperatorContext,
  orderNo: string,
  content: string,
): Promise<void> {
  const { tmc_name: operatorName } = await db
    .selectFrom('tmc')
    .select('tmc_name')
    .where('tmc_number', '=', operator.tmcNumber)
    .executeTakeFirstOrThrow();
  await insertOrderLog(db, { orderNo, at: now, operatorName, content });
}
