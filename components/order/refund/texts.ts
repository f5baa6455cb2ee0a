import type { RefundReason, TicketQuote } from '../../../src/contract/order/refund';
import type { RefundState } from '../../../src/contract/order/refund-state';
import { defineTexts, type TextsOf } from '../../../src/domain/texts/texts';

type Obstacle = NonNullable<TicketQuote['obstacle']>;

const OBSTACLES: Readonly<Record<Obstacle, string>> = {
  notIssued: '未出票',
  checkedIn: '已值机，请先取消值机',
  departed: '航班已起飞，正在核实是否登机',
  flown: '已使用',
  refunded: '已退票',
  exchanged: '已换开',
  suspended: '已挂起',
  void: '已作废',
  changing: '改签处理中',
  refunding: '退票处理中',
  orderUnderWay: '订单有改签或退票正在处理，完成后可退票',
};

const chinese = {
  loading: '正在查询可退机票',
  order: (orderNo: string) => `订单 ${orderNo}`,
  reason: '退票原因',
  voluntary: '自愿退票',
  involuntary: '非自愿退票',
  involuntaryHint: '航空公司核实后免收退票费；未核实通过的，机票保持不变。',
  reasonName: ({ reasonName }: Pick<RefundReason, 'reasonType' | 'reasonName'>) => reasonName,
  proof: '证明材料',
  proofMissing: '请上传诊断证明等材料',
  uploading: '文件尚未上传完成，请稍候或删除后提交',
  remark: '退票说明',
  remarkHint: '选填，最多200字',
  tickets: '选择机票',
  all: '全选',
  price: '票价',
  taxes: '机建燃油',
  fee: '退票费',
  back: '预计退回',
  free: '免费',
  percent: (percent: number) => `票价的${percent}%`,
  onlyTaxes: '不得退票，仅退税费',
  noShow: '误机',
  obstacle: (obstacle: Obstacle) => OBSTACLES[obstacle],
  rises: (at: string, fee: string) => `${at} 后退票费升至 ¥${fee}`,
  nothing: '该订单没有可退的机票',
  nothingYet: '该订单有改签或退票正在处理，完成后可再申请退票',
  chosen: (count: number) => `已选 ${count} 张机票`,
  prices: '票价合计',
  insurance: '保险',
  serviceFee: (fee: string) => `服务费 ¥${fee} 不退`,
  apply: '申请退票',
  applyFor: (amount: string) => `申请退票，退回 ¥${amount}`,
  applying: '正在提交',
  none: '请选择要退的机票',
  confirm: '确认退票',
  confirmNo: '再想想',
  /** Question before submission; `fee` is '' for none. */
  asked: (count: number, fee: string, amount: string) =>
    `退 ${count} 张机票，${fee === '' ? '免收退票费' : `退票费 ¥${fee}`}，预计退回 ¥${amount}。退票后座位立即释放，不能恢复。`,
  where: '款项退回原支付方式。',
  changed: '退票费已变动，请确认后重新提交',
  uncertain: (message: string) => `${message}。结果未知，请再次提交确认，不会重复退票。`,
  progress: (state: RefundState) =>
    state === '退票中' ? '退票申请已提交' : state === '已退票' ? '退票成功' : '退票失败',
  stepAsked: '提交申请',
  stepAirline: (state: RefundState) =>
    state === '退票中'
      ? '航空公司处理中'
      : state === '已退票'
        ? '航空公司已退票'
        : '航空公司未受理，机票仍可使用',
  refundNo: '退票单号',
  ticketsOf: '所退机票',
  names: (names: readonly string[]) => names.join('、'),
  others: '查看该订单的机票',
  unknown: '未找到该退票申请',
  showProgress: '查看进度',
  refunds: '退票记录',
  refundState: (state: RefundState): string => state,
  record: (count: number, reason: string) => `${count} 张机票 · ${reason}`,
  recordBack: (state: RefundState, amount: string) =>
    state === '退票失败'
      ? '航空公司未受理，机票仍可使用'
      : `${state === '已退票' ? '已退回' : '预计退回'} ¥${amount}`,
  arrives: (day: string) => `预计${day}前到账`,
  arrived: '已到账',
  recordFee: (fee: string) => (fee === '' ? '免收退票费' : `退票费 ¥${fee}`),
};

export type RefundTexts = TextsOf<typeof chinese>;

export const refundTexts = defineTexts('order-refund', chinese, () => import('./texts.en'));
