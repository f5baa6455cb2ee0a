import { sql } from 'kysely';
import type { ApplyType } from '../../../../src/contract/approval/approval';
import { applyTypeName } from '../../../../src/domain/travel-standard/apply-type';
import { Fault } from '../../server/http/fault';
import type { CallerContext } from '../../server/http/implement';
import type { ApplicationRow } from '../applications/application-row';

/**
 * Throws applyPending when an undecided application of the caller of this kind already covers this choice, for instance
 * after a lost response. Submissions of one person are serialised.
 */
export async function refusePending(
  { db, caller, now }: Pick<CallerContext, 'db' | 'caller' | 'now'>,
  applyType: ApplyType,
  covers: (application: ApplicationRow) => boolean,
): Promise<void> {
  const { enterpriseNum, staffNo } = caller;
  const key = `applications of ${enterpriseNum} ${staffNo}`;
  // concurrent submissions would not see each other's rows
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(db);
  const pending = await db
    .selectFrom('approval_request')
    .selectAll()
    .where('enterprise_num', '=', enterpriseNum)
    .where('applicant_no', '=', staffNo)
    .where('apply_type', '=', applyType)
    .where('apply_state', '=', '审批中')
    .where('order_no', 'is', null)
    .where('deadline', '>', now)
    .execute();
  const same = pending.find(covers);
  if (same === undefined) return;
  const what = same.after_sale_of === null ? '所选航班和乘机人' : '所选机票';
  throw new Fault(
    'applyPending',
    `${applyTypeName(applyType)} ${same.apply_id} 正在审批中，已包含本次${what}`,
  );
}
