import { CHANGE_REASON, NO_CHANGE_REASON, type ChangeReason } from '../../../../src/contract/order/change';
import { fieldsInvalid } from '../../server/http/fault';

/** The carrier examines involuntary reasons and may refuse them. */
export const REASONS: readonly [ChangeReason, ...ChangeReason[]] = [
  { changeReason: CHANGE_REASON.planChanged, reasonName: '行程变更', isVoluntary: true },
  { changeReason: CHANGE_REASON.bookedWrongly, reasonName: '订错日期或航班', isVoluntary: true },
  { changeReason: CHANGE_REASON.cancelled, reasonName: '航班取消', isVoluntary: false },
  { changeReason: CHANGE_REASON.delayed, reasonName: '航班延误或时刻变更', isVoluntary: false },
];

/** Defaults to a voluntary change until a reason is chosen. Throws fieldsInvalid for an unknown number. */
export function reasonOf(changeReason: number): ChangeReason {
  if (changeReason === NO_CHANGE_REASON) return REASONS[0];
  const reason = REASONS.find((other) => other.changeReason === changeReason);
  if (reason === undefined) throw fieldsInvalid({ changeReason: '请选择改签原因' });
  return reason;
}
