import type { Invoice, InvoiceState } from '../../../../src/contract/invoice/invoices';
import { instantCell } from '../../download/cells';
import { defineExport, type ExportColumn } from '../../download/exports';
import { periodText } from '../../download/filter-texts';
import { INVOICE_EXPORT } from './export-options';
import { findInvoices } from './queries';
import { DOCUMENT_TYPE_LABELS, INVOICE_STATE_LABELS } from '../../../../src/domain/invoice/labels';

const COLUMNS: readonly ExportColumn<Invoice>[] = [
  { header: '申请编号', value: ({ invoiceNo }) => invoiceNo },
  { header: '状态', value: ({ invoiceState }) => INVOICE_STATE_LABELS[invoiceState] },
  { header: '发票类型', value: ({ invoiceType }) => DOCUMENT_TYPE_LABELS[invoiceType] },
  { header: '发票号码', value: ({ taxInvoiceNo }) => taxInvoiceNo },
  { header: '红字发票号码', value: ({ redInvoiceNo }) => redInvoiceNo },
  { header: '发票抬头', value: ({ titleName }) => titleName },
  { header: '税号', value: ({ taxNo }) => taxNo },
  { header: '价税合计（元）', value: ({ amount }) => ({ fen: amount }), addsUp: true },
  // an invoice by difference (差额) states neither rate nor tax
  { header: '税率', value: ({ taxRate }) => (taxRate === 0 ? '差额' : `${taxRate}%`) },
  {
    header: '税额（元）',
    value: ({ taxRate, taxAmount }) => (taxRate === 0 ? null : { fen: taxAmount }),
    addsUp: true,
  },
  { header: '可抵扣税额（元）', value: ({ deductibleAmount }) => ({ fen: deductibleAmount }), addsUp: true },
  { header: '笔数', value: ({ itemCount }) => itemCount },
  { header: '申请人', value: ({ staffName }) => staffName },
  { header: '申请时间', value: ({ applyTime }) => instantCell(applyTime) },
  { header: '开具时间', value: ({ issueTime }) => instantCell(issueTime) },
  { header: '失败原因', value: ({ failReason }) => failReason },
];

/** Invoices that state no amount, or no longer do. */
const VOID: readonly InvoiceState[] = ['failed', 'withdrawn', 'reversed'];

export const dataExport = defineExport({
  ...INVOICE_EXPORT,
  kind: 'invoices',
  title: '发票列表',
  columns: COLUMNS,
  sums: {
    label: `合计（不含${VOID.map((state) => INVOICE_STATE_LABELS[state]).join('、')}）`,
    counts: ({ invoiceState }) => !VOID.includes(invoiceState),
  },
  filters: (_db, _caller, { stateList, invoiceType, invoiceNoList, keyword, beginDate, endDate }) => [
    ['状态', stateList.map((state) => INVOICE_STATE_LABELS[state]).join('、')],
    ['发票类型', invoiceType === '' ? '' : DOCUMENT_TYPE_LABELS[invoiceType]],
    ['申请编号', invoiceNoList.join('、')],
    ['关键字', keyword],
    ['申请日期', periodText(beginDate, endDate)],
  ],
  rowsAfter: (db, { enterpriseNum }, asked, behind, limit) =>
    findInvoices(db, enterpriseNum, asked, { limit, behind }),
});
