import type { LEDGER_ACCOUNTS, ReconciliationPart } from '../../../src/contract/settlement/reconciliation';
import { defineChineseTexts, type TextsOf } from '../../../src/domain/texts/texts';
import { LEDGER_ACCOUNT_LABELS, RECONCILIATION_LABELS } from '../../../src/domain/settlement/labels';

const chinese = {
  back: '返回对账',
  from: '开始日期',
  to: '结束日期',
  fromShort: '开始',
  toShort: '结束',
  lastMonth: '上月',
  noBegin: '请输入开始日期，如 2026-11-01',
  noEnd: '请输入结束日期，如 2026-11-30',
  wrongOrder: '结束日期不能早于开始日期',
  tooLong: '统计区间不能超过三年',

  figures: '本期支出',
  report: '报表支出',
  reportBasis: '按出票日期，退票按退票日期',
  ledger: '台账入账',
  ledgerAccount: (account: (typeof LEDGER_ACCOUNTS)[number], amount: string) =>
    `${LEDGER_ACCOUNT_LABELS[account]} ${amount}`,
  bill: '账单应付',
  billParts: (count: number, lines: string, held: string, lateFee: string) =>
    `${count} 张账单：明细 ${lines}，异议 ${held}，滞纳金 ${lateFee}`,
  billBasis: '账期末日在本期内的账单',

  betweenReport: '报表与台账的差异',
  betweenBill: '台账与账单的差异',
  explained: (from: string, to: string, difference: string) =>
    `${from} − ${to} = ${difference}，由下列原因构成`,
  agree: '两者一致',
  open: '未使用客票与未完成退款',
  openHint: '截至今日，不限本期',
  part: (part: ReconciliationPart) => RECONCILIATION_LABELS[part],
  count: (count: number) => `${count} 笔`,
  yuan: (amount: string) => `¥${amount}`,

  day: '日期',
  orderNo: '订单号',
  billNo: '账单号',
  recordNo: '票号/记录号',
  traveller: '出行人',
  amount: '金额（元）',
  openOrder: (orderNo: string) => `查看订单 ${orderNo}`,
  openBill: (billNo: string) => `查看账单 ${billNo}`,
  records: (part: ReconciliationPart) => `${RECONCILIATION_LABELS[part]}的记录`,
  noRecords: '没有记录',
};

export type ReconciliationTexts = TextsOf<typeof chinese>;

export const reconciliationTexts = defineChineseTexts('reconciliation', chinese);
