import type { Generated, GeneratedAlways } from 'kysely';

declare module '../../db/schema' {
  interface Schema {
    /** Orders that have changed in the last minutes; written by triggers, whoever changes them. */
    order_change: {
      change_no: GeneratedAlways<number>;
      order_no: string;
      enterprise_num: string;
      /** The transaction that changed it (xid8), as changes are not seen in the order of their numbers. */
      changed_xid: Generated<string>;
      changed_at: Generated<Date>;
    };
  }
}
