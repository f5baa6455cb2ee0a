import type { Generated } from 'kysely';

export type ChangeKind =
  | 'password'
  | 'securityPassword'
  | 'phone'
  | 'email'
  | 'totp'
  | 'totpRemoved'
  | 'recoveryCodes'
  | 'recoveryCodeUsed';
export type CodePurpose = 'sms' | 'mail' | 'newPhone';

declare module '../db/schema' {
  interface Schema {
    account_safety: {
      user_no: string;
      password_changed_at: Date | null;
      security_hash: string | null;
      security_changed_at: Date | null;
      /** Wrong tries in a row. */
      security_wrong: Generated<number>;
      security_locked_until: Date | null;
    };
    account_code: {
      code_no: string;
      token_hash: string;
      purpose: CodePurpose;
      /** The phone or address it is sent to. */
      target: string;
      /** null until its mail is written. */
      code_hash: string | null;
      sent_at: Date;
      expires_at: Date;
      tries: Generated<number>;
      used: Generated<boolean>;
    };
    account_change: {
      change_no: Generated<number>;
      user_no: string;
      kind: ChangeKind;
      /** The phone, address or hash of the password before; null for none. */
      former: string | null;
      /** The new phone or address; null for none, and for passwords. */
      present: string | null;
      made_at: Date;
      address: string;
      agent: string;
      /** Staff records of the account at that time. */
      staff_nos: string[];
      denied_at: Generated<Date | null>;
    };
    /** A requested address, which becomes the account's once its link is opened; one per account. */
    email_request: {
      request_no: string;
      user_no: string;
      email: string;
      requested_at: Date;
      expires_at: Date;
    };
    account_link: {
      token_hash: string;
      kind:
        | 'confirmEmail'
        | 'denyChange'
        | 'denyClaim'
        | 'agreeClaim'
        | 'confirmClaim'
        | 'setPassword'
        | 'recoverAccount';
      /** Number of the request, of the change, of the claim with its stage, or of the user. */
      about: string;
      sent_to: string;
      expires_at: Date;
      /** The agency that made it; null for links of others. */
      tmc_number: Generated<string | null>;
    };
  }
}
