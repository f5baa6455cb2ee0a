import type { BodyOf } from '../../../src/contract/call';
import {
  submitChangeApprovalApplyAuto,
  submitChangeOverStandardApprovalAuto,
} from '../../../src/contract/order/change-approval';
import { useIntent } from '../../../src/element/data/use-intent';
import type { Host } from '../../../src/element/host/host';
import { announceSubmission } from '../approval/announce-submission';

interface ChangeApproval {
  isSending: boolean;
  /**
   * Submits the change for approval. Resolves with the error message; '' on success. `isOver`: because of travel
   * standards, not of the enterprise's own rule.
   */
  ask(body: BodyOf<typeof submitChangeApprovalApplyAuto>, isOver: boolean): Promise<string>;
}

/** Submits a change for approval before it is applied for. */
export function useChangeApproval(host: Host): ChangeApproval {
  const over = useIntent(submitChangeOverStandardApprovalAuto);
  const required = useIntent(submitChangeApprovalApplyAuto);
  return {
    isSending: over.isSending || required.isSending,
    ask: async (body, isOver) => announceSubmission(host, await (isOver ? over : required).send(body)),
  };
}
