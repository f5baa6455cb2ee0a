import { REFUND_REASON, type RefundReason } from '../../../../src/contract/order/refund';
import { fieldsInvalid } from '../../server/http/fault';

/** The carrier examines involuntary reasons and may refuse them. */
export const REASONS: readonly [RefundReason, ...RefundReason[]] = [
  { reasonType: REFUND_REASON.planChanged, reasonName: '行程变更', isVoluntary: true, needsFiles: false },
  {
    reasonType: REFUND_REASON.bookedWrongly,
    reasonName: '订错日期、航班或乘机人',
    isVoluntary: true,
    needsFiles: false,
  },
  { reasonType: REFUND_REASON.cancelled, reasonName: '航班取消', isVoluntary: false, needsFiles: false },
  {
    reasonType: REFUND_REASON.delayed,
    reasonName: '航班延误或时刻变更',
    isVoluntary: false,
    needsFiles: false,
  },
  { reasonType: REFUND_REASON.ill, reasonName: '乘机人因病不能出行', isVoluntary: false, needsFiles: true },
];

/** Throws fieldsInvalid for an unknown number. */
export function reasonOf(reasonType: number): RefundReason {
  const reason = REASONS.find((other) => other.reasonType === reasonType);
  if (reason === undefined) throw fieldsInvalid({ reasonType: '请选择退票原因' });
  return reason;
}
