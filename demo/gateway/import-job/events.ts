import type { ImportFailure } from '../../../src/contract/import-job/import-job';
import type { ImportOwner } from './owner';

interface Told {
  importJobNo: string;
  kind: string;
  fileName: string;
  failure: ImportFailure | null;
}

/** Emitted when an import has ended after writing some or all of its rows. */
export interface ImportEnded extends Told {
  owner: ImportOwner;
  rowsWritten: number;
  rowsKnown: number;
  rowsTotal: number;
}

/** Emitted when undoing an import has ended, with the numbers of rows that were undone and that stay. */
export interface ImportUndone extends Told {
  /** The person who undid it. */
  by: ImportOwner;
  undone: number;
  kept: number;
}

declare module '../server/events/domain-events' {
  interface DomainEvents {
    'importJob.ended': ImportEnded;
    'importJob.undone': ImportUndone;
  }
}
