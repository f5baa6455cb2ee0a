import { ORDER_STATUS, type OrderStatus } from '../../../src/contract/order/list';
import { defineTexts, type TextsOf } from '../../../src/domain/texts/texts';

function heading(status: OrderStatus, hasWaited: boolean): string {
  switch (status) {
    case ORDER_STATUS.pendingApproval:
      return '订单已提交，等待审批';
    case ORDER_STATUS.unpaid:
      return hasWaited ? '审批已通过，请尽快支付' : '订单已提交，座位已保留';
    case ORDER_STATUS.rejected:
      return '审批未通过，座位已释放';
    case ORDER_STATUS.cancelled:
      return '订单已取消，座位已释放';
    case ORDER_STATUS.issuing:
      return '订单已支付，正在出票';
    default:
      return `订单${status}`;
  }
}

const chinese = {
  heldOrders: '未完成的订单',
  othersHeld: (count: number) => `另有 ${count} 个未完成的订单，请在“我的订单”中查看`,
  allHeld: (count: number) => `共${count}个`,
  pay: '去支付',
  look: '查看',
  payOf: (orderNo: string) => `去支付订单 ${orderNo}`,
  lookOf: (orderNo: string) => `查看订单 ${orderNo}`,
  routes: (routes: readonly string[]) => routes.join('，'),
  orderNo: (orderNo: string) => `订单\u00a0${orderNo}`,
  heldOver: '保留时间已到',
  payLeft: (clock: string) => `支付剩余 ${clock}`,
  heldUntil: (time: string) => `座位保留至 ${time}`,

  opening: '正在打开订单',
  openFailed: (orderNo: string, why: string) => `订单 ${orderNo} 打开失败：${why}`,
  bookAgain: '重新预订',
  steps: '预订流程',
  bookOn: '继续预订',
  heading,
  tooLate: '订单已超过支付时限，座位已释放',
  waiting: '所选价格超出差旅标准，审批通过后即可支付，未通过或超时将自动释放座位。',
  tooLateNote: '本订单不能再支付，请重新查询航班。',
  searchAgain: '重新查询',
  cancelReason: '取消原因',
  cancelledBy: '取消人',
  noPayer: '您没有支付订单的权限，请在支付时限内由有权限的同事支付。',
  number: '订单号',
  amount: '订单金额',
  due: '应付金额',
  timeLeft: '支付剩余时间',
  show: '查看订单',
  payment: '支付订单',
  paid: '支付成功',
  paidNote: '，正在出票，请留意短信通知。',

  state: '订单状态',
  approver: '审批人',
  reading: '正在读取',
  applyId: '审批单号',
  seatsUntil: '座位保留至',
  seatsOver: '座位保留时间已到',
  priceUntil: '价格保证至',
  priceOver: '支付时以最新价格为准',
  progress: '审批进度',
  failed: '读取失败',
  retry: '重试',
  left: (time: string) => `剩余${time}`,
  opinion: (opinion: string) => `审批意见：${opinion}`,
  refused: '未同意本次超标申请，座位已释放。',
  undecided: '超过审批时限未审批，订单已自动取消，座位已释放。',
  cancelled: '订单已取消，座位已释放。',
  changed: (status: string) => `订单状态：${status}`,
};

export type FlightOrderTexts = TextsOf<typeof chinese>;

/** Texts of a created order (held, awaiting approval, paid) and of held orders. */
export const flightOrderTexts = defineTexts('flight-order', chinese, () => import('./texts.en'));
