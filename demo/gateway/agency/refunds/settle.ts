import type {
  confirmRefundOwed,
  retryRefundOwed,
  returnRefundOwed,
  settleRefundOwed,
} from '../../../../src/contract/agency/refunds';
import type { ParsedBodyOf, ResultOf } from '../../../../src/contract/call';
import { isBeingAsked } from '../../../../src/domain/money/refund-asking';
import { formatPrice } from '../../../../src/domain/money/money';
import {
  confirmHeldFirst,
  lockHeld,
  returnHeld,
  settleHeld,
  type HeldMoney,
} from '../../payment/suspense/by-operator';
import { Fault, fieldsInvalid } from '../../server/http/fault';
import type { OperatorContext } from '../../server/http/operator';
import { beginAgain, isOpen, isUnanswered, lockRefund } from '../../payment/cashier-refunds/decide';
import { passDualControl } from '../dual-control/limit';
import { findRefundOwed } from './queries';
import { subjectOf } from './show';

interface Locked {
  held: HeldMoney;
  entry: { enterpriseNum?: string; subject: string };
}

/** Locks waiting money of the operator's agency. Throws refundOwedUnknown, also for others' money, and refundOwedOver. */
async function lockWaiting({ db, operator }: OperatorContext, suspenseNo: number): Promise<Locked> {
  const found = await findRefundOwed(db, operator.tmcNumber, suspenseNo);
  const held = found && (await lockHeld(db, suspenseNo));
  if (found === undefined || held === undefined) throw new Fault('refundOwedUnknown');
  if (held.booked_at !== null) throw new Fault('refundOwedOver');
  const { enterprise_num: enterpriseNum } = found;
  return {
    held,
    entry: { ...(enterpriseNum !== null && { enterpriseNum }), subject: subjectOf(suspenseNo) },
  };
}

/**
 * Returns whether locked money is a refund that the cashier does not answer about, so that operators may give it back
 * after they have asked there. Throws refundOwedAtCashier for another open refund: the cashier might still make it.
 */
async function waitsForCashier(
  { db, now }: OperatorContext,
  { refund_no: refundNo, why }: HeldMoney,
): Promise<boolean> {
  const refund = refundNo === null ? undefined : await lockRefund(db, refundNo);
  if (refund === undefined || !isOpen(refund)) return false;
  const isAsked = refund.ask_at !== null && isBeingAsked(refund.ask_at, now);
  if (why !== 'refundOpen' || !isUnanswered(refund) || isAsked) throw new Fault('refundOwedAtCashier');
  return true;
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
  if (await waitsForCashier(context, held)) throw new Fault('refundOwedAtCashier');
  if (held.refund_no === null) throw new Fault('refundOwedNotRefused');
  if (held.first_operator_no !== null) throw new Fault('confirmationChanged');
  await beginAgain(db, held.refund_no, now);
  await record({ ...entry, summary: `重新向收银台退款${sumOf(held)}` });
  return {};
}

/** Throws refundOwedUnknown, refundOwedOver, refundOwedAtCashier, confirmationChanged, fieldsInvalid. */
export async function settle(
  context: OperatorContext,
  { suspenseNo, bankReference, reason, isCheckedAtCashier }: ParsedBodyOf<typeof settleRefundOwed>,
): Promise<ResultOf<typeof settleRefundOwed>> {
  const { db, now, operator, record } = context;
  const { held, entry } = await lockWaiting(context, suspenseNo);
  const isUnsure = await waitsForCashier(context, held);
  if (isUnsure && !isCheckedAtCashier)
    throw fieldsInvalid({ isCheckedAtCashier: '请先向收银台核实该笔退款未执行且不会再执行' });
  const isSettled = (await passDualControl(db, operator, itemOf(held, ''))) === 'done';
  const settlement = { bankReference, reason, now };
  if (isSettled) await settleHeld(db, held, { ...settlement, by: operator.operatorName });
  else await confirmHeldFirst(db, held, { ...settlement, ...operator });
  const checked = isUnsure ? '，已向收银台核实未退款' : '';
  const about = `待退款${sumOf(held)}，银行流水${bankReference}，${reason}${checked}`;
  await record({ ...entry, summary: isSettled ? `处理${about}` : `处理${about}，待另一名操作员复核` });
  return { isSettled };
}

/**
 * Throws refundOwedUnknown, refundOwedOver, refundOwedAtCashier, confirmationChanged, confirmationOwn, confirmationVoid.
 */
export async function confirm(
  context: OperatorContext,
  { suspenseNo, firstOperatorNo: seenFirst }: ParsedBodyOf<typeof confirmRefundOwed>,
): Promise<object> {
  const { db, now, operator, record } = context;
  const { held, entry } = await lockWaiting(context, suspenseNo);
  const { bank_reference: bankReference } = held;
  if (held.first_operator_no === null) throw new Fault('confirmationChanged');
  await waitsForCashier(context, held);
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
