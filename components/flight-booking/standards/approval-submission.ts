import { submitOverStandardApprovalAuto } from '../../../src/contract/approval/approval';
import type { BodyOf } from '../../../src/contract/call';
import { createIntent, type IntentOptions, type IntentResult } from '../../../src/element/data/intent';
import type { Host } from '../../../src/element/host/host';
import type { Choice } from '../model/journey';
import { datesOf } from '../model/legs';
import { uncertainSubmission } from '../model/order/unanswered';
import { voyagesOf } from '../model/voyage';
import { checkDraft, orderPassenger, type OrderDraft } from '../passengers/draft/draft';
import { draftLabels } from '../passengers/draft/draft-labels';
import { isDraftOfAnotherUser, refusalOf } from '../passengers/order/order-submission';
import type { SubmitResult } from '../passengers/order/submit-result';
import { clearReasons } from './clearance';
import { flightStandardTexts } from './texts';

type Submission = typeof submitOverStandardApprovalAuto;
export type ApprovalSubmission = ReturnType<typeof createApprovalSubmission>;

/**
 * Submits a choice for approval without an order: reasons as for an order, but seats and price are not held. `open`:
 * request of an earlier page load that got no response.
 */
export function createApprovalSubmission(host: Host, options: IntentOptions<Submission> = {}) {
  const intent = createIntent(host, submitOverStandardApprovalAuto, options);
  const check = (draft: OrderDraft) => () => {
    if (isDraftOfAnotherUser(host, draft)) throw new Error(host.texts(flightStandardTexts).otherUser);
  };

  function end(
    sent: IntentResult<Submission>,
    body: BodyOf<Submission> | undefined,
    draft: OrderDraft,
  ): SubmitResult {
    switch (sent.kind) {
      case 'done': {
        const { applyId, approverName } = sent.result;
        const flightNos = body?.voyages.map(({ flightNo }) => flightNo) ?? [];
        return { kind: 'asked', applyId, approverName, flightNos };
      }
      case 'uncertain':
        return uncertainSubmission('application', sent.message);
      case 'failed':
        return refusalOf(host, sent.error, draft);
    }
  }

  return {
    intent,

    async ask(choices: readonly Choice[], typed: OrderDraft): Promise<SubmitResult> {
      const { travellers, party } = checkDraft(typed, datesOf(choices), draftLabels(host));
      if (Object.keys(travellers).length > 0 || party.length > 0) {
        return { kind: 'invalid', errors: { travellers, party } };
      }
      const clearance = await clearReasons(host, choices, typed);
      if (clearance.kind === 'incomplete') {
        return { kind: 'invalid', errors: { travellers: {}, party: [], ...clearance.errors } };
      }
      if (clearance.kind !== 'cleared') return clearance;
      const { overReasons } = clearance;
      const passengers = typed.travellers.map(orderPassenger);
      const body = { voyages: voyagesOf(choices), passengers, overReasons };
      return end(await intent.send(body, { check: check(typed) }), body, { ...typed, overReasons });
    },

    /** Repeats a request without a response. */
    async retry(draft: OrderDraft): Promise<SubmitResult> {
      const { open } = intent.store.getState();
      return end(await intent.retry({ check: check(draft) }), open?.body, draft);
    },
  };
}
