import { setTimeout as pause } from 'node:timers/promises';
import { OBJECT } from '../../../../src/contract/permission/objects';
import { shanghaiDate } from '../../../../src/domain/shanghai-time';
import type { Database } from '../../db/database';
import { isAway, isUnavailable } from '../../db/unavailable';
import { isUniqueViolation } from '../../db/violations';
import { findHolder } from '../../permission/holder';
import type { EventContext, EventLog } from '../../server/events/domain-events';
import { ChangedRow, writeNextStep, type Writing } from './apply';
import { lookAt } from './look';
import { planSteps, StaleImport } from './plan';
import {
  beginReversing,
  claimImport,
  failImport,
  findImport,
  finishLook,
  holdImport,
  lookAgain,
  updateClaimed,
  type CostImportRow,
} from './queries';
import { reverseNextStep } from './reverse';
import { nextStep } from './steps';

const ATTEMPTS = 3;
/**
 * Pause between steps in ms. A call needs several statements, each of which would wait for a whole step on a database
 * with a single connection.
 */
const PAUSE_MS = 20;

/** Thrown when another process holds the claim, or the columns have been reassigned. */
class JobAbandoned extends Error {}

type Context = Pick<EventContext, 'db' | 'now'> & { log: EventLog };

/**
 * Claims the oldest pending import and checks, applies or reverses its rows. Returns false when the queue is empty.
 * Runs outside any transaction.
 */
export async function workOnNextImport(context: Context): Promise<boolean> {
  const { db, log } = context;
  const kept = await claimImport(db);
  if (kept === undefined) return false;
  try {
    if (isTakenBack(kept)) await reverse(context, kept);
    else if (kept.attempts > ATTEMPTS && !(await isOpening(db, kept)))
      throw new Error('It was started too often');
    else await (kept.import_state === 'applying' ? takeOver(context, kept) : look(db, kept));
  } catch (error) {
    if (error instanceof JobAbandoned) return true;
    if (isAway(error)) throw error;
    log.error({ err: error, importNo: kept.import_no, state: kept.import_state }, 'work on an import failed');
    // after a temporary failure the lease expires and the import is retried; other imports run meanwhile
    if (!isUnavailable(error) || kept.attempts >= ATTEMPTS) await giveUp(context, kept);
  }
  return true;
}

async function look(db: Database, kept: CostImportRow): Promise<void> {
  const looked = await lookAt(db, kept, async (rowsDone) => {
    if (!(await holdImport(db, kept, rowsDone))) throw new JobAbandoned();
  });
  await finishLook(db, kept, {
    rows_done: kept.row_count,
    add_count: looked.counts.add,
    change_count: looked.counts.change,
    close_count: looked.counts.close,
    same_count: looked.counts.same,
    wrong_count: looked.wrongCount,
    wrong_list: JSON.stringify(looked.wrongList),
    preview_list: JSON.stringify(looked.previewList),
    plan_digest: looked.digest,
  });
}

async function takeOver(context: Context, kept: CostImportRow): Promise<void> {
  const { db, now } = context;
  try {
    const planned = kept.is_planned ? kept : await plan(context, kept);
    if (planned !== undefined) await eachStep(() => writeNextStep(db, writingOf(context, planned)));
  } catch (error) {
    // a concurrent change has taken the same code
    const isStale = error instanceof StaleImport || error instanceof ChangedRow || isUniqueViolation(error);
    if (!isStale) throw error;
    const staleCode = error instanceof ChangedRow ? error.code : '';
    const reversing = await beginReversing(db, kept, { is_stale: true, stale_code: staleCode });
    if (reversing !== undefined) await reverse(context, reversing);
    else await lookAgain(db, kept.import_no, { ...kept, looked_on: shanghaiDate(now) }, { isStale: true });
  }
}

/** Returns the import once its steps are stored; undefined when the right to it is gone. Throws StaleImport. */
async function plan({ db, now, log }: Context, kept: CostImportRow): Promise<CostImportRow | undefined> {
  const staffNo = kept.applied_by ?? kept.asked_by;
  const holder = await findHolder(db, { staffNo, objectNo: OBJECT.editCostObjects, now });
  if (holder === undefined) {
    log.warn({ importNo: kept.import_no }, 'an import is not written: its right is gone');
    // resets the state, so that another person with the right can apply the import
    await updateClaimed(db, kept, { import_state: 'checked', applied_by: null });
    return undefined;
  }
  const hold = async (done: number) => {
    if (!(await holdImport(db, kept, Math.floor(done * kept.row_count)))) throw new JobAbandoned();
  };
  if (!(await planSteps(db, kept, { now, hold }))) throw new JobAbandoned();
  const planned = await findImport(db, kept.enterprise_num, kept.import_no);
  if (planned === undefined) throw new JobAbandoned();
  return planned;
}

const isTakenBack = ({ import_state }: CostImportRow): boolean =>
  import_state === 'reversing' || import_state === 'undoing';

const writingOf = ({ now }: Context, kept: CostImportRow): Writing => ({
  kept,
  staffNo: (kept.import_state === 'undoing' ? kept.undone_by : null) ?? kept.applied_by ?? kept.asked_by,
  now,
});

/** Runs each step in its own transaction, with a pause for other work between them. */
async function eachStep(step: () => Promise<'more' | 'done' | 'lost'>): Promise<void> {
  for (let end = await step(); end !== 'done'; end = await step()) {
    if (end === 'lost') throw new JobAbandoned();
    await pause(PAUSE_MS);
  }
}

const reverse = (context: Context, kept: CostImportRow): Promise<void> =>
  eachStep(() => reverseNextStep(context.db, writingOf(context, kept)));

/** True when all but the last step, which opens the added objects, is written. Such an import is always completed. */
async function isOpening(db: Database, { import_no, import_state }: CostImportRow): Promise<boolean> {
  return import_state === 'applying' && (await nextStep(db, import_no))?.kind === 'open';
}

/**
 * Gives up an import that cannot be processed and reverses its written steps. An import with all steps written is
 * completed instead.
 */
async function giveUp(context: Context, kept: CostImportRow): Promise<void> {
  const { db, log } = context;
  // a reversal is retried until it succeeds
  if (isTakenBack(kept)) return;
  if (await isOpening(db, kept)) return;
  const reversing = await beginReversing(db, kept, { is_stale: false, stale_code: '' });
  if (reversing === undefined) await failImport(db, kept);
  else
    await reverse(context, reversing).catch((error: unknown) => {
      if (!(error instanceof JobAbandoned))
        log.error({ err: error, importNo: kept.import_no }, 'an import could not be undone yet');
    });
}
