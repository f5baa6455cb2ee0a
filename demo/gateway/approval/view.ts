import type { Application } from '../../../src/contract/approval';
import type { Caller } from '../caller';
import type { ApplicationRow } from './queries';

/** Can it be decided at this moment? */
export function isUndecided(row: Pick<ApplicationRow, 'apply_state' | 'deadline'>, now: Date): boolean {
  return row.apply_state === '审批中' && row.deadline > now;
}

/** An application as shown; one whose time is over is expired even before anyone has noted it. */
export function applicationView(
  row: ApplicationRow,
  { staffNo }: Pick<Caller, 'staffNo'>,
  now: Date,
): Application {
  const undecided = isUndecided(row, now);
  return {
    applyId: row.apply_id,
    applyType: row.apply_type,
    applyState: row.apply_state === '审批中' && !undecided ? '已过期' : row.apply_state,
    applicantNO: row.applicant_no,
    applicantName: row.applicant_name,
    deptName: row.dept_name,
    approverNO: row.approver_no,
    approverName: row.approver_name,
    reason: row.reason,
    opinion: row.opinion,
    createTime: row.created_at.toISOString(),
    deadline: row.deadline.toISOString(),
    decideTime: row.decided_at?.toISOString() ?? '',
    orderNo: row.order_no ?? '',
    trip: row.trip,
    overStandard:
      row.choice === null
        ? null
        : {
            voyages: row.choice.voyages,
            passengerNames: row.choice.passengers.map(({ passagerName }) => passagerName),
            evaluation: row.choice.evaluation,
            overReasons: row.choice.overReasons,
          },
    canDecide: undecided && row.approver_no === staffNo,
  };
}
