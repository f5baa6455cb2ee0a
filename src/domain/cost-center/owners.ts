/** Is an owner replaced who decides over somebody, or does that person become the owner? A vacancy is filled with somebody else. */
export const isLooserOwner = ({ former, next }: { former: string; next: string }, staffNo: string): boolean =>
  next !== former && (former !== '' || next === staffNo);

/** Owners by cost centre; '' for none. Is one of them replaced, or does somebody own a cost centre that they charge themselves? */
export const isLooserOwners = (
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
  staffNo: string,
): boolean =>
  [...before].some(([no, former]) => isLooserOwner({ former, next: after.get(no) ?? former }, staffNo));
