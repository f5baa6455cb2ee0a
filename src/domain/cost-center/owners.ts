/**
 * True when an owner who decides over a person is replaced, or that person becomes the owner. Filling a vacancy with
 * another person loosens no rule.
 */
export const isLooserOwner = ({ former, next }: { former: string; next: string }, staffNo: string): boolean =>
  next !== former && (former !== '' || next === staffNo);

/**
 * Owners by cost centre; '' for none. `chosen`: cost centres whose owner was replaced recently by the person who may
 * charge them now.
 */
export interface ChargedOwners {
  owners: ReadonlyMap<string, string>;
  chosen: ReadonlySet<string>;
}

/**
 * True when an owner is replaced, or a person owns a cost centre that they charge themselves. A cost centre that is
 * newly open to them must have its former owner: otherwise they could close it to themselves first, replace the owner,
 * and reopen it.
 */
export const isLooserOwners = (before: ChargedOwners, after: ChargedOwners, staffNo: string): boolean =>
  [...after.owners].some(([no, next]) => {
    const former = before.owners.get(no);
    if (former !== undefined) return isLooserOwner({ former, next }, staffNo);
    return next === staffNo || after.chosen.has(no);
  });
