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
