import type { ColumnType, Generated } from 'kysely';
import type { ImportFailure, ImportState, WrongCell } from '../../../src/contract/import-job/import-job';
import type { Json } from '../db/schema';

declare module '../db/schema' {
  interface Schema {
    import_job: {
      import_no: string;
      enterprise_num: string;
      staff_no: string;
      kind: string;
      file_name: string;
      /** Settings for all rows, as defined by the kind. */
      settings: Json<unknown>;
      import_state: Generated<ImportState>;
      failure: Generated<ImportFailure | null>;
      rows_total: number;
      rows_done: Generated<number>;
      rows_written: Generated<number>;
      rows_known: Generated<number>;
      refused_count: Generated<number>;
      refused_list: Json<WrongCell[]>;
      asked_at: Date;
      ended_at: Generated<Date | null>;
      /** Staff number of the person who undoes it. */
      undone_by: Generated<string | null>;
      undo_total: Generated<number>;
      undo_done: Generated<number>;
      /** True once no other record referred to any row when undoing began. */
      undo_checked: Generated<boolean>;
      undo_failure: Generated<ImportFailure | null>;
      kept_list: ColumnType<WrongCell[], string | undefined, string>;
    };
    /** Rows written by an import, in the order of writing. */
    import_job_write: {
      import_no: string;
      write_no: Generated<number>;
      row_key: string;
      line: number;
      /** Former values of a changed row, as stored by its kind; null for an added row. */
      before: ColumnType<unknown, never, never>;
      is_kept: Generated<boolean>;
    };
    /** Slices that are not written yet. */
    import_job_slice: {
      import_no: string;
      slice_no: number;
      row_list: Json<unknown[]>;
    };
  }
}
