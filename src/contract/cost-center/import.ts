import * as v from 'valibot';
import { call } from '../call';
import { HeaderPlaceField } from '../import-job/table-import';
import { OBJECT } from '../permission/objects';
import { COST_FIELDS, CostKind } from './cost-objects';

const BASE = '/CLMidPlatExtendedService/api/costCenter/';

/** Size of a file, in bytes, and its rows at most, without the headers. */
export const IMPORT_FILE_BYTES = 16 * 1024 * 1024;
export const IMPORT_ROWS = 50_000;
/** Wrong cells, and rows of the preview, that are answered at most. */
export const IMPORT_SAMPLES = 200;
/** How long an import can be undone. */
export const UNDO_HOURS = 24;

/** By which `readTableHead` knows these tables; its variant is the kind of object. */
export const COST_TABLE = 'costObjects';

/** What a column of a file may hold. */
export const IMPORT_FIELDS = [
  'code',
  'name',
  'parentCode',
  'ownerNO',
  'validFrom',
  'validTo',
  'taxNo',
  'departments',
  'staff',
  'closes',
] as const;
export const ImportField = v.picklist(IMPORT_FIELDS);
export type ImportField = v.InferOutput<typeof ImportField>;

const Count = v.pipe(v.number(), v.integer());
export const CostImportNo = v.pipe(v.string(), v.regex(/^I[0-9a-f]{32}$/, '导入编号不正确'));

/**
 * `checking`: its rows are being looked at, nothing is written. `checked`: it can be taken over where nothing is wrong.
 * `applying`: it is being taken over, some rows at a time; added objects are closed until all of it is written, and others are refused to change
 * objects of its kind. `reversing`: it could not be written to its end, and its written steps are being taken back. `done`. `undoing`: it is being
 * taken back, some rows at a time, with the added objects closed; then `undone` as a whole. `failed`: nothing of it is written.
 */
export const COST_IMPORT_STATES = [
  'checking',
  'checked',
  'applying',
  'reversing',
  'done',
  'undoing',
  'undone',
  'failed',
] as const;
export const CostImportState = v.picklist(COST_IMPORT_STATES);
export type CostImportState = v.InferOutput<typeof CostImportState>;

/** Where a field stands in a row, counted from 0; null: in no column. */
const ImportColumn = v.object({
  field: ImportField,
  place: v.nullable(v.pipe(Count, v.minValue(0), v.maxValue(99))),
});

/** A cell that cannot be taken as it is. */
export const WrongImportCell = v.object({
  /** As the spreadsheet counts: the headers are 1. */
  line: Count,
  /** Letter of its column, as the spreadsheet has it; '' of a field that no column holds. */
  cell: v.string(),
  field: ImportField,
  message: v.string(),
});
export type WrongImportCell = v.InferOutput<typeof WrongImportCell>;

export const CostImport = v.object({
  importNo: CostImportNo,
  costKind: CostKind,
  fileName: v.string(),
  importState: CostImportState,
  /** Rows of the file, and how many of them are looked at by now; while they are taken over, the part of the work that is done. */
  rowCount: Count,
  rowsDone: Count,
  /** It was to be taken over, and would have done something else by then: nothing was written, it was looked at anew. */
  isStale: v.boolean(),
  /** Code of the object that others have changed while it was taken over; ''. */
  staleCode: v.string(),
  /** What would happen, or has happened. */
  addCount: Count,
  changeCount: Count,
  closeCount: Count,
  sameCount: Count,
  /** Rows with something wrong: one of them, and nothing is taken over. */
  wrongCount: Count,
  applyBy: v.string(),
  /** ISO. */
  applyTime: v.string(),
  /** When it was written, and until when it can be undone; '' of others. */
  doneTime: v.string(),
  undoUntil: v.string(),
});
export type CostImport = v.InferOutput<typeof CostImport>;

/**
 * Brings a table, .xlsx or .csv (UTF-8, GBK), and has it looked at: nothing is written yet. A file that is no such table is refused
 * with fieldsInvalid at `file`; columns are recognised by their headers.
 */
export const addCostImport = call({
  gateway: 'service',
  path: `${BASE}addCostImport`,
  multipart: { fileBytes: IMPORT_FILE_BYTES, files: 1 },
  body: v.object({ file: v.file('请选择文件'), costKind: CostKind, table: HeaderPlaceField }),
  result: v.object({ importNo: CostImportNo }),
  needs: 'token',
  permission: OBJECT.editCostObjects,
  mutates: true,
  changes: ['costImport'],
  origin: 'suite',
});

/** Looks at the rows anew, with the columns that somebody has matched by hand. Refused with importBusy, importOver. */
export const matchCostImport = call({
  gateway: 'service',
  path: `${BASE}matchCostImport`,
  body: v.object({
    importNo: CostImportNo,
    columnList: v.pipe(v.array(ImportColumn), v.maxLength(IMPORT_FIELDS.length)),
  }),
  result: v.object({ importNo: CostImportNo }),
  needs: 'token',
  permission: OBJECT.editCostObjects,
  mutates: true,
  changes: ['costImport'],
  origin: 'suite',
});

/** One import with what it would do, or has done. Refused with importUnknown. */
export const queryCostImport = call({
  gateway: 'service',
  path: `${BASE}queryCostImport`,
  body: v.object({ importNo: CostImportNo }),
  result: v.object({
    costImport: CostImport,
    headerList: v.array(v.string()),
    columnList: v.array(ImportColumn),
    /** Fields that no column holds and none may be without. */
    missingList: v.array(ImportField),
    /** The first of them, in the order of the rows. */
    wrongList: v.array(WrongImportCell),
    /** The first rows that do something. */
    previewList: v.array(
      v.object({
        line: Count,
        code: v.string(),
        name: v.string(),
        how: v.picklist(['add', 'change', 'close']),
        fieldList: v.array(
          v.object({ field: v.picklist(COST_FIELDS), before: v.string(), after: v.string() }),
        ),
      }),
    ),
  }),
  needs: 'token',
  permission: OBJECT.editCostObjects,
  reads: ['costImport'],
  origin: 'suite',
});

/**
 * Begins to take all rows over, or none; `queryCostImport` tells how far it is. Where something that it would change was changed
 * since, nothing is written and it is looked at anew (`isStale`). Refused with importBusy, importOver, importWrong.
 */
export const applyCostImport = call({
  gateway: 'service',
  path: `${BASE}applyCostImport`,
  body: v.object({ importNo: CostImportNo }),
  result: v.object({ importNo: CostImportNo }),
  needs: 'token',
  permission: OBJECT.editCostObjects,
  mutates: true,
  changes: ['costImport', 'cost'],
  origin: 'suite',
});

/** Begins to take all of it back; `queryCostImport` tells how far it is. Refused with undoTooLate after a day, undoUsed where something was booked on it or it was changed since. */
export const undoCostImport = call({
  gateway: 'service',
  path: `${BASE}undoCostImport`,
  body: v.object({ importNo: CostImportNo }),
  result: v.object({ importNo: CostImportNo }),
  needs: 'token',
  permission: OBJECT.editCostObjects,
  mutates: true,
  changes: ['costImport', 'cost'],
  origin: 'suite',
});

/** Imports of the enterprise, the newest first. */
export const queryCostImports = call({
  gateway: 'service',
  path: `${BASE}queryCostImports`,
  body: v.object({
    pageIndex: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
    pageSize: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 20),
  }),
  result: v.object({ total: Count, importList: v.array(CostImport) }),
  needs: 'token',
  permission: OBJECT.editCostObjects,
  reads: ['costImport'],
  origin: 'suite',
});
