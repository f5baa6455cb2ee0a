import type { Insertable, Selectable } from 'kysely';
import {
  currentStep,
  openApprovers,
  stepStartedAt,
  type ApprovalTask,
  type Progress,
} from '../../../../src/domain/approval/progress';
import { limitEnd } from '../../../../src/domain/approval/step-limit';
import type { Database } from '../../db/database';
import type { Schema } from '../../db/schema';
import { holidays } from '../../reference-data/index';
import type { ApplicationRow } from '../applications/application-row';

/** Loads the progress of an undecided application. */
export async function loadProgress(
  db: Database,
  { apply_id, steps, apply_state }: Pick<ApplicationRow, 'apply_id' | 'steps' | 'apply_state'>,
): Promise<Progress> {
  const rows = await db
    .selectFrom('approval_task')
    .selectAll()
    .where('apply_id', '=', apply_id)
    .orderBy('task_no')
    .execute();
  const outcome = apply_state === '审批中' ? 'pending' : apply_state === '已同意' ? 'agreed' : 'refused';
  return { steps, tasks: rows.map(taskOf), outcome };
}

/** Inserts the tasks of a new application. */
export async function insertTasks(
  db: Database,
  application: Pick<ApplicationRow, 'apply_id' | 'enterprise_num' | 'search_text'>,
  { tasks }: Progress,
): Promise<void> {
  await db
    .insertInto('approval_task')
    .values(tasks.map((task) => rowOf(application, task)))
    .execute();
}

/** Saves the tasks that an action has changed, and the current deciders. */
export async function saveProgress(
  db: Database,
  application: Pick<ApplicationRow, 'apply_id' | 'enterprise_num' | 'search_text'>,
  before: Progress,
  progress: Progress,
): Promise<void> {
  const { apply_id } = application;
  const former = new Map(before.tasks.map((task) => [task.taskNo, task]));
  for (const task of progress.tasks) {
    const known = former.get(task.taskNo);
    if (known === undefined) continue;
    if (known.taskState === task.taskState && known.isPast === task.isPast) continue;
    const { task_state, opinion, opened_at, ended_at, is_past, acted_by_no, acted_by_name } = rowOf(
      application,
      task,
    );
    await db
      .updateTable('approval_task')
      .set({ task_state, opinion, opened_at, ended_at, is_past, acted_by_no, acted_by_name })
      .where('apply_id', '=', apply_id)
      .where('task_no', '=', task.taskNo)
      .execute();
  }
  const added = progress.tasks.filter(({ taskNo }) => !former.has(taskNo));
  if (added.length > 0) await insertTasks(db, application, { ...progress, tasks: added });
  if (openApprovers(progress).length > 0) {
    await db
      .updateTable('approval_request')
      .set({ ...namesOf(progress), ...dueOf(progress) })
      .where('apply_id', '=', apply_id)
      .execute();
  }
}

/** Closes the tasks of applications that ended without a decision. */
export async function closeTasks(db: Database, applyIds: readonly string[], at: Date): Promise<void> {
  if (applyIds.length === 0) return;
  await db
    .updateTable('approval_task')
    .set({ task_state: 'closed', ended_at: at })
    .where('apply_id', 'in', applyIds)
    .where('task_state', 'in', ['waiting', 'open'])
    .execute();
}

/** Time and outcome of the current step's automatic end; null when the application ends before. */
export function dueOf(progress: Progress): Pick<ApplicationRow, 'step_due_at' | 'step_otherwise'> {
  const limit = currentStep(progress)?.limit;
  const began = stepStartedAt(progress);
  return limit === undefined || began === undefined
    ? { step_due_at: null, step_otherwise: null }
    : { step_due_at: limitEnd(began, limit, holidays()), step_otherwise: limit.otherwise };
}

/** The current deciders as the application stores them. */
export function namesOf(progress: Progress): { approver_no: string; approver_name: string } {
  const open = openApprovers(progress);
  return {
    approver_no: open[0]?.staffNO ?? '',
    approver_name: open.map(({ staffName }) => staffName).join('、'),
  };
}

function rowOf(
  {
    apply_id,
    enterprise_num,
    search_text,
  }: Pick<ApplicationRow, 'apply_id' | 'enterprise_num' | 'search_text'>,
  task: ApprovalTask,
): Insertable<Schema['approval_task']> {
  return {
    apply_id,
    task_no: task.taskNo,
    step_no: task.stepNo,
    enterprise_num,
    approver_no: task.staffNO,
    approver_name: task.staffName,
    task_state: task.taskState,
    opinion: task.opinion,
    opened_at: task.openedAt,
    ended_at: task.endedAt,
    added_by_no: task.addedBy?.staffNO ?? null,
    added_by_name: task.addedBy?.staffName ?? null,
    acted_by_no: task.actedBy?.staffNO ?? null,
    acted_by_name: task.actedBy?.staffName ?? null,
    is_added: task.isAdded,
    is_past: task.isPast,
    search_text,
  };
}

function taskOf(row: Selectable<Schema['approval_task']>): ApprovalTask {
  const { added_by_no, added_by_name, acted_by_no, acted_by_name } = row;
  return {
    taskNo: row.task_no,
    stepNo: row.step_no,
    staffNO: row.approver_no,
    staffName: row.approver_name,
    taskState: row.task_state,
    opinion: row.opinion,
    openedAt: row.opened_at,
    endedAt: row.ended_at,
    addedBy: added_by_no === null ? null : { staffNO: added_by_no, staffName: added_by_name ?? '' },
    actedBy: acted_by_no === null ? null : { staffNO: acted_by_no, staffName: acted_by_name ?? '' },
    isAdded: row.is_added,
    isPast: row.is_past,
  };
}
