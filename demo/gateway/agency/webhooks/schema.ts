import type { Generated, GeneratedAlways } from 'kysely';
import type { WebhookType } from '../../../../src/contract/agency/connections/webhooks/payloads';
import type {
  DeliveryProblem,
  DeliveryState,
  LoggedType,
} from '../../../../src/contract/agency/connections/webhooks/values';
import '../../login/partners/schema';

declare module '../../db/schema' {
  interface Schema {
    webhook_endpoint: {
      endpoint_no: string;
      app_no: string;
      url: string;
      description: string;
      event_types: WebhookType[];
      /** Empty: all enterprises of the application. */
      enterprise_nums: string[];
      /** null, like `off_at`: the endpoint is on. */
      off_reason: Generated<'off' | 'gone' | 'failing' | null>;
      off_at: Generated<Date | null>;
      /** First failure since the last success; null for none. */
      failing_since: Generated<Date | null>;
      made_at: Date;
      made_by: string | null;
      version: Generated<number>;
    };
    webhook_secret: {
      endpoint_no: string;
      /** Counted within the endpoint, from 1. */
      secret_no: number;
      /** null: erased after its end. */
      sealed_secret: string | null;
      /** Last four characters of the SHA-256 hash. */
      fingerprint: string;
      made_at: Date;
      made_by: string | null;
      /** null: not limited. */
      ends_at: Generated<Date | null>;
    };
    webhook_event: {
      /** The header webhook-id. */
      webhook_id: string;
      event_type: LoggedType;
      /** null for a test. */
      enterprise_num: string | null;
      /** The body as it is sent and signed. */
      payload: string;
      occurred_at: Date;
    };
    webhook_delivery: {
      delivery_no: GeneratedAlways<number>;
      webhook_id: string;
      endpoint_no: string;
      delivery_state: DeliveryState;
      attempts: Generated<number>;
      problem: Generated<DeliveryProblem>;
      /** HTTP status of the last answer; 0 for none. */
      status: Generated<number>;
      answer: Generated<string>;
      attempted_at: Generated<Date | null>;
      made_at: Date;
    };
  }
}
