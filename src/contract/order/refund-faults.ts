import type { FaultText } from '../faults';

export const REFUND_FAULTS = {
  /** None of its tickets can be given back: not issued, flown, given back already. */
  orderNotRefundable: { code: '47001', msg: '订单当前状态不能退票' },
  /** One of those chosen cannot; `result.tickets` names them with the reason. */
  ticketNotRefundable: { code: '47002', msg: '所选机票已不能退票，请刷新后重新选择' },
  /** What comes back is not what was shown; `result` is the quote of now. */
  refundAmountChanged: { code: '47003', msg: '退票费已变动，请确认后重新提交' },
  /** One refund of an order at a time: what comes back with the last ticket depends on the others. */
  refundUnderWay: { code: '47004', msg: '该订单有退票正在处理，请处理完成后再申请' },
  /** What stays would leave a child or an infant without an adult of their own on a flight. */
  childLeftAlone: { code: '47005', msg: '儿童和婴儿须由成人陪同乘机，请一并退票' },
  /** The enterprise has such refunds approved before they are asked for; `result` is the judgement. */
  refundApprovalRequired: { code: '47006', msg: '企业规定该退票须先经审批，请先送审' },
  /** Over the enterprise's rule, which asks for a reason; `result` is the judgement. */
  refundReasonMissing: { code: '47007', msg: '该退票超出企业规定，请填写超标说明' },
  /** The enterprise asks for no approval of this refund. */
  refundApprovalNotRequired: { code: '47008', msg: '该退票符合企业规定，无须送审' },
} as const satisfies Record<string, FaultText>;

declare module '../faults' {
  interface FaultTables {
    refund: typeof REFUND_FAULTS;
  }
}
