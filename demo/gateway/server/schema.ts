import type { Generated, GeneratedAlways } from 'kysely';
import type { Json } from '../db/schema';

declare module '../db/schema' {
  interface Schema {
    answered_request: {
      user_no: string;
      /** Of the request's id, under which `body_hash` and `answer` are sealed (`sealed-answer.ts`). */
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
      /** How often it has failed. */
      attempts: Generated<number>;
      next_at: Date;
      last_error: Generated<string>;
      added_at: Date;
      done_at: Generated<Date | null>;
    };
    postponed_work: {
      /** Name of the due task. */
      kind: string;
      work_key: string;
      /** How often it has failed. */
      attempts: number;
      next_at: Date;
      last_error: string;
    };
    sms_message: {
      message_no: GeneratedAlways<number>;
      phone: string;
      /** Empty once it is sent, or is not any more. */
      content: string;
      /** When it was made. */
      sent_at: Date;
      /**
       * kept: of a gateway without an SMS service, to be read; claimed: a process has it; handedOver: it may have reached the
       * service; uncertain: handed over, and no answer came.
       */
      state: Generated<'kept' | 'waiting' | 'claimed' | 'handedOver' | 'sent' | 'failed' | 'uncertain'>;
      attempts: Generated<number>;
      /** null of those that are kept. */
      next_attempt_at: Generated<Date | null>;
      expires_at: Generated<Date | null>;
      claimed_at: Generated<Date | null>;
      /** Why the last attempt failed. */
      failure: Generated<string>;
    };
  }
}
