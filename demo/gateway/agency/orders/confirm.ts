import type { confirmOrderRefund, returnOrderRefund } from '../../../../src/contract/agency/orders/refunds';
import type { ParsedBodyOf } from '../../../../src/contract/call';
import { formatPrice } from '../../../../src/domain/money/money';
import { lockOrder } from '../../order/lifecycle';
import type { AreaDeps } from '../../server/deps';
import { Fault } from '../../server/http/fault';
import type { OperatorContext } from '../../server/http/operator';
import { assertOrder, failUnissued, lockIssuing, lockUnissued, wholeOf } from './mend-issue';
import { lockOpen, settleConfirmed } from './mend-refund';
import { confirmSecond, seenConfirmation, withdrawFirst, type FirstStored } from './two-operators';

/** Throws the faults of settleConfirmed, and for a whole order those of lockUnissued and confirmSecond. */
export async function confirmRefund(
  deps: Pick<AreaDeps, 'supplierOf'>,
  context: OperatorContext,
  asked: ParsedBodyOf<typeof confirmOrderRefund>,
): Promise<object> {
  const { orderNo, refundNo } = asked;
  const enterpriseNum = await lockEnterprise(context, orderNo);
  const first =
    refundNo === '' ? await confirmWhole(context, asked) : await settleConfirmed(deps, context, asked);
  const { first_operator_name: name, ticket_amount: amount, reason } = first;
  await context.record({
    enterpriseNum,
    subject: refundNo || orderNo,
    summary: `复核${name}的退款，机票¥${formatPrice(amount)}，原因：${reason}`,
  });
  return {};
}

async function confirmWhole(
  context: OperatorContext,
  { orderNo, ...seen }: ParsedBodyOf<typeof confirmOrderRefund>,
): Promise<FirstStored> {
  await lockUnissued(context, orderNo);
  const first = await seenConfirmation(context.db, wholeOf(orderNo), seen);
  await confirmSecond(context, first);
  await failUnissued(context, orderNo);
  return first;
}

/** Throws agencyOrderUnknown, orderNotIssuing, refundNotOpen, confirmationChanged. */
export async function returnRefund(
  context: OperatorContext,
  { orderNo, refundNo, reason, ...seen }: ParsedBodyOf<typeof returnOrderRefund>,
): Promise<object> {
  const { db, record } = context;
  const enterpriseNum = await lockEnterprise(context, orderNo);
  if (refundNo === '') await lockIssuing(context, orderNo);
  else await lockOpen(context, { orderNo, refundNo });
  const first = await seenConfirmation(db, { orderNo, refundNo }, seen);
  await withdrawFirst(db, { orderNo, refundNo });
  await record({
    enterpriseNum,
    subject: refundNo || orderNo,
    summary: `退回${first.first_operator_name}的退款确认，原因：${reason}`,
  });
  return {};
}

/** Locks an order of the agency and returns its enterprise. Throws agencyOrderUnknown. */
async function lockEnterprise({ db, operator }: OperatorContext, orderNo: string): Promise<string> {
  await assertOrder(db, operator.tmcNumber, orderNo);
  const order = await lockOrder(db, orderNo);
  if (order === undefined) throw new Fault('agencyOrderUnknown');
  return order.enterprise_num;
}
