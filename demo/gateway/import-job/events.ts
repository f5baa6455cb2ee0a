import type { ImportFailure } from '../../../src/contract/import-job/import-job';

/** Emitted when an import has ended after writing some or all of its rows. */
export interface ImportEnded {
  importJobNo: string;
  kind: string;
  fileName: string;
  enterpriseNum: string;
  /** Staff number of the importer. */
  staffNo: string;
  failure: ImportFailure | null;
}

declare module '../server/events/domain-events' {
  interface DomainEvents {
    'importJob.ended': ImportEnded;
  }
}
