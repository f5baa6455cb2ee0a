import type { Generated } from 'kysely';

/** First factors that require a second step. Partners and identity providers vouch for their users themselves. */
export type FirstFactor = 'password' | 'sms';

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
      /** The browser that has begun the sign-in. */
      browser_hash: string;
      expires_at: Date;
      tries: Generated<number>;
    };
  }
}
