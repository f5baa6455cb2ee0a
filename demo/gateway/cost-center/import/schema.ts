import type { ColumnType, Generated } from 'kysely';
import type { CostKind } from '../../../../src/contract/cost-center/cost-objects';
import type {
  CostImportState,
  ImportField,
  WrongImportCell,
} from '../../../../src/contract/cost-center/import';
import type { Json } from '../../db/schema';
import type { FieldChange } from '../../../../src/domain/cost-center/changed-fields';

/** Row with an effect. */
export interface PreviewRow {
  line: number;
  code: string;
  name: string;
  how: 'add' | 'change' | 'close';
  fieldList: FieldChange[];
}

/** Object before its change, with numbers as references. */
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
      /** First problems and first rows with an effect. */
      wrong_list: ColumnType<WrongImportCell[], string | undefined, string>;
      preview_list: ColumnType<PreviewRow[], string | undefined, string>;
      /** Day of the check, YYYY-MM-DD; the first day of objects that name none. */
      looked_on: string;
      /** Digest of the rows' effects, to notice that an effect has changed. */
      plan_digest: string | null;
      /** Staff number of the person who applied it; null until then. */
      applied_by: Generated<string | null>;
      is_stale: Generated<boolean>;
      /** Code of the object that was changed during the import; '' for none. */
      stale_code: Generated<string>;
      /** True once all steps are stored, some of which may be written. */
      is_planned: Generated<boolean>;
      step_count: Generated<number>;
      asked_by: string;
      asked_at: Date;
      done_at: Date | null;
      undone_by: string | null;
      undone_at: Date | null;
    };
    /** Rows of a file without its headers, in batches in their order. */
    cost_import_part: { import_no: string; part_no: number; row_list: Json<string[][]> };
    /** Changes of an import that are not written yet, in batches in their order. */
    cost_import_step: {
      import_no: string;
      step_no: number;
      kind: 'add' | 'change' | 'open';
      row_list: Json<unknown[]>;
    };
    /** Rows written by an import, with the revision that it created. */
    cost_import_write: {
      import_no: string;
      object_no: string;
      step_no: Generated<number>;
      revision: number;
      /** null for an added object. */
      before: Json<FormerObject> | null;
    };
  }
}
