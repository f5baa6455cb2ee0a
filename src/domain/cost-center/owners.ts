/**
 * Owners by cost centre; '' for none. Is one of them replaced, or does somebody own a cost centre that they charge themselves? A vacancy is filled
 * with somebody else.
 */
export const isLooserOwners = (
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
  staffNo: string,
): boolean =>
  [...before].some(([no, former]) => {
    const next = after.get(no) ?? former;
    return next !== former && (former !== '' || next === staffNo);
  });
