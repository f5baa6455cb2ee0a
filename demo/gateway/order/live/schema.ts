import type { Generated, GeneratedAlways } from 'kysely';

declare module '../../db/schema' {
  interface Schema {
    /** Orders, applications, exports and threads of customer service that have changed in the last minutes; written by triggers, whoever changes them. */
    order_change: {
      change_no: GeneratedAlways<number>;
      /** Of an order, or */
      order_no: string | null;
      /** of an application, or */
      apply_id: string | null;
      /** of a file that somebody has asked for, or */
      export_no: string | null;
      /** of whose thread with customer service. */
      staff_no: string | null;
      enterprise_num: string;
      /** The transaction that changed it (xid8), as changes are not seen in the order of their numbers. */
      changed_xid: Generated<string>;
      changed_at: Generated<Date>;
    };
  }
}
