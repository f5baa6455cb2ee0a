import { useStore } from 'zustand';
import type { ApprovalActions } from './approval-actions';
import { OpinionInput } from './OpinionInput';

/** Opinion sent with any action. The bar and a dialog over it share one text. */
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
