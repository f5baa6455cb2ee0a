/** Whose data somebody sees. */
export interface Reach {
  /** All of the enterprise. */
  isWhole: boolean;
  staffNos: readonly string[];
  /** Those below them are among them. */
  deptNos: readonly string[];
}

/**
 * Does a reach show more than another? `self`: who is to have it, who sees what is their own whatever is set; `deptOf`: the
 * departments of the staff that it names.
 */
export function exceedsReach(
  wanted: Reach,
  own: Reach,
  { self, deptOf }: { self: string; deptOf: ReadonlyMap<string, string> },
): boolean {
  if (own.isWhole) return false;
  if (wanted.isWhole) return true;
  const [staff, departments] = [new Set(own.staffNos), new Set(own.deptNos)];
  if (!wanted.deptNos.every((no) => departments.has(no))) return true;
  return wanted.staffNos.some(
    (no) => no !== self && !staff.has(no) && !departments.has(deptOf.get(no) ?? ''),
  );
}
