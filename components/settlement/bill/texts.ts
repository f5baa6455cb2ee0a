import type { BILL_EVENTS } from '../../../src/contract/settlement/bills';
import { defineTexts, type TextsOf } from '../../../src/domain/texts/texts';

type BillEvent = (typeof BILL_EVENTS)[number];

const EVENTS: Readonly<Record<BillEvent, string>> = {
  made: '账单生成',
  disputed: '提出异议',
  withdrawn: '撤回异议',
  decided: '服务商答复异议',
  confirmed: '确认账单',
  paid: '付款',
  overpaid: '多付款转入预存账户',
  settled: '结清',
  undone: '服务商撤销付款入账',
  overUndone: '服务商撤销多付款转入',
  carried: '余额结转至后续账单',
};

const chinese = {
  toPdf: '导出 PDF',
  figures: '账单金额',
  payableAmount: '应付金额',
  payableIs: '总额减异议金额',
  totalAmount: '账单总额',
  heldAmount: '异议金额',
  paidAmount: '已付金额',
  lateFee: '滞纳金',
  lateFor: (days: number) => `逾期 ${days} 天`,
  outstandingAmount: '待付金额',
  dueOn: (date: string) => `还款日 ${date}`,
  withLateFee: (yuan: string) => `含滞纳金 ${yuan}`,
  withCarried: (yuan: string) => `含前期结转 ${yuan}`,
  facts: '账单信息',
  billNo: '账单编号',
  /** Rows of a saved file, where it has not all. */
  part: '范围',
  partOf: (from: number, to: number, all: number) => `第 ${from} 至 ${to} 项，共 ${all} 项`,
  period: '账期',
  billDate: '出账日',
  confirmBy: '确认截止',
  dueDate: '还款日',
  confirmed: '确认',
  confirmedBy: (name: string, time: string) => `${name} ${time}`,
  notConfirmed: '尚未确认',
  openDisputes: '未决异议',
  seeDisputes: (count: number) => `${count} 件，查看`,
  making: '账单正在生成，完成后自动显示。',
  confirm: '确认账单',

  kinds: '费用构成',
  kind: '费用',
  lines: '笔数',
  amount: '金额',
  total: '合计',
  showKind: (name: string) => `${name} 查看明细`,
  accounts: '分账户金额',
  accountsHint: '本账单为全企业一张，以下为各核算主体在其中的金额。',

  view: '查看方式',
  allLines: '明细',
  compare: '对账',
  groupOf: (name: string) => `${name}汇总`,
  orders: '订单',
  showGroup: (name: string) => `${name} 查看明细`,
  other: '结转与更正',
  noGroups: '没有可汇总的明细',

  filter: '明细筛选',
  keywordHint: '订单号、票号、出行人、航班号',
  kindFilter: '费用',
  disputeFilter: '异议',
  time: '入账时间',
  traveller: '出行人',
  trip: '行程',
  orderNo: '订单号',
  ticketNo: '票号',
  lineDispute: '异议',
  from: '来源账单',
  found: (amount: string) => `所列明细合计 ¥${amount}`,
  nothing: '该账单没有明细',

  bar: '已选明细',
  chosen: (count: number, amount: string) => `已选 ${count} 笔，¥${amount}`,
  tooMany: (most: number) => `一次最多对 ${most} 笔明细提出异议`,
  howToDispute: '勾选有疑问的明细，可提出异议',
  dispute: '提出异议',

  history: '账单记录',
  event: (how: BillEvent) => EVENTS[how],
  by: (name: string) => name || '系统',
  about: (count: number, amount: string) => `${count} 笔，¥${amount}`,
  aboutAmount: (amount: string) => `¥${amount}`,
  paidFromTo: (before: string, after: string) => `已付：¥${before} → ¥${after}`,
};

export type BillTexts = TextsOf<typeof chinese>;

export const billTexts = defineTexts('settlement-bill', chinese, () => import('./texts.en'));
