import type { Generated } from 'kysely';

declare module '../../db/schema' {
  interface Schema {
    /** Operators: the departments whose staff they book for, with products and times. */
    booking_operator: {
      key_id: Generated<string>;
      enterprise_num: string;
      staff_no: string;
      /** Departments, each including its descendants. */
      dept_nos: string[];
      products: string[];
      /** Monday '1' to Sunday '7'. */
      weekdays: string[];
      /** HH:MM in Shanghai; the end is exclusive. */
      begin_time: string;
      end_time: string;
      is_enabled: boolean;
      /** Key of the sub administration that the operator ends with; null: no end. */
      kept_by: Generated<string | null>;
      remark: string;
      version: Generated<number>;
      /** null: part of the initial data. */
      modified_at: Generated<Date | null>;
    };
  }
}
