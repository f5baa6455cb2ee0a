import type { Generated } from 'kysely';
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
    };
    /** Slices that are still to be written. */
    import_job_slice: {
      import_no: string;
      slice_no: number;
      row_list: Json<unknown[]>;
    };
  }
}
