import type { Generated } from 'kysely';
import type { ApplicationState } from '../../../src/contract/invite/manage';

declare module '../db/schema' {
  interface Schema {
    invitation: {
      invitation_no: string;
      /** Hash of its token, which only the link contains. */
      token_hash: string;
      enterprise_num: string;
      dept_no: string;
      position_no: string;
      role_no: string;
      /** Staff number of its maker. */
      invited_by: string;
      max_uses: number;
      uses: Generated<number>;
      created_at: Date;
      expires_at: Date;
      withdrawn_at: Generated<Date | null>;
      /** An administrator must agree before a person joins. */
      needs_consent: Generated<boolean>;
      /** Phone of the added member of staff, the only one that joins by it; null: any phone. */
      for_phone: Generated<string | null>;
    };
    join_application: {
      application_no: string;
      enterprise_num: string;
      invitation_no: string;
      phone: string;
      user_name: string;
      email: Generated<string>;
      applied_at: Date;
      state: Generated<ApplicationState>;
      /** Reason of a refusal. */
      reason: Generated<string>;
      decided_by: Generated<string | null>;
      decided_at: Generated<Date | null>;
      /** Staff number after joining; null: not yet. */
      staff_no: Generated<string | null>;
    };
    invitation_use: { invitation_no: string; staff_no: string; used_at: Date };
    invitation_proof: {
      proof_hash: string;
      invitation_no: string;
      phone: string;
      expires_at: Date;
      /** Staff number after joining; null: not yet. */
      staff_no: Generated<string | null>;
    };
  }
}
