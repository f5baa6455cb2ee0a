/** Scope of data by its number (specification 6): 1 personal, 3 department, 2 enterprise. */
export type Range = 1 | 2 | 3;

/** What somebody may do, and whose data they see. */
export interface Rights {
  objects: ReadonlySet<string>;
  range: Range;
}

const WIDTH: Readonly<Record<Range, number>> = { 1: 0, 3: 1, 2: 2 };

/** Does a scope show more than another? */
export const isWider = (range: Range, than: Range): boolean => WIDTH[range] > WIDTH[than];

/** Limits of the rights that a member of staff may put into roles. */
export interface Grantor {
  /** The widest range that they may give. */
  range: Range;
  /** May they give an object in a role of this range? */
  mayGrant(objectNo: string, range: Range): boolean;
}

/** Objects that the grantor may not give, or a scope beyond theirs. */
export type GrantRefusal = { kind: 'objects'; objectNos: string[] } | { kind: 'range' };

/**
 * Checks changed rights against those of the grantor; undefined where they are granted. New objects, and any in a wider range, must
 * be theirs to give; earlier ones may stay or go. `restrictions`: objects that take a right away, which the grantor need not have.
 */
export function grantRefusal(
  grantor: Grantor,
  before: Rights,
  after: Rights,
  restrictions: ReadonlySet<string>,
): GrantRefusal | undefined {
  const isWidened = isWider(after.range, before.range);
  const given = [...after.objects].filter((no) => !restrictions.has(no));
  const objectNos = given.filter((no) => !before.objects.has(no) && !grantor.mayGrant(no, 1));
  if (objectNos.length > 0) return { kind: 'objects', objectNos };
  const isBeyond =
    (isWidened && isWider(after.range, grantor.range)) ||
    given.some((no) => (isWidened || !before.objects.has(no)) && !grantor.mayGrant(no, after.range));
  return isBeyond ? { kind: 'range' } : undefined;
}

/** Nothing at all: whoever is given rights for the first time comes from here. */
export const NO_RIGHTS: Rights = { objects: new Set(), range: 1 };

export interface RemovableRole {
  roleName: string;
  isEveryones: boolean;
  isBuiltIn: boolean;
  memberCount: number;
}

/** Why a role cannot be deleted; undefined: it can. */
export function removalRefusal({
  roleName,
  isEveryones,
  isBuiltIn,
  memberCount,
}: RemovableRole): string | undefined {
  if (isEveryones) return `“${roleName}”是全体员工的角色，不能删除`;
  if (isBuiltIn) return `“${roleName}”是内置角色，不能删除`;
  if (memberCount > 0) return `角色“${roleName}”有${memberCount}名成员，不能删除，请先移除成员`;
  return undefined;
}
