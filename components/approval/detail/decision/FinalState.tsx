import { instantText } from '../../../../src/domain/shanghai-time';
import { InlineName } from '../../../../src/ui/layout/disclosure/InlineName';
import { useStore } from 'zustand';
import type { ApplicationDetail } from '../../../../src/contract/approval/approval';
import { APPLY_STATE } from '../../../../src/contract/approval/apply-state';
import { ORDER_STATUS } from '../../../../src/contract/order/list';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import type { ApprovalActions } from './approval-actions';
import { Problem } from './Problem';
import { approvalListTexts } from '../../list/texts';

interface Props {
  application: ApplicationDetail;
  actions: ApprovalActions;
}

/** Outcome of a decided application, with the error of an action on it. */
export function FinalState({ application, actions }: Props) {
  const { problem } = useStore(actions.store);
  if (application.applyState === APPLY_STATE.pending) return null;
  return (
    <div className="al-final-state" data-state={application.applyState}>
      <Problem problem={problem} />
      <p role="status">
        <StateText application={application} />
      </p>
    </div>
  );
}

/** True when the last step ended by its time limit and not by a decision. */
function isByTime({ path }: ApplicationDetail): boolean {
  const tasks = path.flatMap((step) => step.tasks).filter(({ isPast, endTime }) => !isPast && endTime !== '');
  const last = tasks.toSorted((a, b) => a.endTime.localeCompare(b.endTime)).at(-1);
  const timedOut = tasks.some(
    ({ taskState, endTime }) => taskState === 'timedOut' && endTime === last?.endTime,
  );
  return timedOut && !tasks.some(({ taskState }) => taskState === 'refused');
}

function StateText({ application }: Pick<Props, 'application'>) {
  const t = useTexts(approvalListTexts);
  const { applyState, approverName, decideTime, order, canBook, canApply, change } = application;
  const next = canBook ? 'book' : canApply ? (change ? 'change' : 'refund') : undefined;
  const approver = <InlineName>{approverName}</InlineName>;
  const who = isByTime(application) ? t.system : approver;
  const at = instantText(decideTime);
  const hasOrder = order !== null;
  switch (applyState) {
    case APPLY_STATE.approved:
      return (
        <>
          {who}
          {t.agreed(at, order?.orderStatus === ORDER_STATUS.unpaid, next)}
        </>
      );
    case APPLY_STATE.rejected:
      return (
        <>
          {who}
          {t.refused(at, hasOrder)}
        </>
      );
    case APPLY_STATE.expired:
      return t.expired(hasOrder);
    case APPLY_STATE.withdrawn:
      return t.withdrawn(at, hasOrder);
    case APPLY_STATE.void:
      return t.voided;
    case APPLY_STATE.pending:
      return '';
  }
}
