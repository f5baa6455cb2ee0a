import type { RefundRequest } from '../../../../src/contract/approval/after-sale';
import type { APPLY_TYPE } from '../../../../src/contract/approval/approval';
import type { CallerContext } from '../../server/http/implement';
import { tryBeginFlow } from './flow';
import { factsOfChoice, factsOfRefund } from './flow-facts';
import type { OverChoice } from '../submission/over-choice';
import { namesOf } from '../decisions/progress-store';

type ChosenFlights = Pick<OverChoice, 'voyages' | 'passengers' | 'evaluation'>;

/** Names of the persons who would decide such an application; '' when no approver remains. */
export async function foreseenApprovers(
  { db, caller, now }: Pick<CallerContext, 'db' | 'caller' | 'now'>,
  asked:
    | {
        applyType:
          | typeof APPLY_TYPE.overStandard
          | typeof APPLY_TYPE.change
          | typeof APPLY_TYPE.changeOverStandard;
        choice: ChosenFlights;
      }
    | { applyType: typeof APPLY_TYPE.refund; refund: RefundRequest },
): Promise<string> {
  const facts = 'choice' in asked ? factsOfChoice(asked.choice) : await factsOfRefund(db, asked.refund);
  const begun = await tryBeginFlow(db, caller, asked.applyType, facts, now);
  return begun === undefined ? '' : namesOf(begun.progress).approver_name;
}
