import type { AgencyReceiptDetail } from '../../../src/contract/agency/receipts';
import type { ImportJob } from '../../../src/contract/import-job/import-job';
import type { Answers } from '../../support/components/fake-runtime';

export const RECEIPT: AgencyReceiptDetail = {
  receiptNo: 31,
  bankReference: 'ICBC0031',
  receivedDate: '2026-11-20',
  amount: 500_000,
  payerName: '华睿信息技术股份有限公司',
  purpose: '差旅费',
  receiptState: 'open',
  leftReason: 'severalFit',
  billNo: '',
  entName: '',
  overAmount: 0,
  fileName: '流水.csv',
  rowNo: 2,
  importedBy: '陆明哲',
  first: null,
  isFirstCaller: false,
  mayRemove: false,
  needsTwo: false,
  stepList: [],
};

const CHECKED = {
  rowCount: 3,
  wrongCount: 0,
  wrongList: [],
  addAmount: 350,
  addCount: 2,
  changeCount: 0,
  sameCount: 1,
  previewList: [
    { line: 2, title: 'ICBC0041 2026-11-20 ¥1.00 某某公司', how: 'add', fieldList: [] },
    { line: 3, title: 'ICBC0042 2026-11-20 ¥2.50 某某公司', how: 'add', fieldList: [] },
  ],
};

/** Import of two receipts, one of which is booked. */
export const RECEIPT_JOB: ImportJob = {
  importJobNo: `J${'0'.repeat(32)}`,
  kind: 'bankReceipts',
  fileName: '流水.csv',
  importState: 'done',
  failure: null,
  rowsTotal: 2,
  rowsDone: 2,
  rowsWritten: 2,
  rowsKnown: 0,
  refusedCount: 0,
  refusedList: [],
  applyBy: '陆明哲',
  applyTime: '2026-11-20T02:00:00.000Z',
  endTime: '2026-11-20T02:00:01.000Z',
  canUndo: true,
  undoTotal: 2,
  undoDone: 0,
  undoFailure: null,
  keptList: [{ line: 3, column: '', message: '银行流水ICBC0042：已入账，请先撤销入账' }],
};

export const receiptAnswers = (): Answers => ({
  queryAgencyReceipts: () => ({ total: 1, receiptList: [RECEIPT] }),
  queryAgencyReceipt: () => RECEIPT,
  queryPayableBills: () => ({
    billList: [
      {
        billNo: 'ZD20261017-100001',
        entName: '华睿信息技术股份有限公司',
        accountName: '',
        code: 'HK000000196',
        outstandingAmount: 480_000,
      },
    ],
  }),
  importReceipts: (body) => {
    const isDry = (body as { dryRun: string }).dryRun === '1';
    return { ...CHECKED, importJobNo: isDry ? null : RECEIPT_JOB.importJobNo };
  },
  queryLatestReceiptImport: () => ({ importJob: null }),
  queryReceiptImports: () => ({ total: 1, importList: [RECEIPT_JOB] }),
  queryReceiptImport: () => ({ importJob: RECEIPT_JOB }),
  undoReceiptImport: () => ({ importJobNo: RECEIPT_JOB.importJobNo }),
  resumeReceiptImport: () => ({ importJobNo: RECEIPT_JOB.importJobNo }),
  readReceiptTableHead: () => ({ sheetList: [], columnList: [] }),
  removeReceipt: () => ({}),
  addReceipt: () => ({ receiptNo: 32 }),
  rematchReceipts: () => ({}),
  checkAssignment: () => ({
    billNo: 'ZD20261017-100001',
    enterpriseNum: '100001',
    entName: '华睿信息技术股份有限公司',
    accountName: '',
    billAmount: 480_000,
    overAmount: 20_000,
    isBeforeBill: false,
  }),
  assignReceipt: () => ({ isBooked: true }),
  withdrawReceiptConfirmation: () => ({}),
  dismissReceipt: () => ({}),
  reopenReceipt: () => ({}),
  undoReceipt: () => ({}),
});
