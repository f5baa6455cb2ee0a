import type { Generated, GeneratedAlways } from 'kysely';

declare module '../../db/schema' {
  interface Schema {
    /**
     * Orders, applications, exports and threads of customer service that changed in the last minutes. Triggers write
     * the rows, so direct SQL changes count too.
     */
    order_change: {
      change_no: GeneratedAlways<number>;
      /** Exactly one of the four columns is set. */
      order_no: string | null;
      apply_id: string | null;
      export_no: string | null;
      /** Person whose thread with customer service has changed. */
      staff_no: string | null;
      enterprise_num: string;
      /** The transaction that changed it (xid8), because changes become visible in another order than their numbers. */
      changed_xid: Generated<string>;
      changed_at: Generated<Date>;
    };
  }
}
