import type { Generated } from 'kysely';
import type { RefusalReason } from '../../../../src/contract/agency/connections/partners';

declare module '../../db/schema' {
  interface Schema {
    partner_app: {
      app_no: string;
      app_name: string;
      /** null: of enterprises of several agencies, from before applications had one; on no desk. */
      tmc_number: string | null;
      purpose: Generated<string>;
      contact: Generated<string>;
      /** null, like `made_by`: made before operators could. */
      made_at: Generated<Date | null>;
      made_by: Generated<string | null>;
      stopped_at: Generated<Date | null>;
      version: Generated<number>;
    };
    partner_app_enterprise: { app_no: string; enterprise_num: string };
    partner_secret: {
      app_no: string;
      /** Counted within the application, from 1. */
      secret_no: number;
      /** null: erased after its end. */
      sealed_secret: string | null;
      /** Last four characters of the SHA-256 hash. */
      fingerprint: string;
      made_at: Date | null;
      made_by: string | null;
      /** Written at most once a minute. */
      last_used_at: Generated<Date | null>;
      /** null: not limited. */
      ends_at: Generated<Date | null>;
    };
    /** Plain secrets of a database that was upgraded, until the start of the gateway; empty afterwards. */
    former_partner_secret: { app_no: string; secret: string };
    /** Refused requests, one row for each reason and client network. */
    partner_refusal: {
      app_no: string;
      reason: RefusalReason;
      address: string;
      times: number;
      last_at: Date;
    };
    partner_nonce: { app_no: string; nonce: string; expires_at: Date };
  }
}
