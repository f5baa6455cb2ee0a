import type { DependentGroup, Fate } from '../../../src/contract/address-book/staff-state';
import type { Named } from '../../../src/contract/resource/values';

/** One successor for everything, and others for single kinds. */
export interface LeavingDraft {
  successor: Named | null;
  byKind: Readonly<Record<string, Named | null>>;
}
export const NOBODY: LeavingDraft = { successor: null, byKind: {} };

/** Can be given to a successor. */
export const isHandedOver = (fate: Fate): boolean =>
  fate === 'successor' || fate === 'either' || fate === 'rest';

export const successorsOf = ({ successor, byKind }: LeavingDraft) => ({
  successor,
  successors: Object.entries(byKind).flatMap(([kind, named]) => (named ? [{ kind, staffNo: named.no }] : [])),
});

/** Groups that need a successor and have none yet. */
export const missingIn = (groups: readonly DependentGroup[], { successor, byKind }: LeavingDraft) =>
  successor ? [] : groups.filter(({ fate, kind }) => fate === 'successor' && !byKind[kind]);
