import { setTimeout as pause } from 'node:timers/promises';
import { OBJECT } from '../../../../src/contract/permission/objects';
import { shanghaiDate } from '../../../../src/domain/shanghai-time';
import type { Database } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import { isAway, isUnavailable } from '../../db/unavailable';
import { isUniqueViolation } from '../../db/violations';
import { findHolder } from '../../permission/holder';
import { Fault } from '../../server/http/fault';
import { defineJob, LostLease, type JobContext, type JobParts, type Lease } from '../../server/jobs/job';
import { addJobs, endJob } from '../../server/jobs/queries';
import { ChangedRow, endWriting, ownerOf, writeStep, type ImportWrite } from './apply';
import { lookAt } from './look';
import { planSteps, StaleImport } from './plan';
import {
  COST_IMPORT,
  findImport,
  findWaiting,
  isOtherPlanned,
  lookAgain,
  removeRows,
  updateImport,
  type CostImportRow,
} from './queries';
import { endReversing, keepAdded, lastStep, takeBack } from './reverse';
import { nextStep, removeSteps } from './steps';
import { lockObjects } from './write';

const ATTEMPTS = 3;
/**
 * Pause between steps in ms. A call needs several statements, each of which would wait for a whole step on a database
 * with a single connection.
 */
const PAUSE_MS = 20;

type Context = JobContext & Pick<JobParts, 'log'> & { lease: Lease };

/** The import in its next state, which the same work continues with; undefined once the job is done. */
type Next = Promise<CostImportRow | undefined>;

const WORK: Readonly<Record<string, (context: Context, kept: CostImportRow) => Next>> = {
  checking: look,
  applying: takeOver,
  reversing: reverse,
  undoing: reverse,
};

/** True while an import is being checked, written or reversed. */
export const isBusy = ({ import_state }: CostImportRow): boolean => import_state in WORK;

/** Checks, writes, reverses or undoes an import, whose number is the job's key. */
export const workOnImport = defineJob<Pick<JobParts, 'log'>>({
  ...COST_IMPORT,
  atOnce: 4,
  isFair: true,
  async run({ key, ...context }) {
    let kept = await findImport(context.db, key);
    while (kept !== undefined && isBusy(kept)) kept = await workOn(context, kept);
  },
});

async function workOn(context: Context, kept: CostImportRow): Next {
  const { log, lease } = context;
  const isToEnd = isReversal(kept) || (await isOpening(context, kept));
  try {
    if (lease.attempts > ATTEMPTS && !isToEnd) throw new Error('It was started too often');
    return await WORK[kept.import_state]?.(context, kept);
  } catch (error) {
    if (error instanceof LostLease || isAway(error)) throw error;
    // a reversal and the last steps are retried until they succeed
    if (isToEnd || (isUnavailable(error) && lease.attempts < ATTEMPTS) || (await isOpening(context, kept)))
      throw error;
    log.error({ err: error, importNo: kept.import_no, state: kept.import_state }, 'work on an import failed');
    return beginReversing(context, kept, { is_stale: false, stale_code: '' });
  }
}

async function look({ db, lease }: Context, kept: CostImportRow): Next {
  const { import_no: importNo } = kept;
  const looked = await lookAt(db, kept, async (rows_done) => {
    await lease.hold((tx) => updateImport(tx, importNo, { rows_done }));
  });
  await lease.end((tx) =>
    updateImport(tx, importNo, {
      import_state: 'checked',
      rows_done: kept.row_count,
      add_count: looked.counts.add,
      change_count: looked.counts.change,
      close_count: looked.counts.close,
      same_count: looked.counts.same,
      wrong_count: looked.wrongCount,
      wrong_list: JSON.stringify(looked.wrongList),
      preview_list: JSON.stringify(looked.previewList),
      plan_digest: looked.digest,
    }),
  );
  return undefined;
}

async function takeOver(context: Context, kept: CostImportRow): Next {
  const { db, lease } = context;
  const { import_no: importNo } = kept;
  try {
    if (!kept.is_planned) return await plan(context, kept);
    const writing = writingOf(context, kept);
    for (let step = await nextStep(db, importNo); step !== undefined; step = await nextStep(db, importNo)) {
      const next = step;
      await lease.hold((tx) => writeStep(tx, writing, next));
      await pause(PAUSE_MS);
    }
    return await endAll(context, kept, (tx) => endWriting(tx, writing));
  } catch (error) {
    // a concurrent change has taken the same code
    const isStale = error instanceof StaleImport || error instanceof ChangedRow || isUniqueViolation(error);
    if (!isStale) throw error;
    const stale_code = error instanceof ChangedRow ? error.code : '';
    return beginReversing(context, kept, { is_stale: true, stale_code });
  }
}

/** Stores the steps of an import, unless the right to it is gone or it waits for another of its kind. */
async function plan(context: Context, kept: CostImportRow): Next {
  const { db, now, log, lease } = context;
  const staffNo = kept.applied_by ?? kept.asked_by;
  const holder = await findHolder(db, { staffNo, objectNo: OBJECT.editCostObjects, now });
  if (holder !== undefined) return (await planSteps(db, kept, context)) ?? waitFor(context, kept);
  log.warn({ importNo: kept.import_no }, 'an import is not written: its right is gone');
  // resets the state, so that another person with the right can apply the import
  const set = { import_state: 'checked', applied_by: null } as const;
  await lease.end((tx) => updateImport(tx, kept.import_no, set));
  return undefined;
}

/** Ends the job of an import until the other one of its kind ends, unless it has ended by now. */
const waitFor = ({ db, now }: Context, kept: CostImportRow): Next =>
  inTransaction(db, async (tx) => {
    await lockObjects(tx, ownerOf(kept));
    if (!(await isOtherPlanned(tx, kept))) return kept;
    await endJob(tx, COST_IMPORT, kept.import_no, now);
    return undefined;
  });

/** Ends an import together with its job, and queues those that wait for it. */
async function endAll(
  { lease, now }: Context,
  kept: CostImportRow,
  end: (tx: Database) => Promise<void>,
): Promise<undefined> {
  await lease.end(async (tx) => {
    await end(tx);
    await addWaiting(tx, kept, now);
  });
}

const addWaiting = async (tx: Database, kept: CostImportRow, now: Date): Promise<void> =>
  addJobs(tx, COST_IMPORT, await findWaiting(tx, kept), now, kept.enterprise_num);

const isReversal = ({ import_state }: CostImportRow): boolean =>
  import_state === 'reversing' || import_state === 'undoing';

const writingOf = ({ now }: Context, kept: CostImportRow): ImportWrite => ({
  kept,
  staffNo: (kept.import_state === 'undoing' ? kept.undone_by : null) ?? kept.applied_by ?? kept.asked_by,
  now,
});

/** True when all but the last steps, which open the added objects, are written. Such an import is always completed. */
const isOpening = async ({ db }: Context, { import_no, import_state }: CostImportRow): Promise<boolean> =>
  import_state === 'applying' && (await nextStep(db, import_no))?.kind === 'open';

/** Reverses the written steps of an import that cannot be completed. Without any it fails, or is checked again. */
async function beginReversing(
  { lease, now }: Context,
  kept: CostImportRow,
  why: Pick<CostImportRow, 'is_stale' | 'stale_code'>,
): Next {
  const { import_no: importNo, is_planned } = kept;
  if (is_planned)
    return lease.hold((tx) => updateImport(tx, importNo, { ...why, import_state: 'reversing' }));
  if (why.is_stale)
    return lease.hold((tx) =>
      lookAgain(tx, importNo, { ...kept, looked_on: shanghaiDate(now) }, { isStale: true }),
    );
  await lease.end(async (tx) => {
    await updateImport(tx, importNo, { import_state: 'failed' });
    await removeRows(tx, importNo);
  });
  return undefined;
}

async function reverse(context: Context, kept: CostImportRow): Next {
  const { db, now, lease } = context;
  const { import_no: importNo, stale_code: staleCode } = kept;
  const writing = writingOf(context, kept);
  for (let last = await lastStep(db, importNo); last !== null; last = await lastStep(db, importNo)) {
    const stepNo = last;
    await lease
      .hold((tx) => takeBack(tx, writing, stepNo))
      .catch(async (error: unknown) => {
        const isUsed = error instanceof Fault && error.fault === 'undoUsed';
        if (!isUsed || kept.import_state !== 'undoing') throw error;
        await keepAdded(db, importNo);
      });
    await pause(PAUSE_MS);
  }
  if (kept.import_state === 'undoing' || !kept.is_stale)
    return endAll(context, kept, (tx) => endReversing(tx, writing));
  return lease.hold(async (tx) => {
    await lockObjects(tx, ownerOf(kept));
    await removeSteps(tx, importNo);
    await addWaiting(tx, kept, now);
    const looked = { ...kept, looked_on: shanghaiDate(now) };
    return lookAgain(tx, importNo, looked, { isStale: true, staleCode });
  });
}
