import type { ColumnType, Generated } from 'kysely';
import type { ImportFailure, ImportState, WrongCell } from '../../../src/contract/import-job/import-job';
import type { PreviewedRow, WrongField } from '../../../src/contract/import-job/whole-import';
import type { Json } from '../db/schema';

declare module '../db/schema' {
  interface Schema {
    import_job: {
      import_no: string;
      /** The owner is a person of an enterprise, or an operator of an agency. */
      enterprise_num: Generated<string | null>;
      staff_no: Generated<string | null>;
      tmc_number: Generated<string | null>;
      operator_no: Generated<string | null>;
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
      /** Staff number of the person who undoes it, or number of the operator. */
      undone_by: Generated<string | null>;
      undone_operator_no: Generated<string | null>;
      /** Moment at which undoing was last asked for; null also for imports of before. */
      undone_at: Generated<Date | null>;
      undo_total: Generated<number>;
      undo_done: Generated<number>;
      /** True once no other record referred to any row when undoing began. */
      undo_checked: Generated<boolean>;
      undo_failure: Generated<ImportFailure | null>;
      kept_list: ColumnType<WrongCell[], string | undefined, string>;
      /** Table among several of its kind; '' for a single one. */
      variant: Generated<string>;
      /** Whole imports: headers of the file, and the column of each field. */
      header_list: ColumnType<string[], string | undefined, string>;
      column_list: ColumnType<{ field: string; place: number }[], string | undefined, string>;
      add_count: Generated<number>;
      change_count: Generated<number>;
      close_count: Generated<number>;
      same_count: Generated<number>;
      wrong_count: Generated<number>;
      /** First problems and first rows with an effect. */
      wrong_list: ColumnType<WrongField[], string | undefined, string>;
      preview_list: ColumnType<PreviewedRow[], string | undefined, string>;
      /** Day of the check, YYYY-MM-DD, for rows that name none; null for imports that are not written as a whole. */
      checked_on: Generated<string | null>;
      /** Digest of the rows' effects, to notice that an effect has changed. */
      plan_digest: Generated<string | null>;
      /** Staff number of the person who confirmed it; null until then. */
      applied_by: Generated<string | null>;
      /** Moment of that; null also for imports of before. */
      applied_at: Generated<Date | null>;
      is_stale: Generated<boolean>;
      /** Key of the record that was changed during the import; '' for none. */
      stale_key: Generated<string>;
      /** True once all steps are stored, some of which may be written. */
      is_planned: Generated<boolean>;
      step_count: Generated<number>;
    };
    /** Rows of a stored file without its headers, in batches in their order. */
    import_job_part: { import_no: string; part_no: number; row_list: Json<string[][]> };
    /** Rows written by an import, in the order of writing. */
    import_job_write: {
      import_no: string;
      write_no: Generated<number>;
      row_key: string;
      line: number;
      /** Former values of a changed row, as stored by its kind; null for an added row. */
      before: ColumnType<unknown, never, never>;
      is_kept: Generated<boolean>;
      /** Whole imports: step that wrote the row, and revision that it created. */
      step_no: Generated<number>;
      revision: Generated<number | null>;
    };
    /** Slices that are not written yet; of whole imports their steps. */
    import_job_slice: {
      import_no: string;
      slice_no: number;
      row_list: Json<unknown[]>;
    };
  }
}
