import type { Generated } from 'kysely';

/**
 * First factors that require a second step. Partners and third parties vouch for their users themselves; so does the
 * company's provider where its settings say so.
 */
export type FirstFactor = 'password' | 'sms' | 'singleSignOn';

declare module '../../db/schema' {
  interface Schema {
    account_totp: {
      user_no: string;
      sealed_secret: string;
      made_at: Date;
      /** null: unconfirmed by a first code and not in force. */
      confirmed_at: Date | null;
      /** Number of the half minute of the last accepted code; codes up to it are refused. */
      last_step: Generated<number>;
    };
    recovery_code: { user_no: string; code_hash: string; used_at: Date | null };
    waiting_sign_in: {
      ticket_hash: string;
      user_no: string;
      way: FirstFactor;
      /** The sign-on at the company's provider; null for other ways. */
      sign_on_hash: Generated<string | null>;
      /** The browser that has begun the sign-in. */
      browser_hash: string;
      expires_at: Date;
      tries: Generated<number>;
    };
  }
}
