import type { BodyOf } from '../../../src/contract/call';
import {
  submitChangeApprovalApplyAuto,
  submitChangeOverStandardApprovalAuto,
} from '../../../src/contract/order/change-approval';
import { useIntent } from '../../../src/element/data/use-intent';
import type { Host } from '../../../src/element/host/host';
import { tellAsked } from '../approval/tell-asked';

interface ChangeApproval {
  isSending: boolean;
  /** Gives why it was not taken; '' where it was. `isOver`: for the standards, not for the enterprise's own rule. */
  ask(body: BodyOf<typeof submitChangeApprovalApplyAuto>, isOver: boolean): Promise<string>;
}

/** Puts a change before the approver before it is asked for. */
export function useChangeApproval(host: Host): ChangeApproval {
  const over = useIntent(submitChangeOverStandardApprovalAuto);
  const required = useIntent(submitChangeApprovalApplyAuto);
  return {
    isSending: over.isSending || required.isSending,
    ask: async (body, isOver) => tellAsked(host, await (isOver ? over : required).send(body)),
  };
}
