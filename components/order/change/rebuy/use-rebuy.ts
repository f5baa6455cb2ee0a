import { useEffect, useMemo } from 'react';
import type { ChangeDetail } from '../../../../src/contract/order/change';
import { applyRebuy } from '../../../../src/contract/order/rebuy';
import type { Intent, IntentState, Sent } from '../../../../src/element/data/intent';
import { useIntent } from '../../../../src/element/data/use-intent';
import type { Runtime } from '../../../../src/element/runtime/runtime';
import { orderDrafts, useStoreDraft, useStoredDraft, type OrderDraft } from '../../stored-draft';

/** Stored request without a response. It survives a reload, so that a retry does not buy twice. */
interface StoredRebuy extends OrderDraft {
  open: Sent<typeof applyRebuy> | undefined;
}

export type RebuyIntent = Intent<typeof applyRebuy> & IntentState<typeof applyRebuy>;

/** Intent of a rebooking. `isUnderWay`: the request without a response has been carried out. */
export function useRebuy(
  runtime: Runtime,
  { orderNo, staffNO }: ChangeDetail,
  { isUnderWay }: { isUnderWay: boolean },
): RebuyIntent {
  const drafts = useMemo(() => orderDrafts<StoredRebuy>(runtime, 'tp-order-rebuy-2'), [runtime]);
  const stored = useStoredDraft(drafts, { orderNo, staffNO });
  const intent = useIntent(applyRebuy, { open: stored?.open });
  const { open, forget } = intent;
  const kept = useMemo((): StoredRebuy => ({ owner: staffNO, orderNo, open }), [staffNO, orderNo, open]);
  useStoreDraft(runtime, drafts, kept, { isBlank: open === undefined });
  const isDone = open !== undefined && isUnderWay;
  useEffect(() => {
    if (isDone) forget();
  }, [isDone, forget]);
  return intent;
}
