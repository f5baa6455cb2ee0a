import * as v from 'valibot';
import { call } from '../call';

const BASE = '/CLFILEMANAGESERVICE/api/downloadController/';

/** A table of what a list shows; as `zip`, the files of what it shows; as `pdf`, one thing as it is printed. */
export const EXPORT_FORMATS = ['xlsx', 'csv', 'zip', 'pdf'] as const;
export const ExportFormat = v.picklist(EXPORT_FORMATS);
export type ExportFormat = v.InferOutput<typeof ExportFormat>;

/** Rows of one file: what a sheet holds with room to spare. */
export const EXPORT_ROWS = 500_000;
/** Rows of one PDF: nobody reads more on paper. */
export const EXPORT_PDF_ROWS = 5000;
/** Things whose files are in one zip. */
export const EXPORT_FILES = 20_000;
/** How long a file is kept. */
export const EXPORT_DAYS = 7;
/** Files of one user that are made, or wait for it, at a time. */
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

/** Why no file was made. `tooManyRows`: more than EXPORT_ROWS, of files than EXPORT_FILES, in a PDF than EXPORT_PDF_ROWS. `notAllowed`: the right to it was lost meanwhile. */
export const EXPORT_FAILURES = ['tooManyRows', 'notAllowed', 'failed'] as const;

/** A file that was asked for. Instants are ISO. */
export const ExportJob = v.object({
  exportNo: ExportNo,
  fileName: v.string(),
  format: ExportFormat,
  exportState: ExportState,
  /** null: not failed. */
  failure: v.nullable(v.picklist(EXPORT_FAILURES)),
  /** Rows that there are, null before they are counted, and those written so far. */
  rowsTotal: v.nullable(v.number()),
  rowsDone: v.number(),
  /** Bytes; 0 until it is made. */
  fileSize: v.number(),
  applyTime: v.string(),
  /** When it is removed; '' until it is made. */
  expireTime: v.string(),
});
export type ExportJob = v.InferOutput<typeof ExportJob>;

/** The caller's own exports, the newest first. */
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
 * Has a file made of what a list shows, all pages of it. `kind`: of what, as its area calls it, in a format that there is of it. `query`: the body of the
 * list's own call, held against its schema; rights count as they are when the file is made.
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

/** Has one that failed made again. */
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

/** Removes one with its file; one that is being made is given up. */
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

/** An address that the file can be fetched from for a minute. */
export const queryExportFile = call({
  origin: 'suite',
  gateway: 'service',
  path: `${BASE}queryExportFile`,
  body: v.object({ exportNo: ExportNo }),
  result: v.object({ downloadUrl: v.pipe(v.string(), v.regex(/^https?:\/\//)) }),
  needs: 'token',
  reads: ['download'],
});
