import * as v from 'valibot';
import { call } from '../call';

const BASE = '/CLFILEMANAGESERVICE/api/downloadController/';

/**
 * `xlsx` and `csv`: a table of the rows of a list; `zip`: the files of these rows; `pdf`: one record in its printed
 * form.
 */
export const EXPORT_FORMATS = ['xlsx', 'csv', 'zip', 'pdf'] as const;
export const ExportFormat = v.picklist(EXPORT_FORMATS);
export type ExportFormat = v.InferOutput<typeof ExportFormat>;

/** Rows of one file, well below the limit of a sheet. */
export const EXPORT_ROWS = 500_000;
/** Rows of one PDF; a longer one has no use on paper. */
export const EXPORT_PDF_ROWS = 5000;
/** Number of rows whose files one zip may contain. */
export const EXPORT_FILES = 20_000;
/** Days until a file is removed. */
export const EXPORT_DAYS = 7;
/** Number of files of one user that may be queued or running at a time. */
export const EXPORTS_AT_ONCE = 5;

export const ExportNo = v.pipe(v.string(), v.regex(/^E[0-9a-f]{32}$/, '导出任务编号不正确'));

export const EXPORT_STATE = {
  waiting: 'waiting',
  running: 'running',
  done: 'done',
  failed: 'failed',
} as const;
export const ExportState = v.picklist(Object.values(EXPORT_STATE));
export type ExportState = v.InferOutput<typeof ExportState>;

/**
 * Reasons of a failed export. `tooManyRows`: more than EXPORT_ROWS, of files than EXPORT_FILES, in a PDF than
 * EXPORT_PDF_ROWS. `notAllowed`: the user lost the right to it meanwhile.
 */
export const EXPORT_FAILURES = ['tooManyRows', 'notAllowed', 'failed'] as const;

/** An export job. Instants are ISO. */
export const ExportJob = v.object({
  exportNo: ExportNo,
  fileName: v.string(),
  format: ExportFormat,
  exportState: ExportState,
  /** null unless the job failed. */
  failure: v.nullable(v.picklist(EXPORT_FAILURES)),
  /** Total number of rows, null before they are counted, and the number written so far. */
  rowsTotal: v.nullable(v.number()),
  rowsDone: v.number(),
  /** Bytes; 0 until the file is complete. */
  fileSize: v.number(),
  applyTime: v.string(),
  /** Time at which the file is removed; '' until it is complete. */
  expireTime: v.string(),
});
export type ExportJob = v.InferOutput<typeof ExportJob>;

/** Returns the caller's own exports, the newest first. */
export const queryExportList = call({
  origin: 'suite',
  gateway: 'service',
  path: `${BASE}queryExportList`,
  body: v.object({
    pageIndex: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
    pageSize: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 20),
  }),
  result: v.object({ total: v.number(), exportList: v.array(ExportJob) }),
  needs: 'token',
  reads: ['download'],
});

/**
 * Queues an export of all pages of a list. `kind`: name of the export within its area, which must offer the format.
 * `query`: the body of the list's own call, validated by its schema; rights are evaluated when the file is made.
 */
export const addExport = call({
  origin: 'suite',
  gateway: 'service',
  path: `${BASE}addExport`,
  body: v.object({
    kind: v.pipe(v.string(), v.maxLength(40)),
    format: ExportFormat,
    query: v.record(v.pipe(v.string(), v.maxLength(40)), v.unknown()),
  }),
  result: v.object({ exportNo: ExportNo }),
  needs: 'token',
  mutates: true,
  changes: ['download'],
});

/** Queues a failed export again. */
export const retryExport = call({
  origin: 'suite',
  gateway: 'service',
  path: `${BASE}retryExport`,
  body: v.object({ exportNo: ExportNo }),
  result: v.object({ exportNo: ExportNo }),
  needs: 'token',
  mutates: true,
  changes: ['download'],
});

/** Removes an export with its file; a running one is cancelled. */
export const deleteExport = call({
  origin: 'suite',
  gateway: 'service',
  path: `${BASE}deleteExport`,
  body: v.object({ exportNo: ExportNo }),
  result: v.object({ exportNo: ExportNo }),
  needs: 'token',
  mutates: true,
  changes: ['download'],
});

/** Returns an address from which the file can be downloaded for a minute. */
export const queryExportFile = call({
  origin: 'suite',
  gateway: 'service',
  path: `${BASE}queryExportFile`,
  body: v.object({ exportNo: ExportNo }),
  result: v.object({ downloadUrl: v.pipe(v.string(), v.regex(/^https?:\/\//)) }),
  discloses: true,
  needs: 'token',
  reads: ['download'],
});
