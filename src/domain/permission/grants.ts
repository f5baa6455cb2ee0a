/** Scope of data by its number (specification 6): 1 personal, 3 department, 2 enterprise. */
export type Range = 1 | 2 | 3;

/** Permissions and data scope of a person. */
export interface Rights {
  objects: ReadonlySet<string>;
  range: Range;
}

const WIDTH: Readonly<Record<Range, number>> = { 1: 0, 3: 1, 2: 2 };

/** True when a scope is wider than another. */
export const isWider = (range: Range, than: Range): boolean => WIDTH[range] > WIDTH[than];

/** Limits of the rights that a member of staff may put into roles. */
export interface Grantor {
  /** The widest range that they may grant. */
  range: Range;
  /** True when they may grant an object in a role of this range. */
  mayGrant(objectNo: string, range: Range): boolean;
}

/** Objects that the grantor may not grant, or a scope beyond theirs. */
export type GrantRefusal = { kind: 'objects'; objectNos: string[] } | { kind: 'range' };

/**
 * Checks changed rights against those of the grantor; undefined where they are granted. The grantor must be allowed to
 * grant new objects, and all objects in a wider range; earlier ones may stay or be removed. `restrictions`: objects
 * that restrict their holders, which the grantor need not have.
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

/** No rights: the former rights of a person who is granted some for the first time. */
export const NO_RIGHTS: Rights = { objects: new Set(), range: 1 };

export interface RemovableRole {
  roleName: string;
  isEveryones: boolean;
  isBuiltIn: boolean;
  memberCount: number;
}

/** Returns the reason why a role cannot be deleted; undefined: it can. */
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
