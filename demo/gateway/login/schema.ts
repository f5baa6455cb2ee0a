import type { Generated } from 'kysely';
import type { AccountEventKind, SignInWay } from '../../../src/contract/login/account-event';
import type { Factor } from '../../../src/contract/account-safety/account-safety';

declare module '../db/schema' {
  interface Schema {
    /** Added by their phone, and not signed in since. */
    awaited_staff: {
      staff_no: string;
      enterprise_num: string;
      phone: string;
      /** Staff number. */
      added_by: string;
      /** True if the phone has an account already: its owner must be asked to join. */
      is_to_invite: boolean;
    };
    session: {
      token_hash: string;
      user_no: string;
      /** The enterprise in use, and the user's staff number there. */
      enterprise_num: string;
      staff_no: string;
      /** The enterprises it may be in, fixed when it was opened; null: all of the user's. */
      enterprise_nums: string[] | null;
      created_at: Date;
      last_seen_at: Date;
      /** Moves on with use, up to `ends_at`. */
      expires_at: Date;
      ends_at: Date;
      /** Number of the one thing that it was opened for, by a link; null: no limit. */
      limited_to: Generated<string | null>;
      /** Of the token before it was renewed, which is known until then; null: it never was. */
      former_hash: Generated<string | null>;
      former_until: Generated<Date | null>;
      /** Names it; lets nobody in. */
      session_no: Generated<string>;
      /** How it was opened; '' for one that was before that was noted. */
      opened_by: Generated<SignInWay | ''>;
      /** Where it was opened, and with what. */
      address: Generated<string>;
      agent: Generated<string>;
    };
    /** What a session has proved of its user since it was opened. */
    session_proof: { token_hash: string; factor: Factor; proved_at: Date };
    account_event: {
      event_no: Generated<number>;
      user_no: string | null;
      kind: AccountEventKind;
      way: SignInWay | '';
      happened_at: Date;
      address: string;
      agent: string;
    };
    login_attempt: { account_hash: string; attempts: number; counted_at: Date; locked_until: Date | null };
    login_rate: { address: string; window_started_at: Date; requests: number };
    login_origin: { user_no: string; origin: string; seen_at: Date };
    sms_code: {
      phone: string;
      /** That asked for it. */
      origin: string;
      code_hash: string;
      sent_at: Date;
      expires_at: Date;
      tries: Generated<number>;
      used: Generated<boolean>;
    };
    partner_app: { app_no: string; app_name: string; secret: string; is_enable: Generated<boolean> };
    partner_app_enterprise: { app_no: string; enterprise_num: string };
    partner_nonce: { app_no: string; nonce: string; expires_at: Date };
  }
}
