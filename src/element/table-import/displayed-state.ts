import type { ImportJob } from '../../contract/import-job/import-job';

/** Polling interval of an import under way, in ms. */
export const PROGRESS_MS = 1000;

/**
 * State for display. `wrong`: a checked import with wrong rows, which cannot be confirmed. `broken`: a whole import that
 * has failed, of which nothing is written.
 */
export type DisplayedState = ImportJob['importState'] | 'wrong' | 'broken';

export function displayedState({
  importState,
  whole,
}: Pick<ImportJob, 'importState' | 'whole'>): DisplayedState {
  if (whole === undefined) return importState;
  if (importState === 'failed') return 'broken';
  return importState === 'checked' && whole.wrongCount > 0 ? 'wrong' : importState;
}

const UNDER_WAY: readonly ImportJob['importState'][] = [
  'checking',
  'waiting',
  'running',
  'reversing',
  'undoing',
];

/** True while rows are being checked, written or reversed. */
export const isUnderWay = ({ importState }: Pick<ImportJob, 'importState'>): boolean =>
  UNDER_WAY.includes(importState);
