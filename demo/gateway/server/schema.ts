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
      /** running: under a lease; failed: tried again at `next_at`, or given up. */
      job_state: Generated<'pending' | 'running' | 'failed' | 'done'>;
      /** How often it was begun under a lease, or has failed otherwise, without coming to an end. */
      attempts: Generated<number>;
      /** null: it is given up. */
      next_at: Date | null;
      last_error: Generated<string>;
      /** The enterprise whose turn it is, of a kind that is fair. */
      owner: Generated<string>;
      /** Greater with every time that it is begun. */
      turn: Generated<number>;
      /** Another one with every time that it is begun under a lease. */
      claim: Generated<number>;
      held_until: Generated<Date | null>;
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
       * kept: of a gateway without an SMS service, to be read; handedOver: it may have reached the service; uncertain: handed
       * over, and no answer came.
       */
      state: Generated<'kept' | 'waiting' | 'handedOver' | 'sent' | 'failed' | 'uncertain'>;
      /** null of those that are kept. */
      expires_at: Generated<Date | null>;
    };
  }
}
