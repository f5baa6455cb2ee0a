import type { Generated } from 'kysely';

declare module '../../db/schema' {
  interface Schema {
    /** Who books for the staff of which departments, what, and when. */
    booking_operator: {
      key_id: Generated<string>;
      enterprise_num: string;
      staff_no: string;
      /** Each with all below it. */
      dept_nos: string[];
      products: string[];
      /** Monday '1' to Sunday '7'. */
      weekdays: string[];
      /** HH:MM of Shanghai; the last one does not count. */
      begin_time: string;
      end_time: string;
      is_enabled: boolean;
      /** Key of the sub administration that they end with; null: they are named without an end. */
      kept_by: Generated<string | null>;
      remark: string;
      version: Generated<number>;
      /** null: it came with the data. */
      modified_at: Generated<Date | null>;
    };
  }
}
