import * as v from 'valibot';
import { call } from '../call';

const BASE = '/CLFILEMANAGESERVICE/api/importController/';

/** Imports of one user whose rows are written, or wait for it, at a time. */
export const IMPORTS_AT_ONCE = 3;
/** Refused cells of one import that are named at most. */
export const REFUSED_CELLS = 2000;
/** How long the outcome of an import can be read. */
export const IMPORT_DAYS = 90;
/** How long the rows of a failed import are kept, so that it can be resumed. */
export const RESUME_DAYS = 7;

export const ImportJobNo = v.pipe(v.string(), v.regex(/^J[0-9a-f]{32}$/, '导入任务编号不正确'));

/** `undoing`: its rows are being taken back; `undone`: all are. */
export const ImportState = v.picklist(['waiting', 'running', 'done', 'failed', 'undoing', 'undone']);
export type ImportState = v.InferOutput<typeof ImportState>;

/** Why an import, or the undoing of it, ended before its last row. `notAllowed`: its owner was stopped or lost the right meanwhile. */
const IMPORT_FAILURES = ['notAllowed', 'failed'] as const;
export type ImportFailure = (typeof IMPORT_FAILURES)[number];

const Count = v.pipe(v.number(), v.integer());

/** A cell of a file that cannot be taken as it is. */
export const WrongCell = v.object({
  /** As the spreadsheet counts: the headers are 1. */
  line: Count,
  /** Header of its column. */
  column: v.string(),
  message: v.string(),
});
export type WrongCell = v.InferOutput<typeof WrongCell>;

/** Rows of a file that was checked, as they are written slice by slice. Instants are ISO. */
export const ImportJob = v.object({
  importJobNo: ImportJobNo,
  /** The kind of rows that are imported, as their area calls it. */
  kind: v.string(),
  fileName: v.string(),
  importState: ImportState,
  /** null: not failed. */
  failure: v.nullable(v.picklist(IMPORT_FAILURES)),
  rowsTotal: Count,
  /** Rows that are written, known or refused by now. */
  rowsDone: Count,
  rowsWritten: Count,
  /** Rows that others have brought just so since the file was checked: they stay as they are. */
  rowsKnown: Count,
  /** Rows that have become wrong since the file was checked. */
  refusedCount: Count,
  /** The first cells of them, once the import has ended. */
  refusedList: v.array(WrongCell),
  /** Name of the importer. */
  applyBy: v.string(),
  applyTime: v.string(),
  /** '' until it has ended. */
  endTime: v.string(),
  /** It has failed, and the rows that it has not written are kept. */
  canResume: v.optional(v.boolean()),
  /** It has written rows that are kept for undoing. */
  canUndo: v.boolean(),
  /** Things that are to be taken back, and those that are by now. */
  undoTotal: Count,
  undoDone: Count,
  /** Why the last attempt at undoing it stopped; null: it has not. */
  undoFailure: v.nullable(v.picklist(IMPORT_FAILURES)),
  /** Rows on which others stand by now, the first of them: nothing was taken back of these. */
  keptList: v.array(WrongCell),
});
export type ImportJob = v.InferOutput<typeof ImportJob>;

/** One of the caller's own imports. */
export const queryImportJob = call({
  origin: 'suite',
  gateway: 'service',
  path: `${BASE}queryImportJob`,
  body: v.object({ importJobNo: ImportJobNo }),
  result: v.object({ importJob: ImportJob }),
  needs: 'token',
  reads: ['import-job'],
});

/** The caller's newest import of a kind, under way or ended. */
export const queryLatestImportJob = call({
  origin: 'suite',
  gateway: 'service',
  path: `${BASE}queryLatestImportJob`,
  body: v.object({ kind: v.pipe(v.string(), v.maxLength(40)) }),
  result: v.object({ importJob: v.nullable(ImportJob) }),
  needs: 'token',
  reads: ['import-job'],
});

/** Imports of a kind, the newest first: those of the enterprise for callers whose right is for all of it, else their own. */
export const queryImportJobs = call({
  origin: 'suite',
  gateway: 'service',
  path: `${BASE}queryImportJobs`,
  body: v.object({
    kind: v.pipe(v.string(), v.maxLength(40)),
    pageIndex: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)), 1),
    pageSize: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 10),
  }),
  /** Without the cells of each. */
  result: v.object({ total: Count, importList: v.array(ImportJob) }),
  needs: 'token',
  reads: ['import-job'],
});

/**
 * Goes on with an import that has failed, behind the last slice that it has written. Refused with importJobUnknown, importJobNotToResume,
 * tooManyImportJobs.
 */
export const resumeImportJob = call({
  origin: 'suite',
  gateway: 'service',
  path: `${BASE}resumeImportJob`,
  body: v.object({ importJobNo: ImportJobNo }),
  result: v.object({ importJobNo: ImportJobNo }),
  needs: 'token',
  mutates: true,
  changes: ['import-job'],
});

/**
 * Begins to take back all that an import has written; `queryImportJob` tells how far that is. Where something stands on one of its
 * rows, nothing is taken back, and `keptList` says why. Refused with importJobUnknown, importJobBusy, importJobOver.
 */
export const undoImportJob = call({
  origin: 'suite',
  gateway: 'service',
  path: `${BASE}undoImportJob`,
  body: v.object({ importJobNo: ImportJobNo }),
  result: v.object({ importJobNo: ImportJobNo }),
  needs: 'token',
  mutates: true,
  changes: ['import-job'],
});
