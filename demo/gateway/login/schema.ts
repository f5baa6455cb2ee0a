import type { Generated, GeneratedAlways } from 'kysely';
import type { AccountEventKind, SignInWay } from '../../../src/contract/login/account-event';
import type { Factor } from '../../../src/contract/account-safety/account-safety';

declare module '../db/schema' {
  interface Schema {
    /** Staff added by their phone who have not signed in since. */
    awaited_staff: {
      staff_no: string;
      enterprise_num: string;
      phone: string;
      /** Staff number. */
      added_by: string;
      /** True if the phone has an account, whose owner must be invited to join. */
      is_to_invite: boolean;
    };
    session: {
      token_hash: string;
      user_no: string;
      /** The enterprise in use, and the user's staff number there. */
      enterprise_num: string;
      staff_no: string;
      /** Enterprises that it may use, fixed at its opening; null: all of the user's. */
      enterprise_nums: string[] | null;
      created_at: Date;
      last_seen_at: Date;
      /** Extended by use, up to `ends_at`. */
      expires_at: Date;
      ends_at: Date;
      /** Number of the only item that a link has opened it for; '' without limit. */
      limited_to: Generated<string | null>;
      /** Hash of the previous token, which is valid until `former_until`; null: never renewed. */
      former_hash: Generated<string | null>;
      former_until: Generated<Date | null>;
      /** Public number of the session; it gives no access. */
      session_no: Generated<string>;
      /** Way of signing in; '' for sessions older than this column. */
      opened_by: Generated<SignInWay | ''>;
      /** Address and browser at its opening. */
      address: Generated<string>;
      agent: Generated<string>;
      /** The operator of the agency who looks; null: a session of its user. */
      viewed_by: Generated<string | null>;
      /** The partner's application and secret that have opened it; null: another way, or older than these columns. */
      partner_app_no: Generated<string | null>;
      partner_secret_no: Generated<number | null>;
      /** The company's provider that has proved the user, the person there, and its own session; null: another way. */
      identity_provider_no: Generated<string | null>;
      identity_subject: Generated<string | null>;
      identity_sid: Generated<string | null>;
      /** ID token for the sign-out at the provider. */
      sealed_id_token: Generated<string | null>;
      /** JSON of a narrow scope, which no later change widens; null: none. */
      token_scope: Generated<string | null>;
    };
    /** `staff_no`: whose portal is shown; `operator_no`: to whom. */
    view_ticket: {
      ticket_hash: string;
      enterprise_num: string;
      staff_no: string;
      operator_no: string;
      expires_at: Date;
    };
    /** Looks of the agency at portals. `tmc_number`: the agency at that moment; `address`: of the client. */
    agency_look: {
      look_no: GeneratedAlways<number>;
      enterprise_num: string;
      tmc_number: string;
      opened_at: Date;
      address: string;
    };
    /** Proofs of a session's user since its opening. */
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
      /** Origin that requested it. */
      origin: string;
      code_hash: string;
      sent_at: Date;
      expires_at: Date;
      tries: Generated<number>;
      used: Generated<boolean>;
    };
  }
}
