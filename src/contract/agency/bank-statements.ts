import * as v from 'valibot';
import { call } from '../call';
import { LocalDate } from '../flight-booking/booking';

const BASE = '/agencyController/';
/** Most letters, as in rows of a file. */
const LENGTHS = { payerName: 100, purpose: 200, reference: 60 };
const Text = (empty: string, most: number) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(empty), v.maxLength(most, `不能超过${most}个字`));

export const STATEMENT_FILE_BYTES = 2 * 1024 * 1024;
/** Most receipts of one file. */
export const STATEMENT_ROWS = 2000;

const StatementFile = { fileBytes: STATEMENT_FILE_BYTES, files: 1 };
const File = v.object({ file: v.file('请选择文件') });

/** A wrong cell, named as in a spreadsheet: `C5`. */
export const WrongPlace = v.object({ cell: v.string(), column: v.string(), message: v.string() });
export type WrongPlace = v.InferOutput<typeof WrongPlace>;

/**
 * Reads a bank statement without storing it: its wrong cells with their total, the new rows, and those that are on
 * record with the same content, which an import leaves out. Throws fieldsInvalid at `file` for a file that is none.
 */
export const checkReceipts = call({
  gateway: 'agency',
  path: `${BASE}checkReceipts`,
  multipart: StatementFile,
  body: File,
  result: v.object({
    wrongList: v.array(WrongPlace),
    wrongCount: v.number(),
    addCount: v.number(),
    knownCount: v.number(),
    /** Sum of the new rows, fen. */
    addAmount: v.number(),
  }),
  needs: 'operator',
  right: 'matchBankStatements',
  changes: [],
  origin: 'suite',
});

const CHANGES = ['agencyReceipt', 'agencyLog'];

/**
 * Stores the new rows of a bank statement, and then compares all open receipts with the bills. Throws fieldsInvalid at
 * `file` for wrong cells; nothing is stored then.
 */
export const importReceipts = call({
  gateway: 'agency',
  path: `${BASE}importReceipts`,
  multipart: StatementFile,
  body: File,
  result: v.object({ addCount: v.number(), knownCount: v.number() }),
  needs: 'operator',
  right: 'matchBankStatements',
  mutates: true,
  changes: CHANGES,
  origin: 'suite',
});

/** Adds one receipt, which is then compared with the bills. Throws fieldsInvalid for a reference on record. */
export const addReceipt = call({
  gateway: 'agency',
  path: `${BASE}addReceipt`,
  body: v.object({
    receivedDate: LocalDate,
    amount: v.pipe(
      v.number('请输入金额'),
      v.integer('请输入金额'),
      v.minValue(1, '金额须大于0'),
      v.maxValue(10_000_000_000_000, '金额过大'),
    ),
    payerName: Text('请输入付款方名称', LENGTHS.payerName),
    purpose: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(LENGTHS.purpose, '用途过长')), ''),
    bankReference: Text('请输入银行流水号', LENGTHS.reference),
  }),
  result: v.object({ receiptNo: v.number() }),
  needs: 'operator',
  right: 'matchBankStatements',
  mutates: true,
  changes: CHANGES,
  origin: 'suite',
});
