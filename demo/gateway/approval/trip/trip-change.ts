import type { ParsedBodyOf, ResultOf } from '../../../../src/contract/call';
import { APPLY_TYPE, type submitApprovalApplyAuto } from '../../../../src/contract/approval/approval';
import type { TripContent, TripTolerance } from '../../../../src/contract/approval/trip';
import { isWithinTolerance, tripDifferences } from '../../../../src/domain/approval/trip-change';
import { shanghaiDate } from '../../../../src/domain/shanghai-time';
import type { Database } from '../../db/database';
import { attachFiles } from '../../files/attach';
import { findFilesOf } from '../../files/queries';
import type { Caller } from '../../server/http/caller';
import type { EventContext } from '../../server/events/domain-events';
import { Fault } from '../../server/http/fault';
import type { CallerContext } from '../../server/http/implement';
import { APPLICATION_FILES } from '../file-owner';
import type { ApplicationDecided } from '../events';
import { findApplication, lockRequest } from '../applications/queries';
import type { ApplicationRow } from '../applications/application-row';
import { readTrip } from './read-trip';
import { insertTrip } from './submit-trip';
import { checkTemplate } from '../applications/templates';
import { contentOf, findAgreed, findPendingChange, setContent } from './trip-change-queries';
import { uncoveredOrders } from './trip-orders';

type RequestedTripChange = ParsedBodyOf<typeof submitApprovalApplyAuto>;

/** Returns whether it is an approved trip of the caller that is not over. */
export function isChangeable(row: ApplicationRow, { staffNo }: Pick<Caller, 'staffNo'>, now: Date): boolean {
  const { apply_state, applicant_no, change_of, trip } = row;
  const isAgreed = apply_state === '已同意' && trip !== null && change_of === null;
  return isAgreed && applicant_no === staffNo && trip.endDate >= shanghaiDate(now);
}

/**
 * Changes an approved trip: at once within the tolerance of its template, otherwise after an approval, until which the
 * approved content stays in force. Throws applyNotChangeable, applyPending, changeLess or changeShort.
 */
export async function changeTrip(
  context: CallerContext,
  { applyType, reason, changeOf, ...asked }: RequestedTripChange,
): Promise<ResultOf<typeof submitApprovalApplyAuto>> {
  const { db, caller, now } = context;
  const row = await findApplication(context, changeOf, { lock: true });
  const current = contentOf(row);
  if (
    current === undefined ||
    !isChangeable(row, caller, now) ||
    row.apply_type !== originalType(applyType)
  ) {
    throw new Fault('applyNotChangeable');
  }
  const pending = await findPendingChange(db, changeOf, now);
  if (pending !== undefined) throw new Fault('applyPending', `变更申请 ${pending} 正在审批中，请先撤回`);
  const template = await checkTemplate(db, caller.enterpriseNum, applyType);
  const hasFiles = (await findFilesOf(db, APPLICATION_FILES, [changeOf])).length > 0;
  const trip = await readTrip(context, template, asked, hasFiles);
  const after = { trip, reason };
  if (tripDifferences(current, after, null).length === 0) throw new Fault('changeLess');
  const uncovered = await uncoveredOrders(db, changeOf, trip);
  if (uncovered !== undefined) throw new Fault('changeShort', uncovered);

  if (!(await isWithin(db, changeOf, current, after, template.tolerance))) {
    const changeType = row.apply_type === APPLY_TYPE.preTrip ? APPLY_TYPE.preTripChange : APPLY_TYPE.trip;
    return insertTrip(context, { applyType: changeType, reason, changeOf, fileNos: asked.fileNos }, trip);
  }
  await setContent(db, {
    applyId: changeOf,
    at: now,
    by: caller,
    changeApplyId: null,
    before: current,
    after,
  });
  await attachFiles(db, caller, asked.fileNos, { kind: APPLICATION_FILES, no: changeOf });
  return { applyId: changeOf, applyState: '已同意', approverName: row.approver_name };
}

/** Type of the request that an application of a type changes. */
const originalType = (applyType: RequestedTripChange['applyType']) =>
  applyType === APPLY_TYPE.preTripChange ? APPLY_TYPE.preTrip : applyType;

async function isWithin(
  db: Database,
  applyId: string,
  current: TripContent,
  after: TripContent,
  tolerance: TripTolerance | null,
): Promise<boolean> {
  const agreed = await findAgreed(db, applyId, current);
  return isWithinTolerance(tripDifferences(agreed, after, tolerance));
}

/** Applies an approved change to its trip, unless orders made meanwhile would no longer be covered. */
export async function noteTripChange(
  { db, now }: Pick<EventContext, 'db' | 'now'>,
  { applyId, decision }: ApplicationDecided,
): Promise<void> {
  if (decision !== 'agreed') return;
  const { change_of: changeOf, applicant_no, applicant_name, ...asked } = await lockRequest(db, applyId);
  const after = contentOf(asked);
  if (changeOf === null || after === undefined) return;
  const changed = await lockRequest(db, changeOf);
  const before = contentOf(changed);
  if (before === undefined) return;
  if ((await uncoveredOrders(db, changeOf, after.trip)) !== undefined) {
    await db
      .updateTable('approval_request')
      .set({ apply_state: '已失效' })
      .where('apply_id', '=', applyId)
      .execute();
    return;
  }
  const by = { staffNo: applicant_no, staffName: applicant_name };
  await setContent(db, { applyId: changeOf, at: now, by, changeApplyId: applyId, before, after });
}
