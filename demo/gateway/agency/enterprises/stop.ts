import type { ParsedBodyOf } from '../../../../src/contract/call';
import type { stopEnterprise } from '../../../../src/contract/agency/enterprise-setup';
import { deleteSessionsOfEnterprise } from '../../login/queries';
import { Fault } from '../../server/http/fault';
import type { OperatorContext } from '../../server/http/operator';
import { holdEnterprise } from './queries';

/**
 * Stops an enterprise, which ends its sessions and those of its partners, or starts it again. Its jobs go on, so that
 * bills, paid orders and notices are finished. Throws agencyEnterpriseUnknown, enterpriseStateChanged.
 */
export async function stop(
  { db, now, operator, record }: OperatorContext,
  { enterpriseNum, isStopped, reason }: ParsedBodyOf<typeof stopEnterprise>,
): Promise<object> {
  const { entName, stoppedAt } = await holdEnterprise(db, operator, enterpriseNum);
  if ((stoppedAt !== null) === isStopped) throw new Fault('enterpriseStateChanged');
  await db
    .updateTable('enterprise')
    .set(
      isStopped
        ? { stopped_at: now, stop_reason: reason, stopped_by: operator.operatorNo }
        : { stopped_at: null, stop_reason: '', stopped_by: null },
    )
    .where('enterprise_num', '=', enterpriseNum)
    .execute();
  // a session that was just being opened at the stop must not come alive at the start
  await deleteSessionsOfEnterprise(db, enterpriseNum);
  const summary = `${isStopped ? '停用' : '启用'}企业${entName}，原因：${reason}`;
  await record({ enterpriseNum, subject: enterpriseNum, summary });
  return {};
}
