import { sql } from 'kysely';
import { APPLY_TYPE } from '../../../src/contract/approval/approval';
import { Fault } from '../server/fault';
import type { CallerContext } from '../server/implement';
import { uncovered, type OverChoice } from './over-choice';

/**
 * Throws applyPending if an application of the caller that is still to be decided covers this choice already, as when
 * its answer was lost. One submission of a person after the other.
 */
export async function refusePending(
  { db, caller, now }: Pick<CallerContext, 'db' | 'caller' | 'now'>,
  chosen: OverChoice,
): Promise<void> {
  const { enterpriseNum, staffNo } = caller;
  const key = `over-standard applications of ${enterpriseNum} ${staffNo}`;
  // those made at once would not see each other
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(db);
  const pending = await db
    .selectFrom('approval_request')
    .select(['apply_id', 'choice'])
    .where('enterprise_num', '=', enterpriseNum)
    .where('applicant_no', '=', staffNo)
    .where('apply_type', '=', APPLY_TYPE.overStandard)
    .where('apply_state', '=', '审批中')
    .where('order_no', 'is', null)
    .where('deadline', '>', now)
    .execute();
  const same = pending.find(({ choice }) => choice !== null && uncovered(choice, chosen) === undefined);
  if (same === undefined) return;
  throw new Fault('applyPending', `超标申请 ${same.apply_id} 正在审批中，已包含本次所选航班和乘机人`);
}
