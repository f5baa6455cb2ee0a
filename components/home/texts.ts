import type { ComingTrip, MonthSpend } from '../../src/contract/home';
import { defineTexts, type TextsOf } from '../../src/domain/texts/texts';
import { ROLE_RANGE_LABELS } from '../../src/domain/permission/labels';

const TICKETS: Readonly<Partial<Record<ComingTrip['ticketStatus'], string>>> = {
  'OPEN FOR USE': '已出票',
  'CHECKED IN': '已值机',
  SUSPENDED: '客票挂起',
};

const chinese = {
  back: '返回首页',
  search: '快速搜索',
  routes: '明天的常用航线',
  tomorrow: '明天',
  to: '到',
  bookingDenied: '您没有预订国内机票的权限，请联系管理员添加',
  view: '查看',
  failed: (what: string, reason: string) => `${what}加载失败：${reason}`,
  loading: (what: string) => `正在加载${what}`,
  // pending tasks
  todo: '待办事项',
  approvals: '待我审批',
  unpaid: '待支付订单',
  pendingApproval: '审批中订单',
  underWay: '改签退票办理中',
  nothing: '没有需要支付、等待审批或正在办理改签、退票的订单',
  viewOrder: (orderNo: string) => `查看订单 ${orderNo}`,
  pay: '去支付',
  payOrder: (orderNo: string) => `去支付订单 ${orderNo}`,
  tooLate: '已超过支付时限',
  left: (time: string) => `剩余 ${time}`,
  // their next flights
  trips: '即将出行',
  allOrders: '全部订单',
  noTrips: '近期没有已预订的航班',
  viewTrip: (flightNo: string, orderNo: string) => `查看 ${flightNo} 的订单 ${orderNo}`,
  ahead: (days: number) => ['今天', '明天', '后天'][days] ?? `${days}天后`,
  arrivalDay: (days: number) => `+${days}天`,
  ticket: (status: ComingTrip['ticketStatus']) => TICKETS[status] ?? '',
  // the month's spend
  spend: '本月机票支出',
  spendShort: '本月支出',
  scope: (range: MonthSpend['permissionRangeID']) => ROLE_RANGE_LABELS[range],
  /** Amounts in ¥; empty when nothing has changed. */
  change: (way: 'more' | 'less' | 'same', amount: string, percent: string) =>
    `较上月同期${{ more: '增加', less: '减少', same: '持平' }[way]}${amount && ` ${amount}`}${percent && `（${percent}）`}`,
  paid: '本月支付',
  orders: (count: number) => `${count} 笔订单`,
  lastToDate: '上月同期',
  last: '上月全月',
  spendItem: '项目',
  spendAmount: '金额（元）',
  spendOrders: '订单数',
  spendMonth: '月份',
  spendScope: '范围',
  counted: (month: string) => `${month}按入账日期统计，已扣除退款`,
};

export type HomeTexts = TextsOf<typeof chinese>;

export const homeTexts = defineTexts('home', chinese, () => import('./texts.en'));
