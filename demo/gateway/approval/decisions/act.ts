import type {
  addApprovers as addApproversCall,
  returnApproval,
  transferApproval,
} from '../../../../src/contract/approval/actions';
import type { ApplyState } from '../../../../src/contract/approval/apply-state';
import type { decideApproval } from '../../../../src/contract/approval/approval';
import type { ParsedBodyOf } from '../../../../src/contract/call';
import type { FaultName } from '../../../../src/contract/faults';
import { OBJECT } from '../../../../src/contract/permission/objects';
import * as rules from '../../../../src/domain/approval/progress';
import type { Approver, Change, Hindrance, Progress } from '../../../../src/domain/approval/progress';
import { insertOrderLog } from '../../order/order-log';
import { Fault } from '../../server/http/fault';
import type { CallerContext } from '../../server/http/implement';
import { findDecider } from './decider';
import { findColleague } from '../applications/colleague';
import { lockUndecided } from './lock-undecided';
import { noteAfterSale } from './note-after-sale';
import { loadProgress, saveProgress } from './progress-store';
import { findApplication, setDecision } from '../applications/queries';
import type { ApplicationRow } from '../applications/application-row';

/** Owner of the task, the acting person and the moment. */
interface Actor {
  by: string;
  actedBy: Approver | null;
  at: Date;
}

interface ActionOutcome {
  applyId: string;
  applyState: ApplyState;
}

/** Agrees to or refuses an application once; the waiting order gets the outcome in the same transaction. */
export async function decide(
  context: CallerContext,
  { applyId, decision, opinion }: ParsedBodyOf<typeof decideApproval>,
): Promise<ActionOutcome> {
  const { db, caller, now, emit } = context;
  const needed = decision === 'agree' ? OBJECT.approve : OBJECT.refuse;
  const { row, progress } = await act(context, applyId, needed, (before, who, application) =>
    rules.decide(before, { ...who, ...partiesOf(application), decision, opinion }),
  );
  const operatorName = caller.staffName;
  await noteAfterSale(
    { db, now, operatorName },
    row,
    decision === 'agree' ? '审批通过' : '审批不通过',
    opinion,
  );
  if (progress.outcome === 'pending') return { applyId, applyState: '审批中' };
  const applyState = progress.outcome === 'agreed' ? '已同意' : '已拒绝';
  await setDecision(db, applyId, { state: applyState, opinion, at: now, by: caller });
  await emit(context, 'application.decided', {
    applyId,
    orderNo: row.order_no,
    decision: progress.outcome,
    operatorName,
    opinion,
  });
  return { applyId, applyState };
}

/** 转交: hands the task to another member of staff. */
export async function forwardApplication(
  context: CallerContext,
  { applyId, staffNO, opinion }: ParsedBodyOf<typeof transferApproval>,
): Promise<ActionOutcome> {
  let name = '';
  const { row } = await act(context, applyId, OBJECT.transferApproval, async (before, who, application) => {
    const to = await findOtherApprover(context, staffNO, application);
    name = to.staffName;
    return rules.transfer(before, { ...who, to, ...partiesOf(application), opinion });
  });
  await noteProgress(context, row, `转交${name}审批`, opinion);
  return { applyId, applyState: '审批中' };
}

/** 加签: adds approvers who must agree before the step is over. */
export async function addFurtherApprovers(
  context: CallerContext,
  { applyId, staffNOList }: ParsedBodyOf<typeof addApproversCall>,
): Promise<ActionOutcome> {
  const people: Approver[] = [];
  const { row } = await act(context, applyId, OBJECT.addApprovers, async (before, who, application) => {
    for (const staffNO of staffNOList) people.push(await findOtherApprover(context, staffNO, application));
    return rules.addApprovers(before, { ...who, people, ...partiesOf(application) });
  });
  await noteProgress(context, row, `加签${people.map(({ staffName }) => staffName).join('、')}`);
  return { applyId, applyState: '审批中' };
}

/** 退回: returns to a passed step, which is decided again with all following steps. */
export async function returnApplication(
  context: CallerContext,
  { applyId, stepNo, opinion }: ParsedBodyOf<typeof returnApproval>,
): Promise<ActionOutcome> {
  const { row, progress } = await act(context, applyId, OBJECT.returnApproval, (before, who) =>
    rules.sendBack(before, { ...who, stepNo, opinion }),
  );
  await noteProgress(context, row, `退回${rules.currentStep(progress)?.stepName ?? ''}`, opinion);
  return { applyId, applyState: '审批中' };
}

/** Finds another decider. Throws approverIsApplicant, approverTravels, and the faults of `findColleague`. */
function findOtherApprover(
  context: CallerContext,
  staffNO: string,
  application: ApplicationRow,
): Promise<Approver> {
  const part = rules.partOf(staffNO, partiesOf(application));
  if (part !== undefined) throw new Fault(FAULTS[part]);
  return findColleague(context, staffNO);
}

/**
 * Applies an action of a current approver to an undecided application under its lock. Throws applyUnknown,
 * approverOther, forbidden, decidesOwn, decidesOwnTrip, applyDecided, applyExpired, applyVoid, or the fault of the
 * action's hindrance.
 */
async function act(
  context: CallerContext,
  applyId: string,
  needed: string,
  change: (before: Progress, who: Actor, row: ApplicationRow) => Change | Promise<Change>,
): Promise<{ row: ApplicationRow; progress: Progress }> {
  const { db, caller, now } = context;
  const row = await findApplication(context, applyId);
  if (!row.is_approver) throw new Fault('approverOther');
  if (!caller.objects.has(needed)) throw new Fault('forbidden');
  await lockUndecided(context, row);
  const before = await loadProgress(db, row);
  const { staffNo, staffName } = caller;
  const { absentNOs } = await findDecider(db, caller, now);
  const parties = partiesOf(row);
  const acts = rules.taskFor(before, { by: staffNo, absentNOs, ...parties });
  const part = rules.partOf(staffNo, parties);
  // an approver they deputise for is asked, but parties to the application may not act as deputies
  if (acts === undefined && part !== undefined) throw new Fault(OWN_FAULTS[part]);
  const by = acts ?? staffNo;
  const actedBy = by === staffNo ? null : { staffNO: staffNo, staffName };
  const changed = await change(before, { by, actedBy, at: now }, row);
  if ('hindrance' in changed) {
    const { hindrance } = changed;
    // a task assigned before they became a traveller
    const isOwn = part !== undefined && hindrance === part;
    throw new Fault(isOwn ? OWN_FAULTS[part] : faultOf(hindrance, before, staffNo));
  }
  await saveProgress(db, row, before, changed.progress);
  await context.emit(context, 'application.moved', { applyId });
  return { row, progress: changed.progress };
}

const partiesOf = ({ applicant_no, traveller_nos }: ApplicationRow): rules.Parties => ({
  applicantNO: applicant_no,
  travellerNOs: traveller_nos,
});

/** Faults of deciding one's own application or trip. */
const OWN_FAULTS = { applicant: 'decidesOwn', traveller: 'decidesOwnTrip' } as const;

const FAULTS = {
  applicant: 'approverIsApplicant',
  traveller: 'approverTravels',
  alreadyThere: 'approverAlready',
  notPassed: 'stepNotPassed',
} as const satisfies Record<Exclude<Hindrance, 'notOpen'>, FaultName>;

function faultOf(hindrance: Hindrance, { tasks }: Progress, staffNo: string): FaultName {
  if (hindrance !== 'notOpen') return FAULTS[hindrance];
  const own = tasks.filter(({ staffNO, isPast }) => staffNO === staffNo && !isPast);
  return own.some(({ taskState }) => taskState === 'waiting') ? 'approverNotYet' : 'applyDecided';
}

/** Logs the current deciders with the order that waits or whose tickets the application is about. */
async function noteProgress(
  { db, caller, now }: CallerContext,
  { apply_id, order_no, after_sale_of }: ApplicationRow,
  what: string,
  opinion = '',
): Promise<void> {
  const orderNo = order_no ?? after_sale_of;
  if (orderNo === null) return;
  const content = `审批${apply_id}${what}${opinion === '' ? '' : `，审批意见：${opinion}`}`;
  await insertOrderLog(db, { orderNo, at: now, operatorName: caller.staffName, content });
}
