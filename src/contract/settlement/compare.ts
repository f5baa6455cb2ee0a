import * as v from 'valibot';
import { call } from '../call';
import { HeaderPlaceField } from '../import-job/table-import';
import { OBJECT } from '../permission/objects';
import { BillNo, SettleBillLine } from './bills';

const BASE = '/jspubapi/settlement/';

const Count = v.pipe(v.number(), v.integer());
/** Fen; below 0 of what goes back. */
const Fen = v.pipe(v.number(), v.integer());
const PageIndex = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)), 1);

/** Size of a file, in bytes, and its rows at most, without the headers. */
export const COMPARE_FILE_BYTES = 16 * 1024 * 1024;
export const COMPARE_ROWS = 50_000;
/** How long a comparison is kept. */
export const COMPARISON_DAYS = 180;
export const COMPARED_PAGE = 200;
/** By which `readTableHead` knows records of one's own. */
export const COMPARED_TABLE = 'billComparison';
/** Lines, and rows, of one entry that are answered at most. */
export const COMPARED_TOGETHER = 50;

export const ComparisonNo = v.pipe(v.string(), v.regex(/^C[0-9a-f]{32}$/, '对账编号不正确'));

/** What a column of the enterprise's own record may hold. */
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

/** What is held against the bill of what is found there. */
export const DIFFER_FIELDS = ['amount', 'date', 'traveller', 'department', 'costCenter'] as const;
export const DifferField = v.picklist(DIFFER_FIELDS);
export type DifferField = v.InferOutput<typeof DifferField>;

/** What lines and rows are brought together by; what has no ticket number, as insurance and service, by its order. */
export const COMPARE_KEYS = ['ticket', 'order'] as const;
export const CompareKey = v.picklist(COMPARE_KEYS);
export type CompareKey = v.InferOutput<typeof CompareKey>;

/** 一致, 有差异, 仅账单有, 仅记录有, and 无法识别: rows of the record with a cell that cannot be read. */
export const COMPARE_RESULTS = ['differs', 'onlyBill', 'onlyRecord', 'unreadable', 'same'] as const;
export const CompareResult = v.picklist(COMPARE_RESULTS);
export type CompareResult = v.InferOutput<typeof CompareResult>;

/**
 * `comparing`: it is under way. `unmatched`: it waits until somebody has said which columns hold the amount and the number.
 * `compared`. `failed`: nothing came of it.
 */
export const COMPARISON_STATES = ['comparing', 'unmatched', 'compared', 'failed'] as const;
export const ComparisonState = v.picklist(COMPARISON_STATES);
export type ComparisonState = v.InferOutput<typeof ComparisonState>;

/** Where a field stands in a row, counted from 0; null: in no column. */
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
  /** Rows of the file that are not empty, and how far the work on them is. */
  rowCount: Count,
  rowsDone: Count,
  /** Entries by result, in the order of COMPARE_RESULTS, those that there are. */
  sumList: v.array(
    v.object({
      result: CompareResult,
      itemCount: Count,
      lineCount: Count,
      rowCount: Count,
      /** What cannot be read counts 0. */
      billAmount: Fen,
      recordAmount: Fen,
    }),
  ),
  applyBy: v.string(),
  /** ISO. */
  applyTime: v.string(),
  /** ISO; from then on it is gone. */
  keptUntil: v.string(),
});
export type BillComparison = v.InferOutput<typeof BillComparison>;

/**
 * Brings one's own record of a month, .xlsx or .csv (UTF-8, GBK), and has it held against a bill. A file that is no such table is
 * refused with fieldsInvalid at `file`; columns are recognised by their headers. Refused with billUnknown, also for one that is
 * being made.
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
 * Compares anew with the columns that somebody has matched by hand. Refused with comparisonUnknown, comparisonBusy, comparisonFailed,
 * and with fieldsInvalid where no column holds the amount or the number that is compared by.
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

/** Comparisons of a bill, the newest first. Refused with billUnknown. */
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
    /** The caller may bring a record. */
    canCompare: v.boolean(),
  }),
  needs: 'token',
  permission: OBJECT.seeBills,
  reads: ['billComparison'],
  origin: 'suite',
});

/** One comparison with its columns. Refused with comparisonUnknown. */
export const queryBillComparison = call({
  gateway: 'settlement',
  path: `${BASE}queryBillComparison`,
  body: v.object({ comparisonNo: ComparisonNo }),
  result: v.object({
    comparison: BillComparison,
    headerList: v.array(v.string()),
    columnList: v.array(RecordColumn),
    /** Entries that differ, by what differs. */
    differList: v.array(v.object({ field: DifferField, itemCount: Count })),
    /** The caller may match its columns or remove it. */
    canChange: v.boolean(),
  }),
  needs: 'token',
  permission: OBJECT.seeBills,
  reads: ['billComparison'],
  origin: 'suite',
});

/** A row of the record, with its cells as they stand in the file. */
const RecordRow = v.object({
  /** As the spreadsheet counts: the headers are 1. */
  line: Count,
  cellList: v.array(v.object({ field: RecordField, text: v.string() })),
});
export type RecordRow = v.InferOutput<typeof RecordRow>;

export const ComparedItem = v.object({
  itemNo: Count,
  result: CompareResult,
  /** Lines of the bill and rows of the record that were brought together: the first COMPARED_TOGETHER of each. */
  lineList: v.array(SettleBillLine),
  lineCount: Count,
  rowList: v.array(RecordRow),
  rowCount: Count,
  billAmount: Fen,
  recordAmount: Fen,
  differList: v.array(DifferField),
  /** Of a row that cannot be read: which cell, as `C5`, and why. */
  wrongList: v.array(v.object({ cell: v.string(), field: RecordField, message: v.string() })),
});
export type ComparedItem = v.InferOutput<typeof ComparedItem>;

/** Which entries; empty lists and '' narrow nothing. */
export const COMPARED_FILTER = {
  resultList: v.optional(v.pipe(v.array(CompareResult), v.maxLength(COMPARE_RESULTS.length)), []),
  /** Those that differ in one of these. */
  differFieldList: v.optional(v.pipe(v.array(DifferField), v.maxLength(DIFFER_FIELDS.length)), []),
  /** Part of an order number, ticket number or traveller's name of either side, in any case. */
  keyword: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(50, '关键字不能超过50个字')), ''),
};

/**
 * What was found, page by page: in the order of the bill, what only the record has behind it. Empty until it is compared. Refused with
 * comparisonUnknown.
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
  // what becomes of a line of the bill stands beside it
  reads: ['billComparison', 'bill'],
  origin: 'suite',
});

/** Removes a comparison; what was disputed by it stays. Refused with comparisonUnknown. */
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
