import { OBJECT } from '../../../../src/contract/permission/objects';
import { shanghaiDate } from '../../../../src/domain/shanghai-time';
import type { Database } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import { isAway, isUnavailable } from '../../db/unavailable';
import { isUniqueViolation } from '../../db/violations';
import { findHolder } from '../../permission/holder';
import type { EventContext, EventLog } from '../../server/domain-events';
import { applyImport, StaleImport } from './apply';
import { lookAt } from './look';
import {
  claimImport,
  failImport,
  finishLook,
  holdImport,
  lookAgain,
  updateClaimed,
  type CostImportRow,
} from './queries';

const ATTEMPTS = 3;
/** How often somebody who asks is told how far an import is that is being taken over. */
const SIGN_MS = 1000;

/** It is another's by now, or is to be looked at with other columns. */
class GivenUp extends Error {}

/** The administrator who has it taken over may change cost objects no more. */
class NotAllowed extends Error {}

type Context = Pick<EventContext, 'db' | 'now'> & { log: EventLog };

/**
 * Looks at the rows of the oldest import that nobody works on, or takes them over; false if there is none. Outside any
 * transaction.
 */
export async function workOnNextImport(context: Context): Promise<boolean> {
  const { db, log } = context;
  const kept = await claimImport(db);
  if (kept === undefined) return false;
  try {
    if (kept.attempts > ATTEMPTS) throw new Error('It was begun too often');
    await (kept.import_state === 'applying' ? takeOver(context, kept) : look(db, kept));
  } catch (error) {
    if (error instanceof GivenUp) return true;
    if (isAway(error)) throw error;
    log.error({ err: error, importNo: kept.import_no, state: kept.import_state }, 'work on an import failed');
    // a failure that may pass is tried again once signs of life are missing, and others have their turn meanwhile
    if (!isUnavailable(error) || kept.attempts >= ATTEMPTS) await failImport(db, kept);
  }
  return true;
}

async function look(db: Database, kept: CostImportRow): Promise<void> {
  const looked = await lookAt(db, kept, async (rowsDone) => {
    if (!(await holdImport(db, kept, rowsDone))) throw new GivenUp();
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

async function takeOver({ db, log, now }: Context, kept: CostImportRow): Promise<void> {
  const signs = giveSigns(db, kept, log);
  try {
    await inTransaction(db, async (tx) => {
      const { onProgress } = signs;
      const staffNo = kept.applied_by ?? kept.asked_by;
      const holder = await findHolder(tx, { staffNo, objectNo: OBJECT.editCostObjects, now });
      if (holder === undefined) throw new NotAllowed();
      await applyImport(tx, { kept, staffNo, now, onProgress });
      // last, so that nothing holds up the signs of life
      const done = { import_state: 'done', done_at: now, rows_done: kept.row_count } as const;
      if (!(await updateClaimed(tx, kept, done))) throw new GivenUp();
    });
  } catch (error) {
    if (error instanceof NotAllowed) {
      log.warn({ importNo: kept.import_no }, 'an import is not taken over: the right to it is gone');
      // as it was before: others with the right may take it over
      await updateClaimed(db, kept, { import_state: 'checked', applied_by: null });
      return;
    }
    // or one of the same code was added this very moment
    if (!(error instanceof StaleImport) && !isUniqueViolation(error)) throw error;
    await lookAgain(db, kept.import_no, { ...kept, looked_on: shanghaiDate(now) }, { isStale: true });
  } finally {
    signs.end();
  }
}

/**
 * Tells, beside the transaction and without waiting, how far it is: on one connection for all that is done once it is over,
 * and changes nothing then.
 */
function giveSigns(db: Database, kept: CostImportRow, log: EventLog) {
  let done = 0;
  let isTelling = false;
  const timer = setInterval(() => {
    if (isTelling) return;
    isTelling = true;
    holdImport(db, kept, Math.floor(done * kept.row_count))
      .catch((error: unknown) => log.error({ err: error, importNo: kept.import_no }, 'a sign of life failed'))
      .finally(() => (isTelling = false));
  }, SIGN_MS);
  return {
    onProgress: (part: number) => void (done = part),
    end: () => clearInterval(timer),
  };
}
