import type { FaultText } from '../faults';

export const CHANGE_FAULTS = {
  /** None of its tickets can be changed: not issued, flown, refunded, or changed already. */
  orderNotChangeable: { code: '47101', msg: '订单当前状态不能改签' },
  /** One of the chosen tickets cannot be changed; `result.tickets` names them with the reason. */
  ticketNotChangeable: { code: '47102', msg: '所选机票已不能改签，请刷新后重新选择' },
  /** The amount to pay differs from the shown one; `result` is the current quote. */
  changeAmountChanged: { code: '47103', msg: '改签费用已变动，请确认后重新提交' },
  /** An order has one change or refund at a time. */
  changeUnderWay: { code: '47104', msg: '该订单有改签正在处理，请处理完成后再申请' },
  /** Among those who stay, or those who change, children or infants would lack an adult. */
  childChangedAlone: { code: '47105', msg: '儿童和婴儿须由成人陪同乘机，请一并改签' },
  /** Another carrier’s flight for a ticket that cannot be signed over. */
  notTransferable: { code: '47106', msg: '该机票不得签转，请选择同一航空公司的航班' },
  /** A change keeps the cities of the journey. */
  routeDiffers: { code: '47107', msg: '改签不能变更出发和到达城市' },
  /** A change for the carrier's cause is free and requires the same class of cabin. */
  cabinDiffers: { code: '47108', msg: '非自愿改签须选择与原机票相同的舱等' },
  sameFlight: { code: '47109', msg: '所选航班与原航班相同，请选择其他航班' },
  /** The flights of the journey would overlap or change their order. */
  journeyOutOfOrder: { code: '47110', msg: '新航班与行程中的其他航班时间冲突，请重新选择' },
  /** The order does not result from a change. */
  changeUnknown: { code: '47111', msg: '该订单不是改签单' },
  /** The enterprise requires approval before every change. */
  changeApprovalRequired: { code: '47112', msg: '企业规定改签须先经审批，请先送审' },
  /** The enterprise requires no approval of this change. */
  changeApprovalNotRequired: { code: '47113', msg: '该改签无须审批，请直接提交改签' },
} as const satisfies Record<string, FaultText>;

declare module '../faults' {
  interface FaultTables {
    change: typeof CHANGE_FAULTS;
  }
}
