import type { ColumnType, Generated } from 'kysely';
import type { CostKind } from '../../../../src/contract/cost-center/cost-objects';
import type {
  CostImportState,
  ImportField,
  WrongImportCell,
} from '../../../../src/contract/cost-center/import';
import type { Json } from '../../db/schema';
import type { FieldChange } from '../../../../src/domain/cost-center/changed-fields';

/** A row that does something. */
export interface PreviewRow {
  line: number;
  code: string;
  name: string;
  how: 'add' | 'change' | 'close';
  fieldList: FieldChange[];
}

/** An object before its change, by numbers. */
export interface FormerObject {
  name: string;
  parentNo: string;
  ownerNo: string;
  validFrom: string;
  validTo: string;
  taxNo: string;
  isForAll: boolean;
  departments: readonly string[];
  staff: readonly string[];
}

declare module '../../db/schema' {
  interface Schema {
    cost_import: {
      import_no: string;
      enterprise_num: string;
      cost_kind: CostKind;
      file_name: string;
      import_state: Generated<CostImportState>;
      header_list: Json<string[]>;
      column_list: Json<{ field: ImportField; place: number }[]>;
      row_count: number;
      rows_done: Generated<number>;
      add_count: Generated<number>;
      change_count: Generated<number>;
      close_count: Generated<number>;
      same_count: Generated<number>;
      wrong_count: Generated<number>;
      /** The first of each. */
      wrong_list: ColumnType<WrongImportCell[], string | undefined, string>;
      preview_list: ColumnType<PreviewRow[], string | undefined, string>;
      /** The day that its rows are looked at on, YYYY-MM-DD: the first day of those that name none. */
      looked_on: string;
      /** Says what its rows would do; the same again as long as they would do the same. */
      plan_digest: string | null;
      /** The person who has it taken over; null until then. */
      applied_by: Generated<string | null>;
      is_stale: Generated<boolean>;
      /** Of the object that was changed while it was imported; ''. */
      stale_code: Generated<string>;
      /** All of its steps are kept, and some of them may be written. */
      is_planned: Generated<boolean>;
      step_count: Generated<number>;
      /** Another one with every time that it is taken up. */
      claim: Generated<number>;
      attempts: Generated<number>;
      held_until: Date | null;
      asked_by: string;
      asked_at: Date;
      done_at: Date | null;
      undone_by: string | null;
      undone_at: Date | null;
    };
    /** Rows of a file behind its headers, some together in their order. */
    cost_import_part: { import_no: string; part_no: number; row_list: Json<string[][]> };
    /** Changes of an import that are not written yet, some rows together in their order. */
    cost_import_step: {
      import_no: string;
      step_no: number;
      kind: 'add' | 'change' | 'open';
      row_list: Json<unknown[]>;
    };
    /** Rows that an import has written, with the revision that it made. */
    cost_import_write: {
      import_no: string;
      object_no: string;
      step_no: Generated<number>;
      revision: number;
      /** null: it was added. */
      before: Json<FormerObject> | null;
    };
  }
}
