import { isWider } from './grants';
import { objectsOf, scopeOf, type Held, type Scope } from './held';

/** Does a scope show all that another does? */
function covers(own: Scope, theirs: Scope): boolean {
  if (isWider(theirs.range, own.range)) return false;
  return (
    theirs.range !== 3 || own.range !== 3 || theirs.deptNos.every((deptNo) => own.deptNos.includes(deptNo))
  );
}

/**
 * Does somebody hold an object that another lacks, or in a scope that the other's does not cover? Objects of `ignored` are those that
 * all staff have, and those that take a right away.
 */
export function holdsBeyond(theirs: Held, own: Held, ignored: ReadonlySet<string>): boolean {
  const held = objectsOf(own);
  return [...objectsOf(theirs)]
    .filter((no) => !ignored.has(no))
    .some((no) => !held.has(no) || !covers(scopeOf(own, [no]), scopeOf(theirs, [no])));
}
