import type { DependentGroup, Fate } from '../../../src/contract/address-book/staff-state';
import type { Named } from '../../../src/contract/resource/values';

/** General successor, and exceptions by kind of dependents. */
export interface DepartureDraft {
  successor: Named | null;
  byKind: Readonly<Record<string, Named | null>>;
}
export const NO_SUCCESSOR: DepartureDraft = { successor: null, byKind: {} };

const HANDED_OVER: readonly Fate[] = ['successor', 'either', 'rest'];

/** True when a successor can take over the group. Dependents that decide over the caller do not count. */
export const isHandedOver = ({ fate, count, callersCount }: DependentGroup): boolean =>
  HANDED_OVER.includes(fate) && count > callersCount;

export const successorsOf = ({ successor, byKind }: DepartureDraft) => ({
  successor,
  successors: Object.entries(byKind).flatMap(([kind, named]) => (named ? [{ kind, staffNo: named.no }] : [])),
});

/** Returns the groups that need a successor and have none yet. */
export const groupsWithoutSuccessor = (
  groups: readonly DependentGroup[],
  { successor, byKind }: DepartureDraft,
) =>
  successor
    ? []
    : groups.filter((group) => group.fate === 'successor' && isHandedOver(group) && !byKind[group.kind]);
