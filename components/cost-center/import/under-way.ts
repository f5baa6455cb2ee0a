import type { CostImport } from '../../../src/contract/cost-center/import';

/** How often it is asked how far an import is, ms. */
export const PROGRESS_MS = 1000;

/** As it is shown: one that was looked at and has wrong rows cannot be taken over. */
export type ShownState = CostImport['importState'] | 'wrong';

export const shownState = ({
  importState,
  wrongCount,
}: Pick<CostImport, 'importState' | 'wrongCount'>): ShownState =>
  importState === 'checked' && wrongCount > 0 ? 'wrong' : importState;

/** Its rows are being looked at, taken over, or taken back. */
export const isUnderWay = ({ importState }: Pick<CostImport, 'importState'>): boolean =>
  ['checking', 'applying', 'reversing', 'undoing'].includes(importState);
