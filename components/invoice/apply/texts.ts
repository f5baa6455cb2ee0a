import type { SplitKey } from '../../../src/domain/invoice/split';
import { defineTexts, type TextsOf } from '../../../src/domain/texts/texts';

const SPLITS: Readonly<Record<SplitKey, string>> = {
  entity: '按核算主体',
  costCenter: '按成本中心',
  traveller: '按出行人',
};

const chinese = {
  appliedFor: '开票对象',
  ofFees: '账单费用',
  ofTickets: '电子行程单',

  noun: '可开票费用',
  nothing: '没有可开票的费用。账单确认后，已出票订单的服务费和已使用客票的费用可在此开票',
  query: '查询可开票费用',
  keywordHint: '订单号、票号或出行人',
  beginDate: '账单日自',
  endDate: '账单日至',
  sums: (amount: string) => `合计 ¥${amount}`,
  time: '记账时间',

  bar: '已选费用',
  chosen: (count: number, amount: string) => `已选 ${count} 笔，合计 ¥${amount}`,
  tooMany: (most: number) => `一次最多选择${most}笔`,
  apply: '申请开票',

  ticketNoun: '可开电子行程单的客票',
  ticketNothing:
    '没有可开电子行程单的客票。因公出行、已使用且起飞后180天内的客票可在此申请，已退票和票款已差额开票的除外',
  ticketQuery: '查询可开行程单的客票',
  flownFrom: '起飞日期自',
  flownTo: '起飞日期至',
  ticketSums: (amount: string, deductible: string) => `合计 ¥${amount}，可抵扣税额 ¥${deductible}`,
  applyBy: '申请截止日',
  ticketTax: '其中税额',
  ticketBar: '已选客票',
  chosenTickets: (count: number, amount: string) => `已选 ${count} 张客票，合计 ¥${amount}`,
  tooManyTickets: (most: number) => `一次最多选择${most}张客票`,
  applyReceipts: '申请行程单',
  receiptTitle: '申请电子行程单',
  receiptHint: '每张客票开具一张电子行程单；改签费、退票费不在行程单上。',
  receiptFormula: '税额 =（票价 + 燃油附加费）÷（1 + 9%）× 9%，四舍五入到分；民航发展基金不计算抵扣。',
  receiptPreview: (count: number, amount: string, deductible: string) =>
    `将开具 ${count} 张电子行程单，合计 ¥${amount}，可抵扣税额 ¥${deductible}`,
  receiptPreviewLabel: '行程单预览',
  receiptsDone: (count: number) => `已提交 ${count} 张电子行程单的申请`,

  dialogTitle: '申请开票',
  template: '发票模板',
  noTemplate: '不使用模板',
  noTitles: '还没有可用的发票抬头，请先在“发票模板”页新增抬头。',
  titlesFailed: (why: string) => `发票抬头和模板查询失败：${why}`,
  titleOption: (name: string, taxNo: string) => `${name}（${taxNo}）`,
  typeHint: '代订机票款按差额征税，只能开具普通发票。',
  mailHint: '开具或红冲后发送通知，可不填',
  splitName: (key: SplitKey) => SPLITS[key],
  splitHint: '不同税率的费用始终分开开票',
  ceilingHint: '含税金额，可不填；超出时拆为多张',
  yuan: '元',
  preview: (count: number, amount: string) => `将开具 ${count} 张发票，价税合计 ¥${amount}`,
  previewLabel: '拆分预览',
  previewFailed: (why: string) => `拆分预览失败：${why}`,
  items: '笔数',
  parts: '拆分项',
  seq: '序号',
  submit: '提交申请',
  noTitle: '请选择发票抬头',
  ceilingLow: '单张上限不能低于100元',
  ceilingHigh: '单张上限不能超过1000万元',
  done: (count: number) => `已提交 ${count} 张发票的开票申请`,
};

export type ApplyTexts = TextsOf<typeof chinese>;

export const applyTexts = defineTexts('invoice-apply', chinese, () => import('./texts.en'));
