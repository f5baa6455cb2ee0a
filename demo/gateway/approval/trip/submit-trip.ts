import type { ParsedBodyOf, ResultOf } from '../../../../src/contract/call';
import type { submitApprovalApplyAuto } from '../../../../src/contract/approval/approval';
import type { TripRequest } from '../../../../src/contract/approval/trip';
import { addDays, instantOf } from '../../../../src/domain/shanghai-time';
import { attachFiles } from '../../files/attach';
import type { CallerContext } from '../../server/http/implement';
import { APPLICATION_FILES } from '../file-owner';
import { beginFlow } from '../flow/flow';
import { factsOfTrip } from '../flow/flow-facts';
import { namesOf } from '../decisions/progress-store';
import { insertApplication } from '../applications/queries';
import { readTrip } from './read-trip';
import { checkTemplate } from '../applications/templates';

type Body = ParsedBodyOf<typeof submitApprovalApplyAuto>;
type SubmitTripResult = ResultOf<typeof submitApprovalApplyAuto>;

/** Submits a trip or pre-trip request to the approvers. */
export async function submitTrip(
  context: CallerContext,
  { applyType, reason, ...asked }: Body,
): Promise<SubmitTripResult> {
  const { db, caller } = context;
  const template = await checkTemplate(db, caller.enterpriseNum, applyType);
  const trip = await readTrip(context, template, asked);
  return insertTrip(context, { applyType, reason, fileNos: asked.fileNos }, trip);
}

/** Inserts a trip to be decided by the approvers before its last day is over. `changeOf`: the trip to be changed. */
export async function insertTrip(
  { db, caller, now, emit }: CallerContext,
  {
    applyType,
    reason,
    fileNos,
    changeOf,
  }: Pick<Body, 'applyType' | 'reason' | 'fileNos'> & { changeOf?: string },
  trip: TripRequest,
): Promise<SubmitTripResult> {
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
    ...(changeOf !== undefined && { changeOf }),
  });
  await attachFiles(db, caller, fileNos, { kind: APPLICATION_FILES, no: applyId });
  await emit({ db, now }, 'application.moved', { applyId });
  return { applyId, applyState: '审批中', approverName: namesOf(begun.progress).approver_name };
}
