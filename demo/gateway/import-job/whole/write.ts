import { setImmediate as otherWork } from 'node:timers/promises';
import { sql } from 'kysely';
import { shanghaiDate } from '../../../../src/domain/shanghai-time';
import type { Database } from '../../db/database';
import { isUniqueViolation } from '../../db/violations';
import type { Lease } from '../../server/jobs/job';
import { slicesOf } from '../../server/limits/slices';
import { readStagedRows } from '../../server/table-file/staged-rows';
import type { WholeRow } from '../rows';
import { FILE_ROWS, removeRows, updateImport } from './queries';
import { forgetWrites, keepStep, keepWrites, removeStep, removeSteps, type Step } from './steps';
import type { CheckedRows, ImportWrite, WholeImport } from './whole-imports';

/** Thrown when the effect of the rows has changed since they were checked. */
export class StaleImport extends Error {}

/** Progress from 0 to 1 once the steps are planned; before that, `CHECKED` once the rows are checked. */
const PLANNED = 0.3;
const CHECKED = 0.25;

export const checkRows = (
  db: Database,
  job: WholeRow,
  whole: WholeImport,
  onRows: (rowsDone: number) => Promise<void>,
): Promise<CheckedRows<unknown>> =>
  whole.check(db, job, readStagedRows(db, FILE_ROWS, job.import_no), onRows);

/**
 * Stores the changes of a file as steps before the first one is written. From the request to write it on, other changes
 * of its table are refused. Returns undefined when another import of the table is being written. Throws StaleImport.
 */
export async function planSteps(
  db: Database,
  job: WholeRow,
  { whole, now, lease }: { whole: WholeImport; now: Date; lease: Lease },
): Promise<WholeRow | undefined> {
  const { import_no: importNo, rows_total: total } = job;
  const told = (tx: Database, part: number) =>
    updateImport(tx, importNo, { rows_done: Math.floor(part * total) });
  await lease.hold((tx) => removeSteps(tx, importNo));
  const checked = await checkRows(db, job, whole, async (rowsDone) => {
    await lease.hold((tx) => told(tx, (rowsDone / total) * CHECKED));
  });
  if (checked.wrongCount > 0 || checked.digest !== job.plan_digest) throw new StaleImport();
  const steps = checked.stepsOf(shanghaiDate(now)).map((rows, stepNo) => ({ stepNo, rows }));
  await otherWork();
  for await (const [step] of slicesOf(steps, 1)) {
    if (step === undefined) continue;
    await lease.hold(async (tx) => {
      await keepStep(tx, importNo, step);
      await told(tx, CHECKED + (PLANNED - CHECKED) * ((step.stepNo + 1) / steps.length));
    });
  }
  try {
    return await lease.hold((tx) =>
      updateImport(tx, importNo, { is_planned: true, step_count: steps.length }),
    );
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return undefined;
  }
}

/** Writes a step and the progress, in one transaction. Throws ChangedRow. */
export async function writeStep(
  tx: Database,
  whole: WholeImport,
  writing: ImportWrite,
  step: Step,
): Promise<void> {
  const { job } = writing;
  await whole.lock(tx, job);
  const part = PLANNED + (1 - PLANNED) * ((step.stepNo + 1) / job.step_count);
  await updateImport(tx, job.import_no, { rows_done: Math.floor(job.rows_total * part) });
  await keepWrites(tx, job.import_no, step.stepNo, await whole.write(tx, writing, step));
  await removeStep(tx, job.import_no, step);
}

/** Ends an import whose steps are all written. */
export async function endWriting(tx: Database, whole: WholeImport, { job, now }: ImportWrite): Promise<void> {
  await whole.lock(tx, job);
  const written = job.add_count + job.change_count + job.close_count;
  await updateImport(tx, job.import_no, {
    import_state: 'done',
    ended_at: now,
    rows_done: job.rows_total,
    rows_written: written,
    undo_total: written,
    is_planned: false,
  });
  await removeRows(tx, job.import_no);
}

/** Reverses a written step and records the progress, in one transaction. Throws UsedRow. */
export async function reverseStep(
  tx: Database,
  whole: WholeImport,
  writing: ImportWrite,
  stepNo: number,
): Promise<void> {
  const { job } = writing;
  await whole.lock(tx, job);
  await whole.takeBack(tx, writing, stepNo);
  const count = await forgetWrites(tx, job.import_no, stepNo);
  const rows_done = Math.floor(job.rows_total * (stepNo / Math.max(1, job.step_count)));
  await updateImport(tx, job.import_no, {
    rows_done,
    ...(job.import_state === 'undoing' && { undo_done: sql<number>`undo_done + ${count}` }),
  });
}

/** Ends an import whose steps are all reversed: it is undone, or fails. */
export async function endReversing(
  tx: Database,
  whole: WholeImport,
  { job, now }: ImportWrite,
): Promise<void> {
  const { import_no: importNo } = job;
  await whole.lock(tx, job);
  if (job.import_state === 'undoing') {
    await updateImport(tx, importNo, {
      import_state: 'undone',
      undo_done: job.undo_total,
      is_planned: false,
    });
    return;
  }
  await failImport(tx, importNo, now);
}

/** Ends an import of which nothing is written. */
export async function failImport(tx: Database, importNo: string, now: Date): Promise<void> {
  const failed = { import_state: 'failed', failure: 'failed', ended_at: now, is_planned: false } as const;
  await updateImport(tx, importNo, failed);
  await removeRows(tx, importNo);
}
