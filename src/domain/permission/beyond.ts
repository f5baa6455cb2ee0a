import { isWider } from './grants';
import { objectsOf, scopeOf, scopeToPass, type Held, type Scope } from './held';

/** Does a scope show all that another shows? */
export const covers = ({ range, deptNos }: Scope, other: Scope): boolean =>
  !isWider(other.range, range) &&
  (range !== 3 || other.range !== 3 || other.deptNos.every((no) => deptNos.includes(no)));

/**
 * Does somebody hold an object that another does not hold for good, or in a scope beyond theirs? Each object counts by itself, because
 * a sub administration widens the scope of its own objects alone. `restrictions`: objects that take a right away.
 */
export const holdsMore = (theirs: Held, own: Held, restrictions: ReadonlySet<string>): boolean =>
  [...objectsOf(theirs)].some((no) => {
    if (restrictions.has(no)) return false;
    const passed = scopeToPass(own, no);
    return passed === undefined || !covers(passed, scopeOf(theirs, [no]));
  });
