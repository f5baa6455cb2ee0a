import type { Generated } from 'kysely';
import type { DomainState } from '../../../../src/contract/agency/connections/identity-domains';
import type {
  MatchedField,
  SignOnRefusal,
  UnknownRule,
} from '../../../../src/contract/agency/connections/identity-providers';
import type { Looked } from '../../../../src/domain/single-sign-on/domain-proof';

declare module '../../db/schema' {
  interface Schema {
    identity_provider: {
      provider_no: string;
      enterprise_num: string;
      display_name: string;
      issuer: string;
      client_id: string;
      /** null: a public client. */
      sealed_secret: string | null;
      /** Last four characters of the secret's SHA-256 hash. */
      fingerprint: Generated<string>;
      secret_at: Date | null;
      scopes: string;
      matched_field: MatchedField;
      matched_claim: string;
      trusts_mail: boolean;
      acr: Generated<string>;
      skips_second_step: boolean;
      unknown_rule: UnknownRule;
      dept_no: string | null;
      position_no: string | null;
      role_no: string | null;
      dept_claim: Generated<string>;
      role_claim: Generated<string>;
      forbids_local: boolean;
      spares_main_manager: boolean;
      is_on: Generated<boolean>;
      made_at: Date;
      made_by: string;
      last_used_at: Generated<Date | null>;
      version: Generated<number>;
    };
    identity_domain: {
      domain: string;
      provider_no: string;
      domain_state: Generated<DomainState>;
      /** Verified without a record, because it was in use before domains were proved. */
      is_declared: Generated<boolean>;
      /** Random part of the record. */
      token: Generated<string>;
      verified_at: Generated<Date | null>;
      /** First check that did not find the record of a proved domain. */
      missing_since: Generated<Date | null>;
      /** null: not checked by time. */
      next_check_at: Generated<Date | null>;
      /** Last answer of the DNS. */
      looked: Generated<Looked | null>;
      looked_at: Generated<Date | null>;
    };
    identity_refusal: { provider_no: string; reason: SignOnRefusal; times: number; last_at: Date };
    identity_binding: {
      binding_no: string;
      provider_no: string;
      issuer: string;
      subject: string;
      staff_no: string;
      bound_at: Date;
      last_used_at: Date;
    };
    /** Sign-ins that are under way at a provider. */
    identity_request: {
      request_hash: string;
      provider_no: string;
      page_url: string;
      challenge: string;
      /** Mail that was typed; '' for none. */
      mail: string;
      /** null until the browser has set out. */
      browser_hash: Generated<string | null>;
      expires_at: Date;
    };
    /** Sign-ins that the provider has proved and whose page has yet to open the session. */
    identity_sign_on: {
      ticket_hash: string;
      provider_no: string;
      staff_no: string;
      subject: string;
      /** The provider's number of its own session. */
      sid: string | null;
      sealed_id_token: string;
      challenge: string;
      skips_second_step: boolean;
      /** The browser that may open the session; null where its page is of another site than the gateway. */
      browser_hash: Generated<string | null>;
      is_redeemed: Generated<boolean>;
      expires_at: Date;
    };
    /** Sign-outs on their way to the provider. */
    identity_leave: {
      leave_hash: string;
      provider_no: string;
      subject: string;
      sealed_id_token: string;
      expires_at: Date;
    };
  }
}
