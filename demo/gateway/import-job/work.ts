import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import type { ImportFailure } from '../../../src/contract/import-job/import-job';
import type { Database, DatabaseTransaction } from '../db/database';
import { inTransaction } from '../db/transaction';
import { isAway } from '../db/unavailable';
import { findHolder } from '../permission/holder';
import type { EventContext } from '../server/events/domain-events';
import './events';
import {
  countFailure,
  countSlice,
  endImport,
  letOthersGoFirst,
  lockNextImport,
  takeSlice,
  type ImportRow,
} from './queries';
import { rowImportOf } from './row-imports';

/** How often a slice is tried: others may have changed the same rows at the same moment. */
const ATTEMPTS = 3;
/** A call takes several statements: on a database of one connection it would wait for a slice with each of them. */
const PAUSE_MS = 30;

type Working = Pick<EventContext, 'db' | 'now' | 'emit' | 'log'>;
type InSlice = Omit<Working, 'db'> & { db: DatabaseTransaction };

/** The work under way in this process, by its database. */
const underWay = new WeakMap<Database, { isWanted: boolean }>();

/** Writes slices until there are none, in one loop a process; other work is done between two of them. Outside any transaction. */
export async function workOnImports(context: Working): Promise<void> {
  const { db } = context;
  const running = underWay.get(db);
  if (running !== undefined) {
    running.isWanted = true;
    return;
  }
  const begun = performance.now();
  const passed = (): number => performance.now() - begun;
  const work = { isWanted: true };
  underWay.set(db, work);
  try {
    while (work.isWanted) {
      work.isWanted = false;
      while (await workOnNextSlice({ ...context, now: new Date(context.now.getTime() + passed()) }))
        await pause(PAUSE_MS);
    }
  } finally {
    underWay.delete(db);
  }
}

/**
 * Writes the next slice of the import whose turn it is, with the note of how far it is, in one transaction: so any number of
 * processes write each row once, and go on where a crash has stopped one. False if there is none that no other is at.
 */
export async function workOnNextSlice(context: Working): Promise<boolean> {
  const { db, log } = context;
  const taken: { importJobNo?: string } = {};
  try {
    return await inTransaction(db, async (tx) => {
      const job = await lockNextImport(tx);
      if (job === undefined) return false;
      taken.importJobNo = job.import_no;
      await workOn({ ...context, db: tx }, job);
      return true;
    });
  } catch (error) {
    const { importJobNo } = taken;
    if (importJobNo === undefined) throw error;
    if (isAway(error)) {
      // the rows that were not written are taken up again once the database is there, where it is by now behind those of others
      await letOthersGoFirst(db, importJobNo).catch(() => undefined);
      throw error;
    }
    log.error({ err: error, importJobNo }, 'a slice of an import failed');
    await inTransaction(db, async (tx) => {
      const job = await countFailure(tx, importJobNo);
      if (job !== undefined && job.attempts >= ATTEMPTS) await end({ ...context, db: tx }, job, 'failed');
    });
    return true;
  }
}

async function workOn(context: InSlice, job: ImportRow): Promise<void> {
  const { db, now } = context;
  const rowImport = await rowImportOf(job.kind);
  const caller = await findHolder(db, { staffNo: job.staff_no, objectNo: rowImport.permission, now });
  if (caller === undefined) return end(context, job, 'notAllowed');
  const rows = v.parse(v.array(rowImport.row), await takeSlice(db, job.import_no));
  const settings = v.parse(rowImport.settings, job.settings);
  const outcome = await rowImport.write({ db, caller, now }, rows, settings);
  await countSlice(db, job, rows.length, outcome);
  if (job.rows_done + rows.length >= job.rows_total) await end(context, job, null);
}

async function end(context: InSlice, job: ImportRow, failure: ImportFailure | null): Promise<void> {
  const { db, now, emit } = context;
  await endImport(db, job.import_no, failure, now);
  await emit({ db, now }, 'importJob.ended', {
    importJobNo: job.import_no,
    kind: job.kind,
    fileName: job.file_name,
    enterpriseNum: job.enterprise_num,
    staffNo: job.staff_no,
    failure,
  });
}
