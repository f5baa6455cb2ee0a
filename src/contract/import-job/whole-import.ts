import * as v from 'valibot';
import { call, type GatewayName } from '../call';
import { ImportJob, ImportJobNo } from './import-job';
import { HeaderPlaceField } from './table-import';

const BASE = '/CLFILEMANAGESERVICE/api/importController/';

/** Maximum number of wrong cells, and of preview rows, in a response. */
export const WHOLE_IMPORT_SAMPLES = 200;
const COLUMNS = 100;

const Count = v.pipe(v.number(), v.integer());
const Field = v.pipe(v.string(), v.maxLength(60));

/** Column of a field in a row, counted from 0; null: in no column. */
const ImportColumn = v.object({
  field: Field,
  place: v.nullable(v.pipe(Count, v.minValue(0), v.maxValue(COLUMNS - 1))),
});

/** Invalid cell of a stored file. */
export const WrongField = v.object({
  /** Line number as in the spreadsheet: the headers are 1. */
  line: Count,
  /** Letter of its column, as in the spreadsheet; '' for a field without a column. */
  cell: v.string(),
  field: v.string(),
  message: v.string(),
});
export type WrongField = v.InferOutput<typeof WrongField>;

/** Row of a stored file with an effect. */
export const PreviewedRow = v.object({
  line: Count,
  code: v.string(),
  name: v.string(),
  how: v.picklist(['add', 'change', 'close']),
  fieldList: v.array(v.object({ field: v.string(), before: v.string(), after: v.string() })),
});
export type PreviewedRow = v.InferOutput<typeof PreviewedRow>;

interface Definition {
  /** Kind of its import jobs. */
  kind: string;
  gateway: GatewayName;
  path: `/${string}`;
  /** Maximum size of a file in bytes, and maximum number of rows without the headers. */
  fileBytes: number;
  rows: number;
  permission: string;
  /** Tables of the kind. */
  variants: readonly string[];
}

/**
 * Declares the upload of a table, .xlsx or .csv (UTF-8, GBK), that is checked in the background; nothing is written
 * before it is confirmed by `confirmImportJob`. A file that is no such table is refused with fieldsInvalid at `file`;
 * columns are recognised by their headers. The gateway implements it by `implementWholeImport`.
 */
/* @__NO_SIDE_EFFECTS__ */
export function wholeImportCall({ kind, rows, fileBytes, variants, ...sent }: Definition) {
  return {
    ...call({
      ...sent,
      multipart: { fileBytes, files: 1 },
      body: v.object({ file: v.file('请选择文件'), variant: v.picklist(variants), table: HeaderPlaceField }),
      result: v.object({ importJobNo: ImportJobNo }),
      needs: 'token',
      mutates: true,
      changes: ['import-job'],
      origin: 'suite',
    }),
    kind,
    rows,
    fileBytes,
    permission: sent.permission,
  };
}

/** Returns a whole import with its planned or actual effect. Throws importJobUnknown. */
export const queryCheckedFile = call({
  gateway: 'service',
  path: `${BASE}queryCheckedFile`,
  body: v.object({ importJobNo: ImportJobNo }),
  result: v.object({
    importJob: ImportJob,
    headerList: v.array(v.string()),
    columnList: v.array(ImportColumn),
    /** Required fields without a column. */
    missingList: v.array(v.string()),
    /** The first wrong cells, in the order of the rows. */
    wrongList: v.array(WrongField),
    /** The first rows with an effect. */
    previewList: v.array(PreviewedRow),
  }),
  needs: 'token',
  reads: ['import-job'],
  origin: 'suite',
});

/** Repeats the check with columns assigned by hand. Throws importJobUnknown, importJobBusy, importOver. */
export const matchImportColumns = call({
  gateway: 'service',
  path: `${BASE}matchImportColumns`,
  body: v.object({
    importJobNo: ImportJobNo,
    columnList: v.pipe(v.array(ImportColumn), v.maxLength(COLUMNS)),
  }),
  result: v.object({ importJobNo: ImportJobNo }),
  needs: 'token',
  mutates: true,
  changes: ['import-job'],
  origin: 'suite',
});

/**
 * Begins to write all rows, or none; `queryImportJob` returns the progress. Where a record to be changed was changed
 * since, nothing is written and the file is checked anew (`isStale`). Throws importJobUnknown, importJobBusy,
 * importOver, importWrong.
 */
export const confirmImportJob = call({
  gateway: 'service',
  path: `${BASE}confirmImportJob`,
  body: v.object({ importJobNo: ImportJobNo }),
  result: v.object({ importJobNo: ImportJobNo }),
  needs: 'token',
  mutates: true,
  changes: ['import-job'],
  origin: 'suite',
});
