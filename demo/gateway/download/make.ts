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
import type { FileStore } from '../files/store';
import { findAdmitted } from '../permission/holder';
import type { Caller } from '../server/http/caller';
import type { AreaDeps } from '../server/deps';
import { Fault } from '../server/http/fault';
import { defineJob, LostLease, type Lease, type JobContext } from '../server/jobs/job';
import { Spool } from '../server/files/spool';
import { SpooledFile } from '../server/files/spooled-file';
import { csvOf } from './csv';
import type { ExportRow } from './cells';
import {
  exportOf,
  viewerOf,
  type DataExport,
  type FileExport,
  type ZipEntry,
  type PdfExport,
} from './exports';
import { FILE_TYPES } from './file-types';
import { beginJob, failJob, updateRunning, type Job } from './queries';
import { reachOfExport } from './export-reach';
import { isOfSandbox, SANDBOX_LABEL } from './sandbox';
import { notesOf } from './notes';
import { Totals } from './totals';
import { xlsxOf } from './xlsx';
import { zipOf } from './zip';

/** Rows per page. At most two pages are held, so memory does not grow with the file. */
const PAGE = 1000;
/** Items packed between two updates of the progress. */
const FILES_BETWEEN = 20;
const MOST: Readonly<Record<ExportFormat, number>> = {
  xlsx: EXPORT_ROWS,
  csv: EXPORT_ROWS,
  zip: EXPORT_FILES,
  pdf: EXPORT_PDF_ROWS,
};
const DAY_MS = 24 * 60 * 60_000;

interface Parts {
  deps: Pick<AreaDeps, 'files'>;
}

class Failure extends Error {
  constructor(readonly failure: (typeof EXPORT_FAILURES)[number]) {
    super(failure);
  }
}

/** Makes the file of an export, by its number. */
export const makeExport = defineJob<Parts>({
  kind: 'make export',
  atOnce: 3,
  run: make,
  retry: {
    attempts: 3,
    // no automatic retry, because its owner sees the failure and can retry it
    mayPass: () => false,
    failed: ({ db, now, key }) => failJob(db, key, { failure: 'failed', expiresAt: expiryOf(now) }),
  },
});

const expiryOf = (now: Date): Date => new Date(now.getTime() + EXPORT_DAYS * DAY_MS);

interface ExportTask extends JobContext {
  files: FileStore;
  lease: Lease;
  job: Job;
}

async function make({
  db,
  now,
  key,
  lease,
  deps: { files },
}: JobContext & Parts & { key: string; lease: Lease }): Promise<void> {
  const fileNo = `F${randomUUID().replaceAll('-', '')}`;
  const begun = await lease.hold((tx) => beginJob(tx, key, fileNo));
  if (begun === undefined) return;
  const { job, oldFileNo } = begun;
  const spool = new Spool();
  try {
    // removes the remains of an earlier attempt
    if (oldFileNo !== null) await files.remove(oldFileNo);
    const making = { db, now, files, lease, job };
    const path = await spool.keep(await contentOf(making));
    const fileSize = statSync(path).size;
    await files.write(fileNo, new SpooledFile(path, job.file_name, FILE_TYPES[job.format]));
    const done = { export_state: 'done', file_size: fileSize, expires_at: expiryOf(now) } as const;
    await lease.end((tx) => write(tx, making, done));
  } catch (error) {
    await files.remove(fileNo);
    if (!(error instanceof Failure)) throw error;
    const { failure } = error;
    await lease.end((tx) => failJob(tx, key, { failure, expiresAt: expiryOf(now) }));
  } finally {
    await spool.remove();
  }
}

/** Throws LostLease when the export was removed. */
async function write(
  tx: Database,
  { job }: ExportTask,
  set: Parameters<typeof updateRunning>[2],
): Promise<void> {
  if (!(await updateRunning(tx, job.export_no, set))) throw new LostLease();
}

const hold = (making: ExportTask, set: Parameters<typeof updateRunning>[2]): Promise<void> =>
  making.lease.hold((tx) => write(tx, making, set));

async function contentOf(making: ExportTask): Promise<Readable> {
  const { job, files } = making;
  const definition = await exportOf(job.kind, job.format);
  if (definition === undefined) throw new Error(`there is no export of kind ${job.kind} in ${job.format}`);
  if ('pdf' in definition) return pdfOf(making, definition.pdf);
  if ('files' in definition) return zipOf(packedOf(making, definition.files), files);
  return tableOf(making, definition.table);
}

/** A table with its head and totals; a workbook tells in a second sheet how it was made. */
async function tableOf(making: ExportTask, definition: DataExport): Promise<Readable> {
  const { db, now, job } = making;
  const begun = await beginning(making, definition);
  const isSandbox = await isOfSandbox(db, begun.caller.enterpriseNum);
  const rows = rowsOf(making, definition, { ...begun, isSandbox });
  if (job.format === 'csv') return Readable.from(csvOf(rows));
  const filters = await definition.filters(db, begun.caller, begun.query);
  return xlsxOf(rows, notesOf({ ...begun, title: definition.title, now, filters, isSandbox })) as Readable;
}

interface Begun<Query> {
  caller: Caller;
  query: Query;
  total: number;
}

/** Checks the owner's current rights and counts the rows of the export. */
async function beginning<Query>(
  making: ExportTask,
  definition: Pick<DataExport<Query>, 'query' | 'permission' | 'reach' | 'check' | 'count'>,
): Promise<Begun<Query>> {
  const { db, now, job } = making;
  // validates again, because the list may have got other filters since the request
  const query = v.parse(definition.query, job.query);
  const holder = await findAdmitted(db, job.staff_no, now);
  if (holder === undefined) throw new Failure('notAllowed');
  const caller = mayHave(definition, holder, query);
  const total = await definition.count(db, caller, query, now);
  if (total > MOST[job.format]) throw new Failure('tooManyRows');
  const reach = await reachOfExport(db, definition, caller, query);
  const made_reach = reach === undefined ? null : JSON.stringify(reach);
  await hold(making, { rows_total: total, made_reach });
  return { caller, query, total };
}

/** Throws the failure of a lost right. */
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

/** The head, then row after row, then the totals. */
async function* rowsOf(
  making: ExportTask,
  definition: DataExport,
  { caller, query, total, isSandbox }: Begun<unknown> & { isSandbox: boolean },
): AsyncGenerator<ExportRow> {
  const { db, now } = making;
  const further = (await definition.columnsFor?.(db, caller, query)) ?? [];
  const columns = [...definition.columns, ...further];
  const { label = '合计', counts = () => true } = definition.sums ?? {};
  const totals = new Totals(columns, isSandbox ? `${label}${SANDBOX_LABEL}` : label);
  yield columns.map(({ header }) => header);
  const pageAfter = (last: unknown): Promise<unknown[]> => {
    const page = definition.rowsAfter(db, caller, query, last, PAGE, now);
    // the page may fail before it is awaited, which must not be an unhandled rejection
    page.catch(() => undefined);
    return page;
  };
  let done = 0;
  let next = pageAfter(undefined);
  for (;;) {
    const page = await next;
    const isLast = page.length < PAGE || done + page.length >= EXPORT_ROWS;
    // the database reads the next page while this one is written
    if (!isLast) next = pageAfter(page.at(-1));
    for (const row of page) {
      const cells = columns.map(({ value }) => value(row));
      if (counts(row)) totals.add(cells);
      yield cells;
    }
    done += page.length;
    // rows may be added meanwhile, so the total is at least the number written
    await hold(making, { rows_done: done, rows_total: Math.max(total, done) });
    if (isLast) break;
  }
  if (totals.row !== undefined) yield { totals: totals.row };
}

/** Entries of the zip, item after item. */
async function* packedOf(making: ExportTask, definition: FileExport): AsyncGenerator<readonly ZipEntry[]> {
  const { caller, query, total } = await beginning(making, definition);
  let done = 0;
  for await (const some of definition.packed(making.db, caller, query)) {
    yield some;
    done += 1;
    if (done % FILES_BETWEEN === 0) await hold(making, { rows_done: Math.min(done, total) });
  }
  await hold(making, { rows_done: total });
}

/** The printout of one item. */
async function pdfOf(making: ExportTask, definition: PdfExport): Promise<Readable> {
  const { db, now } = making;
  const { caller, query, total } = await beginning(making, definition);
  return definition.content(db, caller, query, {
    now,
    onRows: (done) => hold(making, { rows_done: Math.min(done, total) }),
  });
}
