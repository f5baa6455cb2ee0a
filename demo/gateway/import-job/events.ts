import type { ImportFailure } from '../../../src/contract/import-job/import-job';

/** An import is over, of whose rows some were written or all. */
export interface ImportEnded {
  importJobNo: string;
  kind: string;
  fileName: string;
  enterpriseNum: string;
  /** Whose it is. */
  staffNo: string;
  failure: ImportFailure | null;
}

declare module '../server/events/domain-events' {
  interface DomainEvents {
    'importJob.ended': ImportEnded;
  }
}
