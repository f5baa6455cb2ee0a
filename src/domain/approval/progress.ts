import type { StepLimit } from '../../contract/approval/flow';
import type { StepMode, TaskState } from '../../contract/approval/path';

export interface Approver {
  staffNO: string;
  staffName: string;
}

export interface ProgressStep {
  stepNo: number;
  stepName: string;
  mode: StepMode;
  /** Missing: the step may last as long as the application. */
  limit?: StepLimit;
}

export interface ApprovalTask extends Approver {
  /** Number in order of creation, from 1. */
  taskNo: number;
  stepNo: number;
  taskState: TaskState;
  opinion: string;
  /** null until the task is open, or has ended. */
  openedAt: Date | null;
  endedAt: Date | null;
  /** Approver who added them by 转交 or 加签; null for approvers of the flow. */
  addedBy: Approver | null;
  /** Deputy who acted in their absence; null where they acted themselves. */
  actedBy: Approver | null;
  /** Added by 加签: the step is not complete without them, regardless of its mode. */
  isAdded: boolean;
  /** The application was returned to the step since, and new tasks replace this one. */
  isPast: boolean;
}

/** Progress of an application in its flow. */
export interface Progress {
  steps: readonly ProgressStep[];
  tasks: readonly ApprovalTask[];
  outcome: 'pending' | 'agreed' | 'refused';
}

/** People with an interest of their own in an application, who may not decide it. */
export interface Parties {
  applicantNO: string;
  /** Staff numbers. */
  travellerNOs?: readonly string[];
}

/** Approvers who cannot decide, and their replacements, the first choice first. */
export interface Replacements {
  /** Staff numbers of those without the right to decide. */
  unableNOs: ReadonlySet<string>;
  /** Replacements who may decide, and have no interest of their own in the application. */
  replacements: readonly Approver[];
}

/** Reason why an action has no effect. */
export type Hindrance =
  /** No decision of theirs is open now. */
  | 'notOpen'
  /** The applicant cannot decide their own application. */
  | 'applicant'
  /** A traveller cannot decide their own trip. */
  | 'traveller'
  /** They are an approver of this step already. */
  | 'alreadyThere'
  /** An application can be returned only to a step it has passed. */
  | 'notPassed';

export type Change = { progress: Progress } | { hindrance: Hindrance };

interface StepStart {
  step: ProgressStep;
  people: readonly Approver[];
}

/**
 * Begins a flow. Neither the applicant nor a traveller decides, and each person decides once: approvers of an earlier
 * step are left out of later ones, and a step without approvers left is skipped. Travellers and people without the
 * right are replaced: a step is not skipped for them. Returns undefined when no approver or no replacement is left.
 */
export function startFlow(
  given: readonly StepStart[],
  parties: Parties,
  at: Date,
  { unableNOs, replacements }: Replacements = { unableNOs: new Set(), replacements: [] },
): Progress | undefined {
  const out = new Set([...(parties.travellerNOs ?? []), ...unableNOs]);
  out.delete(parties.applicantNO);
  const seen = new Set([parties.applicantNO]);
  const steps: ProgressStep[] = [];
  const tasks: ApprovalTask[] = [];
  for (const { step, people } of given) {
    const able = people.filter(({ staffNO }) => !out.has(staffNO));
    const left = able.filter(({ staffNO }) => !seen.has(staffNO) && seen.add(staffNO));
    if (able.length < people.length && (able.length === 0 || step.mode !== 'any')) {
      if (able.length === 0 && replacements.length === 0) return undefined;
      const next = replacements.find(({ staffNO }) => !seen.has(staffNO));
      if (next !== undefined && seen.add(next.staffNO)) left.push(next);
    }
    if (left.length === 0) continue;
    steps.push(step);
    for (const person of left) tasks.push(newTask(tasks.length + 1, step.stepNo, person));
  }
  const [first] = steps;
  if (first === undefined) return undefined;
  return open({ steps, tasks, outcome: 'pending' }, first, at);
}

interface Act {
  /** Staff number of the approver. */
  by: string;
  /** Deputy who acts for them, if any. */
  actedBy?: Approver | null;
  opinion: string;
  at: Date;
}

/**
 * Returns the task on which a person acts: their own, or that of an approver whose deputy they are. A deputy cannot act
 * in a step of which they are an approver themselves, nor for their own application or trip. Returns undefined when
 * none is open to them.
 */
export function taskFor(
  { tasks, outcome }: Progress,
  { by, absentNOs, ...parties }: { by: string; absentNOs: readonly string[] } & Parties,
): string | undefined {
  const open = outcome === 'pending' ? tasks.filter(({ taskState }) => taskState === 'open') : [];
  if (open.some(({ staffNO }) => staffNO === by)) return by;
  if (partOf(by, parties) !== undefined) return undefined;
  const stands = new Set(
    tasks.filter(({ staffNO, isPast }) => staffNO === by && !isPast).map(({ stepNo }) => stepNo),
  );
  return open.find(({ staffNO, stepNo }) => absentNOs.includes(staffNO) && !stands.has(stepNo))?.staffNO;
}

/** 同意 or 拒绝. One refusal ends the application. */
export function decide(
  progress: Progress,
  act: Act & Partial<Parties> & { decision: 'agree' | 'refuse' },
): Change {
  const part = partOf(act.actedBy?.staffNO ?? act.by, act);
  if (part !== undefined) return { hindrance: part };
  const task = openTask(progress, act.by);
  if (task === undefined) return { hindrance: 'notOpen' };
  const isAgreed = act.decision === 'agree';
  const decided = end(progress, task, isAgreed ? 'agreed' : 'refused', act);
  if (!isAgreed) return { progress: { ...closeAll(decided, act.at), outcome: 'refused' } };
  return { progress: continueFlow(decided, task.stepNo, act.at) };
}

/** 转交: transfers the decision to another approver. */
export function transfer(progress: Progress, act: Act & Parties & { to: Approver }): Change {
  const task = openTask(progress, act.by);
  if (task === undefined) return { hindrance: 'notOpen' };
  const hindrance = hindranceOf(progress, task.stepNo, [act.to], act);
  if (hindrance) return { hindrance };
  const given = end(progress, task, 'transferred', act);
  const next: ApprovalTask = {
    ...newTask(given.tasks.length + 1, task.stepNo, act.to),
    taskState: 'open',
    openedAt: act.at,
    addedBy: act.actedBy ?? personOf(task),
    isAdded: task.isAdded,
  };
  return { progress: { ...given, tasks: [...given.tasks, next] } };
}

/** 加签: adds approvers who must agree too before the step is complete. */
export function addApprovers(
  progress: Progress,
  act: Omit<Act, 'opinion'> & Parties & { people: readonly Approver[] },
): Change {
  const task = openTask(progress, act.by);
  if (task === undefined) return { hindrance: 'notOpen' };
  const hindrance = hindranceOf(progress, task.stepNo, act.people, act);
  if (hindrance) return { hindrance };
  const added = act.people.map((person, i): ApprovalTask => ({
    ...newTask(progress.tasks.length + 1 + i, task.stepNo, person),
    taskState: 'open',
    openedAt: act.at,
    addedBy: act.actedBy ?? personOf(task),
    isAdded: true,
  }));
  return { progress: { ...progress, tasks: [...progress.tasks, ...added] } };
}

/**
 * 退回: returns the application to an earlier step, which is decided anew with all steps after it. Approvers added by
 * others are asked again too.
 */
export function sendBack(progress: Progress, act: Act & { stepNo: number }): Change {
  const task = openTask(progress, act.by);
  if (task === undefined) return { hindrance: 'notOpen' };
  const { steps } = progress;
  const from = steps.findIndex(({ stepNo }) => stepNo === act.stepNo);
  const here = steps.findIndex(({ stepNo }) => stepNo === task.stepNo);
  const target = steps[from];
  if (target === undefined || from >= here) return { hindrance: 'notPassed' };
  const again = new Set(steps.slice(from, here + 1).map(({ stepNo }) => stepNo));
  const returned = closeAll(end(progress, task, 'returned', act), act.at, ({ stepNo }) => again.has(stepNo));
  const former = returned.tasks.filter(({ stepNo, isPast }) => again.has(stepNo) && !isPast);
  const anew = former
    // An approver who transferred the task is not asked again, but the one who received it is.
    .filter((task) => !isReassigned(task))
    .map((one, i): ApprovalTask => ({
      ...newTask(returned.tasks.length + 1 + i, one.stepNo, personOf(one)),
      addedBy: one.addedBy,
      isAdded: one.isAdded,
    }));
  const past = withTasks(returned, ({ stepNo }) => again.has(stepNo), { isPast: true });
  return { progress: open({ ...past, tasks: [...past.tasks, ...anew] }, target, act.at) };
}

/** Decides the current step as the flow defines, because its time limit has elapsed. */
export function timeOut(progress: Progress, at: Date): Progress {
  const step = currentStep(progress);
  if (step?.limit === undefined) return progress;
  const passed = withTasks(progress, (task) => task.stepNo === step.stepNo && isUndone(task), {
    taskState: 'timedOut',
    endedAt: at,
  });
  if (step.limit.otherwise === 'refuse') return { ...closeAll(passed, at), outcome: 'refused' };
  return goToNext(passed, step, at);
}

/** Returns the beginning of the current step; undefined once there is an outcome. */
export function stepStartedAt(progress: Progress): Date | undefined {
  const step = currentStep(progress);
  const times = progress.tasks
    .filter(({ stepNo, isPast }) => stepNo === step?.stepNo && !isPast)
    .flatMap(({ openedAt }) => openedAt?.getTime() ?? []);
  return times.length === 0 ? undefined : new Date(Math.min(...times));
}

/** Ends the application without a decision: it was withdrawn, or has expired. */
export const stop = (progress: Progress, at: Date): Progress => closeAll(progress, at);

/** Returns the current step; undefined once there is an outcome. */
export function currentStep({ steps, tasks }: Progress): ProgressStep | undefined {
  const { stepNo } = tasks.find(({ taskState }) => taskState === 'open') ?? {};
  return steps.find((step) => step.stepNo === stepNo);
}

/** Returns the tasks that are open now. */
export const openApprovers = ({ tasks }: Progress): ApprovalTask[] =>
  tasks.filter(({ taskState }) => taskState === 'open');

/** Returns the steps to which an open approver can return the application. */
export function passedSteps(progress: Progress): ProgressStep[] {
  const { steps } = progress;
  const current = currentStep(progress);
  return current === undefined ? [] : steps.slice(0, steps.indexOf(current));
}

/** Returns the part that a person has in an application; undefined for none. */
export function partOf(
  staffNO: string,
  { applicantNO, travellerNOs = [] }: Partial<Parties>,
): 'applicant' | 'traveller' | undefined {
  if (staffNO === applicantNO) return 'applicant';
  return travellerNOs.includes(staffNO) ? 'traveller' : undefined;
}

const personOf = ({ staffNO, staffName }: Approver): Approver => ({ staffNO, staffName });

export const newTask = (taskNo: number, stepNo: number, person: Approver): ApprovalTask => ({
  ...personOf(person),
  taskNo,
  stepNo,
  taskState: 'waiting',
  opinion: '',
  openedAt: null,
  endedAt: null,
  addedBy: null,
  actedBy: null,
  isAdded: false,
  isPast: false,
});

/** True when another approver decides in their place. */
const isReassigned = ({ taskState }: ApprovalTask): boolean =>
  taskState === 'transferred' || taskState === 'replaced';

function openTask({ tasks, outcome }: Progress, by: string): ApprovalTask | undefined {
  if (outcome !== 'pending') return undefined;
  return tasks.find(({ staffNO, taskState }) => staffNO === by && taskState === 'open');
}

function hindranceOf(
  { tasks }: Progress,
  stepNo: number,
  people: readonly Approver[],
  parties: Parties,
): Hindrance | undefined {
  const parts = people.flatMap(({ staffNO }) => partOf(staffNO, parties) ?? []);
  if (parts[0] !== undefined) return parts[0];
  const there = tasks.filter((task) => task.stepNo === stepNo && !task.isPast && !isReassigned(task));
  const isThere = people.some(({ staffNO }, i) =>
    [...there, ...people.slice(0, i)].some((one) => one.staffNO === staffNO),
  );
  return isThere ? 'alreadyThere' : undefined;
}

export function withTasks(
  progress: Progress,
  isMeant: (task: ApprovalTask) => boolean,
  change: Partial<ApprovalTask>,
): Progress {
  const tasks = progress.tasks.map((task) => (isMeant(task) ? { ...task, ...change } : task));
  return { ...progress, tasks };
}

const end = (
  progress: Progress,
  ended: ApprovalTask,
  taskState: TaskState,
  { opinion, at, actedBy = null }: Act,
): Progress =>
  withTasks(progress, ({ taskNo }) => taskNo === ended.taskNo, { taskState, opinion, endedAt: at, actedBy });

export const isUndone = ({ taskState }: ApprovalTask): boolean =>
  taskState === 'open' || taskState === 'waiting';

/** Closes the open tasks for which `isMeant` returns true; all by default. */
const closeAll = (
  progress: Progress,
  at: Date,
  isMeant: (task: ApprovalTask) => boolean = () => true,
): Progress =>
  withTasks(progress, (task) => isUndone(task) && isMeant(task), { taskState: 'closed', endedAt: at });

/** Opens the first tasks of a step, and those of added approvers. */
function open(progress: Progress, { stepNo, mode }: ProgressStep, at: Date): Progress {
  const own = progress.tasks.filter((task) => task.stepNo === stepNo && isUndone(task));
  // Added approvers may decide before those who decide one after the other.
  const next = own.find(({ isAdded }) => !isAdded);
  const isNext = (task: ApprovalTask) => task.isAdded || mode !== 'inOrder' || task === next;
  return withTasks(progress, (task) => task.taskState === 'waiting' && own.includes(task) && isNext(task), {
    taskState: 'open',
    openedAt: at,
  });
}

/** Continues after an agreement: to the next approver, the next step, or the end. */
export function continueFlow(progress: Progress, stepNo: number, at: Date): Progress {
  const step = progress.steps.find((one) => one.stepNo === stepNo);
  if (step === undefined) return progress;
  const own = progress.tasks.filter((task) => task.stepNo === stepNo && !task.isPast && !isReassigned(task));
  const hasAgreed = ({ taskState }: ApprovalTask) => taskState === 'agreed';
  const asked = own.filter(({ isAdded }) => !isAdded);
  if (!(step.mode === 'any' ? asked.some(hasAgreed) : asked.every(hasAgreed)))
    return open(progress, step, at);
  // Where any one of several decides, the tasks of the others close.
  const settled = closeAll(progress, at, (task) => asked.includes(task));
  if (!own.every((task) => !task.isAdded || hasAgreed(task))) return settled;
  return goToNext(settled, step, at);
}

function goToNext(progress: Progress, step: ProgressStep, at: Date): Progress {
  const next = progress.steps[progress.steps.findIndex(({ stepNo }) => stepNo === step.stepNo) + 1];
  return next === undefined ? { ...progress, outcome: 'agreed' } : open(progress, next, at);
}
