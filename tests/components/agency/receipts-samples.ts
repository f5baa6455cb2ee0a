import type { AgencyReceiptDetail } from '../../../src/contract/agency/receipts';
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
  needsTwo: false,
  stepList: [],
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
  checkReceipts: () => ({
    wrongList: [{ cell: 'C3', column: '收款金额', message: '须为大于0的金额，最多两位小数' }],
    wrongCount: 1,
    addCount: 0,
    knownCount: 0,
    addAmount: 0,
  }),
  importReceipts: () => ({ addCount: 2, knownCount: 0 }),
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
