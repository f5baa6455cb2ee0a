import { OBJECT } from '../../../../src/contract/permission/objects';
import type { Approver } from '../../../../src/domain/approval/progress';
import { findCaller } from '../../permission/callers';
import { Fault } from '../../server/http/fault';
import type { CallerContext } from '../../server/http/implement';

/**
 * Returns a member of staff of the caller's enterprise who may decide applications; any other approver would leave the
 * application waiting until it expires. Throws approverUnknown or approverWithoutRight.
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
