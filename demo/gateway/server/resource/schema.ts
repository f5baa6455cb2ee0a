import type { Generated, GeneratedAlways } from 'kysely';
import type { Json } from '../../db/schema';

declare module '../../db/schema' {
  interface Schema {
    /** Who changed which row of which resource, in the transaction of the change. */
    change_log: {
      change_no: GeneratedAlways<number>;
      enterprise_num: string;
      resource: string;
      row_key: string;
      action: 'add' | 'alter' | 'remove';
      /** null: nobody of the enterprise. */
      staff_no: string | null;
      changed_at: Date;
      before: Json<Record<string, unknown>> | null;
      after: Json<Record<string, unknown>> | null;
      /** It loosens a rule over who made it, and there was no second administrator. */
      is_own: Generated<boolean>;
      /** Name of the administrator who asked for it, where a second one had to make it; '' otherwise. */
      asker_name: Generated<string>;
    };
  }
}
