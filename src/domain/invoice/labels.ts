import type { InvoiceState, DocumentType } from '../../contract/invoice/invoices';

export const INVOICE_STATE_LABELS: Readonly<Record<InvoiceState, string>> = {
  waiting: '待开',
  issuing: '开票中',
  issued: '已开',
  failed: '失败',
  reversing: '红冲中',
  reversed: '已红冲',
  withdrawn: '已撤回',
};

export const DOCUMENT_TYPE_LABELS: Readonly<Record<DocumentType, string>> = {
  ordinary: '普通发票',
  special: '专用发票',
  itinerary: '电子行程单',
};
