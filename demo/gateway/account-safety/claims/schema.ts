import type { Generated } from 'kysely';
import type { ClaimState } from '../../../../src/contract/account-safety/claims';

declare module '../../db/schema' {
  interface Schema {
    account_claim: {
      claim_no: string;
      user_no: string;
      claim_state: ClaimState;
      /** Of the account as it was claimed: where it is another by then, the claim is void. */
      former_phone: string;
      new_phone: string;
      reason: string;
      made_at: Date;
      /** Where from. */
      address: string;
      agent: string;
      decided_at: Date | null;
      effect_at: Date | null;
      refuse_reason: Generated<string>;
      /** null while something is to come of it. */
      ended_at: Date | null;
    };
  }
}
