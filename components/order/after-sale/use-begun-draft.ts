import { useOnValuesChange } from '../../../src/element/definition/react/use-on-values-change';
import { useStoredDraft, type OrderDraft, type OrderDrafts } from '../stored-draft';

/**
 * Returns the stored draft, unless the user arrives with another application, whose approved content takes precedence.
 */
export function useBegunDraft<D extends OrderDraft & { applyId: string }>(
  drafts: OrderDrafts<D>,
  detail: { orderNo: string; staffNO: string },
  approved: { applyId: string } | undefined,
): { stored: D | undefined; applyId: string } {
  const found = useStoredDraft(drafts, detail);
  const applyId = approved?.applyId ?? '';
  return { stored: approved && found?.applyId !== applyId ? undefined : found, applyId };
}

/** Restores the reason of a stored draft. */
export const useBegunReason = (reason: number | undefined, onReason: (reason: number) => void): void =>
  useOnValuesChange(() => {
    if (reason !== undefined) onReason(reason);
  }, [reason, onReason]);
