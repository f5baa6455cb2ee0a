import type { urgeApproval } from '../../../../src/contract/approval/actions';
import type { ParsedBodyOf, ResultOf } from '../../../../src/contract/call';
import { Fault } from '../../server/http/fault';
import type { CallerContext } from '../../server/http/implement';
import { lockUndecided } from './lock-undecided';
import { findApplication } from '../applications/queries';
import { nextUrge } from '../applications/view';

/**
 * Reminds the deciders on behalf of the applicant. Throws urgeNotOwn, urgeTooSoon, or the fault of an application that
 * can no longer be decided.
 */
export async function urge(
  context: CallerContext,
  { applyId }: ParsedBodyOf<typeof urgeApproval>,
): Promise<ResultOf<typeof urgeApproval>> {
  const { db, caller, now, emit } = context;
  const found = await findApplication(context, applyId);
  if (found.applicant_no !== caller.staffNo) throw new Fault('urgeNotOwn');
  await lockUndecided(context, found);
  // reads again under the lock, since another tab may have sent a reminder
  const row = await findApplication(context, applyId);
  if (nextUrge(row) > now) throw new Fault('urgeTooSoon');
  const urge_count = row.urge_count + 1;
  await db
    .updateTable('approval_request')
    .set({ urged_at: now, urge_count })
    .where('apply_id', '=', applyId)
    .execute();
  await emit(context, 'application.moved', { applyId });
  return { applyId, urgeCount: urge_count, urgeTime: now.toISOString() };
}
