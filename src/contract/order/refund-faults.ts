import type { FaultText } from '../faults';

export const REFUND_FAULTS = {
  /** None of its tickets can be refunded: not issued, flown, or refunded already. */
  orderNotRefundable: { code: '47001', msg: '订单当前状态不能退票' },
  /** One of the chosen tickets cannot be refunded; `result.tickets` names them with the reason. */
  ticketNotRefundable: { code: '47002', msg: '所选机票已不能退票，请刷新后重新选择' },
  /** The refund amount differs from the shown one; `result` is the current quote. */
  refundAmountChanged: { code: '47003', msg: '退票费已变动，请确认后重新提交' },
  /** An order has one refund at a time, because the refund with the last ticket depends on the others. */
  refundUnderWay: { code: '47004', msg: '该订单有退票正在处理，请处理完成后再申请' },
  /** The remaining tickets would leave a child or an infant without an adult on a flight. */
  childLeftAlone: { code: '47005', msg: '儿童和婴儿须由成人陪同乘机，请一并退票' },
  /** The enterprise requires approval before such refunds; `result` is the judgement. */
  refundApprovalRequired: { code: '47006', msg: '企业规定该退票须先经审批，请先送审' },
  /** The refund breaks the enterprise's rule, which requires a reason; `result` is the judgement. */
  refundReasonMissing: { code: '47007', msg: '该退票超出企业规定，请填写超标说明' },
  /** The enterprise requires no approval of this refund. */
  refundApprovalNotRequired: { code: '47008', msg: '该退票符合企业规定，无须送审' },
} as const satisfies Record<string, FaultText>;

declare module '../faults' {
  interface FaultTables {
    refund: typeof REFUND_FAULTS;
  }
}
