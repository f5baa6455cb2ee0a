import type { ResultOf } from '../../../../src/contract/call';
import type { queryAgencyRecharge } from '../../../../src/contract/agency/recharges';
import { Fault } from '../../server/http/fault';
import type { OperatorContext } from '../../server/http/operator';
import { findAgencyRecharge } from '../../wallet/agency/queries';
import { findLimit } from '../dual-control/stored-limit';
import { findHistory } from '../log/history';

/** A transfer with its vouchers, first confirmation and history. Throws rechargeUnknown. */
export async function showRecharge(
  { db, operator }: Pick<OperatorContext, 'db' | 'operator'>,
  { rechargeNo }: { rechargeNo: string },
): Promise<ResultOf<typeof queryAgencyRecharge>> {
  const found = await findAgencyRecharge(db, operator.tmcNumber, rechargeNo);
  if (found === undefined) throw new Fault('rechargeUnknown');
  const { row, view, applicantName, fileList } = found;
  const { first_operator_no: firstNo, first_confirmed_at: firstAt } = row;
  const { limit } = await findLimit(db, operator);
  return {
    ...view,
    applicantName,
    remark: row.remark,
    refuseReason: row.refuse_reason,
    fileList,
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
    historyList: await findHistory(db, operator, rechargeNo),
  };
}
