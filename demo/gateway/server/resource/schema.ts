import type { Generated, GeneratedAlways } from 'kysely';
import type { Json } from '../../db/schema';

declare module '../../db/schema' {
  interface Schema {
    /** Log of the changes of resource rows, written in the transaction of the change. */
    change_log: {
      change_no: GeneratedAlways<number>;
      enterprise_num: string;
      resource: string;
      row_key: string;
      action: 'add' | 'alter' | 'remove';
      /** null for a person outside the enterprise. */
      staff_no: string | null;
      changed_at: Date;
      before: Json<Record<string, unknown>> | null;
      after: Json<Record<string, unknown>> | null;
      /** True when the change loosens a rule over its own author without a second administrator. */
      is_own: Generated<boolean>;
      /** Name of the administrator who requested it, when a second one had to make it; '' otherwise. */
      asker_name: Generated<string>;
      /** Name of an author who is no member of staff; '' otherwise. */
      author_name: Generated<string>;
    };
  }
}
