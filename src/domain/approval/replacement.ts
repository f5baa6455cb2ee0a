import {
  continueFlow,
  isUndone,
  newTask,
  partOf,
  withTasks,
  type ApprovalTask,
  type Approver,
  type Parties,
  type Progress,
  type Replacements,
} from './progress';

export interface ReplacementResult {
  progress: Progress;
  /** Tasks of the replaced approvers. */
  replaced: readonly ApprovalTask[];
}

/**
 * Reassigns open tasks of approvers who may not decide any more, or travel, to a replacement; where any one of several
 * decides, only once none of them is left. Without a replacement the task stays where it is.
 */
export function replaceUnable(
  progress: Progress,
  { unableNOs, replacements, ...parties }: Replacements & Parties,
  at: Date,
): ReplacementResult {
  const isUnable = ({ staffNO }: Approver) =>
    unableNOs.has(staffNO) || partOf(staffNO, parties) !== undefined;
  let now = progress;
  const replaced: ApprovalTask[] = [];
  for (const task of progress.tasks) {
    if (progress.outcome !== 'pending' || !isUndone(task) || !isUnable(task)) continue;
    const there = now.tasks.filter((one) => one.stepNo === task.stepNo && isThere(one) && !isUnable(one));
    const mode = progress.steps.find(({ stepNo }) => stepNo === task.stepNo)?.mode;
    const others = there.filter(({ isAdded }) => !isAdded);
    const isCovered = !task.isAdded && mode === 'any' && others.length > 0;
    const next = isCovered ? undefined : freeOf(now, replacements, there);
    if (!isCovered && next === undefined && others.length === 0) continue;
    const taskState = task.taskState === 'open' ? 'replaced' : 'closed';
    now = withTasks(now, ({ taskNo }) => taskNo === task.taskNo, { taskState, endedAt: at });
    if (task.taskState === 'open') replaced.push(task);
    if (next !== undefined) now = { ...now, tasks: [...now.tasks, substitute(now, task, next, at)] };
  }
  return { progress: replaced.length === 0 ? now : settle(now, replaced, at), replaced };
}

const isThere = ({ isPast, taskState }: ApprovalTask): boolean =>
  !isPast && (taskState === 'open' || taskState === 'waiting' || taskState === 'agreed');

/** Returns a replacement outside the step, preferably one who is in no other step either. */
function freeOf(
  { tasks }: Progress,
  replacements: readonly Approver[],
  there: readonly Approver[],
): Approver | undefined {
  const isIn = (people: readonly Approver[]) => (one: Approver) =>
    people.some(({ staffNO }) => staffNO === one.staffNO);
  const free = replacements.filter((one) => !isIn(there)(one));
  return free.find((one) => !isIn(tasks)(one)) ?? free[0];
}

const substitute = ({ tasks }: Progress, former: ApprovalTask, next: Approver, at: Date): ApprovalTask => ({
  ...newTask(tasks.length + 1, former.stepNo, next),
  taskState: former.taskState,
  openedAt: former.taskState === 'open' ? at : null,
  isAdded: former.isAdded,
});

/** Continues the flow where the step waited only for replaced approvers. */
function settle(progress: Progress, replaced: readonly ApprovalTask[], at: Date): Progress {
  const [{ stepNo } = { stepNo: 0 }] = replaced;
  return continueFlow(progress, stepNo, at);
}
