import { URGE_EVERY_MIN } from '../../../../src/contract/approval/actions';
import type { Application, ApplicationFlight } from '../../../../src/contract/approval/approval';
import { OBJECT } from '../../../../src/contract/permission/objects';
import { shanghaiDate } from '../../../../src/domain/shanghai-time';
import type { Caller } from '../../server/http/caller';
import { airports } from '../../reference-data/index';
import type { OverChoice } from '../submission/over-choice';
import type { ApplicationRow } from './application-row';

/** Returns whether the application can still be decided. */
export function isUndecided(row: Pick<ApplicationRow, 'apply_state' | 'deadline'>, now: Date): boolean {
  return row.apply_state === '审批中' && row.deadline > now;
}

/** Returns whether the current step has reached its time limit before the application's own. */
export function isStepOver(
  { apply_state, deadline, step_due_at }: Pick<ApplicationRow, 'apply_state' | 'deadline' | 'step_due_at'>,
  now: Date,
): boolean {
  return apply_state === '审批中' && step_due_at !== null && step_due_at <= now && step_due_at < deadline;
}

/** Returns whether the caller may decide applications in general. */
export function mayDecide({ objects }: Pick<Caller, 'objects'>): boolean {
  return objects.has(OBJECT.approve) || objects.has(OBJECT.refuse);
}

/** Earliest time of the next reminder to the deciders. */
export const nextUrge = ({ urged_at, created_at }: Pick<ApplicationRow, 'urged_at' | 'created_at'>): Date =>
  new Date((urged_at ?? created_at).getTime() + URGE_EVERY_MIN * 60_000);

/**
 * An application as shown. `isUsed`: an order was made by it. `standsInFor`: the person for whom the viewer decides it;
 * empty for the viewer themselves, undefined when it is not theirs to decide. An overdue application is shown as
 * expired before it is marked so.
 */
export function applicationView(
  row: ApplicationRow,
  { staffNo, objects }: Pick<Caller, 'staffNo' | 'objects'>,
  now: Date,
  { isUsed, standsInFor }: { isUsed: boolean; standsInFor: string | undefined },
): Application {
  const undecided = isUndecided(row, now);
  const isOwn = row.applicant_no === staffNo;
  // the next decider is known only after the expired step has been ended
  const isOver = isStepOver(row, now);
  const travels = row.traveller_nos.includes(staffNo);
  const decides = undecided && standsInFor !== undefined && !isOver && !travels;
  return {
    applyId: row.apply_id,
    applyType: row.apply_type,
    applyState: row.apply_state === '审批中' && !undecided ? '已过期' : row.apply_state,
    applicantNO: row.applicant_no,
    applicantName: row.applicant_name,
    deptName: row.dept_name,
    approverNO: row.approver_no,
    approverName: row.approver_name,
    replacedNames: row.replaced_names,
    reason: row.reason,
    opinion: row.opinion,
    createTime: row.created_at.toISOString(),
    deadline: row.deadline.toISOString(),
    stepDue: undecided ? stepDueOf(row) : null,
    decideTime: row.decided_at?.toISOString() ?? '',
    orderNo: row.order_no ?? '',
    changeOf: row.change_of ?? '',
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
    change: row.change,
    refund: row.refund,
    flights: row.choice === null ? [] : flightsOf(row.choice),
    standsInFor: decides ? standsInFor : '',
    canDecide: decides && mayDecide({ objects }),
    canAgree: decides && objects.has(OBJECT.approve),
    canRefuse: decides && objects.has(OBJECT.refuse),
    urgeCount: row.urge_count,
    urgeTime: row.urged_at?.toISOString() ?? '',
    canUrge: isOwn && undecided && !isOver && nextUrge(row) <= now,
    canWithdraw: isOwn && ((undecided && !isOver) || (!isUsed && isAgreedAfterSale(row))),
    canBook: !isUsed && isOwn && isBookable(row, now),
    canApply: !isUsed && isOwn && isAgreedAfterSale(row) && isAhead(row, now),
  };
}

function stepDueOf({ step_due_at, step_otherwise, deadline }: ApplicationRow): Application['stepDue'] {
  if (step_due_at === null || step_otherwise === null || step_due_at >= deadline) return null;
  return { time: step_due_at.toISOString(), otherwise: step_otherwise };
}

/** An approved application without an order whose flights lie ahead. */
function isBookable(row: ApplicationRow, now: Date): boolean {
  const { apply_state, order_no, choice, change } = row;
  if (apply_state !== '已同意' || order_no !== null || choice === null || change !== null) return false;
  return isAhead(row, now);
}

/** A change or refund that was approved before it was applied for at the supplier. */
export function isAgreedAfterSale({ apply_state, order_no, after_sale_of }: ApplicationRow): boolean {
  return apply_state === '已同意' && order_no === null && after_sale_of !== null;
}

/** Its new flights, if any, lie ahead. */
function isAhead({ choice }: ApplicationRow, now: Date): boolean {
  return choice?.voyages.every(({ depDate }) => depDate >= shanghaiDate(now)) ?? true;
}

function flightsOf({ voyages, evaluation }: OverChoice): ApplicationFlight[] {
  return voyages.map(
    ({
      segmentNo,
      sequenceNo = 1,
      flightNo,
      depAirportCode,
      arrAirportCode,
      depDate,
      cabinCode,
      salePrice,
    }) => {
      const evaluated = evaluation.segments.find((segment) => segment.segmentNo === segmentNo);
      return {
        segmentNo,
        sequenceNo,
        flightNo,
        depCityName: cityNameOf(depAirportCode),
        arrCityName: cityNameOf(arrAirportCode),
        // only the evaluation has the departure time of a segment's first flight
        takeOffTime: (sequenceNo === 1 ? evaluated?.takeOffTime : undefined) ?? depDate,
        cabinCode,
        salePrice,
      };
    },
  );
}

function cityNameOf(airportCode: string): string {
  return airports().find(({ iata }) => iata === airportCode)?.city_zh ?? airportCode;
}
