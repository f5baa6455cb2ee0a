import * as v from 'valibot';
import { call } from '../call';
import { LocalDate } from '../flight-booking/booking';
import { operatorImportCall } from '../import-job/table-import';
import { operatorImports } from './imports';

const BASE = '/agencyController/';
/** Most letters, as in rows of a file. */
const LENGTHS = { payerName: 100, purpose: 200, reference: 60 };
const Text = (empty: string, most: number) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(empty), v.maxLength(most, `不能超过${most}个字`));

const CHANGES = ['agencyReceipt', 'agencyLog'];

/** Kind of the import jobs of bank receipts. */
export const RECEIPT_IMPORT = 'bankReceipts';
/** Most receipts of one file. */
export const STATEMENT_ROWS = 2000;
/** Maximum number of wrong cells that the response lists. */
export const WRONG_CELLS_OF_FILE = 200;

/**
 * Imports a bank statement, .xlsx or .csv; one wrong row rejects the whole file. Receipts on record with the same
 * content are left out, a receipt that was typed in with the same day and amount gets payer and purpose of the file, and
 * a reference with another content is a wrong cell. Once the rows are stored, all open receipts are compared with the
 * bills. Undoing takes back the receipts that are open still.
 */
export const importReceipts = operatorImportCall({
  kind: RECEIPT_IMPORT,
  path: `${BASE}importReceipts`,
  fileBytes: 2 * 1024 * 1024,
  rows: STATEMENT_ROWS,
  right: 'matchBankStatements',
  changes: ['import-job', 'agencyLog'],
  body: {},
  /** Sum of the new rows, fen. */
  result: { addAmount: v.number() },
});

/** Calls about the imports of bank receipts. */
export const receiptImports = operatorImports({
  name: 'Receipt',
  right: 'matchBankStatements',
  readRight: 'readBankStatements',
  changes: CHANGES,
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

/**
 * Removes a receipt that was typed in by mistake, while it is open and was never booked. Throws receiptUnknown,
 * receiptOver, receiptBookedBefore, receiptOfFile, confirmationChanged.
 */
export const removeReceipt = call({
  gateway: 'agency',
  path: `${BASE}removeReceipt`,
  body: v.object({
    receiptNo: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(Number.MAX_SAFE_INTEGER)),
    reason: Text('请填写原因', 200),
  }),
  result: v.object({}),
  needs: 'operator',
  right: 'matchBankStatements',
  mutates: true,
  changes: CHANGES,
  origin: 'suite',
});
