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
      /** Settings of the kind that hold for all rows. */
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
      /** Number of the person that undoes it. */
      undone_by: Generated<string | null>;
      undo_total: Generated<number>;
      undo_done: Generated<number>;
      /** Nothing stood on any of its rows when undoing it began. */
      undo_checked: Generated<boolean>;
      undo_failure: Generated<ImportFailure | null>;
      kept_list: ColumnType<WrongCell[], string | undefined, string>;
    };
    /** Rows that an import has written, in its order. */
    import_job_write: {
      import_no: string;
      write_no: Generated<number>;
      row_key: string;
      line: number;
      /** Former values of a changed row, as its kind keeps them; null: it was added. */
      before: ColumnType<unknown, never, never>;
      is_kept: Generated<boolean>;
    };
    /** Slices that are still to be written. */
    import_job_slice: {
      import_no: string;
      slice_no: number;
      row_list: Json<unknown[]>;
    };
  }
}
