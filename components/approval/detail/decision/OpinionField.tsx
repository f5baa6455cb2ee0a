import { useStore } from 'zustand';
import type { ApprovalActions } from './approval-actions';
import { OpinionInput } from './OpinionInput';

/** The opinion that goes with whatever is done; the same in the bar and in a dialog over it. */
export function OpinionField({ actions, rows }: { actions: ApprovalActions; rows: number }) {
  const { opinion, busy, pending } = useStore(actions.store);
  return (
    <OpinionInput
      opinion={opinion}
      rows={rows}
      readOnly={busy !== undefined || pending !== undefined}
      onChange={actions.setOpinion}
    />
  );
}
