/** Data scope of a person. */
export interface Reach {
  /** True when it covers the whole enterprise. */
  isWhole: boolean;
  staffNos: readonly string[];
  /** Departments, including all descendants. */
  deptNos: readonly string[];
}

/**
 * True when a scope exceeds another. `self`: the person who receives it and sees their own data in any case; `deptOf`:
 * the departments of the staff in it.
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
