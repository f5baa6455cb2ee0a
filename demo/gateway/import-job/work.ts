import * as v from 'valibot';
import type { ImportFailure } from '../../../src/contract/import-job/import-job';
import type { DatabaseTransaction } from '../db/database';
import type { Emit } from '../server/events/domain-events';
import { defineJob } from '../server/jobs/job';
import './events';
import { contextOf } from './context';
import { ownerOf } from './owner';
import { countSlice, endImport, lockImport, takeSlice, WRITE_IMPORT } from './queries';
import type { ImportRow } from './rows';
import { tableImportOf } from './table-imports';
import { endUndo, undoNextSlice } from './undo';

interface InSlice {
  db: DatabaseTransaction;
  now: Date;
  emit: Emit;
}

/**
 * Writes or undoes the next slice of an import and records the progress, in one transaction. Any number of processes
 * therefore write each row once and resume after a crash.
 */
export const writeImport = defineJob<Pick<InSlice, 'emit'>>({
  ...WRITE_IMPORT,
  inTransaction: true,
  isFair: true,
  // a call needs several statements, each of which would wait for a slice on a database with a single connection
  breathMs: 30,
  async run({ key, ...context }) {
    const job = await lockImport(context.db, key);
    return job && writeSlice(context, job);
  },
  retry: {
    attempts: 3,
    // retries at once, as the failure may be a concurrent change of the same rows
    pauseMs: () => 0,
    async failed({ isGivenUp, key, ...context }) {
      const job = isGivenUp ? await lockImport(context.db, key) : undefined;
      if (job === undefined) return;
      await (job.import_state === 'undoing' ? endUndo(context, job, 'failed') : end(context, job, 'failed'));
    },
  },
});

async function writeSlice(context: InSlice, job: ImportRow): Promise<'more' | undefined> {
  const { db, now } = context;
  const tableImport = await tableImportOf(job.kind);
  if (job.import_state === 'undoing') return undoNextSlice(context, job, tableImport);
  const writing = await contextOf({ db, now }, tableImport.call, ownerOf(job));
  if (writing === undefined) return end(context, job, 'notAllowed');
  const rows = v.parse(v.array(tableImport.row), await takeSlice(db, job.import_no));
  const settings = v.parse(tableImport.settings, job.settings);
  const outcome = await tableImport.apply(writing, rows, settings);
  await countSlice(db, job, rows.length, outcome);
  return job.rows_done + rows.length >= job.rows_total ? end(context, job, null) : 'more';
}

async function end(context: InSlice, job: ImportRow, failure: ImportFailure | null): Promise<undefined> {
  const { db, now, emit } = context;
  const ended = await endImport(db, job.import_no, failure, now);
  await emit({ db, now }, 'importJob.ended', {
    importJobNo: job.import_no,
    kind: job.kind,
    fileName: job.file_name,
    owner: ownerOf(job),
    rowsWritten: ended.rows_written,
    rowsKnown: ended.rows_known,
    rowsTotal: ended.rows_total,
    failure,
  });
}
