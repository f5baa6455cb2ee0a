import { isWider } from './grants';
import { objectsOf, scopeOf, scopeToPass, type Held, type Scope } from './held';

/** Does a scope show all that another shows? */
export const covers = ({ range, deptNos }: Scope, other: Scope): boolean =>
  !isWider(other.range, range) &&
  (range !== 3 || other.range !== 3 || other.deptNos.every((no) => deptNos.includes(no)));

/**
 * Does somebody hold an object that another does not hold for good, or in a scope beyond theirs? Each object counts by itself, because
 * a sub administration widens the scope of its own objects alone. `ignored`: objects that take a right away.
 */
export const holdsMore = (theirs: Held, own: Held, ignored: ReadonlySet<string>): boolean =>
  isBeyond(theirs, ignored, (no) => scopeToPass(own, no));

/**
 * The same against all that the other holds now, also for a time. `ignored`: objects that all staff have, and those that take a
 * right away.
 */
export function holdsBeyond(theirs: Held, own: Held, ignored: ReadonlySet<string>): boolean {
  const held = objectsOf(own);
  return isBeyond(theirs, ignored, (no) => (held.has(no) ? scopeOf(own, [no]) : undefined));
}

function isBeyond(
  theirs: Held,
  ignored: ReadonlySet<string>,
  scopeIn: (objectNo: string) => Scope | undefined,
): boolean {
  return [...objectsOf(theirs)].some((no) => {
    if (ignored.has(no)) return false;
    const own = scopeIn(no);
    return own === undefined || !covers(own, scopeOf(theirs, [no]));
  });
}
