import { randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import { Readable } from 'node:stream';
import * as v from 'valibot';
import {
  EXPORT_DAYS,
  EXPORT_FILES,
  EXPORT_PDF_ROWS,
  EXPORT_ROWS,
  type EXPORT_FAILURES,
  type ExportFormat,
} from '../../../src/contract/download/download';
import type { Database } from '../db/database';
import { isAway } from '../db/unavailable';
import type { FileStore } from '../files/store';
import { findAdmitted } from '../permission/holder';
import type { Caller } from '../server/http/caller';
import type { EventLog } from '../server/events/domain-events';
import { Fault } from '../server/http/fault';
import { Spool } from '../server/files/spool';
import { SpooledFile } from '../server/files/spooled-file';
import { csvOf } from './csv';
import {
  exportOf,
  viewerOf,
  type Cell,
  type DataExport,
  type FileExport,
  type Packed,
  type PdfExport,
} from './exports';
import { FILE_TYPES } from './file-types';
import { claimJob, failJob, finishJob, holdJob, type Job } from './queries';
import { reachOfExport } from './made-reach';
import { xlsxOf } from './xlsx';
import { zipOf } from './zip';

/** Rows read at a time, two times at most: what is in memory does not grow with the file. */
const PAGE = 1000;
/** Things whose files are packed before the job is held again. */
const FILES_BETWEEN = 20;
const ATTEMPTS = 3;
const MOST: Readonly<Record<ExportFormat, number>> = {
  xlsx: EXPORT_ROWS,
  csv: EXPORT_ROWS,
  zip: EXPORT_FILES,
  pdf: EXPORT_PDF_ROWS,
};
const DAY_MS = 24 * 60 * 60_000;

interface Making {
  /** Outside any transaction. */
  db: Database;
  now: Date;
  files: FileStore;
  log: EventLog;
}

/** It is another's by now, or nobody wants it any more. */
class GivenUp extends Error {}

class Failure extends Error {
  constructor(readonly failure: (typeof EXPORT_FAILURES)[number]) {
    super(failure);
  }
}

/** Makes the oldest file that was asked for and that nobody makes; false if there is none. */
export async function makeNextExport({ db, now, files, log }: Making): Promise<boolean> {
  const fileNo = `F${randomUUID().replaceAll('-', '')}`;
  const job = await claimJob(db, fileNo);
  if (job === undefined) return false;
  const expiresAt = new Date(now.getTime() + EXPORT_DAYS * DAY_MS);
  const spool = new Spool();
  try {
    // the remains of an earlier try
    if (job.old_file_no !== null) await files.remove(job.old_file_no);
    if (job.attempts > ATTEMPTS) throw new Failure('failed');
    const path = await spool.keep(await contentOf({ db, now, files }, job));
    const fileSize = statSync(path).size;
    await hold(db, job, {});
    await files.write(fileNo, new SpooledFile(path, job.file_name, FILE_TYPES[job.format]));
    if (!(await finishJob(db, job, { fileSize, expiresAt }))) await files.remove(fileNo);
  } catch (error) {
    await files.remove(fileNo);
    if (error instanceof GivenUp) return true;
    // it is made by another try once its lease is over
    if (isAway(error)) throw error;
    const failure = error instanceof Failure ? error.failure : 'failed';
    if (failure === 'failed') log.error({ err: error, exportNo: job.export_no }, 'making a file failed');
    await failJob(db, job, { failure, expiresAt });
  } finally {
    await spool.remove();
  }
  return true;
}

async function contentOf({ db, now, files }: Omit<Making, 'log'>, job: Job): Promise<Readable> {
  const definition = await exportOf(job.kind, job.format);
  if (definition === undefined) throw new Error(`nothing is exported as ${job.kind} in ${job.format}`);
  if ('pdf' in definition) return pdfOf(db, job, definition.pdf, now);
  if ('files' in definition) return zipOf(packedOf(db, job, definition.files, now), files);
  const rows = rowsOf(db, job, definition.table, now);
  return job.format === 'csv' ? Readable.from(csvOf(rows)) : (xlsxOf(rows) as Readable);
}

/** What there is of it, by the rights of whoever asked for it as they are now. */
async function beginning<Query>(
  db: Database,
  job: Job,
  definition: Pick<DataExport<Query>, 'query' | 'permission' | 'reach' | 'check' | 'count'>,
  now: Date,
): Promise<{ caller: Caller; query: Query; total: number }> {
  // it was right when it was asked for; the list may have got other filters since
  const query = v.parse(definition.query, job.query);
  const holder = await findAdmitted(db, job.staff_no, now);
  if (holder === undefined) throw new Failure('notAllowed');
  const caller = mayHave(definition, holder, query);
  const total = await definition.count(db, caller, query);
  if (total > MOST[job.format]) throw new Failure('tooManyRows');
  const reach = await reachOfExport(db, definition, caller, query);
  const made_reach = reach === undefined ? null : JSON.stringify(reach);
  await hold(db, job, { rows_total: total, made_reach });
  return { caller, query, total };
}

/** Throws the failure that the right is gone. */
function mayHave<Query>(
  definition: Pick<DataExport<Query>, 'permission' | 'check'>,
  holder: Caller,
  query: Query,
): Caller {
  try {
    return viewerOf(definition, holder, query);
  } catch (error) {
    throw error instanceof Fault ? new Failure('notAllowed') : error;
  }
}

/** The head, then row after row. */
async function* rowsOf(
  db: Database,
  job: Job,
  definition: DataExport,
  now: Date,
): AsyncGenerator<readonly Cell[]> {
  const { caller, query, total } = await beginning(db, job, definition, now);
  const further = (await definition.columnsFor?.(db, caller, query)) ?? [];
  const columns = [...definition.columns, ...further];
  yield columns.map(({ header }) => header);
  const pageAfter = (last: unknown): Promise<unknown[]> => {
    const page = definition.rowsAfter(db, caller, query, last, PAGE);
    // it may fail before it is waited for
    page.catch(() => undefined);
    return page;
  };
  let done = 0;
  let next = pageAfter(undefined);
  for (;;) {
    const page = await next;
    const isLast = page.length < PAGE || done + page.length >= EXPORT_ROWS;
    // the database looks for the next rows while these are written
    if (!isLast) next = pageAfter(page.at(-1));
    for (const row of page) yield columns.map(({ value }) => value(row));
    done += page.length;
    // rows are added meanwhile; what is counted is not less than what is written
    await hold(db, job, { rows_done: done, rows_total: Math.max(total, done) });
    if (isLast) return;
  }
}

/** Thing after thing, the job held as they are packed. */
async function* packedOf(
  db: Database,
  job: Job,
  definition: FileExport,
  now: Date,
): AsyncGenerator<readonly Packed[]> {
  const { caller, query, total } = await beginning(db, job, definition, now);
  let done = 0;
  for await (const some of definition.packed(db, caller, query)) {
    yield some;
    done += 1;
    if (done % FILES_BETWEEN === 0) await hold(db, job, { rows_done: Math.min(done, total) });
  }
  await hold(db, job, { rows_done: total });
}

/** One thing as it is printed, the job held as its rows are drawn. */
async function pdfOf(db: Database, job: Job, definition: PdfExport, now: Date): Promise<Readable> {
  const { caller, query, total } = await beginning(db, job, definition, now);
  return definition.content(db, caller, query, {
    now,
    onRows: (done) => hold(db, job, { rows_done: Math.min(done, total) }),
  });
}

async function hold(db: Database, job: Job, rows: Parameters<typeof holdJob>[2]): Promise<void> {
  if (!(await holdJob(db, job, rows))) throw new GivenUp();
}
