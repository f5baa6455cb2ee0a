import type { DependentGroup, Fate } from '../../../src/contract/address-book/staff-state';
import type { Named } from '../../../src/contract/resource/values';

/** Who takes over: all of it, and of some kinds somebody else. */
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

/** Groups that must be taken over, and nobody is named for. */
export const missingIn = (groups: readonly DependentGroup[], { successor, byKind }: LeavingDraft) =>
  successor ? [] : groups.filter(({ fate, kind }) => fate === 'successor' && !byKind[kind]);
