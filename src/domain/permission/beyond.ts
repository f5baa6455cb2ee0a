import { isWider } from './grants';
import { objectsOf, scopeOf, scopeToPass, type StaffGrants, type Scope } from './staff-grants';

/** True when a scope includes all of another. */
export const includesScope = ({ range, deptNos }: Scope, other: Scope): boolean =>
  !isWider(other.range, range) &&
  (range !== 3 || other.range !== 3 || other.deptNos.every((no) => deptNos.includes(no)));

/**
 * True when a person holds an object that another does not hold permanently, or in a scope beyond theirs. Each object
 * is compared by itself, because a sub administration widens the scope of its own objects only. `ignored`: objects that
 * restrict their holders.
 */
export const hasMoreGrants = (theirs: StaffGrants, own: StaffGrants, ignored: ReadonlySet<string>): boolean =>
  isBeyond(theirs, ignored, (no) => scopeToPass(own, no));

/**
 * The same, compared with all current rights of the other, including temporary ones. `ignored`: objects that all staff
 * have, and those that restrict their holders.
 */
export function hasGrantsBeyond(
  theirs: StaffGrants,
  own: StaffGrants,
  ignored: ReadonlySet<string>,
): boolean {
  const held = objectsOf(own);
  return isBeyond(theirs, ignored, (no) => (held.has(no) ? scopeOf(own, [no]) : undefined));
}

function isBeyond(
  theirs: StaffGrants,
  ignored: ReadonlySet<string>,
  scopeIn: (objectNo: string) => Scope | undefined,
): boolean {
  return [...objectsOf(theirs)].some((no) => {
    if (ignored.has(no)) return false;
    const own = scopeIn(no);
    return own === undefined || !includesScope(own, scopeOf(theirs, [no]));
  });
}
