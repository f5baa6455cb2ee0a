import type { Generated } from 'kysely';
import type { EXPORT_FAILURES, ExportFormat, ExportState } from '../../../src/contract/download/download';
import type { Reach } from '../../../src/domain/permission/reach';
import type { Json } from '../db/schema';

declare module '../db/schema' {
  interface Schema {
    export_job: {
      export_no: string;
      enterprise_num: string;
      staff_no: string;
      kind: string;
      format: ExportFormat;
      query: Json<Record<string, unknown>>;
      file_name: string;
      /** Reach of the data in the file; null: the same for all permitted readers. */
      made_reach: Json<Reach> | null;
      /** `removed`: hidden from its owner, and its file is still to be deleted. */
      export_state: Generated<ExportState | 'removed'>;
      failure: (typeof EXPORT_FAILURES)[number] | null;
      rows_total: number | null;
      rows_done: Generated<number>;
      /** Number in the file store, set before the file is written. */
      file_no: string | null;
      file_size: Generated<number>;
      asked_at: Date;
      /** Time of its deletion. */
      expires_at: Date | null;
    };
  }
}
