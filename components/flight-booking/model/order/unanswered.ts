import type { submitOverStandardApprovalAuto } from '../../../../src/contract/approval/approval';
import type { createOrder } from '../../../../src/contract/flight-booking/booking';
import type { Sent } from '../../../../src/element/data/intent';

/** Request that was sent without a response. Until its outcome is known, only the same request may be sent again. */
export type UnansweredRequest =
  | { what: 'order'; sent: Sent<typeof createOrder> }
  | { what: 'application'; sent: Sent<typeof submitOverStandardApprovalAuto> };

/** No response arrived. `reason`: the cause, '' if unknown. */
export interface UncertainOutcome {
  kind: 'uncertain';
  what: UnansweredRequest['what'];
  reason: string;
}

export const uncertainSubmission = (what: UnansweredRequest['what'], reason = ''): UncertainOutcome => ({
  kind: 'uncertain',
  what,
  reason,
});
