import * as v from 'valibot';
import { call } from '../call';

const BASE = '/CLFILEMANAGESERVICE/api/importController/';

/** Maximum number of imports of one user that are waiting or running at the same time. */
export const IMPORTS_AT_ONCE = 3;
/** Maximum number of refused cells that the response lists per import. */
export const REFUSED_CELLS = 2000;
/** Number of days for which the outcome of an import can be read. */
export const IMPORT_DAYS = 90;
/** Number of days for which the rows of a failed import are stored, so that it can be resumed. */
export const RESUME_DAYS = 7;

/** `I…`: an import of cost objects from before they joined the others. */
export const ImportJobNo = v.pipe(v.string(), v.regex(/^[IJ][0-9a-f]{32}$/, '导入任务编号不正确'));

/**
 * `checking`: the stored file is being checked, nothing is written. `checked`: it can be confirmed if no row is wrong.
 * `reversing`: a whole import could not be completed, and its written steps are being reversed. `undoing`: its rows are
 * being undone; `undone`: all are.
 */
export const ImportState = v.picklist([
  'checking',
  'checked',
  'waiting',
  'running',
  'reversing',
  'done',
  'failed',
  'undoing',
  'undone',
]);
export type ImportState = v.InferOutput<typeof ImportState>;

/**
 * Reason why an import, or its undoing, ended before its last row. `notAllowed`: its owner was stopped or lost the
 * right meanwhile.
 */
const IMPORT_FAILURES = ['notAllowed', 'failed'] as const;
export type ImportFailure = (typeof IMPORT_FAILURES)[number];

const Count = v.pipe(v.number(), v.integer());

/** Invalid cell of a file. */
export const WrongCell = v.object({
  /** Line number as in the spreadsheet; the headers are line 1. */
  line: Count,
  /** Header of the cell's column. */
  column: v.string(),
  message: v.string(),
});
export type WrongCell = v.InferOutput<typeof WrongCell>;

/** Planned or actual effect of an import that is written as a whole or not at all. */
export const WholeJob = v.object({
  /** Table among several of its kind; '' for a single one. */
  variant: v.string(),
  /**
   * True when the effect of the import had changed by the time it was written: nothing was written, and it was checked
   * anew.
   */
  isStale: v.boolean(),
  /** Key of the record that another user changed while the import was written; '' for none. */
  staleKey: v.string(),
  addCount: Count,
  changeCount: Count,
  closeCount: Count,
  sameCount: Count,
  /** Number of wrong rows; a single one prevents the import. */
  wrongCount: Count,
  /** Deadline for undoing; '' for an import that is not written. */
  undoUntil: v.string(),
});
export type WholeJob = v.InferOutput<typeof WholeJob>;

/** Step of an import: its file was brought, it was confirmed, or its undoing was asked for. */
export const ImportStep = v.object({
  how: v.picklist(['asked', 'confirmed', 'undone']),
  operatorName: v.string(),
  /** '' where it was not stored. */
  time: v.string(),
});
export type ImportStep = v.InferOutput<typeof ImportStep>;

/** Import job, which writes the rows of a checked file slice by slice. Times are ISO instants. */
export const ImportJob = v.object({
  importJobNo: ImportJobNo,
  /** Kind of the imported rows, as defined by their data area. */
  kind: v.string(),
  fileName: v.string(),
  importState: ImportState,
  /** null unless failed. */
  failure: v.nullable(v.picklist(IMPORT_FAILURES)),
  rowsTotal: Count,
  /** Number of rows written, known or refused so far; of whole imports also checked, or the part of the work done. */
  rowsDone: Count,
  rowsWritten: Count,
  /** Number of rows that others have recorded identically since the check; they stay unchanged. */
  rowsKnown: Count,
  /** Number of rows that have become invalid since the check. */
  refusedCount: Count,
  /** First invalid cells of those rows, once the import has ended. */
  refusedList: v.array(WrongCell),
  /** Name of the importer. */
  applyBy: v.string(),
  applyTime: v.string(),
  /** Steps taken by persons, the oldest first; left out by gateways that store none. */
  stepList: v.optional(v.array(ImportStep)),
  /** '' until the import has ended. */
  endTime: v.string(),
  /** True when the import has failed and its remaining rows are still stored. */
  canResume: v.optional(v.boolean()),
  /** True when the import has written rows that can still be undone. */
  canUndo: v.boolean(),
  /** Number of records to undo, and of those undone so far. */
  undoTotal: Count,
  undoDone: Count,
  /** Reason why the last attempt to undo stopped; null for none. */
  undoFailure: v.nullable(v.picklist(IMPORT_FAILURES)),
  /** First rows that could not be undone because other records refer to them by now. */
  keptList: v.array(WrongCell),
  /** Left out for imports that are not written as a whole. */
  whole: v.optional(WholeJob),
});
export type ImportJob = v.InferOutput<typeof ImportJob>;

const OneJob = v.object({ importJobNo: ImportJobNo });
const Kind = v.pipe(v.string(), v.maxLength(40));
const READS = { origin: 'suite', reads: ['import-job'] } as const;
const CHANGES = { origin: 'suite', mutates: true } as const;

/** Calls about imports, without those who may make them: staff here, operators in `agency/imports`. */
export const IMPORT_CALLS = {
  /** Returns an import. */
  get: { ...READS, body: OneJob, result: v.object({ importJob: ImportJob }) },
  /** Returns the caller's newest import of a kind, running or ended. */
  latest: {
    ...READS,
    body: v.object({ kind: Kind }),
    result: v.object({ importJob: v.nullable(ImportJob) }),
  },
  /** Returns imports of a kind, newest first. */
  list: {
    ...READS,
    body: v.object({
      kind: Kind,
      pageIndex: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)), 1),
      pageSize: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 10),
    }),
    /** The imports come without their cells. */
    result: v.object({ total: Count, importList: v.array(ImportJob) }),
  },
  /** Resumes a failed import after the last slice written. */
  resume: { ...CHANGES, body: OneJob, result: OneJob },
  /** Starts to undo all rows of an import. */
  undo: { ...CHANGES, body: OneJob, result: OneJob },
};

const OF_STAFF = { gateway: 'service', needs: 'token' } as const;

/** Returns one of the caller's own imports. */
export const queryImportJob = call({ ...IMPORT_CALLS.get, ...OF_STAFF, path: `${BASE}queryImportJob` });

/** Returns the caller's newest import of a kind, running or ended. */
export const queryLatestImportJob = call({
  ...IMPORT_CALLS.latest,
  ...OF_STAFF,
  path: `${BASE}queryLatestImportJob`,
});

/**
 * Returns imports of a kind, newest first: those of the enterprise for callers with the right for all of it, otherwise
 * their own.
 */
export const queryImportJobs = call({ ...IMPORT_CALLS.list, ...OF_STAFF, path: `${BASE}queryImportJobs` });

/**
 * Resumes a failed import after the last slice written. Throws importJobUnknown, importJobNotToResume,
 * tooManyImportJobs.
 */
export const resumeImportJob = call({
  ...IMPORT_CALLS.resume,
  ...OF_STAFF,
  path: `${BASE}resumeImportJob`,
  changes: ['import-job'],
});

/**
 * Starts to undo all rows of an import; `queryImportJob` returns the progress. A row that other records refer to stays,
 * and `keptList` gives the reason; a whole import is refused then by the fault of its area. Throws importJobUnknown,
 * importJobBusy, importJobOver, undoTooLate.
 */
export const undoImportJob = call({
  ...IMPORT_CALLS.undo,
  ...OF_STAFF,
  path: `${BASE}undoImportJob`,
  changes: ['import-job'],
});
