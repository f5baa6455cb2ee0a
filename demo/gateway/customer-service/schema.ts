import type { Generated } from 'kysely';

declare module '../db/schema' {
  interface Schema {
    service_thread: {
      staff_no: string;
      /** Sequence of the newest message. */
      last_sequence: Generated<number>;
      read_sequence: Generated<number>;
      agent_read_sequence: Generated<number>;
      /** Increases with every change of the thread. */
      version: Generated<number>;
      last_message_at: Date;
      /** Operator of the agency who has taken the thread; null: it waits in the queue. */
      operator_no: Generated<string | null>;
    };
    /** Prepared replies of an agency. */
    service_canned_reply: {
      reply_no: string;
      tmc_number: string;
      content: string;
      version: Generated<number>;
      made_at: Date;
    };
    service_message: {
      staff_no: string;
      sequence: number;
      message_id: string;
      sender: 'customer' | 'agent' | 'system';
      sender_name: string;
      content: string;
      sent_at: Date;
    };
  }
}
