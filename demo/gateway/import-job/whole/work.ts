import { setTimeout as pause } from 'node:timers/promises';
import { shanghaiDate } from '../../../../src/domain/shanghai-time';
import type { Database } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import { isAway, isUnavailable } from '../../db/unavailable';
import { isUniqueViolation } from '../../db/violations';
import { findHolder } from '../../permission/holder';
import { defineJob, LostLease, type JobContext, type JobParts, type Lease } from '../../server/jobs/job';
import { addJobs, endJob } from '../../server/jobs/queries';
import { findImportJob, wholeRowOf, type WholeRow } from '../rows';
import { checkAgain, findWaiting, isOtherPlanned, updateImport, WORK_ON_IMPORT } from './queries';
import { forgetWrites, lastStep, nextStep, removeSteps } from './steps';
import { ChangedRow, UsedRow, wholeImportOf, type ImportWrite, type WholeImport } from './whole-imports';
import {
  checkRows,
  endReversing,
  endWriting,
  failImport,
  planSteps,
  reverseStep,
  StaleImport,
  writeStep,
} from './write';

const ATTEMPTS = 3;
/**
 * Pause between steps in ms. A call needs several statements, each of which would wait for a whole step on a database
 * with a single connection.
 */
const PAUSE_MS = 20;

type Context = JobContext & Pick<JobParts, 'log'> & { lease: Lease; whole: WholeImport };

/** The import in its next state, which the same work continues with; undefined once the job is done. */
type Next = Promise<WholeRow | undefined>;

const WORK: Readonly<Record<string, (context: Context, job: WholeRow) => Next>> = {
  checking: check,
  running: writeAll,
  reversing: reverse,
  undoing: reverse,
};

/** True while an import is being checked, written or reversed. */
export const isBusy = ({ import_state }: WholeRow): boolean => import_state in WORK;

/** Checks, writes, reverses or undoes a whole import, whose number is the job's key. */
export const workOnImport = defineJob<Pick<JobParts, 'log'>>({
  ...WORK_ON_IMPORT,
  atOnce: 4,
  isFair: true,
  async run({ key, ...context }) {
    const found = await findImportJob(context.db, key);
    if (found === undefined) return;
    let job: WholeRow | undefined = wholeRowOf(found);
    const whole = await wholeImportOf(job.kind);
    while (job !== undefined && isBusy(job)) job = await workOn({ ...context, whole }, job);
  },
});

async function workOn(context: Context, job: WholeRow): Next {
  const { log, lease } = context;
  const isToEnd = isReversal(job) || (await hasLastSteps(context, job));
  try {
    if (lease.attempts > ATTEMPTS && !isToEnd) throw new Error('It was started too often');
    return await WORK[job.import_state]?.(context, job);
  } catch (error) {
    if (error instanceof LostLease || isAway(error)) throw error;
    // a reversal and the last steps are retried until they succeed
    const isRetried = isToEnd || (isUnavailable(error) && lease.attempts < ATTEMPTS);
    if (isRetried || (await hasLastSteps(context, job))) throw error;
    log.error({ err: error, importNo: job.import_no, state: job.import_state }, 'work on an import failed');
    return beginReversing(context, job, { is_stale: false, stale_key: '' });
  }
}

async function check({ db, lease, whole }: Context, job: WholeRow): Next {
  const { import_no: importNo } = job;
  const checked = await checkRows(db, job, whole, async (rows_done) => {
    await lease.hold((tx) => updateImport(tx, importNo, { rows_done }));
  });
  await lease.end((tx) =>
    updateImport(tx, importNo, {
      import_state: 'checked',
      rows_done: job.rows_total,
      add_count: checked.counts.add,
      change_count: checked.counts.change,
      close_count: checked.counts.close,
      same_count: checked.counts.same,
      wrong_count: checked.wrongCount,
      wrong_list: JSON.stringify(checked.wrongList),
      preview_list: JSON.stringify(checked.previewList),
      plan_digest: checked.digest,
    }),
  );
  return undefined;
}

async function writeAll(context: Context, job: WholeRow): Next {
  const { db, lease, whole } = context;
  const { import_no: importNo } = job;
  try {
    if (!job.is_planned) return await plan(context, job);
    const writing = writingOf(context, job);
    for (let step = await nextStep(db, importNo); step !== undefined; step = await nextStep(db, importNo)) {
      const next = step;
      await lease.hold((tx) => writeStep(tx, whole, writing, next));
      await pause(PAUSE_MS);
    }
    return await endAll(context, job, (tx) => endWriting(tx, whole, writing));
  } catch (error) {
    // a concurrent change has taken the same key
    const isStale = error instanceof StaleImport || error instanceof ChangedRow || isUniqueViolation(error);
    if (!isStale) throw error;
    const stale_key = error instanceof ChangedRow ? error.key : '';
    return beginReversing(context, job, { is_stale: true, stale_key });
  }
}

/** Stores the steps of an import, unless the right to it is gone or it waits for another of its table. */
async function plan(context: Context, job: WholeRow): Next {
  const { db, now, log, lease, whole } = context;
  const staffNo = job.applied_by ?? job.staff_no;
  const holder = await findHolder(db, { staffNo, objectNo: whole.call.permission, now });
  if (holder !== undefined) return (await planSteps(db, job, context)) ?? waitFor(context, job);
  log.warn({ importNo: job.import_no }, 'an import is not written: its right is gone');
  // resets the state, so that another person with the right can confirm the import
  const set = { import_state: 'checked', applied_by: null, applied_at: null } as const;
  await lease.end((tx) => updateImport(tx, job.import_no, set));
  return undefined;
}

/** Ends the job of an import until the other one of its table ends, unless it has ended by now. */
const waitFor = ({ db, now, whole }: Context, job: WholeRow): Next =>
  inTransaction(db, async (tx) => {
    await whole.lock(tx, job);
    if (!(await isOtherPlanned(tx, job))) return job;
    await endJob(tx, WORK_ON_IMPORT, job.import_no, now);
    return undefined;
  });

/** Ends an import together with its job, and queues those that wait for it. */
async function endAll(
  { lease, now }: Context,
  job: WholeRow,
  end: (tx: Database) => Promise<void>,
): Promise<undefined> {
  await lease.end(async (tx) => {
    await end(tx);
    await addWaiting(tx, job, now);
  });
}

const addWaiting = async (tx: Database, job: WholeRow, now: Date): Promise<void> =>
  addJobs(tx, WORK_ON_IMPORT, await findWaiting(tx, job), now, job.enterprise_num);

const isReversal = ({ import_state }: WholeRow): boolean =>
  import_state === 'reversing' || import_state === 'undoing';

const writingOf = ({ now }: Context, job: WholeRow): ImportWrite => ({
  job,
  staffNo: (job.import_state === 'undoing' ? job.undone_by : null) ?? job.applied_by ?? job.staff_no,
  now,
});

/** True when only steps that cannot fail are left. Such an import is always completed. */
async function hasLastSteps({ db, whole }: Context, { import_no, import_state }: WholeRow): Promise<boolean> {
  if (import_state !== 'running') return false;
  const step = await nextStep(db, import_no);
  return step !== undefined && whole.isLast(step.rows);
}

/** Reverses the written steps of an import that cannot be completed. Without any it fails, or is checked again. */
async function beginReversing(
  { lease, now }: Context,
  job: WholeRow,
  why: Pick<WholeRow, 'is_stale' | 'stale_key'>,
): Next {
  const { import_no: importNo, is_planned } = job;
  if (is_planned)
    return lease.hold((tx) => updateImport(tx, importNo, { ...why, import_state: 'reversing' }));
  if (why.is_stale)
    return lease.hold((tx) =>
      checkAgain(tx, importNo, { ...job, checked_on: shanghaiDate(now) }, { isStale: true }),
    );
  await lease.end((tx) => failImport(tx, importNo, now));
  return undefined;
}

async function reverse(context: Context, job: WholeRow): Next {
  const { db, now, lease, whole } = context;
  const { import_no: importNo, stale_key: staleKey } = job;
  const writing = writingOf(context, job);
  for (let last = await lastStep(db, importNo); last !== null; last = await lastStep(db, importNo)) {
    const stepNo = last;
    await lease
      .hold((tx) => reverseStep(tx, whole, writing, stepNo))
      .catch(async (error: unknown) => {
        if (!(error instanceof UsedRow) || job.import_state !== 'undoing') throw error;
        // keeps the blocked rows of the step, because one was used at the moment when undoing began
        await forgetWrites(db, importNo, stepNo, { isAdded: true });
      });
    await pause(PAUSE_MS);
  }
  if (job.import_state === 'undoing' || !job.is_stale)
    return endAll(context, job, (tx) => endReversing(tx, whole, writing));
  return lease.hold(async (tx) => {
    await whole.lock(tx, job);
    await removeSteps(tx, importNo);
    await addWaiting(tx, job, now);
    const checked = { ...job, checked_on: shanghaiDate(now) };
    return checkAgain(tx, importNo, checked, { isStale: true, staleKey });
  });
}
