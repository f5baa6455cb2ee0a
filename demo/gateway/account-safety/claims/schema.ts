import type { Generated } from 'kysely';
import type { ClaimState } from '../../../../src/contract/account-safety/claims';

declare module '../../db/schema' {
  interface Schema {
    account_claim: {
      claim_no: string;
      user_no: string;
      claim_state: ClaimState;
      /** Part of the account that the claim changes. */
      kind: Generated<'phone' | 'email'>;
      /** Value of the account when it was claimed; a different value later voids the claim. null: no mail. */
      former: string | null;
      present: string;
      /** Staff numbers of the account's owner and of the requesting administrator; null for an owner's own claim. */
      staff_no: Generated<string | null>;
      asked_by: Generated<string | null>;
      /** Only for an administrator's claim. `owner`: agrees by a link; `colleague`: a second administrator. */
      agreement: Generated<'owner' | 'colleague' | null>;
      /** Staff number of the second administrator. */
      decided_by: Generated<string | null>;
      /** Operator of an agency who decided an owner's claim. */
      operator_no: Generated<string | null>;
      reason: string;
      made_at: Date;
      /** Network address of the claimant. */
      address: string;
      agent: string;
      decided_at: Date | null;
      effect_at: Date | null;
      refuse_reason: Generated<string>;
      /** Expiry of an administrator's request; null for an owner's own claim. */
      expires_at: Generated<Date | null>;
      /** null while the claim is open. */
      ended_at: Date | null;
    };
  }
}
