import type { INVOICE_EVENTS, InvoiceState } from '../../../src/contract/invoice/invoices';
import { defineTexts, type TextsOf } from '../../../src/domain/texts/texts';
import { INVOICE_STATE_LABELS } from '../../../src/domain/invoice/labels';

const EVENTS: Readonly<Record<(typeof INVOICE_EVENTS)[number], string>> = {
  applied: '提交开票申请',
  issued: '发票已开具',
  failed: '开票失败',
  retried: '重新开票',
  withdrawn: '撤回申请',
  reversing: '申请红冲',
  reversed: '红字发票已开具',
  reverseFailed: '红冲失败',
};

const chinese = {
  noun: '发票',
  nothing: '还没有发票。可在“开票申请”页选择费用申请开票',
  query: '查询发票',
  keywordHint: '申请编号、发票号码、抬头、票号或出行人',
  state: '状态',
  stateName: (state: InvoiceState) => INVOICE_STATE_LABELS[state],
  beginDate: '申请日期自',
  endDate: '申请日期至',
  sums: (amount: string, deductible: string) => `价税合计 ¥${amount}，可抵扣税额 ¥${deductible}`,

  allFiles: '打包下载全部文件',
  bar: '已选发票',
  chosen: (count: number, amount: string) => `已选 ${count} 张发票，价税合计 ¥${amount}`,
  tooMany: (most: number) => `一次最多选择${most}张`,
  chosenFiles: '打包下载所选文件',

  invoiceNo: '申请编号',
  taxInvoiceNo: '发票号码',
  redInvoiceNo: '红字发票号码',
  taxNo: '税号',
  total: '价税合计',
  applicant: '申请人',
  applyTime: '申请时间',
  issueTime: '开具时间',
  failReason: '失败原因',
  address: '地址',
  phone: '电话',
  bank: '开户行及账号',

  facts: '发票信息',
  waitingHint: '税务平台开具后，本页会自动更新。',
  files: '发票文件',
  noFiles: '开具后可下载',
  formula: '税额计算',
  formulaOf: (amount: string, rate: number, tax: string) =>
    `¥${amount} ÷ (1 + ${rate}%) × ${rate}% = ¥${tax}（四舍五入到分）`,
  noTaxFormula: '代订机票款按差额征税，发票不列示税额。',
  deductibleOf: (tax: string) => `专用发票，税额 ¥${tax} 可抵扣进项税额。`,
  notDeductible: '普通发票，税额不可抵扣。',
  gone: '已红冲，不可抵扣。',
  source: '依据：财税〔2016〕36号附件1第二十五条、财税〔2017〕90号第二条。',

  ticket: '客票',
  cabin: '舱位',
  /** Short, because it stands beside the amount. */
  fund: '民航基金',
  receiptFormulaOf: (fare: string, fuel: string, tax: string) =>
    `（票价 ¥${fare} + 燃油附加费 ¥${fuel}）÷ (1 + 9%) × 9% = ¥${tax}（四舍五入到分；民航发展基金不计算抵扣）`,
  receiptDeductible: (tax: string) => `本单位员工的国内旅客运输服务，税额 ¥${tax} 可抵扣进项税额。`,
  guestNotDeductible: '出行人不是本单位员工，税额不可抵扣。',
  receiptSource:
    '依据：财政部 税务总局 海关总署公告2019年第39号第六条、国家税务总局公告2019年第31号第一条、国家税务总局 财政部 中国民用航空局公告2024年第9号。',

  lines: '费用明细',
  part: (partNo: number) => `第 ${partNo} 部分`,
  events: '处理记录',
  eventName: (how: (typeof INVOICE_EVENTS)[number]) => EVENTS[how],
  taxPort: '税务平台',

  retry: '重新开票',
  retrying: '正在提交',
  retried: '已重新提交开票',
  retryFailed: (why: string) => `重新开票失败：${why}`,
  withdraw: '撤回申请',
  withdrawTitle: '撤回这笔开票申请？',
  withdrawHint: '撤回后，其中的费用可重新申请开票。',
  withdrawn: '已撤回，费用可重新申请开票',
  keep: '不撤回',
  reverse: '红冲',
  reverseTitle: '红冲发票',
  reverseHint: '红字发票开具后，其中的费用可重新申请开票；同一笔费用拆在多张发票上时，需全部红冲。',
  reason: '红冲原因',
  noReason: '请输入红冲原因',
  submitReverse: '提交红冲',
  reversing: '已提交红冲',
};

export type InvoiceListTexts = TextsOf<typeof chinese>;

export const invoiceListTexts = defineTexts('invoice-list', chinese, () => import('./texts.en'));
