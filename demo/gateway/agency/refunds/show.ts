import type { queryRefundOwed } from '../../../../src/contract/agency/refunds';
import type { ResultOf } from '../../../../src/contract/call';
import { Fault } from '../../server/http/fault';
import type { OperatorContext } from '../../server/http/operator';
import { findLimit } from '../dual-control/stored-limit';
import { findHistory } from '../log/history';
import { findRefundOwed, viewOf } from './queries';

/** Number of held money in the log. */
export const subjectOf = (suspenseNo: number): string => `TK${suspenseNo}`;

/** Held money with its first confirmation, settlement and history. Throws refundOwedUnknown. */
export async function showRefund(
  { db, operator }: Pick<OperatorContext, 'db' | 'operator'>,
  { suspenseNo }: { suspenseNo: number },
): Promise<ResultOf<typeof queryRefundOwed>> {
  const row = await findRefundOwed(db, operator.tmcNumber, suspenseNo);
  if (row === undefined) throw new Fault('refundOwedUnknown');
  const { first_operator_no: firstNo, first_confirmed_at: firstAt } = row;
  const { limit } = await findLimit(db, operator);
  return {
    ...viewOf(row),
    detail: row.detail,
    refundNo: row.asked_no ?? '',
    bankReference: row.bank_reference,
    reason: row.dealt_reason ?? row.first_reason,
    settledBy: row.dealt_by ?? '',
    settleTime: row.booked_at?.toISOString() ?? '',
    first:
      firstNo === null || firstAt === null
        ? null
        : {
            operatorNo: firstNo,
            operatorName: row.first_operator_name,
            confirmTime: firstAt.toISOString(),
          },
    isFirstCaller: firstNo === operator.operatorNo,
    needsTwo: row.needed_two || row.amount > limit,
    historyList: await findHistory(db, operator, subjectOf(suspenseNo)),
  };
}
