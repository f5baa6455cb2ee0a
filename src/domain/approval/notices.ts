import type { ApplyState } from '../../contract/approval/apply-state';
import type { NoticeKind } from '../../contract/notice/notice';
import type { ApprovalTask } from './progress';

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
  /** Who decided it last. */
  approverName: string;
  decidedAt: Date | null;
  /** How often, and when last, its applicant has reminded those who are to decide. */
  urgeCount: number;
  urgedAt: Date | null;
  tasks: readonly ApprovalTask[];
}

/** What those who are to decide are told until they have. */
export const ASKING: readonly NoticeKind[] = ['asked', 'passedOn', 'added', 'askedAgain', 'urged'];

/** Who is to have been told of what, as an application stands: the same again for as long as nothing happens. */
export function noticesOf(application: NotedApplication): DueNotice[] {
  const { applyState, applicantNO: staffNO, approverName, decidedAt: at } = application;
  if (applyState === '审批中') return asking(application);
  if (at === null) return [];
  const outcome = { staffNO, occasion: 'outcome', byName: approverName, isMailed: true, at };
  switch (applyState) {
    case '已同意':
      return [{ ...outcome, kind: 'agreed' }];
    case '已拒绝':
      return [{ ...outcome, kind: 'refused' }];
    case '已过期':
      return [...endings(application, 'expired', at), { ...outcome, kind: 'expired', byName: '' }];
    // the rest is the applicant's own doing
    case '已撤回':
      return endings(application, 'withdrawn', at);
    case '已失效':
      return endings(application, 'void', at);
  }
}

function asking({ tasks, urgeCount, urgedAt }: NotedApplication): DueNotice[] {
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
