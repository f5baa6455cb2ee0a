import type { AgencyInvoiceDetail } from '../../../src/contract/agency/invoices';
import type { Answers } from '../../support/components/fake-runtime';

export const INVOICE: AgencyInvoiceDetail = {
  invoice: {
    invoiceNo: 'FP261129000000000001',
    invoiceState: 'failed',
    invoiceType: 'ordinary',
    taxInvoiceNo: '',
    redInvoiceNo: '',
    titleName: '华睿信息技术股份有限公司',
    taxNo: '91110105MA00000012',
    amount: 106_000,
    taxRate: 6,
    taxAmount: 6000,
    deductibleAmount: 0,
    itemCount: 2,
    staffNO: '1000010001',
    staffName: '林知远',
    applyTime: '2026-11-29T01:00:00.000Z',
    issueTime: '',
    failReason: '抬头有误',
    enterpriseNum: '100001',
    entName: '华睿信息技术股份有限公司',
  },
  isUndecided: false,
  buyer: { address: '', phone: '', bankName: '', bankAccount: '' },
  mailTo: '',
  remark: '',
  lineList: [],
  fileList: [],
  eventList: [],
  historyList: [],
};

export const UPLOADED = {
  fileNo: `F${'1'.repeat(32)}`,
  fileName: '发票.pdf',
  fileType: 'application/pdf',
  fileSize: 1000,
};

export const invoiceAnswers = (): Answers => ({
  queryAgencyInvoices: () => ({ total: 1, invoiceList: [INVOICE.invoice] }),
  queryAgencyInvoice: () => INVOICE,
  queryAgencyInvoiceFile: () => ({ downloadUrl: 'https://files.example/3' }),
  uploadAgencyInvoiceFile: () => UPLOADED,
  issueAgencyInvoice: () => ({}),
  retryAgencyInvoice: () => ({}),
  refuseAgencyInvoice: () => ({}),
  reverseAgencyInvoice: () => ({}),
});
