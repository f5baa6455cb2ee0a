/** Is an owner replaced who decides over somebody, or does that person become the owner? A vacancy is filled with somebody else. */
export const isLooserOwner = ({ former, next }: { former: string; next: string }, staffNo: string): boolean =>
  next !== former && (former !== '' || next === staffNo);

/** Owners by cost centre; '' for none. `chosen`: cost centres whose owner has been replaced of late by who may charge them now. */
export interface ChargedOwners {
  owners: ReadonlyMap<string, string>;
  chosen: ReadonlySet<string>;
}

/**
 * Is an owner replaced, or does somebody own a cost centre that they charge themselves? One that is newly open to them must have come
 * with its owner: it would be closed to them first, then given another, and opened again.
 */
export const isLooserOwners = (before: ChargedOwners, after: ChargedOwners, staffNo: string): boolean =>
  [...after.owners].some(([no, next]) => {
    const former = before.owners.get(no);
    if (former !== undefined) return isLooserOwner({ former, next }, staffNo);
    return next === staffNo || after.chosen.has(no);
  });
