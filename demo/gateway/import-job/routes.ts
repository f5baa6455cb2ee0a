import {
  queryImportJob,
  queryImportJobs,
  queryLatestImportJob,
  resumeImportJob,
  undoImportJob,
  type ImportJob,
} from '../../../src/contract/import-job/import-job';
import { readTableHead } from '../../../src/contract/import-job/table-import';
import { headersOf } from '../../../src/domain/table-import/table-columns';
import { DATA_RANGE, withScopeOf, type Caller } from '../server/http/caller';
import { Fault } from '../server/http/fault';
import { implement, type Implementation, type RowContext } from '../server/http/implement';
import { readHeads } from '../server/table-file/read-table-file';
import {
  findImportJob,
  findImportJobs,
  findLatestImportJob,
  findResumable,
  resumeImport,
  type ImportRow,
} from './queries';
import { findTableHead } from './table-heads';
import { findTableImport } from './table-imports';
import { beginUndo } from './undo-queries';
import { importViews } from './view';
import { writeImport } from './work';

/** Maximum number of columns returned for a sheet whose table the user locates by hand. */
const HEAD_COLUMNS = 100;

export const importJobCalls: readonly Implementation[] = [
  implement(queryImportJob, async (context, { importJobNo }) => ({
    importJob: await viewOf(context, await visibleJob(context, importJobNo)),
  })),

  implement(queryLatestImportJob, async (context, { kind }) => {
    const job = await findLatestImportJob(context.db, context.caller, kind);
    return { importJob: job === undefined ? null : await viewOf(context, job) };
  }),

  implement(queryImportJobs, async (context, { kind, ...page }) => {
    const { db, caller } = context;
    const isOwn = (await rangeOf(caller, kind)) !== DATA_RANGE.enterprise;
    const { total, jobs } = await findImportJobs(db, caller, { kind, isOwn, ...page });
    const importList = await importViews(context, jobs);
    return { total, importList: importList.map((job) => ({ ...job, refusedList: [], keptList: [] })) };
  }),

  implement(resumeImportJob, async (context, { importJobNo }) => {
    const job = await visibleJob(context, importJobNo, { lock: true });
    if ((await rangeOf(context.caller, job.kind)) === undefined) throw new Fault('forbidden');
    if (!(await findResumable(context.db, [importJobNo])).has(importJobNo))
      throw new Fault('importJobNotToResume');
    await resumeImport(context, job);
    context.wake(writeImport);
    return { importJobNo };
  }),

  implement(undoImportJob, async (context, { importJobNo }) => {
    const job = await visibleJob(context, importJobNo, { lock: true });
    if ((await rangeOf(context.caller, job.kind)) === undefined) throw new Fault('forbidden');
    if (job.ended_at === null || job.import_state === 'undoing') throw new Fault('importJobBusy');
    if (job.undo_total === job.undo_done) throw new Fault('importJobOver');
    await beginUndo(context, importJobNo);
    context.wake(writeImport);
    return { importJobNo };
  }),

  implement(readTableHead, async (context, { file, kind, variant }) => {
    const { caller } = context;
    const tableHead = await findTableHead(kind);
    if (tableHead?.permission === undefined || !caller.objects.has(tableHead.permission))
      throw new Fault('forbidden');
    const columns = await tableHead.columns(context, variant);
    const limits = { rows: 0, columns: HEAD_COLUMNS, headers: headersOf(columns) };
    const bytes = new Uint8Array(await file.arrayBuffer());
    return {
      sheetList: await readHeads(bytes, limits, caller.enterpriseNum),
      columnList: columns.map(({ field, header, isRequired = false, isKey = false }) => ({
        field,
        header,
        isRequired,
        ...(isKey && { isKey }),
      })),
    };
  }),
];

const viewOf = async (context: RowContext, job: ImportRow): Promise<ImportJob> => {
  const [view] = await importViews(context, [job]);
  if (view === undefined) throw new Error('An import has no view');
  return view;
};

/** Data range of the right to a kind of import; undefined when the caller lacks it. */
async function rangeOf(caller: Caller, kind: string): Promise<Caller['range'] | undefined> {
  const permission = (await findTableImport(kind))?.call.permission;
  if (permission === undefined || !caller.objects.has(permission)) return undefined;
  return withScopeOf(caller, permission).range;
}

/**
 * Returns an import of the caller, or one of the enterprise if the caller's right covers all of it. Throws
 * importJobUnknown.
 */
async function visibleJob(
  { db, caller }: Pick<RowContext, 'db' | 'caller'>,
  importJobNo: string,
  options: { lock?: boolean } = {},
): Promise<ImportRow> {
  const job = await findImportJob(db, importJobNo, options);
  if (job?.enterprise_num !== caller.enterpriseNum) throw new Fault('importJobUnknown');
  const isSeen =
    job.staff_no === caller.staffNo || (await rangeOf(caller, job.kind)) === DATA_RANGE.enterprise;
  if (!isSeen) throw new Fault('importJobUnknown');
  return job;
}
