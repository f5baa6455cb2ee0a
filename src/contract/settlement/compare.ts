import * as v from 'valibot';
import { call } from '../call';
import { HeaderPlaceField } from '../import-job/table-import';
import { OBJECT } from '../permission/objects';
import { BillNo, SettleBillLine } from './bills';

const BASE = '/jspubapi/settlement/';

const Count = v.pipe(v.number(), v.integer());
/** Fen; below 0 for amounts returned. */
const Fen = v.pipe(v.number(), v.integer());
const PageIndex = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)), 1);

/** Maximum size of a file, in bytes, and maximum number of its rows, without the headers. */
export const COMPARE_FILE_BYTES = 16 * 1024 * 1024;
export const COMPARE_ROWS = 50_000;
/** Days until a comparison is removed. */
export const COMPARISON_DAYS = 180;
export const COMPARED_PAGE = 200;
/** Name under which `readTableHead` recognises the enterprise's own records. */
export const COMPARED_TABLE = 'billComparison';
/** Maximum number of lines, and of rows, of one entry in a response. */
export const COMPARED_TOGETHER = 50;

export const ComparisonNo = v.pipe(v.string(), v.regex(/^C[0-9a-f]{32}$/, '对账编号不正确'));

/** Fields that a column of the enterprise's own record may contain. */
export const RECORD_FIELDS = [
  'ticketNo',
  'orderNo',
  'kind',
  'amount',
  'date',
  'traveller',
  'department',
  'costCenter',
] as const;
export const RecordField = v.picklist(RECORD_FIELDS);
export type RecordField = v.InferOutput<typeof RecordField>;

/** Fields in which the record is compared with the bill. */
export const DIFFER_FIELDS = ['amount', 'date', 'traveller', 'department', 'costCenter'] as const;
export const DifferField = v.picklist(DIFFER_FIELDS);
export type DifferField = v.InferOutput<typeof DifferField>;

/**
 * Keys by which lines and rows are matched; those without a ticket number, such as insurance and service, match by
 * order.
 */
export const COMPARE_KEYS = ['ticket', 'order'] as const;
export const CompareKey = v.picklist(COMPARE_KEYS);
export type CompareKey = v.InferOutput<typeof CompareKey>;

/** 一致, 有差异, 仅账单有, 仅记录有, and 无法识别: rows of the record with an unreadable cell. */
export const COMPARE_RESULTS = ['differs', 'onlyBill', 'onlyRecord', 'unreadable', 'same'] as const;
export const CompareResult = v.picklist(COMPARE_RESULTS);
export type CompareResult = v.InferOutput<typeof CompareResult>;

/**
 * `comparing`: it is in progress. `unmatched`: it waits until a user has assigned the columns of the amount and the
 * number. `compared`. `failed`: it has no result.
 */
export const COMPARISON_STATES = ['comparing', 'unmatched', 'compared', 'failed'] as const;
export const ComparisonState = v.picklist(COMPARISON_STATES);
export type ComparisonState = v.InferOutput<typeof ComparisonState>;

/** Column of a field in a row, counted from 0; null: in no column. */
const RecordColumn = v.object({
  field: RecordField,
  place: v.nullable(v.pipe(Count, v.minValue(0), v.maxValue(99))),
});

export const BillComparison = v.object({
  comparisonNo: ComparisonNo,
  billNo: BillNo,
  fileName: v.string(),
  comparisonState: ComparisonState,
  compareBy: CompareKey,
  /** Number of non-empty rows of the file, and the number processed so far. */
  rowCount: Count,
  rowsDone: Count,
  /** Entries by result, in the order of COMPARE_RESULTS, without results that do not occur. */
  sumList: v.array(
    v.object({
      result: CompareResult,
      itemCount: Count,
      lineCount: Count,
      rowCount: Count,
      /** Unreadable amounts count as 0. */
      billAmount: Fen,
      recordAmount: Fen,
    }),
  ),
  applyBy: v.string(),
  /** ISO. */
  applyTime: v.string(),
  /** ISO instant at which it is removed. */
  keptUntil: v.string(),
});
export type BillComparison = v.InferOutput<typeof BillComparison>;

/**
 * Uploads the enterprise's own record of a month, .xlsx or .csv (UTF-8, GBK), and compares it with a bill. A file that
 * is no such table is refused with fieldsInvalid at `file`; columns are recognised by their headers. Throws
 * billUnknown, also for a bill that is being made.
 */
export const addBillComparison = call({
  gateway: 'settlement',
  path: `${BASE}addBillComparison`,
  multipart: { fileBytes: COMPARE_FILE_BYTES, files: 1 },
  body: v.object({ file: v.file('请选择文件'), billNo: BillNo, table: HeaderPlaceField }),
  result: v.object({ comparisonNo: ComparisonNo }),
  needs: 'token',
  permission: OBJECT.confirmBills,
  mutates: true,
  changes: ['billComparison'],
  origin: 'suite',
});

/**
 * Repeats the comparison with columns assigned by hand. Throws comparisonUnknown, comparisonBusy, comparisonFailed, and
 * fieldsInvalid where no column contains the amount or the number used as key.
 */
export const matchBillComparison = call({
  gateway: 'settlement',
  path: `${BASE}matchBillComparison`,
  body: v.object({
    comparisonNo: ComparisonNo,
    compareBy: CompareKey,
    columnList: v.pipe(v.array(RecordColumn), v.maxLength(RECORD_FIELDS.length)),
  }),
  result: v.object({ comparisonNo: ComparisonNo }),
  needs: 'token',
  permission: OBJECT.confirmBills,
  mutates: true,
  changes: ['billComparison'],
  origin: 'suite',
});

/** Returns the comparisons of a bill, the newest first. Throws billUnknown. */
export const queryBillComparisons = call({
  gateway: 'settlement',
  path: `${BASE}queryBillComparisons`,
  body: v.object({
    billNo: BillNo,
    pageIndex: PageIndex,
    pageSize: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 20),
  }),
  result: v.object({
    total: Count,
    comparisonList: v.array(BillComparison),
    /** True when the caller may upload a record. */
    canCompare: v.boolean(),
  }),
  needs: 'token',
  permission: OBJECT.seeBills,
  reads: ['billComparison'],
  origin: 'suite',
});

/** Returns one comparison with its columns. Throws comparisonUnknown. */
export const queryBillComparison = call({
  gateway: 'settlement',
  path: `${BASE}queryBillComparison`,
  body: v.object({ comparisonNo: ComparisonNo }),
  result: v.object({
    comparison: BillComparison,
    headerList: v.array(v.string()),
    columnList: v.array(RecordColumn),
    /** Number of differing entries by field. */
    differList: v.array(v.object({ field: DifferField, itemCount: Count })),
    /** True when the caller may assign its columns or remove it. */
    canChange: v.boolean(),
  }),
  needs: 'token',
  permission: OBJECT.seeBills,
  reads: ['billComparison'],
  origin: 'suite',
});

/** A row of the record, with its cells as in the file. */
const RecordRow = v.object({
  /** Line number as in the spreadsheet: the headers are 1. */
  line: Count,
  cellList: v.array(v.object({ field: RecordField, text: v.string() })),
});
export type RecordRow = v.InferOutput<typeof RecordRow>;

export const ComparedItem = v.object({
  itemNo: Count,
  result: CompareResult,
  /** Matched lines of the bill and rows of the record: the first COMPARED_TOGETHER of each. */
  lineList: v.array(SettleBillLine),
  lineCount: Count,
  rowList: v.array(RecordRow),
  rowCount: Count,
  billAmount: Fen,
  recordAmount: Fen,
  differList: v.array(DifferField),
  /** For an unreadable row: the cells, as `C5`, and the reasons. */
  wrongList: v.array(v.object({ cell: v.string(), field: RecordField, message: v.string() })),
});
export type ComparedItem = v.InferOutput<typeof ComparedItem>;

/** Filters of entries; empty lists and '' do not filter. */
export const COMPARED_FILTER = {
  resultList: v.optional(v.pipe(v.array(CompareResult), v.maxLength(COMPARE_RESULTS.length)), []),
  /** Entries that differ in one of these fields. */
  differFieldList: v.optional(v.pipe(v.array(DifferField), v.maxLength(DIFFER_FIELDS.length)), []),
  /** Part of an order number, ticket number or traveller's name of either side, in any case. */
  keyword: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(50, '关键字不能超过50个字')), ''),
};

/**
 * Returns the entries page by page, in the order of the bill, those of the record alone at the end. Empty until the
 * comparison is complete. Throws comparisonUnknown.
 */
export const queryComparedLines = call({
  gateway: 'settlement',
  path: `${BASE}queryComparedLines`,
  body: v.object({
    comparisonNo: ComparisonNo,
    ...COMPARED_FILTER,
    pageIndex: PageIndex,
    pageSize: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(COMPARED_PAGE)), 50),
  }),
  result: v.object({
    total: Count,
    billAmount: Fen,
    recordAmount: Fen,
    itemList: v.array(ComparedItem),
  }),
  needs: 'token',
  permission: OBJECT.seeBills,
  // The response includes the disputes of the bill's lines.
  reads: ['billComparison', 'bill'],
  origin: 'suite',
});

/** Removes a comparison; disputes that resulted from it stay. Throws comparisonUnknown. */
export const removeBillComparison = call({
  gateway: 'settlement',
  path: `${BASE}removeBillComparison`,
  body: v.object({ comparisonNo: ComparisonNo }),
  result: v.object({ comparisonNo: ComparisonNo }),
  needs: 'token',
  permission: OBJECT.confirmBills,
  mutates: true,
  changes: ['billComparison'],
  origin: 'suite',
});
