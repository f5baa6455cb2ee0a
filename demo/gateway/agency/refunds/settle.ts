import type {
  confirmRefundOwed,
  retryRefundOwed,
  returnRefundOwed,
  settleRefundOwed,
} from '../../../../src/contract/agency/refunds';
import type { ParsedBodyOf, ResultOf } from '../../../../src/contract/call';
import { formatPrice } from '../../../../src/domain/money/money';
import {
  confirmHeldFirst,
  lockHeld,
  returnHeld,
  settleHeld,
  type HeldMoney,
} from '../../payment/suspense/by-operator';
import { Fault } from '../../server/http/fault';
import type { OperatorContext } from '../../server/http/operator';
import { beginAgain, isAtCashier } from '../../payment/cashier-refunds/decide';
import { passDualControl } from '../dual-control/limit';
import { findRefundOwed } from './queries';
import { subjectOf } from './show';

/**
 * Locks waiting money of the operator's agency. Throws refundOwedUnknown, also for money of other agencies,
 * refundOwedOver, and refundOwedAtCashier: the cashier might still give it back.
 */
async function lockWaiting(
  { db, operator }: OperatorContext,
  suspenseNo: number,
): Promise<{ held: HeldMoney; entry: { enterpriseNum?: string; subject: string } }> {
  const found = await findRefundOwed(db, operator.tmcNumber, suspenseNo);
  const held = found && (await lockHeld(db, suspenseNo));
  if (found === undefined || held === undefined) throw new Fault('refundOwedUnknown');
  if (held.booked_at !== null) throw new Fault('refundOwedOver');
  if (held.refund_no !== null && (await isAtCashier(db, held.refund_no)))
    throw new Fault('refundOwedAtCashier');
  const { enterprise_num: enterpriseNum } = found;
  return {
    held,
    entry: { ...(enterpriseNum !== null && { enterpriseNum }), subject: subjectOf(suspenseNo) },
  };
}

const sumOf = ({ amount, trade_no: tradeNo }: HeldMoney): string =>
  `¥${formatPrice(amount)}（收银台流水${tradeNo}）`;

const itemOf = (held: HeldMoney, seenFirst: string) =>
  ({
    amount: held.amount,
    neededTwo: held.needed_two,
    firstOperatorNo: held.first_operator_no,
    seenFirst,
    right: 'settleRefundsOwed',
  }) as const;

/** Throws refundOwedUnknown, refundOwedOver, refundOwedAtCashier, refundOwedNotRefused, confirmationChanged. */
export async function retry(
  context: OperatorContext,
  { suspenseNo }: ParsedBodyOf<typeof retryRefundOwed>,
): Promise<object> {
  const { db, now, record } = context;
  const { held, entry } = await lockWaiting(context, suspenseNo);
  if (held.refund_no === null) throw new Fault('refundOwedNotRefused');
  if (held.first_operator_no !== null) throw new Fault('confirmationChanged');
  await beginAgain(db, held.refund_no, now);
  await record({ ...entry, summary: `重新向收银台退款${sumOf(held)}` });
  return {};
}

/** Throws refundOwedUnknown, refundOwedOver, refundOwedAtCashier, confirmationChanged. */
export async function settle(
  context: OperatorContext,
  { suspenseNo, bankReference, reason }: ParsedBodyOf<typeof settleRefundOwed>,
): Promise<ResultOf<typeof settleRefundOwed>> {
  const { db, now, operator, record } = context;
  const { held, entry } = await lockWaiting(context, suspenseNo);
  const isSettled = (await passDualControl(db, operator, itemOf(held, ''))) === 'done';
  const settlement = { bankReference, reason, now };
  if (isSettled) await settleHeld(db, held, { ...settlement, by: operator.operatorName });
  else await confirmHeldFirst(db, held, { ...settlement, ...operator });
  const about = `待退款${sumOf(held)}，银行流水${bankReference}，${reason}`;
  await record({ ...entry, summary: isSettled ? `处理${about}` : `处理${about}，待另一名操作员复核` });
  return { isSettled };
}

/** Throws refundOwedUnknown, refundOwedOver, confirmationChanged, confirmationOwn, confirmationVoid. */
export async function confirm(
  context: OperatorContext,
  { suspenseNo, firstOperatorNo: seenFirst }: ParsedBodyOf<typeof confirmRefundOwed>,
): Promise<object> {
  const { db, now, operator, record } = context;
  const { held, entry } = await lockWaiting(context, suspenseNo);
  const { bank_reference: bankReference } = held;
  if (held.first_operator_no === null) throw new Fault('confirmationChanged');
  const step = await passDualControl(db, operator, itemOf(held, seenFirst));
  // reference and reason of an operator who may not confirm any more are not taken over
  if (step === 'first') throw new Fault('confirmationVoid');
  const by = `${held.first_operator_name}、${operator.operatorName}`;
  await settleHeld(db, held, { bankReference, reason: held.first_reason, by, now });
  await record({ ...entry, summary: `复核待退款${sumOf(held)}，银行流水${bankReference}` });
  return {};
}

/** Throws refundOwedUnknown, refundOwedOver, confirmationChanged. */
export async function giveBack(
  context: OperatorContext,
  { suspenseNo, firstOperatorNo, reason }: ParsedBodyOf<typeof returnRefundOwed>,
): Promise<object> {
  const { db, now, record } = context;
  const { held, entry } = await lockWaiting(context, suspenseNo);
  if (held.first_operator_no !== firstOperatorNo) throw new Fault('confirmationChanged');
  await returnHeld(db, held, now);
  await record({ ...entry, summary: `退回待退款${sumOf(held)}的处理，原因：${reason}` });
  return {};
}
