import type { Generated } from 'kysely';

/** First factors that a second is asked for after. Partners and identity providers answer for their users themselves. */
export type FirstWay = 'password' | 'sms';

declare module '../../db/schema' {
  interface Schema {
    account_totp: {
      user_no: string;
      sealed_secret: string;
      made_at: Date;
      /** null: no code of it was given yet, and it does not count. */
      confirmed_at: Date | null;
      /** Number of the half minute whose code was taken last: it and those before it are taken no more. */
      last_step: Generated<number>;
    };
    recovery_code: { user_no: string; code_hash: string; used_at: Date | null };
    waiting_sign_in: {
      ticket_hash: string;
      user_no: string;
      way: FirstWay;
      /** The browser that has begun it. */
      browser_hash: string;
      expires_at: Date;
      tries: Generated<number>;
    };
  }
}
