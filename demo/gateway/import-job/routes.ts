import {
  queryImportJob,
  queryImportJobs,
  queryLatestImportJob,
  resumeImportJob,
  undoImportJob,
} from '../../../src/contract/import-job/import-job';
import { readTableHead } from '../../../src/contract/import-job/table-import';
import { headersOf } from '../../../src/domain/table-import/table-columns';
import { Fault } from '../server/http/fault';
import { implement, type Implementation } from '../server/http/implement';
import { readHeads } from '../server/table-file/read-table-file';
import { findImportJobs, findLatestImportJob, findResumable, resumeImport } from './queries';
import { findTableHead } from './table-heads';
import { beginUndo } from './undo-queries';
import { importViewOf, importViews } from './view';
import { requireRight, seesAllOf, visibleJob } from './visible-job';
import { beginWholeUndo } from './whole/undo';
import { findWholeImport } from './whole/whole-imports';
import { workOnImport } from './whole/work';
import { writeImport } from './work';

/** Maximum number of columns returned for a sheet whose table the user locates by hand. */
const HEAD_COLUMNS = 100;

export const importJobCalls: readonly Implementation[] = [
  implement(queryImportJob, async (context, { importJobNo }) => ({
    importJob: await importViewOf(context, await visibleJob(context, importJobNo)),
  })),

  implement(queryLatestImportJob, async (context, { kind }) => {
    const job = await findLatestImportJob(context.db, context.caller, kind);
    return { importJob: job === undefined ? null : await importViewOf(context, job) };
  }),

  implement(queryImportJobs, async (context, { kind, ...page }) => {
    const { db, caller } = context;
    if ((await findWholeImport(kind)) !== undefined) await requireRight(caller, kind);
    const isOwn = (await seesAllOf(caller, kind)) !== true;
    const { total, jobs } = await findImportJobs(db, caller, { kind, isOwn, ...page });
    const importList = await importViews(context, jobs);
    return { total, importList: importList.map((job) => ({ ...job, refusedList: [], keptList: [] })) };
  }),

  implement(resumeImportJob, async (context, { importJobNo }) => {
    const job = await visibleJob(context, importJobNo, { lock: true });
    await requireRight(context.caller, job.kind);
    if (!(await findResumable(context.db, [importJobNo])).has(importJobNo))
      throw new Fault('importJobNotToResume');
    await resumeImport(context, job);
    context.wake(writeImport);
    return { importJobNo };
  }),

  implement(undoImportJob, async (context, { importJobNo }) => {
    const job = await visibleJob(context, importJobNo, { lock: true });
    await requireRight(context.caller, job.kind);
    if (job.import_state === 'checked') throw new Fault('importJobOver');
    if (job.ended_at === null || job.import_state === 'undoing') throw new Fault('importJobBusy');
    if (job.undo_total === job.undo_done) throw new Fault('importJobOver');
    const whole = await findWholeImport(job.kind);
    await (whole === undefined ? beginUndo(context, importJobNo) : beginWholeUndo(context, whole, job));
    context.wake(whole === undefined ? writeImport : workOnImport);
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
