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

type LineDispute = (typeof LINE_DISPUTES)[number];
type LinePart = (typeof LINE_PARTS)[number];

const TABS: Readonly<Record<Tab, string>> = {
  bills: '账单',
  disputes: '异议',
  contract: '合同信息',
  products: '产品与账户',
};
const BILL_STATES: Readonly<Record<BillState, string>> = {
  generating: '生成中',
  toConfirm: '待确认',
  confirmed: '已确认',
  overdue: '逾期',
  settled: '已结清',
};
const KINDS: Readonly<Record<LineKind, string>> = {
  fare: '票价',
  fund: '民航发展基金',
  fuel: '燃油附加费',
  service: '服务费',
  insurance: '保险',
  change: '改签',
  refund: '退票',
  dispute: '异议结转',
  correction: '异议更正',
  balance: '余额结转',
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
const PRODUCT_NAMES: Readonly<Record<Product, string>> = {
  flight: '机票',
  train: '火车票',
  car: '用车',
  hotel: '酒店',
};
const LINE_STATES: Readonly<Record<LineDispute, string>> = {
  none: '无异议',
  open: '异议处理中',
  accepted: '异议已采纳',
  refused: '异议未采纳',
};
const DISPUTE_STATES: Readonly<Record<DisputeState, string>> = {
  open: '处理中',
  accepted: '已采纳',
  partlyAccepted: '部分采纳',
  refused: '未采纳',
  withdrawn: '已撤回',
};
const REASONS: Readonly<Record<DisputeReason, string>> = {
  amount: '金额不符',
  notOurs: '非本企业消费',
  twice: '重复计费',
  refundMissing: '已退未入账',
  allocation: '费用归属有误',
  other: '其他',
};

const chinese = {
  tabs: '结算管理',
  tab: (tab: Tab) => TABS[tab],
  bill: '账单',
  line: '账单明细',
  dispute: '异议',
  back: '返回结算管理',

  billState: (state: BillState) => BILL_STATES[state],
  kind: (kind: LineKind) => KINDS[kind],
  /** What a line is of; of a change, which part. */
  lineName: (kind: LineKind, part: LinePart) => PARTS[part] || KINDS[kind],
  group: (key: GroupKey) => GROUPS[key],
  /** Of a group, or of what a line is charged to, where there is none. */
  unassigned: '未归属',
  /** What a bill is of. */
  accountOf: ({ isByAccount, accountName }: Pick<SettleBill, 'isByAccount' | 'accountName'>) =>
    isByAccount ? accountName || '未归属核算主体' : '全企业',
  product: (product: Product) => PRODUCT_NAMES[product],
  lineDispute: (state: LineDispute) => LINE_STATES[state],
  disputeState: (state: DisputeState) => DISPUTE_STATES[state],
  reason: (reason: DisputeReason) => REASONS[reason],

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
