import type { Generated, GeneratedAlways } from 'kysely';
import type { FieldKind } from '../../../src/contract/address-book/staff-fields';

declare module '../db/schema' {
  interface Schema {
    staff_field: {
      field_no: Generated<string>;
      enterprise_num: string;
      field_name: string;
      /** What names are sorted by. */
      field_name_sound: GeneratedAlways<string>;
      field_kind: FieldKind;
      /** Of a choice, one a line; '' of others. */
      options: Generated<string>;
      is_required: boolean;
      is_enabled: boolean;
      sort_order: number;
      version: Generated<number>;
      /** null: it came with the data. */
      modified_at: Generated<Date | null>;
    };
    staff_field_value: { enterprise_num: string; staff_no: string; field_no: string; value: string };
  }
}
