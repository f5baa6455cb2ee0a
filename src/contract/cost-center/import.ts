import * as v from 'valibot';
import { call } from '../call';
import { HeaderPlaceField } from '../import-job/table-import';
import { OBJECT } from '../permission/objects';
import { COST_FIELDS, CostKind } from './cost-objects';

const BASE = '/CLMidPlatExtendedService/api/costCenter/';

/** Maximum size of a file, in bytes, and maximum number of its rows, without the headers. */
export const IMPORT_FILE_BYTES = 16 * 1024 * 1024;
export const IMPORT_ROWS = 50_000;
/** Maximum number of wrong cells, and of preview rows, in a response. */
export const IMPORT_SAMPLES = 200;
/** Hours during which an import can be undone. */
export const UNDO_HOURS = 24;

/** Name under which `readTableHead` recognises these tables; the variant is the kind of object. */
export const COST_TABLE = 'costObjects';

/** Fields that a column of a file may contain. */
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
export const CostImportNo = v.pipe(v.string(), v.regex(/^[IJ][0-9a-f]{32}$/, '导入编号不正确'));

/**
 * `checking`: its rows are being checked, nothing is written. `checked`: it can be applied if no row is wrong.
 * `applying`: it is being written, some rows at a time; added objects are closed until all of it is written, and other
 * users cannot change objects of its kind. `reversing`: it could not be completed, and the written steps are being
 * reversed. `done`. `undoing`: it is being undone, some rows at a time, with the added objects closed; then `undone` as
 * a whole. `failed`: nothing of it is written.
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

/** Column of a field in a row, counted from 0; null: in no column. */
const ImportColumn = v.object({
  field: ImportField,
  place: v.nullable(v.pipe(Count, v.minValue(0), v.maxValue(99))),
});

/** An invalid cell. */
export const WrongImportCell = v.object({
  /** Line number as in the spreadsheet: the headers are 1. */
  line: Count,
  /** Letter of its column, as in the spreadsheet; '' for a field without a column. */
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
  /**
   * Number of rows of the file, and number checked so far; while the import is applied, the part of the work that is
   * done.
   */
  rowCount: Count,
  rowsDone: Count,
  /**
   * True when the effect of the import had changed by the time it was applied: nothing was written, and it was checked
   * anew.
   */
  isStale: v.boolean(),
  /** Code of the object that another user changed while the import was applied; '' for none. */
  staleCode: v.string(),
  /** Planned or actual effect. */
  addCount: Count,
  changeCount: Count,
  closeCount: Count,
  sameCount: Count,
  /** Number of wrong rows; a single one prevents the import. */
  wrongCount: Count,
  applyBy: v.string(),
  /** ISO. */
  applyTime: v.string(),
  /** Time of the completion, and deadline for undoing; '' in other states. */
  doneTime: v.string(),
  undoUntil: v.string(),
});
export type CostImport = v.InferOutput<typeof CostImport>;

/**
 * Uploads a table, .xlsx or .csv (UTF-8, GBK), and checks it: nothing is written yet. A file that is no such table is
 * refused with fieldsInvalid at `file`; columns are recognised by their headers.
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

/** Repeats the check with columns assigned by hand. Throws importBusy, importOver. */
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

/** Returns one import with its planned or actual effect. Throws importUnknown. */
export const queryCostImport = call({
  gateway: 'service',
  path: `${BASE}queryCostImport`,
  body: v.object({ importNo: CostImportNo }),
  result: v.object({
    costImport: CostImport,
    headerList: v.array(v.string()),
    columnList: v.array(ImportColumn),
    /** Required fields without a column. */
    missingList: v.array(ImportField),
    /** The first wrong cells, in the order of the rows. */
    wrongList: v.array(WrongImportCell),
    /** The first rows with an effect. */
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
 * Begins to write all rows, or none; `queryCostImport` returns the progress. Where an object to be changed was changed
 * since, nothing is written and the file is checked anew (`isStale`). Throws importBusy, importOver, importWrong.
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

/**
 * Begins to undo the whole import; `queryCostImport` returns the progress. Throws undoTooLate after a day, undoUsed
 * where an added object was charged or a value was changed since.
 */
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

/** Returns the imports of the enterprise, the newest first. */
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
