import type { ApplyState } from '../../contract/approval/apply-state';
import type { NoticeKind } from '../../contract/notice/notice';
import { actsFor, type ApprovalTask, type Approver } from './progress';

/** What somebody is told of an application. */
export interface DueNotice {
  staffNO: string;
  kind: NoticeKind;
  /** With person and application the key of a notice: nobody is told twice on one occasion. */
  occasion: string;
  /** Who has passed it on, brought them in or decided it; empty for nobody. */
  byName: string;
  /** By mail too, beside the portal. */
  isMailed: boolean;
  at: Date;
}

/** What notices look at of an application. */
export interface NotedApplication {
  applyState: ApplyState;
  applicantNO: string;
  /** Who travels: they stand in for nobody. */
  travellerNOs?: readonly string[];
  /** Who decided it last. */
  approverName: string;
  decidedAt: Date | null;
  /** How often, and when last, its applicant has reminded those who are to decide. */
  urgeCount: number;
  urgedAt: Date | null;
  tasks: readonly ApprovalTask[];
  /** Who stands in today for those who are asked. */
  deputies: readonly { absentNO: string; deputyNO: string }[];
  /** Who gets a copy, and since when. */
  copies: readonly Pick<Approver, 'staffNO'>[];
  createdAt: Date;
  /** When the price that is held for its order ends; null: nothing is held, or not before it has to be decided. */
  holdEndsAt: Date | null;
}

/** At most so long before what is held ends, those who are to decide hear of it. */
export const HOLD_NOTICE_MS = 30 * 60_000;

/** When they do: of what is held for a short time only, once half of that is over. */
function holdNoticeAt(createdAt: Date, endsAt: Date): Date {
  const half = (endsAt.getTime() - createdAt.getTime()) / 2;
  return new Date(endsAt.getTime() - Math.min(HOLD_NOTICE_MS, half));
}

/** What those who are to decide are told until they have. */
export const ASKING: readonly NoticeKind[] = [
  'asked',
  'passedOn',
  'added',
  'askedAgain',
  'urged',
  'standIn',
  'holdEnding',
];

/** Who is to have been told of what, as an application stands at a moment. */
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
      // by a person, or by the time that the flow leaves
      return [{ ...outcome, kind: 'refused', byName: hasRefused(tasks) ? approverName : '' }];
    case '已过期':
      return [...endings(application, 'expired', at), { ...outcome, kind: 'expired', byName: '' }];
    // the rest is the applicant's own doing
    case '已撤回':
      return endings(application, 'withdrawn', at);
    case '已失效':
      return endings(application, 'void', at);
  }
}

const hasRefused = (tasks: readonly ApprovalTask[]): boolean =>
  tasks.some(({ taskState, isPast }) => taskState === 'refused' && !isPast);

/** The applicant hears that others decide now. */
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

/** Those who are to decide, and whoever stands in for them. */
function asking(application: NotedApplication, now: Date): DueNotice[] {
  const { tasks, deputies, applicantNO, travellerNOs = [], holdEndsAt, createdAt } = application;
  const asked = [...askedOf(application)];
  const hold = holdEndsAt && holdNoticeAt(createdAt, holdEndsAt);
  if (hold !== null && holdEndsAt !== null && hold <= now && now < holdEndsAt) {
    const open = tasks.filter(({ taskState }) => taskState === 'open');
    const ending = { kind: 'holdEnding' as const, occasion: 'hold', byName: '', isMailed: true, at: hold };
    asked.push(...open.map(({ staffNO }) => ({ ...ending, staffNO })));
  }
  const standingIn = deputies.flatMap(({ absentNO, deputyNO }) => {
    const progress = { steps: [], tasks, outcome: 'pending' as const };
    if (actsFor(progress, { by: deputyNO, absentNOs: [absentNO], applicantNO, travellerNOs }) !== absentNO)
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

function askedOf({ tasks, urgeCount, urgedAt }: NotedApplication): DueNotice[] {
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
      // whom it came to later has not been reminded
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

/** For those who could have decided when it ended otherwise. */
function endings({ tasks }: NotedApplication, kind: 'withdrawn' | 'expired' | 'void', at: Date): DueNotice[] {
  return tasks
    .filter(
      ({ taskState, openedAt, endedAt }) =>
        taskState === 'closed' && openedAt !== null && endedAt?.getTime() === at.getTime(),
    )
    .map(({ staffNO }) => ({ staffNO, kind, occasion: 'outcome', byName: '', isMailed: false, at }));
}
