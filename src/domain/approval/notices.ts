import type { ApplyState } from '../../contract/approval/apply-state';
import type { NoticeKind } from '../../contract/notice/notice';
import { taskFor, type ApprovalTask, type Approver } from './progress';

/** A notice of an application to one recipient. */
export interface DueNotice {
  staffNO: string;
  kind: NoticeKind;
  /** Together with recipient and application the key of a notice, so that a recipient is notified once per occasion. */
  occasion: string;
  /** Name of the person who transferred or decided it, or added the recipient; empty for none. */
  byName: string;
  /** True when it is sent by mail too, beside the portal. */
  isMailed: boolean;
  at: Date;
}

/** Data of an application from which notices derive. */
export interface NotedApplication {
  applyState: ApplyState;
  applicantNO: string;
  /** Travellers, who cannot act as deputies. */
  travellerNOs?: readonly string[];
  /** Name of the person who decided it last. */
  approverName: string;
  decidedAt: Date | null;
  /** Number of the applicant's reminders to the approvers, and the time of the last one. */
  urgeCount: number;
  urgedAt: Date | null;
  tasks: readonly ApprovalTask[];
  /** Deputies who represent open approvers today. */
  deputies: readonly { absentNO: string; deputyNO: string }[];
  /** Recipients of a copy, which they receive at `createdAt`. */
  copies: readonly Pick<Approver, 'staffNO'>[];
  createdAt: Date;
  /** End of the price guarantee of its order; null: none, or not before the decision is due. */
  holdEndsAt: Date | null;
}

/** Longest time before the end of the price guarantee at which approvers are notified. */
export const HOLD_NOTICE_MS = 30 * 60_000;

/** Returns the time of that notice: for a short guarantee, once half of it has elapsed. */
function holdNoticeAt(createdAt: Date, endsAt: Date): Date {
  const half = (endsAt.getTime() - createdAt.getTime()) / 2;
  return new Date(endsAt.getTime() - Math.min(HOLD_NOTICE_MS, half));
}

/** Notices that approvers receive until they have decided. */
export const ASKING: readonly NoticeKind[] = [
  'asked',
  'passedOn',
  'added',
  'askedAgain',
  'urged',
  'standIn',
  'holdEnding',
];

/** Returns all notices that are due for the present state of an application. */
export function noticesOf(application: NotedApplication, now: Date): DueNotice[] {
  const { applyState, applicantNO: staffNO, approverName, decidedAt: at, tasks } = application;
  if (applyState === '审批中')
    return [...asking(application, now), ...copied(application), ...replaced(application)];
  if (at === null) return [];
  const outcome = { staffNO, occasion: 'outcome', byName: approverName, isMailed: true, at };
  switch (applyState) {
    case '已同意':
      return [{ ...outcome, kind: 'agreed' }];
    case '已拒绝':
      // Refused by a person, or by the flow's time limit.
      return [{ ...outcome, kind: 'refused', byName: hasRefused(tasks) ? approverName : '' }];
    case '已过期':
      return [...endings(application, 'expired', at), { ...outcome, kind: 'expired', byName: '' }];
    // The remaining states result from the applicant's own action.
    case '已撤回':
      return endings(application, 'withdrawn', at);
    case '已失效':
      return endings(application, 'void', at);
  }
}

const hasRefused = (tasks: readonly ApprovalTask[]): boolean =>
  tasks.some(({ taskState, isPast }) => taskState === 'refused' && !isPast);

/** Notifies the applicant that other approvers decide now. */
const replaced = ({ tasks, applicantNO: staffNO }: NotedApplication): DueNotice[] =>
  tasks.flatMap(({ taskState, taskNo, staffName: byName, endedAt }) =>
    taskState === 'replaced' && endedAt !== null
      ? [{ staffNO, kind: 'replaced', occasion: `replaced ${taskNo}`, byName, isMailed: false, at: endedAt }]
      : [],
  );

function copied({ copies, createdAt }: NotedApplication): DueNotice[] {
  return copies.map(({ staffNO }) => ({
    staffNO,
    kind: 'copied',
    occasion: 'copy',
    byName: '',
    isMailed: false,
    at: createdAt,
  }));
}

/** Notices to open approvers and their deputies. */
function asking(application: NotedApplication, now: Date): DueNotice[] {
  const { tasks, deputies, applicantNO, travellerNOs = [], holdEndsAt, createdAt } = application;
  const asked = [...decisionReminders(application)];
  const hold = holdEndsAt && holdNoticeAt(createdAt, holdEndsAt);
  if (hold !== null && holdEndsAt !== null && hold <= now && now < holdEndsAt) {
    const open = tasks.filter(({ taskState }) => taskState === 'open');
    const ending = { kind: 'holdEnding' as const, occasion: 'hold', byName: '', isMailed: true, at: hold };
    asked.push(...open.map(({ staffNO }) => ({ ...ending, staffNO })));
  }
  const standingIn = deputies.flatMap(({ absentNO, deputyNO }) => {
    const progress = { steps: [], tasks, outcome: 'pending' as const };
    if (taskFor(progress, { by: deputyNO, absentNOs: [absentNO], applicantNO, travellerNOs }) !== absentNO)
      return [];
    const absentName = tasks.find(({ staffNO }) => staffNO === absentNO)?.staffName ?? '';
    return asked
      .filter(({ staffNO }) => staffNO === absentNO)
      .map(({ occasion, kind, ...one }): DueNotice => {
        const isSame = kind === 'urged' || kind === 'holdEnding';
        return {
          ...one,
          staffNO: deputyNO,
          kind: isSame ? kind : 'standIn',
          occasion: `${occasion} for ${absentNO}`,
          byName: isSame ? '' : absentName,
        };
      });
  });
  return [...asked, ...standingIn];
}

function decisionReminders({ tasks, urgeCount, urgedAt }: NotedApplication): DueNotice[] {
  return tasks
    .filter(({ taskState }) => taskState === 'open')
    .flatMap((task) => {
      const { staffNO, taskNo, addedBy, openedAt } = task;
      if (openedAt === null) return [];
      const kind = kindOf(task, tasks);
      const byName = kind === 'passedOn' || kind === 'added' ? (addedBy?.staffName ?? '') : '';
      const asked: DueNotice = {
        staffNO,
        kind,
        occasion: `task ${taskNo}`,
        byName,
        isMailed: true,
        at: openedAt,
      };
      // Approvers whose turn came later have not been reminded.
      if (urgedAt === null || openedAt >= urgedAt) return [asked];
      const occasion = `urge ${urgeCount}`;
      return [asked, { ...asked, kind: 'urged' as const, occasion, byName: '', at: urgedAt }];
    });
}

function kindOf(task: ApprovalTask, tasks: readonly ApprovalTask[]): NoticeKind {
  const wasAsked = tasks.some(
    ({ staffNO, stepNo, isPast, openedAt }) =>
      isPast && openedAt !== null && staffNO === task.staffNO && stepNo === task.stepNo,
  );
  if (wasAsked) return 'askedAgain';
  if (task.addedBy === null) return 'asked';
  return task.isAdded ? 'added' : 'passedOn';
}

/** Notices to approvers who could have decided when the application ended otherwise. */
function endings({ tasks }: NotedApplication, kind: 'withdrawn' | 'expired' | 'void', at: Date): DueNotice[] {
  return tasks
    .filter(
      ({ taskState, openedAt, endedAt }) =>
        taskState === 'closed' && openedAt !== null && endedAt?.getTime() === at.getTime(),
    )
    .map(({ staffNO }) => ({ staffNO, kind, occasion: 'outcome', byName: '', isMailed: false, at }));
}
