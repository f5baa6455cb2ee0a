import { OBJECT } from '../../../../src/contract/permission/objects';
import type { Approver } from '../../../../src/domain/approval/progress';
import { findCaller } from '../../permission/callers';
import { Fault } from '../../server/http/fault';
import type { CallerContext } from '../../server/http/implement';

/**
 * One of the staff of the caller's enterprise who may agree to applications: with anybody else it would stand still until
 * its time is over. Throws approverUnknown or approverWithoutRight.
 */
export async function findColleague(
  { db, caller, now }: Pick<CallerContext, 'db' | 'caller' | 'now'>,
  staffNO: string,
): Promise<Approver> {
  const colleague = await findCaller(db, staffNO, now);
  if (colleague?.enterpriseNum !== caller.enterpriseNum) throw new Fault('approverUnknown');
  if (!colleague.objects.has(OBJECT.approve)) throw new Fault('approverWithoutRight');
  return { staffNO, staffName: colleague.staffName };
}
