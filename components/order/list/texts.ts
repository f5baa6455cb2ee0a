import { REFUND_STATE, type RefundState } from '../../../src/contract/order/refund-state';
import type { InsuranceState, OrderInvoice, OrderScope } from '../../../src/contract/order/list';
import { defineTexts, type TextsOf } from '../../../src/domain/texts/texts';

/** Time of a decision within a sentence; '' when unknown. */
const on = (at: string) => (at === '' ? '' : `已于${at}`);

const INSURANCE: Readonly<Record<InsuranceState, string>> = {
  pending: '待生效',
  void: '未生效',
  covers: '保障中',
  refunding: '退保中',
  refunded: '已退保',
  ended: '已结束',
};

const INVOICE: Readonly<Record<OrderInvoice['state'], string>> = {
  none: '不可开票',
  notYet: '未到申请时间',
  missed: '待处理误机客票',
  open: '可申请',
  over: '已过申请期限',
};

const chinese = {
  order: '订单',
  title: (orderNo: string) => `订单 ${orderNo}`,
  back: '返回订单',
  nothing: (scope: OrderScope) =>
    scope === 'own' ? '还没有订单，预订机票后会显示在这里' : '管理范围内还没有订单',
  pay: '去支付',
  detail: '详情',
  // filters
  query: '订单查询',
  keyword: '订单号、PNR、航班号、姓名',
  all: '全部',
  status: '订单状态',
  dateBasis: '日期类型',
  bookingDate: '预订日期',
  departureDate: '起飞日期',
  period: (since: string, until: string) =>
    since && until ? `${since} 至 ${until}` : since ? `${since} 起` : `${until} 止`,
  payType: '支付方式',
  subPayType: '支付渠道',
  commissionType: '委托类型',
  // columns
  orderNo: '订单号',
  state: '状态',
  route: '行程',
  takeOffTime: '起飞时间',
  flightNo: '航班号',
  traveller: '乘机人',
  amount: '金额（元）',
  booker: '预订人',
  dept: '部门',
  bookingTime: '预订时间',
  // actions
  cancel: '取消订单',
  cancelYes: '确定取消',
  cancelNo: '暂不取消',
  cancelled: '订单已取消',
  cancelFailed: '取消失败，请重试',
  cancelHint: (isWithdrawal: boolean) =>
    `${isWithdrawal ? '撤回审批申请后订单一并取消。' : ''}取消后座位将立即释放，可能无法按当前价格重新预订。`,
  withdraw: '撤回申请',
  withdrawYes: '确定撤回',
  withdrawNo: '暂不撤回',
  withdrawn: '申请已撤回，订单已取消',
  withdrawFailed: '撤回失败，请重试',
  change: '改签',
  refund: '退票',
  searchAnew: '重新查询',
  cancelReason: '取消原因',
  cancelledBy: '取消人',
  // approval
  waitsFor: '等待',
  waitsForThen: '审批，审批通过后可支付。',
  waitsForEnd: '审批。',
  approvedBy: (at: string, isAwaited: boolean) =>
    `${on(at)}同意超标申请。${isAwaited ? '' : '本订单按已通过的申请预订。'}`,
  refusedBy: (at: string) => `${on(at)}拒绝超标申请，订单已关闭，座位已释放。`,
  approvalExpired: '超过审批时限未审批，订单已自动取消，座位已释放。',
  approvalWithdrawn: (at: string) => `超标申请${on(at)}撤回，订单已取消，座位已释放。`,
  applyId: '申请单号',
  opinion: '审批意见',
  seatsHeld: '座位保留',
  priceHeld: '价格保留',
  left: (time: string) => `剩余 ${time}`,
  tooLate: '已超过审批时限',
  priceOver: '已到期，支付时重新核价',
  progress: '订单进度',
  ahead: '待进行',
  // changes and refunds
  afterSale: '改签和退票',
  changes: '改签记录',
  refunds: '退票记录',
  booked: '原订单',
  changedFrom: (orderNo: string) => `改签自 ${orderNo}`,
  rebought: (orderNo: string) => `退票重购自 ${orderNo}`,
  thisOrder: '本订单',
  refundFee: (fee: string) => `退票费 ¥${fee}`,
  givenBack: (state: RefundState, amount: string) =>
    state === REFUND_STATE.failed
      ? '未退款'
      : state === REFUND_STATE.underWay
        ? `预计退回 ¥${amount}`
        : `已退回 ¥${amount}`,
  // facts
  addToCalendar: '加入日历',
  calendarTicket: (name: string, ticketNo: string) => `${name}，票号 ${ticketNo}`,
  print: '打印',
  prices: '每位乘机人的费用',
  taxesSum: '基金燃油（元）',
  insurance: '保险',
  insuranceState: (state: InsuranceState) => INSURANCE[state],
  insurances: '保险',
  insuredFlight: (flight: string) => `保障航班 ${flight}`,
  insuranceFrom: (orderNo: string) => `随订单 ${orderNo} 投保，改签后沿用，未另收保费`,
  sum: '小计（元）',
  itinerary: '行程',
  cabin: (name: string, code: string) => `${name} ${code}舱`,
  contact: '联系人',
  contactPhone: '联系电话',
  noPnr: '未生成',
  travelType: '出行类型',
  business: '因公',
  personal: '因私',
  purpose: '出行事由',
  remark: '备注',
  costs: '费用归属',
  costCenter: '成本中心',
  accountingEntity: '核算主体',
  costDept: '费用部门',
  project: '项目',
  charges: '费用',
  total: '订单总额',
  serviceFee: '服务费',
  payDeadline: '支付截止',
  priceUntil: '价格保留至',
  payments: '收支记录',
  paidBack: '退回',
  paid: '支付',
  invoice: '发票',
  invoiceState: (state: OrderInvoice['state']) => INVOICE[state],
  invoiceKind: '发票类型',
  itineraryReceipt: '电子行程单（数电票）',
  invoiceAmount: '开票金额',
  invoiceUntil: '申请截止',
  invoiceNote: (state: OrderInvoice['state'], days: number) => {
    switch (state) {
      case 'none':
        return '已退票、作废或误机的客票不开票；改签后的客票在改签订单中开票。';
      case 'notYet':
        return `全部航段飞行结束后可申请，期限为最后到达日后 ${days} 天。`;
      case 'missed':
        return '误机客票退票或改签后，可为其余客票申请。';
      case 'open':
        return '全部航段已飞行结束，截止日当天仍可申请。';
      case 'over':
        return `最后到达日后已超过 ${days} 天，不能再申请。`;
    }
  },
  invoiceParts: '金额为票价与基金燃油，不含服务费、保险、退改费、选座和逾重行李。',
  rules: '退改规则',
  loadingRules: '正在查询退改规则',
  rulesFailed: '退改规则查询失败，请重试',
  logs: '订单记录',
  // tickets
  tickets: '乘机人和客票',
  noTravellers: '没有乘机人',
  cardNo: '证件号码',
  ticketNo: '票号',
  noTicket: '未出票',
  fare: '票价（元）',
  taxes: (buildFee: string, fuelFee: string) => `基金 ${buildFee} · 燃油 ${fuelFee}`,
};

export type OrderListTexts = TextsOf<typeof chinese>;

export const orderListTexts = defineTexts('order-list', chinese, () => import('./texts.en'));
