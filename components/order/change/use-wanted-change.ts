import { NO_CHANGE_REASON } from '../../../src/contract/order/change';
import { OVER_POLICY } from '../../../src/contract/travel-standard/shapes';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { isCovered } from './approved-change';
import { changeTexts } from './texts';
import type { ChangeFormProps, FilledChange } from './use-change-draft';
import { useJudgedChange } from './use-judged-change';

/** Change as the form would submit it now, and the obstacles to it. */
export function useWantedChange(
  { detail: { orderNo }, reasons, changeReason, approved }: ChangeFormProps,
  { draft, passengerNos, segmentNos, newFlights }: FilledChange,
) {
  const t = useTexts(changeTexts);
  const judged = useJudgedChange({ orderNo, changeReason, passengerNos, newFlights });
  const { quote, over } = judged;
  const isVoluntary = reasons.find((one) => one.changeReason === changeReason)?.isVoluntary ?? true;

  const covered = approved !== undefined && isCovered(approved, passengerNos, newFlights);
  const isOver = over?.policy === OVER_POLICY.approval;
  // the change cannot be submitted before its approval
  const mustAsk = judged.needsApproval && !isOver && !covered;
  const mayAsk = isOver && !covered && judged.approverName !== '';

  /** Reason why the form cannot be submitted as it is; '' for none. */
  function obstacle(): string {
    if (passengerNos.length === 0) return t.choosePassengers;
    if (segmentNos.length === 0) return t.chooseSegments;
    if (!newFlights) return t.chooseFlight;
    if (changeReason === NO_CHANGE_REASON) return t.reasonMissing;
    if (over?.policy === OVER_POLICY.forbid) return t.overForbidden;
    if (over && !covered && asksReasons(over.policy) && !hasReasons(over.violations, draft.overReasons))
      return t.overReasonMissing;
    return '';
  }

  const overReasons = over && asksReasons(over.policy) ? [...draft.overReasons] : [];
  const wanted = quote &&
    newFlights && {
      orderNo,
      changeReason,
      remark: draft.remark.trim(),
      passengerNos: [...passengerNos],
      newFlights,
      totalAmount: quote.total,
      overReasons,
    };

  return { judged, isVoluntary, covered, isOver, mustAsk, mayAsk, obstacle, wanted, overReasons };
}

const asksReasons = (policy: number): boolean =>
  policy === OVER_POLICY.reason || policy === OVER_POLICY.approval;

const hasReasons = (
  violations: readonly { segmentNo: number; rule: string }[],
  given: readonly { segmentNo: number; rule: string }[],
): boolean =>
  violations.every(({ segmentNo, rule }) =>
    given.some((reason) => reason.segmentNo === segmentNo && reason.rule === rule),
  );
