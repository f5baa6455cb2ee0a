import type { ParsedBodyOf, ResultOf } from '../../../src/contract/call';
import type { submitApprovalApplyAuto } from '../../../src/contract/approval/approval';
import { addDays, instantOf } from '../../../src/domain/shanghai-time';
import { attachFiles } from '../files/attach';
import type { CallerContext } from '../server/implement';
import { APPLICATION_FILES } from './file-owner';
import { beginFlow } from './flow';
import { factsOfTrip } from './flow-facts';
import { namesOf } from './progress-store';
import { insertApplication } from './queries';
import { readTrip } from './read-trip';
import { checkTemplate } from './templates';

/** Puts a trip or pre-trip request before the approvers; it can be decided until the last day of the trip is over. */
export async function submitTrip(
  context: CallerContext,
  { applyType, reason, ...asked }: ParsedBodyOf<typeof submitApprovalApplyAuto>,
): Promise<ResultOf<typeof submitApprovalApplyAuto>> {
  const { db, caller, now } = context;
  const template = await checkTemplate(db, caller.enterpriseNum, applyType);
  const trip = await readTrip(context, template, asked);
  const begun = await beginFlow(db, caller, applyType, factsOfTrip(trip), now);
  const applyId = await insertApplication(db, {
    applyType,
    applicant: caller,
    begun,
    reason,
    createdAt: now,
    deadline: instantOf(`${addDays(trip.endDate, 1)}T00:00`),
    orderNo: null,
    trip,
    choice: null,
  });
  await attachFiles(db, caller, asked.fileNos, { kind: APPLICATION_FILES, no: applyId });
  return { applyId, applyState: '审批中', approverName: namesOf(begun.progress).approver_name };
}
