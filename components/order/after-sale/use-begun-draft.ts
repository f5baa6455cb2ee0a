import { useOnValuesChange } from '../../../src/element/definition/react/use-on-values-change';
import { useStoredDraft, type OrderDraft, type OrderDrafts } from '../stored-draft';

/** What was filled in before, unless the user comes with another application: what was approved goes before it. */
export function useBegunDraft<D extends OrderDraft & { applyId: string }>(
  drafts: OrderDrafts<D>,
  detail: { orderNo: string; staffNO: string },
  approved: { applyId: string } | undefined,
): { stored: D | undefined; applyId: string } {
  const found = useStoredDraft(drafts, detail);
  const applyId = approved?.applyId ?? '';
  return { stored: approved && found?.applyId !== applyId ? undefined : found, applyId };
}

/** Takes over the reason that a draft was begun with. */
export const useBegunReason = (reason: number | undefined, onReason: (reason: number) => void): void =>
  useOnValuesChange(() => {
    if (reason !== undefined) onReason(reason);
  }, [reason, onReason]);
