import type { DocumentType, InvoiceState } from '../../../../src/contract/invoice/invoices';

export const STATE_WORDS: Readonly<Record<InvoiceState, string>> = {
  waiting: '待开',
  issuing: '开票中',
  issued: '已开',
  failed: '失败',
  reversing: '红冲中',
  reversed: '已红冲',
  withdrawn: '已撤回',
};
export const TYPE_WORDS: Readonly<Record<DocumentType, string>> = {
  ordinary: '普通发票',
  special: '专用发票',
  itinerary: '电子行程单',
};
