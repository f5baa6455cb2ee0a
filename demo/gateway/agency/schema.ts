import type { Generated, GeneratedAlways } from 'kysely';
import type { AgencyRole } from '../../../src/contract/agency/rights';

declare module '../db/schema' {
  interface Schema {
    agency_operator: {
      operator_no: string;
      tmc_number: string;
      /** Lower case, unique over all agencies. */
      login_name: string;
      operator_name: string;
      phone: Generated<string>;
      email: Generated<string>;
      roles: AgencyRole[];
      /** null until the operator has used their first link. */
      password_hash: Generated<string | null>;
      is_stopped: Generated<boolean>;
      version: Generated<number>;
      made_at: Date;
      last_sign_in_at: Generated<Date | null>;
      /** Operator who made the link of their password; null for a command of the server. */
      link_by_no: Generated<string | null>;
      /** Moment at which they used that link; null: not known. */
      link_used_at: Generated<Date | null>;
    };
    agency_totp: {
      operator_no: string;
      sealed_secret: string;
      made_at: Date;
      /** null: unconfirmed by a first code and not in force. */
      confirmed_at: Date | null;
      /** Number of the half minute of the last accepted code; codes up to it are refused. */
      last_step: Generated<number>;
    };
    /** The one link of an operator for setting a password and a second factor. */
    agency_link: {
      operator_no: string;
      token_hash: string;
      expires_at: Date;
      /** Operator who made it; null for a command of the server. */
      made_by_no: Generated<string | null>;
    };
    /** Sign-ins with a right password, and opened links, that wait for a code of the app. */
    agency_waiting_sign_in: {
      ticket_hash: string;
      operator_no: string;
      expires_at: Date;
      tries: Generated<number>;
    };
    agency_session: {
      token_hash: string;
      operator_no: string;
      created_at: Date;
      last_seen_at: Date;
      /** Extended by use, up to `ends_at`. */
      expires_at: Date;
      ends_at: Date;
      address: string;
      agent: string;
      /** Last fresh code of the app in this session; null: none since its sign-in. */
      proved_at: Generated<Date | null>;
    };
    /** Networks and browsers from which an operator has signed in. */
    agency_origin: { operator_no: string; origin: string; seen_at: Date };
    agency_log: {
      log_no: GeneratedAlways<number>;
      tmc_number: string;
      /** null: a command of the server. */
      operator_no: string | null;
      /** Name at that moment. */
      operator_name: string;
      /** Path of the call, or name of the command. */
      call: string;
      enterprise_num: string | null;
      /** Number of the changed item. */
      subject: string;
      summary: string;
      address: string;
      logged_at: Date;
    };
  }
}
