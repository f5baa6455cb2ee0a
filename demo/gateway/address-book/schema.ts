import type { Generated, GeneratedAlways } from 'kysely';
import type { FieldKind } from '../../../src/contract/address-book/staff-fields';

declare module '../db/schema' {
  interface Schema {
    staff_field: {
      field_no: Generated<string>;
      enterprise_num: string;
      field_name: string;
      /** Sort key of the name in pinyin order. */
      field_name_sound: GeneratedAlways<string>;
      field_kind: FieldKind;
      /** Options of a choice, one per line; '' for other kinds. */
      options: Generated<string>;
      is_required: boolean;
      is_enabled: boolean;
      sort_order: number;
      version: Generated<number>;
      /** null: part of the initial data. */
      modified_at: Generated<Date | null>;
    };
    staff_field_value: { enterprise_num: string; staff_no: string; field_no: string; value: string };
  }
}
