import type { Product } from '../../src/contract/report/report';
import type {
  BillState,
  GroupKey,
  LINE_DISPUTES,
  LINE_PARTS,
  LineKind,
  SettleBill,
} from '../../src/contract/settlement/bills';
import type { DisputeReason, DisputeState } from '../../src/contract/settlement/disputes';
import { defineTexts, type TextsOf } from '../../src/domain/texts/texts';
import type { Tab } from './views';
import { PRODUCT_LABELS } from '../../src/domain/report/labels';
import {
  BILL_STATE_LABELS,
  LINE_KIND_LABELS,
  DISPUTE_STATE_LABELS,
  DISPUTE_REASON_LABELS,
} from '../../src/domain/settlement/labels';

type LineDispute = (typeof LINE_DISPUTES)[number];
type LinePart = (typeof LINE_PARTS)[number];

const TABS: Readonly<Record<Tab, string>> = {
  bills: '账单',
  disputes: '异议',
  contract: '合同信息',
  products: '产品与账户',
};
const PARTS: Readonly<Record<LinePart, string>> = {
  '': '',
  changeFee: '改签费',
  fareDifference: '改签差价',
};
const GROUPS: Readonly<Record<GroupKey, string>> = {
  entity: '核算主体',
  department: '部门',
  costCenter: '成本中心',
  product: '产品',
  traveller: '出行人',
};
const LINE_STATES: Readonly<Record<LineDispute, string>> = {
  none: '无异议',
  open: '异议处理中',
  accepted: '异议已采纳',
  refused: '异议未采纳',
};

const chinese = {
  tabs: '结算管理',
  tab: (tab: Tab) => TABS[tab],
  bill: '账单',
  line: '账单明细',
  dispute: '异议',
  back: '返回结算管理',

  billState: (state: BillState) => BILL_STATE_LABELS[state],
  kind: (kind: LineKind) => LINE_KIND_LABELS[kind],
  /** Name of a line; for lines of a change, the name of the part. */
  lineName: (kind: LineKind, part: LinePart) => PARTS[part] || LINE_KIND_LABELS[kind],
  group: (key: GroupKey) => GROUPS[key],
  /** Name of the group of lines without a bearer. */
  unassigned: '未归属',
  /** Scope of a bill. */
  accountOf: ({ isByAccount, accountName }: Pick<SettleBill, 'isByAccount' | 'accountName'>) =>
    isByAccount ? accountName || '未归属核算主体' : '全企业',
  product: (product: Product) => PRODUCT_LABELS[product],
  lineDispute: (state: LineDispute) => LINE_STATES[state],
  disputeState: (state: DisputeState) => DISPUTE_STATE_LABELS[state],
  reason: (reason: DisputeReason) => DISPUTE_REASON_LABELS[reason],

  yuan: (amount: string) => `¥${amount}`,
  periodText: (begin: string, end: string) => `${begin} 至 ${end}`,
  billTitle: (begin: string, end: string) => `账单 ${begin} 至 ${end}`,
  days: (days: number) => `${days} 天`,
  lineCount: (count: number) => `${count} 笔`,
  openOrder: (orderNo: string) => `查看订单 ${orderNo}`,
  openBill: (billNo: string) => `查看账单 ${billNo}`,
  openDispute: '查看异议',
  none: '无',
  all: '全部',
  state: '状态',
};

export type SettlementTexts = TextsOf<typeof chinese>;

export const settlementTexts = defineTexts('settlement', chinese, () => import('./texts.en'));
