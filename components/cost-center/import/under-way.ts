import type { CostImport } from '../../../src/contract/cost-center/import';

/** Polling interval of an import under way, in ms. */
export const PROGRESS_MS = 1000;

/** State for display. A checked import with wrong rows counts as `wrong`, as it cannot be applied. */
export type DisplayedState = CostImport['importState'] | 'wrong';

export const displayedState = ({
  importState,
  wrongCount,
}: Pick<CostImport, 'importState' | 'wrongCount'>): DisplayedState =>
  importState === 'checked' && wrongCount > 0 ? 'wrong' : importState;

/** True while rows are being checked, applied or reversed. */
export const isUnderWay = ({ importState }: Pick<CostImport, 'importState'>): boolean =>
  ['checking', 'applying', 'reversing', 'undoing'].includes(importState);
