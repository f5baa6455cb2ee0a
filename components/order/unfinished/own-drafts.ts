import type { Runtime } from '../../../src/element/runtime/runtime';
import type { StoredDraft } from '../stored-draft';
import { changeDrafts, type StoredChange } from '../change/stored-change';
import { refundDrafts, type StoredRefund } from '../refund/stored-refund';

/** Draft of a change or refund. */
export type OwnDraft =
  | { kind: 'change'; draft: StoredDraft<StoredChange> }
  | { kind: 'refund'; draft: StoredDraft<StoredRefund> };

/** The user's drafts, latest first. */
export function ownDrafts(runtime: Runtime, staffNO: string): OwnDraft[] {
  const changes = changeDrafts(runtime).all();
  const refunds = refundDrafts(runtime).all();
  return [
    ...changes.map((draft): OwnDraft => ({ kind: 'change', draft })),
    ...refunds.map((draft): OwnDraft => ({ kind: 'refund', draft })),
  ]
    .filter(({ draft }) => draft.owner === staffNO)
    .toSorted((a, b) => b.draft.keptAt.localeCompare(a.draft.keptAt));
}

export function removeDraft(runtime: Runtime, { kind, draft }: OwnDraft): void {
  (kind === 'change' ? changeDrafts(runtime) : refundDrafts(runtime)).of(draft.orderNo).clear();
}
