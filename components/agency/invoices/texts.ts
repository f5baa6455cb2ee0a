import type { DocumentType, InvoiceState } from '../../../src/contract/invoice/invoices';
import { DOCUMENT_TYPE_LABELS, INVOICE_STATE_LABELS } from '../../../src/domain/invoice/labels';
import { formatPrice } from '../../../src/domain/money/money';
import { defineChineseTexts } from '../../../src/domain/texts/texts';

const yuan = (fen: number): string => `¥${formatPrice(fen)}`;

const chinese = {
  noun: '发票',
  nothing: '暂无发票申请',
  search: '查询',
  hint: '申请编号、发票号码、抬头、税号或企业',
  state: '状态',
  stateName: (state: InvoiceState): string => INVOICE_STATE_LABELS[state],
  allStates: '全部状态',
  sum: yuan,
  invoiceNo: '申请编号',
  enterprise: '企业',
  type: '发票类型',
  typeName: (type: DocumentType): string => DOCUMENT_TYPE_LABELS[type],
  amount: '价税合计',
  taxAmount: '税额',
  taxRate: '税率',
  percent: (rate: number): string => `${rate}%`,
  titleName: '发票抬头',
  taxNo: '税号',
  address: '地址',
  phone: '电话',
  bankName: '开户行',
  bankAccount: '银行账号',
  mailTo: '接收邮箱',
  remark: '备注',
  itemCount: '费用项数',
  applicant: '申请人',
  applyTime: '申请时间',
  issueTime: '开票时间',
  taxInvoiceNo: '发票号码',
  redInvoiceNo: '红字发票号码',
  failReason: '失败原因',
  outcome: '开票结果',
  undecided: '未知，税务平台可能已开具。请重新开具以取得结果，不会重复开票。',
  facts: '发票信息',
  files: '发票文件',
  issue: '登记开票',
  issueTitle: '登记线下开具的发票',
  issueHint: (title: string, fen: number): string => `${title}，${yuan(fen)}。登记后企业可下载发票文件。`,
  taxInvoiceNoHint: '20位数字',
  issueDate: '开票日期',
  filesHint: 'PDF或OFD，最多3个',
  filesPending: '请等待文件上传完成，或移除未上传的文件',
  issued: '已登记开票',
  retry: '重新开具',
  retryAsk: (title: string, fen: number): string => `将${title}的发票${yuan(fen)}重新提交税务平台开具。`,
  retried: '已重新提交',
  refuse: '拒绝',
  refuseTitle: '拒绝开具',
  refuseReason: '拒绝原因',
  refuseHint: (title: string, fen: number): string =>
    `${title}，${yuan(fen)}。拒绝后，企业可就这些费用重新申请。`,
  refused: '已拒绝',
  reverse: '红冲',
  reverseTitle: '红冲发票',
  reverseReason: '红冲原因',
  reverseHint: (title: string, fen: number): string =>
    `${title}，${yuan(fen)}。税务平台开具红字发票后，企业可就这些费用重新申请。`,
  reversing: '已提交红冲',
  cancel: '取消',
};

export const invoiceTexts = defineChineseTexts('agency-invoices', chinese);
export type InvoiceTexts = typeof chinese;
