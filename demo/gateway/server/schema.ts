import type { Generated, GeneratedAlways } from 'kysely';
import type { Json } from '../db/schema';

declare module '../db/schema' {
  interface Schema {
    answered_request: {
      user_no: string;
      /** Hash of the request's id, under which `body_hash` and `answer` are sealed (`sealed-answer.ts`). */
      request_hash: string;
      path: string;
      body_hash: string;
      answer: string | null;
      answered_at: Date;
    };
    spent_allowance: { subject_hash: string; spent: number; ends_at: Date };
    event_delivery: {
      delivery_no: GeneratedAlways<number>;
      area: string;
      event: string;
      told: Json<unknown>;
      emitted_at: Date;
      attempts: Generated<number>;
      next_attempt_at: Date;
    };
    background_job: {
      kind: string;
      job_key: string;
      /** running: under a lease; failed: retried at `next_at`, or given up. */
      job_state: Generated<'pending' | 'running' | 'failed' | 'done'>;
      /** Starts under a lease, or other failures, without a success. */
      attempts: Generated<number>;
      /** null: given up. */
      next_at: Date | null;
      last_error: Generated<string>;
      /** The enterprise whose turn it uses, for a fair kind. */
      owner: Generated<string>;
      /** Increases with every start. */
      turn: Generated<number>;
      /** Increases with every start under a lease. */
      claim: Generated<number>;
      held_until: Generated<Date | null>;
      added_at: Date;
      done_at: Generated<Date | null>;
    };
    postponed_work: {
      /** Name of the due task. */
      kind: string;
      work_key: string;
      /** Number of failures. */
      attempts: number;
      next_at: Date;
      last_error: string;
    };
    sms_message: {
      message_no: GeneratedAlways<number>;
      phone: string;
      /** Emptied once it is sent or expired. */
      content: string;
      /** Moment of its creation. */
      sent_at: Date;
      /**
       * kept: for reading, in a gateway without an SMS service; handedOver: it may have reached the service; uncertain:
       * handed over without an answer.
       */
      state: Generated<'kept' | 'waiting' | 'handedOver' | 'sent' | 'failed' | 'uncertain'>;
      /** null for kept messages. */
      expires_at: Generated<Date | null>;
    };
  }
}
