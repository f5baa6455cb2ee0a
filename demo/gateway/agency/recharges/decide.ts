import type { ParsedBodyOf, ResultOf } from '../../../../src/contract/call';
import type { confirmAgencyRecharge, refuseAgencyRecharge } from '../../../../src/contract/agency/recharges';
import { formatPrice } from '../../../../src/domain/money/money';
import type { OperatorContext } from '../../server/http/operator';
import {
  bookTransfer,
  lockTransfer,
  refuseTransfer,
  setFirstConfirmation,
} from '../../wallet/recharge/decide';
import { checkOwnConfirmation, passDualControl } from '../dual-control/limit';
import { checkSameTransfer, dismissSameTransfer } from './same-transfer';

/**
 * Throws rechargeUnknown, rechargeOver, bankReferenceBooked, rechargeAmountDiffers, confirmationChanged,
 * confirmationOwn.
 */
export async function confirm(
  { db, now, operator, record }: OperatorContext,
  { rechargeNo, firstOperatorNo: seenFirst }: ParsedBodyOf<typeof confirmAgencyRecharge>,
): Promise<ResultOf<typeof confirmAgencyRecharge>> {
  const transfer = await lockTransfer(db, rechargeNo, operator);
  const { amount, enterprise_num: enterpriseNum, first_operator_no: firstOperatorNo } = transfer;
  const { openReceiptNos } = await checkSameTransfer(db, transfer, operator.tmcNumber);
  const item = {
    amount,
    neededTwo: transfer.needed_two,
    firstOperatorNo,
    seenFirst,
    right: 'decideRecharges',
  } as const;
  const isBooked = (await passDualControl(db, operator, item)) === 'done';
  if (isBooked) {
    await bookTransfer(db, transfer, { now });
    await dismissSameTransfer(db, openReceiptNos, { rechargeNo, by: operator.operatorName, now });
  } else await setFirstConfirmation(db, transfer, { operator, now });
  const sum = `¥${formatPrice(amount)}`;
  await record({
    enterpriseNum,
    subject: rechargeNo,
    summary: isBooked ? `确认充值${sum}到账，已入账` : `确认充值${sum}到账，待另一名操作员复核`,
  });
  return { isBooked };
}

/** Throws rechargeUnknown, rechargeOver, confirmationOthers. */
export async function withdraw(
  { db, operator, record }: OperatorContext,
  { rechargeNo }: { rechargeNo: string },
): Promise<object> {
  const transfer = await lockTransfer(db, rechargeNo, operator);
  checkOwnConfirmation(operator, transfer.first_operator_no);
  await setFirstConfirmation(db, transfer, undefined);
  await record({
    enterpriseNum: transfer.enterprise_num,
    subject: rechargeNo,
    summary: `撤回充值¥${formatPrice(transfer.amount)}的到账确认`,
  });
  return {};
}

/** Throws rechargeUnknown, rechargeOver. */
export async function refuse(
  { db, now, operator, record }: OperatorContext,
  { rechargeNo, reason }: ParsedBodyOf<typeof refuseAgencyRecharge>,
): Promise<object> {
  const transfer = await lockTransfer(db, rechargeNo, operator);
  await refuseTransfer(db, transfer, { reason, now });
  await record({
    enterpriseNum: transfer.enterprise_num,
    subject: rechargeNo,
    summary: `拒绝充值¥${formatPrice(transfer.amount)}，原因：${reason}`,
  });
  return {};
}
